#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/meetings-without-indices.cpp"
// If nobody asks about indices, other indices may be the same element.
// RUN: %ampcc -Wno-amp-race --amp-check=race %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(64, 1);
  array_view<int> v(64, data);
  auto rows = [&](int by) {
    parallel_for_each(extent<2>(4, 16).tile<4, 16>(), __ampcc_tag<__ampcc_site<0x0fd4e6573a6cd7dfULL>>([by, v](tiled_index<4, 16> t)               { (void)by; (void)v; (void)t; __ampcc_host_stub(); }




));
  };
  // CHECK: race on tile_static memory
  // CHECK: next row: {{.*}}race
  judge("next row", [&] { rows(16); });
  // CHECK-NEXT: next row: fine
  judge("next row", [&] { rows(0); });
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_b41dd83de0f63a3f(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_b41dd83de0f63a3f_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_b41dd83de0f63a3f_v4(const void *const *, const __ampcc_native_span &);
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

static __attribute__((noinline)) void report_element(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 2, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, meetings-without-indices.cpp:9
#line 9 "/work/main/test/Check/meetings-without-indices.cpp"
__kernel __attribute__((reqd_work_group_size(16, 4, 1))) void main_kernel(
    int by, __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 10 "/work/main/test/Check/meetings-without-indices.cpp"
  __local int s[8][16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
  int index;
#line 11 "/work/main/test/Check/meetings-without-indices.cpp"
  int y = get_local_id(1);
  int x = get_local_id(0);
#line 12 "/work/main/test/Check/meetings-without-indices.cpp"
  if (check_element(0, thread_x, thread_y, 0, (long)y, 8, messages) &&
      (index = x + by, check_element(1, thread_x, thread_y, 0, (long)index, 16, messages))) {
    s[y][index] = 3;
  }
#line 13 "/work/main/test/Check/meetings-without-indices.cpp"
  int value = check_element(3, thread_x, thread_y, 0, (long)y, 8, messages) &&
      check_element(4, thread_x, thread_y, 0, (long)x, 16, messages) ? s[y][x] : 0;
  int i = y * 16 + x;
  __global int *place = &v_2[INDEX(check_index1(7, thread_x, thread_y, 0, i, i, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "by"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "by"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_b41dd83de0f63a3f},
  {"x86-64-v3", main_kernel_native_b41dd83de0f63a3f_v3},
  {"x86-64-v4", main_kernel_native_b41dd83de0f63a3f_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 6, 3, __ampcc_variants_0, 640};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L0fd4e6573a6cd7df|t4x16",
   "main_kernel", __ampcc_args_0, 6, 64, 2, {16, 4, 1}, 512, false, 0, "/work/main/test/Check/meetings-without-indices.cpp", 9, "main()", &__ampcc_native_0},
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
  {__ampcc_sent_int64, nullptr},
  {__ampcc_sent_int64, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_2[] = {
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
constexpr __ampcc_message_arg __ampcc_message_args_3[] = {
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
  {__ampcc_message_check, "element", __ampcc_message_args_1, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings-without-indices.cpp", 12, 7},
  {__ampcc_rule_element, "s[y]", "/work/main/test/Check/meetings-without-indices.cpp", 12, 7},
  {__ampcc_rule_race, "s[y][x + by]", "/work/main/test/Check/meetings-without-indices.cpp", 12, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings-without-indices.cpp", 13, 23},
  {__ampcc_rule_element, "s[y]", "/work/main/test/Check/meetings-without-indices.cpp", 13, 23},
  {__ampcc_rule_race, "s[y][x]", "/work/main/test/Check/meetings-without-indices.cpp", 13, 23},
  {__ampcc_rule_init, "s[y][x]", "/work/main/test/Check/meetings-without-indices.cpp", 13, 23},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings-without-indices.cpp", 13, 7},
  {__ampcc_rule_race, "v[y * 16 + x]", "/work/main/test/Check/meetings-without-indices.cpp", 13, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/meetings-without-indices.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 4, __ampcc_sites, 9};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
