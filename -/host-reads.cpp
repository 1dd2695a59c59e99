#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/host-reads.cpp"
// Reads of memory whose newest values are on an accelerator are told at the program's own lines,
// whatever reads: here a comparator that calls a library, and a unit without C++ AMP. Constants and
// variables that nobody points to are not asked about.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check %s -c -o %t.o && %ampcc --amp-check %S/Inputs/sum.cpp -c -o %t.sum.o
// RUN: %ampcc %t.o %t.sum.o -o %t && %t 2>&1 | FileCheck %s
// RUN: %ampcc -O2 --amp-check %s %S/Inputs/sum.cpp -o %t.fast && %t.fast 2>&1 | FileCheck %s
// RUN: env AMPCC_CHECK=0 %t 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// RUN: %ampcc --amp-check=race %s -S -emit-llvm -o - | FileCheck %s --check-prefix=NONE
// RUN: %ampcc --amp-check %s -S -emit-llvm -o - | FileCheck %s --check-prefix=CODE
// RUN: %ampcc --amp-check -g0 %s -S -emit-llvm -o - | FileCheck %s --check-prefix=DEBUG
// RUN: %ampcc --amp-check --amp-host-compiler=g++ %s %S/Inputs/sum.cpp -o %t.gxx && %t.gxx 2>&1 | FileCheck %s --check-prefix=NONE --allow-empty
// NONE-NOT: unsynchronised
// NONE-NOT: is read before
// DEBUG: emissionKind: NoDebug
#include <algorithm>
#include <amp.h>
#include <vector>
using namespace concurrency;

int sum(const std::vector<int> &of);

// CODE-LABEL: define {{.*}} @_Z5localii(
// CODE-NOT: __ampcc_host_read
// CODE: ret i32
int local(int a, int b) {
  int pair[2] = {a, b};
  return pair[a & 1];
}

// CODE-LABEL: define {{.*}} @_Z5thirdPKi(
// CODE-COUNT-1: call void @__ampcc_host_read(ptr {{.*}}, i64 4, ptr @
// CODE-NOT: __ampcc_host_read
// CODE: ret i32
int third(const int *of) { return of[3]; }

int main() {
  std::vector<int> d(100, 1);
  array_view<int> v(d);
  parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xa64b8069ce0841d6ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
  // CHECK: host-reads.cpp:[[#@LINE+1]]:{{[0-9]+}}: the memory behind a view is read before what the kernel at {{.*}}host-reads.cpp:[[#@LINE-1]] has
  std::sort(d.begin(), d.end(), [](int a, int b) {
    const int most = std::max(a, b);
    return a < most;
  });
  // CHECK-NEXT: {{.*}}host-reads.cpp:35:{{[0-9]+}}: the memory behind a view is read
  third(d.data());
  // CHECK-NEXT: {{.*}}Inputs/sum.cpp:4:{{[0-9]+}}: the memory behind a view is read
  sum(d);
  v.synchronize();
  third(d.data());
  sum(d);
  // CHECK-NEXT: 3 places are wrong
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_bb7af5cf4a9a08e8(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_bb7af5cf4a9a08e8_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_bb7af5cf4a9a08e8_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of main_kernel, host-reads.cpp:40
#line 40 "/work/main/test/Check/host-reads.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int value = -i;
    __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
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
  {"", main_kernel_native_bb7af5cf4a9a08e8},
  {"x86-64-v3", main_kernel_native_bb7af5cf4a9a08e8_v3},
  {"x86-64-v4", main_kernel_native_bb7af5cf4a9a08e8_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 128};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"La64b8069ce0841d6|e1",
   "main_kernel", __ampcc_args_0, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/host-reads.cpp", 40, "main()", &__ampcc_native_0},
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
  {__ampcc_rule_index, "v", "/work/main/test/Check/host-reads.cpp", 40, 63},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/host-reads.cpp", 40, 63},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/host-reads.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 3, __ampcc_sites, 2};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
