#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/one-thread.cpp"
// Barriers in tiles of one thread, in loops and functions.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t
#include <amp.h>
#include <vector>

using namespace concurrency;







int main() {
  int failures = 0;
  for (unsigned z = 0; z < 6; z += 5) {
    std::vector<int> data(9);
    array_view<int> out(9, data);
    parallel_for_each(out.extent.tile<1>(), __ampcc_tag<__ampcc_site<0x452e8c72f26fce7dULL>>([z, out](tiled_index<1> t)               { (void)z; (void)out; (void)t; __ampcc_host_stub(); }















));
    out.synchronize();
    for (int i = 0; i < 9; ++i) {
      int wanted = i;
      if (z + i == 8)
        wanted += z == 5 ? 3 * 10 : 0;
      for (unsigned k = 0; k < z % 4; ++k)
        wanted += int((z + k + 4) % 5 * (z + k + 4));
      failures += data[i] != wanted;
    }
  }
  return failures;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_d42f6f55b5d25d97(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_d42f6f55b5d25d97_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_d42f6f55b5d25d97_v4(const void *const *, const __ampcc_native_span &);
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

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, __global uint *messages) {
  uint message = begin_report(messages, 2, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = 0;
}

static inline uint check_divisor(uint site, int thread_x, int thread_y, int thread_z, uint left,
                                 uint right, __global uint *messages) {
  if (right == 0) {
    report_division(site, thread_x, thread_y, thread_z, messages);
    return 1;
  }
  return right;
}

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 5, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, one-thread.cpp:20
#line 20 "/work/main/test/Execution/Barriers/one-thread.cpp"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void main_kernel(
    uint z, __global int *out, ulong out_bytes, long out_offset, int out_extent0,
    __global uint *messages) {
#line 21 "/work/main/test/Execution/Barriers/one-thread.cpp"
  __local int shared; SHARED(shared);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
  uint left;
  uint left_2;
#line 22 "/work/main/test/Execution/Barriers/one-thread.cpp"
  shared = t_global;
  mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint left_3 = 3;
  while (left_3-- > 0) {
    if (z + (uint)get_group_id(0) == 8) {
      for (uint j = 0; j < (left = z, left % check_divisor(6, thread_x, 0, 0, left, 7, messages));
          ++j) {
#line 28 "/work/main/test/Execution/Barriers/one-thread.cpp"
        shared += (int)j;
      }
    }
#line 29 "/work/main/test/Execution/Barriers/one-thread.cpp"
    mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  for (uint k = 0; k < (left_2 = z, left_2 %
      check_divisor(10, thread_x, 0, 0, left_2, 4, messages)); ++k) {
#line 32 "/work/main/test/Execution/Barriers/one-thread.cpp"
    __local int *shared_2 = &shared;
    uint n = z + k + 4;
    int thread_x_2 = thread_x;
    __global uint *messages_2 = messages;
#line 10 "/work/main/test/Execution/Barriers/one-thread.cpp"
    for (uint j = 0; j < n % check_divisor(0, thread_x_2, 0, 0, n, 5, messages_2); ++j) {
      *shared_2 += (int)n;
    }
#line 12 "/work/main/test/Execution/Barriers/one-thread.cpp"
    mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 33 "/work/main/test/Execution/Barriers/one-thread.cpp"
    mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value = shared;
#line 35 "/work/main/test/Execution/Barriers/one-thread.cpp"
  __global int *place = &out_2[INDEX(check_index1(14, thread_x, 0, 0, t_global, t_global,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "z"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "z"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_d42f6f55b5d25d97},
  {"x86-64-v3", main_kernel_native_d42f6f55b5d25d97_v3},
  {"x86-64-v4", main_kernel_native_d42f6f55b5d25d97_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 6, 3, __ampcc_variants_0, 232};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L452e8c72f26fce7d|t1",
   "main_kernel", __ampcc_args_0, 6, 64, 1, {1, 1, 1}, 4, false, 0, "/work/main/test/Execution/Barriers/one-thread.cpp", 20, "main()", &__ampcc_native_0},
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
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "barrier", __ampcc_message_args_0, 9, "", 0},
  {__ampcc_message_check, "division", __ampcc_message_args_1, 5, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_4, 6, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_division, "n % 5", "/work/main/test/Execution/Barriers/one-thread.cpp", 10, 28},
  {__ampcc_rule_race, "shared", "/work/main/test/Execution/Barriers/one-thread.cpp", 11, 5},
  {__ampcc_rule_init, "shared", "/work/main/test/Execution/Barriers/one-thread.cpp", 11, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/one-thread.cpp", 12, 3},
  {__ampcc_rule_race, "shared", "/work/main/test/Execution/Barriers/one-thread.cpp", 22, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/one-thread.cpp", 23, 7},
  {__ampcc_rule_division, "z % 7", "/work/main/test/Execution/Barriers/one-thread.cpp", 27, 36},
  {__ampcc_rule_race, "shared", "/work/main/test/Execution/Barriers/one-thread.cpp", 28, 13},
  {__ampcc_rule_init, "shared", "/work/main/test/Execution/Barriers/one-thread.cpp", 28, 13},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/one-thread.cpp", 29, 9},
  {__ampcc_rule_division, "z % 4", "/work/main/test/Execution/Barriers/one-thread.cpp", 31, 32},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/one-thread.cpp", 33, 9},
  {__ampcc_rule_race, "shared", "/work/main/test/Execution/Barriers/one-thread.cpp", 35, 16},
  {__ampcc_rule_init, "shared", "/work/main/test/Execution/Barriers/one-thread.cpp", 35, 16},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/one-thread.cpp", 35, 7},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/one-thread.cpp", 35, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/one-thread.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 5, __ampcc_sites, 16};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
