#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
// A value that is loaded before a barrier, and used after it, stays as it was: PoCL 7 would load it again.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && env AMPCC_CACHE_DIR= POCL_KERNEL_CACHE=0 %t && %oclgrind %t
#include <amp.h>
#include <vector>

using namespace concurrency;

__attribute__((__unused__)) const int N = 16;

int main() {
  std::vector<unsigned> data(N), wanted(N);
  for (int i = 0; i < N; ++i)
    data[i] = wanted[i] = i * i + 1;
  for (int k = 1; k <= 2; ++k) {
    const std::vector<unsigned> old = wanted;
    for (int i = 0; i < N; ++i)
      wanted[i] += old[(i + k) % N];
  }
  array_view<unsigned> v(N, data);
  parallel_for_each(
      v.extent.tile<N>(), __ampcc_tag<__ampcc_site<0xb73bccfab5b547d7ULL>>([v](tiled_index<N> t)               { (void)v; (void)t; __ampcc_host_stub(); }













));
  v.synchronize();
  return data == wanted ? 0 : 1;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_31f71291ede1cfe4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_31f71291ede1cfe4_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_31f71291ede1cfe4_v4(const void *const *, const __ampcc_native_span &);
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
#define BRANCH() ((void)__builtin_assume_aligned((__private void *)0, 16))
#define barrier(flags) (barrier(flags), BRANCH())
#define DIVERGENT() (get_local_id(0) != (size_t)-1)
#else
#define SHARED(variable)
#define BRANCH()
#define DIVERGENT() true
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
  if (DIVERGENT() && (uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

static __attribute__((noinline)) void report_element(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 5, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, loads-before-barriers.cpp:22
#line 22 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 23 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  int l = get_local_id(0);
  __global uint *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = value;
  }
#line 26 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint first = DIVERGENT() && check_element(6, thread_x, 0, 0, (long)((l + 1) % 16), 16, messages) ?
      s[(l + 1) % 16] : 0;
#line 28 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (check_element(10, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] += first;
  }
#line 30 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint second = DIVERGENT() && check_element(14, thread_x, 0, 0, (long)((l + 2) % 16), 16, messages)
      ? s[(l + 2) % 16] : 0;
#line 32 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (check_element(18, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] += second;
  }
#line 34 "/work/main/test/Execution/Barriers/loads-before-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value_2 = DIVERGENT() && check_element(22, thread_x, 0, 0, (long)l, 16, messages) ? s[l] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(25, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
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
  {"", main_kernel_native_31f71291ede1cfe4},
  {"x86-64-v3", main_kernel_native_31f71291ede1cfe4_v3},
  {"x86-64-v4", main_kernel_native_31f71291ede1cfe4_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 488};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lb73bccfab5b547d7|t16",
   "main_kernel", __ampcc_args_0, 5, 56, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 22, "main()", &__ampcc_native_0},
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
  {__ampcc_sent_int64, nullptr},
  {__ampcc_sent_int64, nullptr},
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_1, 9, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_4, 6, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "v", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 25, 16},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 25, 16},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 25, 16},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 25, 9},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 25, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 26, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 27, 32},
  {__ampcc_rule_race, "s[(l + 1) % N]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 27, 32},
  {__ampcc_rule_init, "s[(l + 1) % N]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 27, 32},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 28, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 29, 9},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 29, 9},
  {__ampcc_rule_init, "s[l]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 29, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 30, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 31, 33},
  {__ampcc_rule_race, "s[(l + 2) % N]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 31, 33},
  {__ampcc_rule_init, "s[(l + 2) % N]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 31, 33},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 32, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 33, 9},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 33, 9},
  {__ampcc_rule_init, "s[l]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 33, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 34, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 35, 16},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 35, 16},
  {__ampcc_rule_init, "s[l]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 35, 16},
  {__ampcc_rule_index, "v", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 35, 9},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", 35, 9},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/loads-before-barriers.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 5, __ampcc_sites, 27};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
