#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/many-conditions.cpp"
// Nine barriers under conditions, one behind another: the time that PoCL compiles grows with their number, and does
// not double with each.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && env AMPCC_CACHE_DIR= POCL_KERNEL_CACHE=0 timeout 300 %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <vector>

using namespace concurrency;

__attribute__((__unused__)) const int N = 16;
#define NINE(STEP)                                                                               \
  STEP(1) STEP(2) STEP(3) STEP(4) STEP(5) STEP(6) STEP(7) STEP(8) STEP(9)

/// Adds to each element the one k before it, as it was.















static int failures = 0;

/// `times(k)`: how often step k is done.
template <typename Body, typename Times> void run(int n, const Body &body, const Times &times) {
  std::vector<unsigned> data(N), wanted(N);
  for (int i = 0; i < N; ++i)
    data[i] = wanted[i] = i * i + 1;
  array_view<unsigned> v(N, data);
  parallel_for_each(v.extent.tile<N>(), __ampcc_tag<__ampcc_site<0xf9dd07b384c8753dULL, Body, Times>>([v, body, n](tiled_index<N> t)               { (void)v; (void)body; (void)n; (void)t; __ampcc_host_stub(); }





));
  v.synchronize();
  for (int k = 1; k <= 9; ++k)
    for (int again = times(k); again > 0; --again) {
      const std::vector<unsigned> old = wanted;
      for (int i = 0; i < N; ++i)
        wanted[i] += old[(i + k) % N];
    }
  failures += data != wanted;
}

