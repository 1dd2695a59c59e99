#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/environment.cpp"
// AMPCC_CHECK: no reports, a file for other programs, the status of the program.
// RUN: %ampcc --amp-check %s -o %t.exe
// RUN: env AMPCC_DEVICE=native AMPCC_CHECK=0 %t.exe 2>&1 | FileCheck --check-prefix=OFF %s
// RUN: rm -f %t.json && env AMPCC_DEVICE=native AMPCC_CHECK=json:%t.json,exitcode=0 %t.exe 2>&1 | FileCheck %s
// RUN: %python -m json.tool %t.json | FileCheck --check-prefix=JSON %s
// RUN: env AMPCC_DEVICE=native AMPCC_CHECK=exitcode=66 sh -c '%t.exe; echo status $?' 2>&1 | FileCheck --check-prefix=STATUS %s
// RUN: env AMPCC_DEVICE=native AMPCC_CHECK=exitcode=300 %t.exe 2>&1 | FileCheck --check-prefix=BAD %s
#include "Inputs/judge.h"

// CHECK: environment.cpp:[[#@LINE+9]]:7: index 64 is out of bounds
// CHECK: twice: {{.*}}index 64
// CHECK: twice: {{.*}}index 64
// CHECK: 1 place is wrong:
// CHECK-NEXT: environment.cpp:[[#@LINE+5]]:7: index, 2 times
int main() {
  array_view<int> v(64);
  for (int round = 0; round < 2; ++round)
    judge("twice", [&] { parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xdc9b5a70770e535fULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }

)); });
}
// OFF: twice: fine
// OFF-NEXT: twice: fine
// OFF-NOT: {{.}}
// JSON: "rule": "index"
// JSON-NEXT: "file": "{{.*}}environment.cpp"
// JSON-NEXT: "line": 19
// JSON-NEXT: "column": 7
// JSON-NEXT: "name": "v"
// JSON-NEXT: "times": 2
// JSON-NEXT: "kernel": "{{.*}}environment.cpp:18"
// JSON-NEXT: "text": "{{.*}}index 64 is out of bounds
// STATUS: status 66
// BAD: warning: AMPCC_CHECK is 'exitcode=300', which means nothing; it can be 0 or 1, json:FILE and exitcode=N, with commas between them
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_9cb62aca4708200b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_9cb62aca4708200b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_9cb62aca4708200b_v4(const void *const *, const __ampcc_native_span &);
namespace {
constexpr char __ampcc_source[] =
R"ampcc(#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)

static __attribute__((noinline)) uint begin_message(
    __global uint *messages, uint row, uint words) {
  uint at = atomic_add(&messages[0], 0u);
  if (at < messages[3]) {
    at = atomic_add(&messages[0], words);
    if (at + words <= messages[3]) {
      messages[at + 4] = row;
      return at + 5;
    }
    if (at < messages[3]) {
      messages[at + 4] = 0;
    }
  }
  atomic_add(&messages[2], 1u);
  return messages[3] + 4;
}

static __attribute__((noinline)) uint begin_report(
    __global uint *messages, uint row, uint words, uint site, uint x, uint y, uint z) {
  atomic_add(&messages[messages[3] + 262 + site * 2], 1u);
  uint mine = 4294967295u -
      (x + (y * messages[messages[3] + 260] + z * messages[messages[3] + 261]));
  if (atomic_max(&messages[messages[3] + 263 + site * 2], mine) >= mine) {
    return messages[3] + 4;
  }
  return begin_message(messages, row, words);
}

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 1, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
}

static inline long check_index1(uint site, int thread_x, int thread_y, int thread_z, long place,
                                int i0, int e0, __global uint *messages) {
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

// kernel of main_kernel, environment.cpp:18
#line 18 "/work/main/test/Check/environment.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 19 "/work/main/test/Check/environment.cpp"
    int i_2 = i + (i == 63);
    __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = 1;
    }
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_9cb62aca4708200b},
  {"x86-64-v3", main_kernel_native_9cb62aca4708200b_v3},
  {"x86-64-v4", main_kernel_native_9cb62aca4708200b_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 56};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Ldc9b5a70770e535f|e1",
   "main_kernel", __ampcc_args_0, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/environment.cpp", 18, "main()", &__ampcc_native_0},
};
constexpr __ampcc_message_arg __ampcc_message_args_0[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_1[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_2[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "v", "/work/main/test/Check/environment.cpp", 19, 7},
  {__ampcc_rule_race, "v[i[0] + (i[0] == 63)]", "/work/main/test/Check/environment.cpp", 19, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/environment.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 3, __ampcc_sites, 2};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
