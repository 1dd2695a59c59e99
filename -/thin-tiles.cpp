#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
// Tiles with one thread in the last dimension: each thread runs once, also where all threads of a tile may skip a loop or a
// barrier.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: rm -rf %t.d && %ampcc --translate %s -o %t.d && FileCheck %s < %t.d/thin-tiles.cl
// CHECK: #ifdef SWAPS_DIMENSIONS
// CHECK: #define SWAPPED(usual, other) other
// CHECK: reqd_work_group_size(SWAPPED(1, 8), SWAPPED(8, 1), 1)
// CHECK: get_global_id(SWAPPED(1, 0))
// CHECK: reqd_work_group_size(SWAPPED(1, 4), 1, SWAPPED(4, 1))
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

static int failures = 0;

/// Changes each element once for its thread, after a loop of `rounds`.
inline unsigned changed(unsigned element, unsigned h, int rounds)                    {
  for (long k = 0; k < rounds; ++k)
    if (1 < (int)k)
      h ^= 5;
  return element * 3 + h;
}

static void check(const char *shape, const std::vector<unsigned> &data, int rounds) {
  for (unsigned k = 0; k < data.size(); ++k)
    if (data[k] != changed(k * 3, k, rounds))
      ++failures, std::printf("%s, %d rounds: element %u is %u\n", shape, rounds, k, data[k]);
}

static std::vector<unsigned> start() {
  std::vector<unsigned> data(64);
  for (unsigned k = 0; k < data.size(); ++k)
    data[k] = k * 3;
  return data;
}