int main() {
  for (int n : {0, 5, 9}) {
    auto up_to_n = __ampcc_tag<__ampcc_site<0x8e8331b1f25d213bULL>>([n](int k) { return k <= n; });
    run(n, __ampcc_tag<__ampcc_site<0x97812897226a806cULL>>([](tiled_index<N> t, unsigned *s, int n)               { (void)t; (void)s; (void)n; __ampcc_host_stub(); }
#define STEP(k)                                                                                    \
  if (n >= k) {                                                                                    \
    const unsigned x = s[(t.local[0] + k) % N];                                                    \
    t.barrier.wait();                                                                              \
    s[t.local[0]] += x;                                                                            \
    t.barrier.wait();                                                                              \
  }

#undef STEP
), up_to_n);
    run(n, __ampcc_tag<__ampcc_site<0x1270d0ab6a00c353ULL>>([](tiled_index<N> t, unsigned *s, int n)               { (void)t; (void)s; (void)n; __ampcc_host_stub(); }
#define STEP(k)                                                                                    \
  if (n >= k)                                                                                      \
    add(t, s, k);

#undef STEP
), up_to_n);
    run(n, __ampcc_tag<__ampcc_site<0x58f4055ca2d492eaULL>>([](tiled_index<N> t, unsigned *s, int n)               { (void)t; (void)s; (void)n; __ampcc_host_stub(); }
#define STEP(k) add_unless(t, s, k, n);

#undef STEP
), up_to_n);
    run(n, __ampcc_tag<__ampcc_site<0xee0c2b65b37222a4ULL>>([](tiled_index<N> t, unsigned *s, int n)               { (void)t; (void)s; (void)n; __ampcc_host_stub(); }
#define STEP(k)                                                                                    \
  for (int j = 0; j < 3; ++j) {                                                                    \
    add(t, s, k);                                                                                  \
    if (n < k + j)                                                                                 \
      break;                                                                                       \
    t.barrier.wait();                                                                              \
  }

#undef STEP
), __ampcc_tag<__ampcc_site<0xf49372e1cbd61c37ULL>>([n](int k) { return n < k ? 1 : n < k + 1 ? 2 : 3; }));
    run(n, __ampcc_tag<__ampcc_site<0x93df0ef3da70935aULL>>([](tiled_index<N> t, unsigned *s, int n)               { (void)t; (void)s; (void)n; __ampcc_host_stub(); }
#define STEP(k)                                                                                    \
  if (n >= k)                                                                                      \
    for (int j = 0; j < n - 3; ++j)                                                                \
      add(t, s, k);

#undef STEP
), __ampcc_tag<__ampcc_site<0x0f495cf538fa77e1ULL>>([n](int k) { return k <= n ? n - 3 : 0; }));
  }
  return failures != 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_8a6242b822a76fc6(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_8a6242b822a76fc6_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_8a6242b822a76fc6_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_8a6242b822a76fc6(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_8a6242b822a76fc6_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_8a6242b822a76fc6_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_8a6242b822a76fc6(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_8a6242b822a76fc6_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_8a6242b822a76fc6_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_4_native_8a6242b822a76fc6(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_4_native_8a6242b822a76fc6_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_4_native_8a6242b822a76fc6_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_5_native_8a6242b822a76fc6(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_5_native_8a6242b822a76fc6_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_5_native_8a6242b822a76fc6_v4(const void *const *, const __ampcc_native_span &);
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
  uint message = begin_report(messages, 6, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 3, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline __attribute__((always_inline)) bool check_pointer(
    uint site, int thread_x, int thread_y, int thread_z, __local const uint *pointer,
    __global uint *messages, ulong pointer_begin, ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (DIVERGENT() && !IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 68 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken = n_2 >= 1;
  uint x;
  if (taken) {
    __local uint *place_2 = &s_2[(t_local_2 + 1) % 16];
    x = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_2 = n_2 >= 2;
  uint x_2;
  if (taken_2) {
    __local uint *place_2 = &s_2[(t_local_2 + 2) % 16];
    x_2 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_2) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_2;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_3 = n_2 >= 3;
  uint x_3;
  if (taken_3) {
    __local uint *place_2 = &s_2[(t_local_2 + 3) % 16];
    x_3 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_3) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_3;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_4 = n_2 >= 4;
  uint x_4;
  if (taken_4) {
    __local uint *place_2 = &s_2[(t_local_2 + 4) % 16];
    x_4 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_4) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_4;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_5 = n_2 >= 5;
  uint x_5;
  if (taken_5) {
    __local uint *place_2 = &s_2[(t_local_2 + 5) % 16];
    x_5 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_5) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_5;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_6 = n_2 >= 6;
  uint x_6;
  if (taken_6) {
    __local uint *place_2 = &s_2[(t_local_2 + 6) % 16];
    x_6 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_6) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_6;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_7 = n_2 >= 7;
  uint x_7;
  if (taken_7) {
    __local uint *place_2 = &s_2[(t_local_2 + 7) % 16];
    x_7 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_7) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_7;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_8 = n_2 >= 8;
  uint x_8;
  if (taken_8) {
    __local uint *place_2 = &s_2[(t_local_2 + 8) % 16];
    x_8 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_8) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_8;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  bool taken_9 = n_2 >= 9;
  uint x_9;
  if (taken_9) {
    __local uint *place_2 = &s_2[(t_local_2 + 9) % 16];
    x_9 = DIVERGENT() && check_pointer(0, thread_x_2, 0, 0, place_2, messages_2, (ulong)&s, 64) ?
        *place_2 : 0;
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_9) {
    if (check_pointer(0, thread_x_2, 0, 0, &s_2[t_local_2], messages_2, (ulong)&s, 64)) {
      s_2[t_local_2] += x_9;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_2(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken = n_2 >= 1;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l;
  uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken) {
    l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 1) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l + 1) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
      s_2[l] += x;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_2 = n_2 >= 2;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_2;
  uint x_2;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_2) {
    l_2 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_2 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_2 + 2) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_2 + 2) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_2) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_2], messages_2, (ulong)&s, 64)) {
      s_2[l_2] += x_2;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_3 = n_2 >= 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_3;
  uint x_3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_3) {
    l_3 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_3 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_3 + 3) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_3 + 3) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_3) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_3], messages_2, (ulong)&s, 64)) {
      s_2[l_3] += x_3;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_4 = n_2 >= 4;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_4;
  uint x_4;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_4) {
    l_4 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_4 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_4 + 4) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_4 + 4) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_4) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_4], messages_2, (ulong)&s, 64)) {
      s_2[l_4] += x_4;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_5 = n_2 >= 5;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_5;
  uint x_5;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_5) {
    l_5 = t_local_2;
)ampcc"
R"ampcc(#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_5 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_5 + 5) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_5 + 5) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_5) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_5], messages_2, (ulong)&s, 64)) {
      s_2[l_5] += x_5;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_6 = n_2 >= 6;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_6;
  uint x_6;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_6) {
    l_6 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_6 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_6 + 6) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_6 + 6) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_6) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_6], messages_2, (ulong)&s, 64)) {
      s_2[l_6] += x_6;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_7 = n_2 >= 7;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_7;
  uint x_7;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_7) {
    l_7 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_7 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_7 + 7) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_7 + 7) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_7) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_7], messages_2, (ulong)&s, 64)) {
      s_2[l_7] += x_7;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_8 = n_2 >= 8;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_8;
  uint x_8;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_8) {
    l_8 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_8 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_8 + 8) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_8 + 8) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_8) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_8], messages_2, (ulong)&s, 64)) {
      s_2[l_8] += x_8;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 75 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_9 = n_2 >= 9;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_9;
  uint x_9;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_9) {
    l_9 = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_9 = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l_9 + 9) % 16], messages_2,
        (ulong)&s, 64) ? s_2[(l_9 + 9) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_9) {
    if (check_pointer(19, thread_x_2, 0, 0, &s_2[l_9], messages_2, (ulong)&s, 64)) {
      s_2[l_9] += x_9;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_3(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_3 = t_local_2;
  __local uint *s_3 = s_2;
  int k = 1;
  int n_3 = n_2;
  int thread_x_3 = thread_x_2;
  __global uint *messages_3 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken = n_3 < k;
  bool not_taken = !taken;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l;
  uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken) {
    l = t_local_3;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x = DIVERGENT() && check_pointer(15, thread_x_3, 0, 0, &s_3[(l + k) % 16], messages_3,
        (ulong)&s, 64) ? s_3[(l + k) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken) {
    if (check_pointer(19, thread_x_3, 0, 0, &s_3[l], messages_3, (ulong)&s, 64)) {
      s_3[l] += x;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_4 = t_local_2;
  __local uint *s_4 = s_2;
  int k_2 = 2;
  int n_4 = n_2;
  int thread_x_4 = thread_x_2;
  __global uint *messages_4 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_2 = n_4 < k_2;
  bool not_taken_2 = !taken_2;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_2) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_2;
  uint x_2;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_2) {
    l_2 = t_local_4;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_2 = DIVERGENT() && check_pointer(15, thread_x_4, 0, 0, &s_4[(l_2 + k_2) % 16], messages_4,
        (ulong)&s, 64) ? s_4[(l_2 + k_2) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_2) {
    if (check_pointer(19, thread_x_4, 0, 0, &s_4[l_2], messages_4, (ulong)&s, 64)) {
      s_4[l_2] += x_2;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_2) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_5 = t_local_2;
  __local uint *s_5 = s_2;
  int k_3 = 3;
  int n_5 = n_2;
  int thread_x_5 = thread_x_2;
  __global uint *messages_5 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_3 = n_5 < k_3;
  bool not_taken_3 = !taken_3;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_3) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_3;
  uint x_3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_3) {
    l_3 = t_local_5;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_3 = DIVERGENT() && check_pointer(15, thread_x_5, 0, 0, &s_5[(l_3 + k_3) % 16], messages_5,
        (ulong)&s, 64) ? s_5[(l_3 + k_3) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_3) {
    if (check_pointer(19, thread_x_5, 0, 0, &s_5[l_3], messages_5, (ulong)&s, 64)) {
      s_5[l_3] += x_3;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_3) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_6 = t_local_2;
  __local uint *s_6 = s_2;
  int k_4 = 4;
  int n_6 = n_2;
  int thread_x_6 = thread_x_2;
  __global uint *messages_6 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_4 = n_6 < k_4;
  bool not_taken_4 = !taken_4;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_4) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_4;
  uint x_4;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_4) {
    l_4 = t_local_6;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_4 = DIVERGENT() && check_pointer(15, thread_x_6, 0, 0, &s_6[(l_4 + k_4) % 16], messages_6,
        (ulong)&s, 64) ? s_6[(l_4 + k_4) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_4) {
    if (check_pointer(19, thread_x_6, 0, 0, &s_6[l_4], messages_6, (ulong)&s, 64)) {
      s_6[l_4] += x_4;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_4) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_7 = t_local_2;
  __local uint *s_7 = s_2;
  int k_5 = 5;
  int n_7 = n_2;
  int thread_x_7 = thread_x_2;
  __global uint *messages_7 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_5 = n_7 < k_5;
  bool not_taken_5 = !taken_5;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_5) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_5;
  uint x_5;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_5) {
    l_5 = t_local_7;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_5 = DIVERGENT() && check_pointer(15, thread_x_7, 0, 0, &s_7[(l_5 + k_5) % 16], messages_7,
        (ulong)&s, 64) ? s_7[(l_5 + k_5) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_5) {
    if (check_pointer(19, thread_x_7, 0, 0, &s_7[l_5], messages_7, (ulong)&s, 64)) {
      s_7[l_5] += x_5;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_5) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_8 = t_local_2;
  __local uint *s_8 = s_2;
  int k_6 = 6;
  int n_8 = n_2;
  int thread_x_8 = thread_x_2;
  __global uint *messages_8 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_6 = n_8 < k_6;
  bool not_taken_6 = !taken_6;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_6) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_6;
  uint x_6;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_6) {
    l_6 = t_local_8;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_6 = DIVERGENT() && check_pointer(15, thread_x_8, 0, 0, &s_8[(l_6 + k_6) % 16], messages_8,
        (ulong)&s, 64) ? s_8[(l_6 + k_6) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_6) {
    if (check_pointer(19, thread_x_8, 0, 0, &s_8[l_6], messages_8, (ulong)&s, 64)) {
      s_8[l_6] += x_6;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_6) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_9 = t_local_2;
  __local uint *s_9 = s_2;
  int k_7 = 7;
  int n_9 = n_2;
  int thread_x_9 = thread_x_2;
  __global uint *messages_9 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_7 = n_9 < k_7;
  bool not_taken_7 = !taken_7;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_7) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_7;
  uint x_7;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_7) {
    l_7 = t_local_9;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_7 = DIVERGENT() && check_pointer(15, thread_x_9, 0, 0, &s_9[(l_7 + k_7) % 16], messages_9,
        (ulong)&s, 64) ? s_9[(l_7 + k_7) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_7) {
    if (check_pointer(19, thread_x_9, 0, 0, &s_9[l_7], messages_9, (ulong)&s, 64)) {
      s_9[l_7] += x_7;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_7) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_10 = t_local_2;
  __local uint *s_10 = s_2;
  int k_8 = 8;
  int n_10 = n_2;
  int thread_x_10 = thread_x_2;
  __global uint *messages_10 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_8 = n_10 < k_8;
  bool not_taken_8 = !taken_8;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_8) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_8;
  uint x_8;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_8) {
    l_8 = t_local_10;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
)ampcc"
R"ampcc(    x_8 = DIVERGENT() && check_pointer(15, thread_x_10, 0, 0, &s_10[(l_8 + k_8) % 16], messages_10,
        (ulong)&s, 64) ? s_10[(l_8 + k_8) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_8) {
    if (check_pointer(19, thread_x_10, 0, 0, &s_10[l_8], messages_10, (ulong)&s, 64)) {
      s_10[l_8] += x_8;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_8) {
  }
#line 80 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int t_local_11 = t_local_2;
  __local uint *s_11 = s_2;
  int k_9 = 9;
  int n_11 = n_2;
  int thread_x_11 = thread_x_2;
  __global uint *messages_11 = messages_2;
#line 26 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken_9 = n_11 < k_9;
  bool not_taken_9 = !taken_9;
#line 27 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (taken_9) {
  }
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  int l_9;
  uint x_9;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_9) {
    l_9 = t_local_11;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    x_9 = DIVERGENT() && check_pointer(15, thread_x_11, 0, 0, &s_11[(l_9 + k_9) % 16], messages_11,
        (ulong)&s, 64) ? s_11[(l_9 + k_9) % 16] : 0;
    BRANCH();
  }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_9) {
    if (check_pointer(19, thread_x_11, 0, 0, &s_11[l_9], messages_11, (ulong)&s, 64)) {
      s_11[l_9] += x_9;
    }
    BRANCH();
  }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 29 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  if (not_taken_9) {
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_4(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 1) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 1) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 1 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 2) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 2) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 2 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 3) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 3) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 3 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 4) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 4) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 4 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 5) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 5) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 5 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 6) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 6) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 6 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 7) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 7) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 7 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 8) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 8) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 8 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
  BRANCH();
  {
    int j = 0;
    bool again = true;
    while (again && j < 3) {
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      int l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      uint x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 9) % 16], messages_2,
          (ulong)&s, 64) ? s_2[(l + 9) % 16] : 0;
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
        s_2[l] += x;
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 91 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (n_2 < 9 + j) {
        again = false;
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    }
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, many-conditions.cpp:40
#line 40 "/work/main/test/Execution/Barriers/many-conditions.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_5(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, int n, __global uint *messages) {
#line 41 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __local uint s[16] __attribute__((aligned(16))); SHARED(s);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  __global uint *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  uint value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(7, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = value;
  }
