#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp"
// A race in tile_static memory.
// RUN: %ampcc -std=c++17 -fsyntax-only -Xclang -verify %s
#include <amp.h>
using namespace concurrency;

void kernel(array_view<float> view) {
  parallel_for_each(view.extent.tile<16>(), __ampcc_tag<__ampcc_site<0x0c19e433d293424aULL>>([view](tiled_index<16> t)               { (void)view; (void)t; __ampcc_host_stub(); }





));
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void kernel_kernel_native_c71f5c01a5e6d162(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void kernel_kernel_native_c71f5c01a5e6d162_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void kernel_kernel_native_c71f5c01a5e6d162_v4(const void *const *, const __ampcc_native_span &);
namespace {
constexpr char __ampcc_source[] =
R"ampcc(#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#if defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)
#define SHARED(variable) \
  if (get_work_dim() > 3) { volatile size_t address = (size_t)&variable; }
#else
#define SHARED(variable)
#endif
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

static __attribute__((noinline)) void report_element(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 4, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)(ulong)value0;
  messages[message + 5] = (uint)((ulong)value0 >> 32);
  messages[message + 6] = (uint)(ulong)value1;
  messages[message + 7] = (uint)((ulong)value1 >> 32);
}

static inline bool check_element(uint site, int thread_x, int thread_y, int thread_z, long index,
                                 long count, __global uint *messages) {
  if ((ulong)index < (ulong)count) {
    return true;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return false;
}

// kernel of kernel_kernel, barrier-missing.cpp:7
#line 7 "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void kernel_kernel(
    __global float *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 8 "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp"
  __local float shared[16] __attribute__((aligned(16))); SHARED(shared);
  __global float *view_2 = view + VIEW_OFFSET(0, view_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 10 "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp"
  __global float *place = &view_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global,
      view_extent0, messages))];
  float value = IN_BOUNDS(place, view, view_bytes) ? *place : 0.0f;
  if (check_element(3, thread_x, 0, 0, (long)t_local, 16, messages)) {
    shared[t_local] = value;
  }
#line 12 "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp"
  float value_2 = check_element(5, thread_x, 0, 0, (long)(15 - t_local), 16, messages) ?
      shared[15 - t_local] : 0.0f;
  __global float *place_2 =
      &view_2[INDEX(check_index1(8, thread_x, 0, 0, t_global, t_global, view_extent0, messages))];
  if (IN_BOUNDS(place_2, view, view_bytes)) {
    *place_2 = value_2;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", kernel_kernel_native_c71f5c01a5e6d162},
  {"x86-64-v3", kernel_kernel_native_c71f5c01a5e6d162_v3},
  {"x86-64-v4", kernel_kernel_native_c71f5c01a5e6d162_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 256};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L0c19e433d293424a|t16",
   "kernel_kernel", __ampcc_args_0, 5, 56, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 7, "kernel()", &__ampcc_native_0},
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
constexpr __ampcc_message_arg __ampcc_message_args_3[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int64, nullptr},
  {__ampcc_sent_int64, nullptr},
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_3, 6, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "view", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 10, 26},
  {__ampcc_rule_race, "view[t]", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 10, 26},
  {__ampcc_rule_init, "view[t]", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 10, 26},
  {__ampcc_rule_element, "shared", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 10, 5},
  {__ampcc_rule_race, "shared[t.local[0]]", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 10, 5},
  {__ampcc_rule_element, "shared", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 12, 15},
  {__ampcc_rule_race, "shared[15 - t.local[0]]", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 12, 15},
  {__ampcc_rule_init, "shared[15 - t.local[0]]", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 12, 15},
  {__ampcc_rule_index, "view", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 12, 5},
  {__ampcc_rule_race, "view[t]", "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", 12, 5},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Diagnostics/Mistakes/barrier-missing.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 4, __ampcc_sites, 10};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