int main() {
  for (int rounds : {0, 1, 4}) {
    std::vector<unsigned> column_data = start(), deep_data = start();
    array_view<unsigned, 2> column(64, 1, column_data);
    array_view<unsigned, 3> deep(64, 1, 1, deep_data);
    parallel_for_each(
        column.extent.tile<8, 1>(), __ampcc_tag<__ampcc_site<0x0664997624f2fa45ULL>>([column, rounds](tiled_index<8, 1> t)               { (void)column; (void)rounds; (void)t; __ampcc_host_stub(); }



));
    parallel_for_each(
        deep.extent.tile<4, 1, 1>(), __ampcc_tag<__ampcc_site<0xa34ce310fd51af9aULL>>([deep, rounds](tiled_index<4, 1, 1> t)               { (void)deep; (void)rounds; (void)t; __ampcc_host_stub(); }



));
    column.synchronize();
    deep.synchronize();
    check("tiles of 8 x 1", column_data, rounds);
    check("tiles of 4 x 1 x 1", deep_data, rounds);
  }
  return failures != 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_e6a24b065cd9daf4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_e6a24b065cd9daf4_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_e6a24b065cd9daf4_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_e6a24b065cd9daf4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_e6a24b065cd9daf4_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_e6a24b065cd9daf4_v4(const void *const *, const __ampcc_native_span &);
namespace {
constexpr char __ampcc_source[] =
R"ampcc(#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#if defined(POCL_DEVICE_ADDRESS_BITS) && !defined(__SPIR__) && !defined(__NVPTX__)
#define BRANCH() ((void)__builtin_assume_aligned((__private void *)0, 16))
#define barrier(flags) (barrier(flags), BRANCH())
#define DIVERGENT() (get_local_id(0) != (size_t)-1)
#else
#define BRANCH()
#define DIVERGENT() true
#endif
#ifdef SWAPS_DIMENSIONS
#define SWAPPED(usual, other) other
#else
#define SWAPPED(usual, other) usual
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

static __attribute__((noinline)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, __global uint *messages) {
  uint message = begin_report(messages, 2, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
  messages[message + 6] = (uint)value2;
  messages[message + 7] = (uint)value3;
}

static inline long check_index2(uint site, int thread_x, int thread_y, int thread_z, long place,
                                int i0, int i1, int e0, int e1, __global uint *messages) {
  if (DIVERGENT() && (uint)i0 < (uint)e0 && (uint)i1 < (uint)e1) {
    return place;
  }
  report_index2(site, thread_x, thread_y, thread_z, i0, i1, e0, e1, messages);
  return -2147483648L;
}

// changed, thin-tiles.cpp:20
#line 20 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
static inline uint changed(uint element, uint h, int rounds) {
  for (long k = 0; k < rounds; ++k) {
    if (1 < (int)k) {
      h ^= 5;
    }
  }
#line 24 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
  return element * 3 + h;
}

// kernel of main_kernel, thin-tiles.cpp:46
#line 46 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 8), SWAPPED(8, 1), 1))) void main_kernel(
    __global uint *column, ulong column_bytes, long column_offset, int column_extent0,
    int column_extent1, int column_stride0, int rounds, __global uint *messages) {
  __global uint *column_2 = column + VIEW_OFFSET(0, column_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 47 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
  uint h = t_global_0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __global uint *place = &column_2[INDEX(check_index2(1, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  uint value = changed(DIVERGENT() && IN_BOUNDS(place, column, column_bytes) ? *place : 0, h,
      rounds);
  __global uint *place_2 = &column_2[INDEX(check_index2(4, thread_x, thread_y, 0,
      (long)t_global_0 * column_stride0 + t_global_1, t_global_0, t_global_1, column_extent0,
      column_extent1, messages))];
  if (IN_BOUNDS(place_2, column, column_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_index3(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, int value5, __global uint *messages) {
  uint message = begin_report(messages, 5, 11, site, (uint)thread_x, (uint)thread_y,
      (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
  messages[message + 5] = (uint)value1;
  messages[message + 6] = (uint)value2;
  messages[message + 7] = (uint)value3;
  messages[message + 8] = (uint)value4;
  messages[message + 9] = (uint)value5;
}

static inline long check_index3(uint site, int thread_x, int thread_y, int thread_z, long place,
                                int i0, int i1, int i2, int e0, int e1, int e2,
                                __global uint *messages) {
  if (DIVERGENT() && (uint)i0 < (uint)e0 && (uint)i1 < (uint)e1 && (uint)i2 < (uint)e2) {
    return place;
  }
  report_index3(site, thread_x, thread_y, thread_z, i0, i1, i2, e0, e1, e2, messages);
  return -2147483648L;
}

// kernel of main_kernel, thin-tiles.cpp:52
#line 52 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 4), 1, SWAPPED(4, 1)))) void main_kernel_2(
    __global uint *deep, ulong deep_bytes, long deep_offset, int deep_extent0, int deep_extent1,
    int deep_extent2, int deep_stride0, int deep_stride1, int rounds, __global uint *messages) {
  __global uint *deep_2 = deep + VIEW_OFFSET(0, deep_offset);
  int t_global_0 = get_global_id(SWAPPED(2, 0));
  int t_global_1 = get_global_id(1);
  int t_global_2 = get_global_id(SWAPPED(0, 2));
  int thread_x = get_global_id(SWAPPED(0, 2));
  int thread_y = get_global_id(1);
  int thread_z = get_global_id(SWAPPED(2, 0));
#line 53 "/work/main/test/Execution/Barriers/thin-tiles.cpp"
  uint h = t_global_0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __global uint *place = &deep_2[INDEX(check_index3(7, thread_x, thread_y, thread_z,
      ((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1 + t_global_2, t_global_0,
      t_global_1, t_global_2, deep_extent0, deep_extent1, deep_extent2, messages))];
  uint value = changed(DIVERGENT() && IN_BOUNDS(place, deep, deep_bytes) ? *place : 0, h, rounds);
  __global uint *place_2 = &deep_2[INDEX(check_index3(10, thread_x, thread_y, thread_z,
      ((long)t_global_0 * deep_stride0 + t_global_1) * deep_stride1 + t_global_2, t_global_0,
      t_global_1, t_global_2, deep_extent0, deep_extent1, deep_extent2, messages))];
  if (IN_BOUNDS(place_2, deep, deep_bytes)) {
    *place_2 = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_value, false, false, 64, 0, 4, "rounds"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "deep"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "deep_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "deep_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "deep_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "deep_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "deep_extent2"},
  {__ampcc_arg_value, false, false, 44, 0, 4, "deep_stride0"},
  {__ampcc_arg_value, false, false, 48, 0, 4, "deep_stride1"},
  {__ampcc_arg_value, false, false, 72, 0, 4, "rounds"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "column"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "column_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "column_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "column_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "column_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "column_stride0"},
  {__ampcc_arg_value, false, false, 64, 0, 4, "rounds"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_e6a24b065cd9daf4},
  {"x86-64-v3", main_kernel_native_e6a24b065cd9daf4_v3},
  {"x86-64-v4", main_kernel_native_e6a24b065cd9daf4_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 8, 3, __ampcc_variants_0, 176};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "deep"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "deep_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "deep_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "deep_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "deep_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "deep_extent2"},
  {__ampcc_arg_value, false, false, 44, 0, 4, "deep_stride0"},
  {__ampcc_arg_value, false, false, 48, 0, 4, "deep_stride1"},
  {__ampcc_arg_value, false, false, 72, 0, 4, "rounds"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_e6a24b065cd9daf4},
  {"x86-64-v3", main_kernel_2_native_e6a24b065cd9daf4_v3},
  {"x86-64-v4", main_kernel_2_native_e6a24b065cd9daf4_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 10, 3, __ampcc_variants_1, 192};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L0664997624f2fa45|t8x1",
   "main_kernel", __ampcc_args_0, 8, 72, 2, {1, 8, 1}, 0, false, 1, "/work/main/test/Execution/Barriers/thin-tiles.cpp", 46, "main()", &__ampcc_native_0},
  {"La34ce310fd51af9a|t4x1x1",
   "main_kernel_2", __ampcc_args_1, 10, 80, 3, {1, 1, 4}, 0, false, 2, "/work/main/test/Execution/Barriers/thin-tiles.cpp", 52, "main()", &__ampcc_native_1},
};
constexpr __ampcc_message_arg __ampcc_message_args_0[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
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
constexpr __ampcc_message_arg __ampcc_message_args_4[] = {
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
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "barrier", __ampcc_message_args_0, 9, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_1, 8, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_4, 10, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 48, 11},
  {__ampcc_rule_index, "column", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 49, 31},
  {__ampcc_rule_race, "column[t]", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 49, 31},
  {__ampcc_rule_init, "column[t]", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 49, 31},
  {__ampcc_rule_index, "column", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 49, 11},
  {__ampcc_rule_race, "column[t]", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 49, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 54, 11},
  {__ampcc_rule_index, "deep", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 55, 29},
  {__ampcc_rule_race, "deep[t]", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 55, 29},
  {__ampcc_rule_init, "deep[t]", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 55, 29},
  {__ampcc_rule_index, "deep", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 55, 11},
  {__ampcc_rule_race, "deep[t]", "/work/main/test/Execution/Barriers/thin-tiles.cpp", 55, 11},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/thin-tiles.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 2, "", __ampcc_messages, 5, __ampcc_sites, 12};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