#line 43 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local uint *s_2 = s;
  int n_2 = n;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  bool taken = n_2 >= 1;
  {
    int j;
    if (taken) {
      j = 0;
    }
    bool again = taken;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 1) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 1) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_2 = n_2 >= 2;
  {
    int j;
    if (taken_2) {
      j = 0;
    }
    bool again = taken_2;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
)ampcc"
R"ampcc(#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 2) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 2) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_3 = n_2 >= 3;
  {
    int j;
    if (taken_3) {
      j = 0;
    }
    bool again = taken_3;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 3) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 3) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_4 = n_2 >= 4;
  {
    int j;
    if (taken_4) {
      j = 0;
    }
    bool again = taken_4;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 4) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 4) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_5 = n_2 >= 5;
  {
    int j;
    if (taken_5) {
      j = 0;
    }
    bool again = taken_5;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 5) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 5) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_6 = n_2 >= 6;
  {
    int j;
    if (taken_6) {
      j = 0;
    }
    bool again = taken_6;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 6) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 6) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_7 = n_2 >= 7;
  {
    int j;
    if (taken_7) {
      j = 0;
    }
    bool again = taken_7;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 7) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 7) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_8 = n_2 >= 8;
  {
    int j;
    if (taken_8) {
      j = 0;
    }
    bool again = taken_8;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 8) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 8) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  BRANCH();
  bool taken_9 = n_2 >= 9;
  {
    int j;
    if (taken_9) {
      j = 0;
    }
    bool again = taken_9;
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
    do {
#line 99 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      BRANCH();
      again = again && j < n_2 - 3;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      int l;
      uint x;
#line 18 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      if (again) {
        l = t_local_2;
#line 19 "/work/main/test/Execution/Barriers/many-conditions.cpp"
        x = DIVERGENT() && check_pointer(15, thread_x_2, 0, 0, &s_2[(l + 9) % 16], messages_2,
            (ulong)&s, 64) ? s_2[(l + 9) % 16] : 0;
        BRANCH();
      }
#line 20 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        if (check_pointer(19, thread_x_2, 0, 0, &s_2[l], messages_2, (ulong)&s, 64)) {
          s_2[l] += x;
        }
        BRANCH();
      }
