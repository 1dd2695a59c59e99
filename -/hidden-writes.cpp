#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/hidden-writes.cpp"
// What the host writes to memory behind a view's back: the accelerator's copy does not have it, or
// overwrites it.
// RUN: %ampcc -w --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(64, 1), results(64);
  array_view<const int> v(64, data);
  array_view<int> w(64, results);
  auto copy_all = [&] {
    parallel_for_each(w.extent, __ampcc_tag<__ampcc_site<0x23105df674c12277ULL>>([w, v](index<1> i)               { (void)w; (void)v; (void)i; __ampcc_host_stub(); }));
  };
  // CHECK: first: fine
  judge("first", copy_all);
  // CHECK-NEXT: again: fine
  judge("again", copy_all);
  data[3] = 7;
  v.refresh();
  // CHECK-NEXT: told: fine
  judge("told", copy_all);
  data[3] = 8;
  // CHECK-NEXT: ampcc: check: {{.*}}hidden-writes.cpp:[[#@LINE-11]]: the memory behind a view was changed, by the host or through another view, and the accelerator's copy does not have it: call refresh()
  judge("hidden", copy_all);
  // CHECK: hidden: fine
  w.synchronize();
  results[5] = 3; // w has no newer data
  // CHECK-NEXT: synchronized: fine
  judge("synchronized", [&] {
    w.refresh();
    copy_all();
  });
  results[5] = 4; // w has
  // CHECK-NEXT: ampcc: check: {{.*}}hidden-writes.cpp:[[#@LINE+1]]:{{[0-9]+}}: the memory behind a view was changed, by the host or through another view, while results of a kernel were not yet there
  w.synchronize();
  std::fprintf(stderr, "%d\n", w[5]);
  // What is copied from a view to its own memory is what the memory should hold.
  // CHECK: copied: fine
  judge("copied", [&] {
    copy_all();
    copy(w, results.begin());
    copy_all();
    copy_async(w, results.begin()).get();
    w.synchronize();
  });
  // CHECK-NEXT: ampcc: check: 2 places are wrong
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_bc6145da1853b1a5(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_bc6145da1853b1a5_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_bc6145da1853b1a5_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of main_kernel, hidden-writes.cpp:11
#line 11 "/work/main/test/Check/hidden-writes.cpp"
__kernel void main_kernel(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                          __global const int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global const int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global const int *place =
        &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &w_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, w_extent0, messages))];
    if (IN_BOUNDS(place_2, w, w_bytes)) {
      *place_2 = value;
    }
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_bc6145da1853b1a5},
  {"x86-64-v3", main_kernel_native_bc6145da1853b1a5_v3},
  {"x86-64-v4", main_kernel_native_bc6145da1853b1a5_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 296};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L23105df674c12277|e1",
   "main_kernel", __ampcc_args_0, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/hidden-writes.cpp", 11, "main()", &__ampcc_native_0},
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
  {__ampcc_rule_index, "v", "/work/main/test/Check/hidden-writes.cpp", 11, 72},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/hidden-writes.cpp", 11, 72},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/hidden-writes.cpp", 11, 72},
  {__ampcc_rule_index, "w", "/work/main/test/Check/hidden-writes.cpp", 11, 65},
  {__ampcc_rule_race, "w[i]", "/work/main/test/Check/hidden-writes.cpp", 11, 65},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/hidden-writes.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 3, __ampcc_sites, 5};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