#line 22 "/work/main/test/Execution/Barriers/many-conditions.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (again) {
        ++j;
      }
    } while (again);
  }
#line 45 "/work/main/test/Execution/Barriers/many-conditions.cpp"
  uint value_2 = DIVERGENT() && check_element(10, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global uint *place_2 = &v_2[INDEX(check_index1(13, thread_x, 0, 0, t_global, t_global,
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
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", run_kernel_native_8a6242b822a76fc6},
  {"x86-64-v3", run_kernel_native_8a6242b822a76fc6_v3},
  {"x86-64-v4", run_kernel_native_8a6242b822a76fc6_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 6, 3, __ampcc_variants_0, 1432};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", run_kernel_2_native_8a6242b822a76fc6},
  {"x86-64-v3", run_kernel_2_native_8a6242b822a76fc6_v3},
  {"x86-64-v4", run_kernel_2_native_8a6242b822a76fc6_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 6, 3, __ampcc_variants_1, 1792};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", run_kernel_3_native_8a6242b822a76fc6},
  {"x86-64-v3", run_kernel_3_native_8a6242b822a76fc6_v3},
  {"x86-64-v4", run_kernel_3_native_8a6242b822a76fc6_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 6, 3, __ampcc_variants_2, 1792};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", run_kernel_4_native_8a6242b822a76fc6},
  {"x86-64-v3", run_kernel_4_native_8a6242b822a76fc6_v3},
  {"x86-64-v4", run_kernel_4_native_8a6242b822a76fc6_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 6, 3, __ampcc_variants_3, 1904};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 60, 0, 4, "n"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", run_kernel_5_native_8a6242b822a76fc6},
  {"x86-64-v3", run_kernel_5_native_8a6242b822a76fc6_v3},
  {"x86-64-v4", run_kernel_5_native_8a6242b822a76fc6_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 6, 3, __ampcc_variants_4, 1832};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lf9dd07b384c8753d<L97812897226a806c,L8e8331b1f25d213b>|t16",
   "run_kernel", __ampcc_args_0, 6, 64, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/many-conditions.cpp", 40, "run<(lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:60:12), (lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:59:20)>()", &__ampcc_native_0},
  {"Lf9dd07b384c8753d<L1270d0ab6a00c353,L8e8331b1f25d213b>|t16",
   "run_kernel_2", __ampcc_args_1, 6, 64, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/many-conditions.cpp", 40, "run<(lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:71:12), (lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:59:20)>()", &__ampcc_native_1},
  {"Lf9dd07b384c8753d<L58f4055ca2d492ea,L8e8331b1f25d213b>|t16",
   "run_kernel_3", __ampcc_args_2, 6, 64, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/many-conditions.cpp", 40, "run<(lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:78:12), (lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:59:20)>()", &__ampcc_native_2},
  {"Lf9dd07b384c8753d<Lee0c2b65b37222a4,Lf49372e1cbd61c37>|t16",
   "run_kernel_4", __ampcc_args_3, 6, 64, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/many-conditions.cpp", 40, "run<(lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:83:12), (lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:93:8)>()", &__ampcc_native_3},
  {"Lf9dd07b384c8753d<L93df0ef3da70935a,L0f495cf538fa77e1>|t16",
   "run_kernel_5", __ampcc_args_4, 6, 64, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/many-conditions.cpp", 40, "run<(lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:94:12), (lambda at /work/main/test/Execution/Barriers/many-conditions.cpp:101:8)>()", &__ampcc_native_4},
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
};
constexpr __ampcc_message_arg __ampcc_message_args_3[] = {
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
constexpr __ampcc_message_arg __ampcc_message_args_4[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_5[] = {
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
  {__ampcc_message_check, "pointer", __ampcc_message_args_2, 5, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_3, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_4, 7, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_5, 6, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_pointer, "NINE(STEP)", "/work/main/test/Execution/Barriers/many-conditions.cpp", 68, 7},
  {__ampcc_rule_race, "NINE(STEP)", "/work/main/test/Execution/Barriers/many-conditions.cpp", 68, 7},
  {__ampcc_rule_init, "NINE(STEP)", "/work/main/test/Execution/Barriers/many-conditions.cpp", 68, 7},
  {__ampcc_rule_barrier, "NINE(STEP)", "/work/main/test/Execution/Barriers/many-conditions.cpp", 68, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Execution/Barriers/many-conditions.cpp", 42, 21},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 42, 21},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 42, 21},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/many-conditions.cpp", 42, 5},
  {__ampcc_rule_race, "s[t.local[0]]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 42, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/many-conditions.cpp", 43, 5},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/many-conditions.cpp", 45, 12},
  {__ampcc_rule_race, "s[t.local[0]]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 45, 12},
  {__ampcc_rule_init, "s[t.local[0]]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 45, 12},
  {__ampcc_rule_index, "v", "/work/main/test/Execution/Barriers/many-conditions.cpp", 45, 5},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 45, 5},
  {__ampcc_rule_pointer, "s[(l + k) % N]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 19, 22},
  {__ampcc_rule_race, "s[(l + k) % N]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 19, 22},
  {__ampcc_rule_init, "s[(l + k) % N]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 19, 22},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/many-conditions.cpp", 20, 3},
  {__ampcc_rule_pointer, "s[l]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 21, 3},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 21, 3},
  {__ampcc_rule_init, "s[l]", "/work/main/test/Execution/Barriers/many-conditions.cpp", 21, 3},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/many-conditions.cpp", 22, 3},
  {__ampcc_rule_barrier, "NINE(STEP)", "/work/main/test/Execution/Barriers/many-conditions.cpp", 91, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/many-conditions.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 5, "", __ampcc_messages, 6, __ampcc_sites, 24};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
