#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/answered-loops.cpp"
// What is asked of every access is answered in front of the loop, by a version of the loop without
// questions.
// RUN: %ampcc --amp-check --translate %s -o %t && FileCheck %s --input-file=%t/answered-loops.native.cpp
#include <amp.h>
using namespace concurrency;

// The lower half of the threads adds what the upper half has.
// CHECK-LABEL: static void halves_kernel(
// CHECK: for (int half_ = 32;
// CHECK-NEXT: if (
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: part[local_] += value
// CHECK: } else {
// CHECK: check_use_local
void halves(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), __ampcc_tag<__ampcc_site<0xc7f9d422dc2ff509ULL>>([v](tiled_index<64> t)               { (void)v; (void)t; __ampcc_host_stub(); }










));
}

// A border by conditions, of which every part is said to be written.
// CHECK-LABEL: static void border_kernel(
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: } else {
// CHECK: from_marks == 0 || SHADOW_WRITTEN(from_marks, from, place, 4) ||
// CHECK-NEXT: check_use_global(
// CHECK-NOT: check_
// CHECK: SHADOW_ACCESS(&part[1], 64, {{.*}}, 66,
// CHECK: SHADOW_ACCESS(&part[0], 4, {{.*}}, 66,
// CHECK: } else {
void border(array_view<const int> from, array_view<int> to) {
  parallel_for_each(to.extent.tile<16>(), __ampcc_tag<__ampcc_site<0xaeaf8bf26d7a81f2ULL>>([from, to](tiled_index<16> t)               { (void)from; (void)to; (void)t; __ampcc_host_stub(); }







));
}

// Two views, if they lie apart.
// CHECK-LABEL: static void apart_kernel(
// CHECK: a_begin =
// CHECK: b_end =
// CHECK: bool apart = a_end <= b_begin || b_end <= a_begin;
// CHECK: ulong a_marks = SHADOW_MARKS(a);
// CHECK: if ({{.*}}apart{{.*}}) {
// CHECK-NEXT: if (a_marks == 0 && b_marks == 0) {
// CHECK-NEXT: THREADS for (
// CHECK-NOT: check_
// CHECK-NOT: SHADOW_
// CHECK: } else {
// CHECK-NOT: check_
// CHECK: if (a_marks == 0 || SHADOW_WRITES(a_marks, a, place, 4)) {
// CHECK: if (b_marks == 0 || SHADOW_WRITES(b_marks, b, place_2, 4)) {
// CHECK: } else {
// CHECK: check_use
void apart(array_view<int> a, array_view<int> b) {
  parallel_for_each(a.extent, __ampcc_tag<__ampcc_site<0xf1f91c6ee1d6939fULL>>([a, b](index<1> i)               { (void)a; (void)b; (void)i; __ampcc_host_stub(); }


));
}

// An index whose numbers are few.
// CHECK-LABEL: static void numbers_kernel(
// CHECK: if (begin >= 0
// CHECK-NOT: check_
// CHECK: *place = sum;
void numbers(array_view<int> v) {
  parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xeca5b03216d96d80ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }





));
}

// Each thread has some elements, in rounds.
// CHECK-LABEL: static void rounds_kernel(
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: } else {
void rounds(array_view<int> v) {
  parallel_for_each(extent<1>(64).tile<16>(), __ampcc_tag<__ampcc_site<0x95df798200ad4b68ULL>>([v](tiled_index<16> t)               { (void)v; (void)t; __ampcc_host_stub(); }



));
}

// Threads of one tile write one element: that is asked.
// CHECK-LABEL: static void together_kernel(
// CHECK-NOT: THREADS for (
// CHECK: check_use
void together(array_view<int> v) {
  parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x408dacbbb64f8390ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
}

// Whoever reads what nobody may have written asks.
// CHECK-LABEL: static void twice_kernel(
// CHECK: if (v_marks == 0) {
// CHECK-NOT: check_
// CHECK: } else {
// CHECK: v_marks == 0 || SHADOW_WRITTEN(v_marks, v, place, 4) ||
// CHECK-NEXT: check_use
// CHECK-NOT: check_
// CHECK: SHADOW_WRITES(v_marks,
// CHECK: } else {
void twice(array_view<int> v) {
  parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x2916971b1376e15fULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
}

// What is only written is noted, as long as all that is read is written.
// CHECK-LABEL: static void noted_kernel(
// CHECK: if (from_marks == 0 && to_marks == 0) {
// CHECK-NEXT: THREADS for (
// CHECK-NOT: SHADOW_
// CHECK: } else if (from_marks == 0) {
// CHECK-NEXT: THREADS for (
// CHECK-NOT: check_
// CHECK: if (SHADOW_WRITES(to_marks, to, place_2, 4)) {
// CHECK: } else {
// CHECK: SHADOW_WRITTEN(from_marks, from, place, 4)
void noted(array_view<const int> from, array_view<int> to) {
  parallel_for_each(to.extent, __ampcc_tag<__ampcc_site<0x924f172f725a86cdULL>>([to, from](index<1> i)               { (void)to; (void)from; (void)i; __ampcc_host_stub(); }));
}

// Two loops between two barriers: what one reads lies apart from what the other writes.
// CHECK-LABEL: static void sums_kernel(
// CHECK: for (int distance_ = 1;
// CHECK-NEXT: apart = (-2L * from
// CHECK: if (from >= 0L {{.*}} apart &&
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: } else {
// CHECK: from = 64 - from;
// CHECK-NEXT: if (from >= 0L {{.*}} apart) {
// CHECK-NEXT: THREADS for (
// CHECK-NOT: check_
// CHECK: SHADOW_ACCESS(&part[clamp(from, 0, 127)], 256, {{.*}}, 66,
// CHECK: } else {
void sums(array_view<int> v) {
  parallel_for_each(v.extent.tile<64>(), __ampcc_tag<__ampcc_site<0xefcbb6b47c38dcf3ULL>>([v](tiled_index<64> t)               { (void)v; (void)t; __ampcc_host_stub(); }














));
}










// Partners at a distance that is a power of two, in both kinds of memory.
// CHECK-LABEL: static void partners_kernel(
// CHECK: if (distance_ > 0 && (distance_ & (distance_ - 1)) == 0 &&
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: *b = kept;
// CHECK: } else {
void partners(array_view<int> v, int distance) {
  parallel_for_each(extent<1>(v.extent[0] / 2).tile<64>(), __ampcc_tag<__ampcc_site<0x818ba25ac1bb2e67ULL>>([v, distance](tiled_index<64> t)               { (void)v; (void)distance; (void)t; __ampcc_host_stub(); }










));
}

// CHECK-LABEL: static void far_partners_kernel(
// CHECK: if (distance_ > 0 && (distance_ & (distance_ - 1)) == 0 &&
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: *b = kept;
// CHECK: } else {
void far_partners(array_view<int> v, int distance) {
  parallel_for_each(extent<1>(v.extent[0] / 2), __ampcc_tag<__ampcc_site<0x3f6125c466457c43ULL>>([distance, v](index<1> i)               { (void)distance; (void)v; (void)i; __ampcc_host_stub(); }


));
}

// A shift by a number that all threads share.
// CHECK-LABEL: static void shifts_kernel(
// CHECK: THREADS for (
// CHECK-NOT: check_
// CHECK: } else {
// CHECK: check_shift(
void shifts(array_view<int> v, int by) {
  parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x2f06cfacc87226b5ULL>>([v, by](index<1> i)               { (void)v; (void)by; (void)i; __ampcc_host_stub(); }));
}

// Bits of bits: how many is another number for each thread.
// CHECK-LABEL: static void bits_kernel(
// CHECK-NOT: rest
// CHECK: check_use_global(
void bits(array_view<int> v) {
  parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xa656ba89fd2a0b8cULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void halves_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void halves_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void halves_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void border_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void border_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void border_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void apart_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void apart_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void apart_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void numbers_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void numbers_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void numbers_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void rounds_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void rounds_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void rounds_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void together_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void together_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void together_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void twice_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void twice_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void twice_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void noted_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void noted_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void noted_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void sums_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void sums_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void sums_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void partners_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void partners_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void partners_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void far_partners_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void far_partners_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void far_partners_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void shifts_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void shifts_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void shifts_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void bits_kernel_native_035bd4c84162280d(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void bits_kernel_native_035bd4c84162280d_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void bits_kernel_native_035bd4c84162280d_v4(const void *const *, const __ampcc_native_span &);
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
#define SCALAR() __atomic_signal_fence(__ATOMIC_SEQ_CST)
#else
#define SHARED(variable)
#define BRANCH()
#define DIVERGENT() true
#define SCALAR()
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
  if (DIVERGENT() && (ulong)index < (ulong)count) {
    return true;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return false;
}

// kernel of halves_kernel, answered-loops.cpp:17
#line 17 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void halves_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 18 "/work/main/test/Check/answered-loops.cpp"
  __local int part[64] __attribute__((aligned(16))); SHARED(part);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
  int value;
#line 19 "/work/main/test/Check/answered-loops.cpp"
  int local_ = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value_2 = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)local_, 64, messages)) {
    part[local_] = value_2;
  }
#line 21 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int half_ = 32; half_ > 0; half_ /= 2) {
    BRANCH();
    if (local_ < half_) {
#line 24 "/work/main/test/Check/answered-loops.cpp"
      value = check_element(6, thread_x, 0, 0, (long)(local_ + half_), 64, messages) ?
          part[local_ + half_] : 0;
      if (check_element(9, thread_x, 0, 0, (long)local_, 64, messages)) {
        part[local_] += value;
      }
    }
#line 25 "/work/main/test/Check/answered-loops.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_3 = part[0];
  __global int *place_2 = &v_2[INDEX(check_index1(15, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_3;
  }
}

// kernel of border_kernel, answered-loops.cpp:43
#line 43 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void border_kernel(
    __global const int *from, ulong from_bytes, long from_offset, int from_extent0,
    __global int *to, ulong to_bytes, long to_offset, int to_extent0, __global uint *messages) {
#line 44 "/work/main/test/Check/answered-loops.cpp"
  __local int part[17] __attribute__((aligned(16))); SHARED(part);
  __global const int *from_2 = from + VIEW_OFFSET(0, from_offset);
  __global int *to_2 = to + VIEW_OFFSET(1, to_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 45 "/work/main/test/Check/answered-loops.cpp"
  int local_ = get_local_id(0);
  __global const int *place =
      &from_2[INDEX(check_index1(17, thread_x, 0, 0, t_global, t_global, from_extent0, messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, from, from_bytes) ? *place : 0;
  if (check_element(20, thread_x, 0, 0, (long)(local_ + 1), 17, messages)) {
    part[local_ + 1] = value;
  }
#line 47 "/work/main/test/Check/answered-loops.cpp"
  if (local_ == 0) {
    part[0] = 0;
  }
#line 49 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = (DIVERGENT() && check_element(24, thread_x, 0, 0, (long)local_, 17, messages) ?
      part[local_] : 0) + (DIVERGENT() &&
      check_element(27, thread_x, 0, 0, (long)(local_ + 1), 17, messages) ? part[local_ + 1] : 0);
#line 50 "/work/main/test/Check/answered-loops.cpp"
  __global int *place_2 = &to_2[INDEX(check_index1(30, thread_x, 0, 0, t_global, t_global,
      to_extent0, messages))];
  if (IN_BOUNDS(place_2, to, to_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of apart_kernel, answered-loops.cpp:72
#line 72 "/work/main/test/Check/answered-loops.cpp"
__kernel void apart_kernel(__global int *a, ulong a_bytes, long a_offset, int a_extent0,
                           __global int *b, ulong b_bytes, long b_offset, int b_extent0,
                           int domain, __global uint *messages) {
  __global int *a_2 = a + VIEW_OFFSET(0, a_offset);
  __global int *b_2 = b + VIEW_OFFSET(1, b_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 73 "/work/main/test/Check/answered-loops.cpp"
    __global int *place = &a_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = 1;
    }
#line 74 "/work/main/test/Check/answered-loops.cpp"
    __global int *place_2 = &b_2[INDEX(check_index1(34, thread_x, 0, 0, i, i, b_extent0,
        messages))];
    if (IN_BOUNDS(place_2, b, b_bytes)) {
      *place_2 = 2;
    }
  }
}

// kernel of numbers_kernel, answered-loops.cpp:84
#line 84 "/work/main/test/Check/answered-loops.cpp"
__kernel void numbers_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                             int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 85 "/work/main/test/Check/answered-loops.cpp"
    SCALAR();
    int weights[8] = {1, 2, 3, 4, 5, 6, 7, 8};
#line 86 "/work/main/test/Check/answered-loops.cpp"
    int sum = check_element(36, thread_x, 0, 0, (long)(i & 7), 8, messages) ? weights[i & 7] : 0;
    _Pragma("unroll") for (int k = -1; k <= 1; ++k) {
      SCALAR();
      sum += check_element(37, thread_x, 0, 0, (long)(k * k + k + 1), 8, messages) ?
          weights[k * k + k + 1] : 0;
    }
#line 89 "/work/main/test/Check/answered-loops.cpp"
    __global int *place = &v_2[INDEX(check_index1(38, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = sum;
    }
  }
}

// kernel of rounds_kernel, answered-loops.cpp:99
#line 99 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void rounds_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 100 "/work/main/test/Check/answered-loops.cpp"
  int first = (int)get_global_id(0) * 8;
  _Pragma("unroll") for (int i = 0; i < 8; ++i) {
    int i_2 = first + i;
    __global int *place = &v_2[INDEX(check_index1(40, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = i;
    }
  }
}

// kernel of together_kernel, answered-loops.cpp:111
#line 111 "/work/main/test/Check/answered-loops.cpp"
__kernel void together_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                              int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = i / 2;
    __global int *place = &v_2[INDEX(check_index1(42, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = i;
    }
  }
}

// kernel of twice_kernel, answered-loops.cpp:125
#line 125 "/work/main/test/Check/answered-loops.cpp"
__kernel void twice_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                           int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(44, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value = (IN_BOUNDS(place, v, v_bytes) ? *place : 0) * 2;
    __global int *place_2 = &v_2[INDEX(check_index1(47, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of noted_kernel, answered-loops.cpp:140
#line 140 "/work/main/test/Check/answered-loops.cpp"
__kernel void noted_kernel(__global int *to, ulong to_bytes, long to_offset, int to_extent0,
                           __global const int *from, ulong from_bytes, long from_offset,
                           int from_extent0, int domain, __global uint *messages) {
  __global int *to_2 = to + VIEW_OFFSET(0, to_offset);
  __global const int *from_2 = from + VIEW_OFFSET(1, from_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global const int *place =
        &from_2[INDEX(check_index1(49, thread_x, 0, 0, i, i, from_extent0, messages))];
    int value = (IN_BOUNDS(place, from, from_bytes) ? *place : 0) * 2;
    __global int *place_2 = &to_2[INDEX(check_index1(52, thread_x, 0, 0, i, i, to_extent0,
        messages))];
    if (IN_BOUNDS(place_2, to, to_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of sums_kernel, answered-loops.cpp:158
#line 158 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void sums_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 159 "/work/main/test/Check/answered-loops.cpp"
  __local int part[128] __attribute__((aligned(16))); SHARED(part);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 160 "/work/main/test/Check/answered-loops.cpp"
  int local_ = get_local_id(0);
  int from = 0;
  __global int *place = &v_2[INDEX(check_index1(54, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(57, thread_x, 0, 0, (long)local_, 128, messages)) {
    part[local_] = value;
  }
#line 163 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int distance_ = 1; distance_ < 64; distance_ *= 2) {
    BRANCH();
    int sum = DIVERGENT() && check_element(60, thread_x, 0, 0, (long)(from + local_), 128, messages)
        ? part[from + local_] : 0;
#line 166 "/work/main/test/Check/answered-loops.cpp"
    if (local_ >= distance_) {
      sum += check_element(63, thread_x, 0, 0, (long)(from + local_ - distance_), 128, messages) ?
          part[from + local_ - distance_] : 0;
    }
#line 168 "/work/main/test/Check/answered-loops.cpp"
    from = 64 - from;
    if (check_element(66, thread_x, 0, 0, (long)(from + local_), 128, messages)) {
      part[from + local_] = sum;
    }
#line 170 "/work/main/test/Check/answered-loops.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_2 = DIVERGENT() &&
      check_element(69, thread_x, 0, 0, (long)(from + local_), 128, messages) ? part[from + local_]
      : 0;
  __global int *place_2 = &v_2[INDEX(check_index1(72, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// lower, answered-loops.cpp:176
#line 176 "/work/main/test/Check/answered-loops.cpp"
static inline int lower(int i, int distance_) {
  return 2 * i - (i & (distance_ - 1));
}

static inline long check_object(uint site, int thread_x, int thread_y, int thread_z, long index,
                                long count, __global uint *messages) {
  if (DIVERGENT() && (ulong)index < (ulong)count) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

// order, answered-loops.cpp:177
#line 177 "/work/main/test/Check/answered-loops.cpp"
static inline __attribute__((always_inline)) void order_local(
    __local int *a, __local int *b) {
#line 178 "/work/main/test/Check/answered-loops.cpp"
  if (*a > *b) {
    int kept = *a;
    int value = *b;
    *a = value;
#line 181 "/work/main/test/Check/answered-loops.cpp"
    *b = kept;
  }
}

// kernel of partners_kernel, answered-loops.cpp:193
#line 193 "/work/main/test/Check/answered-loops.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void partners_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int distance_,
    __global uint *messages) {
#line 194 "/work/main/test/Check/answered-loops.cpp"
  __local int part[128] __attribute__((aligned(16))); SHARED(part);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 195 "/work/main/test/Check/answered-loops.cpp"
  int local_ = get_local_id(0);
  int first = 2 * ((int)get_group_id(0) * 64);
#line 196 "/work/main/test/Check/answered-loops.cpp"
  int i = first + local_;
)ampcc"
R"ampcc(  __global int *place = &v_2[INDEX(check_index1(84, thread_x, 0, 0, i, i, v_extent0, messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(87, thread_x, 0, 0, (long)local_, 128, messages)) {
    part[local_] = value;
  }
#line 197 "/work/main/test/Check/answered-loops.cpp"
  int i_2 = first + local_ + 64;
  __global int *place_2 = &v_2[INDEX(check_index1(89, thread_x, 0, 0, i_2, i_2, v_extent0,
      messages))];
  int value_2 = DIVERGENT() && IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0;
  if (check_element(92, thread_x, 0, 0, (long)(local_ + 64), 128, messages)) {
    part[local_ + 64] = value_2;
  }
#line 198 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int at = lower(local_, distance_);
  order_local(&part[(int)check_object(95, thread_x, 0, 0, (long)at, 128, messages)],
      &part[(int)check_object(96, thread_x, 0, 0, (long)(at + distance_), 128, messages)]);
#line 201 "/work/main/test/Check/answered-loops.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_3 = DIVERGENT() && check_element(98, thread_x, 0, 0, (long)local_, 128, messages) ?
      part[local_] : 0;
  int i_3 = first + local_;
  __global int *place_3 = &v_2[INDEX(check_index1(101, thread_x, 0, 0, i_3, i_3, v_extent0,
      messages))];
  if (IN_BOUNDS(place_3, v, v_bytes)) {
    *place_3 = value_3;
  }
#line 203 "/work/main/test/Check/answered-loops.cpp"
  int value_4 = DIVERGENT() &&
      check_element(103, thread_x, 0, 0, (long)(local_ + 64), 128, messages) ? part[local_ + 64] :
      0;
  int i_4 = first + local_ + 64;
  __global int *place_4 = &v_2[INDEX(check_index1(106, thread_x, 0, 0, i_4, i_4, v_extent0,
      messages))];
  if (IN_BOUNDS(place_4, v, v_bytes)) {
    *place_4 = value_4;
  }
}

// order, answered-loops.cpp:177
#line 177 "/work/main/test/Check/answered-loops.cpp"
static inline void order_global(__global int *a, __global int *b, ulong a_begin, ulong a_bytes,
                                ulong b_begin, ulong b_bytes) {
#line 178 "/work/main/test/Check/answered-loops.cpp"
  if ((IN_BOUNDS(a, a_begin, a_bytes) ? *a : 0) > (IN_BOUNDS(b, b_begin, b_bytes) ? *b : 0)) {
    int kept = IN_BOUNDS(a, a_begin, a_bytes) ? *a : 0;
    int value = IN_BOUNDS(b, b_begin, b_bytes) ? *b : 0;
    if (IN_BOUNDS(a, a_begin, a_bytes)) {
      *a = value;
    }
#line 181 "/work/main/test/Check/answered-loops.cpp"
    if (IN_BOUNDS(b, b_begin, b_bytes)) {
      *b = kept;
    }
  }
}

// kernel of far_partners_kernel, answered-loops.cpp:214
#line 214 "/work/main/test/Check/answered-loops.cpp"
__kernel void far_partners_kernel(int distance_, __global int *v, ulong v_bytes, long v_offset,
                                  int v_extent0, int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 215 "/work/main/test/Check/answered-loops.cpp"
    int at = lower(i, distance_);
    __global int *value = &v_2[INDEX(check_index1(108, thread_x, 0, 0, at, at, v_extent0,
        messages))];
    int i_2 = at + distance_;
    long result = check_index1(109, thread_x, 0, 0, i_2, i_2, v_extent0, messages);
    order_global(value, &v_2[INDEX(result)], (ulong)v, v_bytes, (ulong)v, v_bytes);
  }
}

static __attribute__((noinline)) void report_shift(
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

static inline int check_shift(uint site, int thread_x, int thread_y, int thread_z, int amount,
                              int bits, __global uint *messages) {
  if ((uint)amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

// kernel of shifts_kernel, answered-loops.cpp:227
#line 227 "/work/main/test/Check/answered-loops.cpp"
__kernel void shifts_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0, int by,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(110, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value = ((IN_BOUNDS(place, v, v_bytes) ? *place : 0) >>
        check_shift(113, thread_x, 0, 0, by, 32, messages)) & 1;
    __global int *place_2 = &v_2[INDEX(check_index1(114, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of bits_kernel, answered-loops.cpp:235
#line 235 "/work/main/test/Check/answered-loops.cpp"
__kernel void bits_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = i & ((i & 7) - 1);
    __global int *place = &v_2[INDEX(check_index1(116, thread_x, 0, 0, i_2, i_2, v_extent0,
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
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, true, 0, 0, 8, "from"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "from_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "from_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "from_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "to"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "to_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "to_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "to_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "a_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "a_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "b_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "b_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_7[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "to"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "to_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "to_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "to_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "from"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "from_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "from_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "from_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "distance_"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_10[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "distance_"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_11[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "by"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_12[] = {
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
  {"", halves_kernel_native_035bd4c84162280d},
  {"x86-64-v3", halves_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", halves_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 496};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, true, 0, 0, 8, "from"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "from_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "from_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "from_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "to"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "to_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "to_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "to_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", border_kernel_native_035bd4c84162280d},
  {"x86-64-v3", border_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", border_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 9, 3, __ampcc_variants_1, 336};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "a_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "a_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "b_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "b_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", apart_kernel_native_035bd4c84162280d},
  {"x86-64-v3", apart_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", apart_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 9, 3, __ampcc_variants_2, 216};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", numbers_kernel_native_035bd4c84162280d},
  {"x86-64-v3", numbers_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", numbers_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 5, 3, __ampcc_variants_3, 240};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", rounds_kernel_native_035bd4c84162280d},
  {"x86-64-v3", rounds_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", rounds_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 5, 3, __ampcc_variants_4, 144};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", together_kernel_native_035bd4c84162280d},
  {"x86-64-v3", together_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", together_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 5, 3, __ampcc_variants_5, 56};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", twice_kernel_native_035bd4c84162280d},
  {"x86-64-v3", twice_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", twice_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 5, 3, __ampcc_variants_6, 168};
constexpr __ampcc_kernel_arg __ampcc_native_args_7[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "to"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "to_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "to_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "to_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "from"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "from_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "from_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "from_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_7[] = {
  {"", noted_kernel_native_035bd4c84162280d},
  {"x86-64-v3", noted_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", noted_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_7 = {__ampcc_native_args_7, 9, 3, __ampcc_variants_7, 296};
constexpr __ampcc_kernel_arg __ampcc_native_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_8[] = {
  {"", sums_kernel_native_035bd4c84162280d},
  {"x86-64-v3", sums_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", sums_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_8 = {__ampcc_native_args_8, 5, 3, __ampcc_variants_8, 1032};
constexpr __ampcc_kernel_arg __ampcc_native_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "distance_"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_9[] = {
  {"", partners_kernel_native_035bd4c84162280d},
  {"x86-64-v3", partners_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", partners_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_9 = {__ampcc_native_args_9, 6, 3, __ampcc_variants_9, 896};
constexpr __ampcc_kernel_arg __ampcc_native_args_10[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "distance_"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_10[] = {
  {"", far_partners_kernel_native_035bd4c84162280d},
  {"x86-64-v3", far_partners_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", far_partners_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_10 = {__ampcc_native_args_10, 6, 3, __ampcc_variants_10, 192};
constexpr __ampcc_kernel_arg __ampcc_native_args_11[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "by"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_11[] = {
  {"", shifts_kernel_native_035bd4c84162280d},
  {"x86-64-v3", shifts_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", shifts_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_11 = {__ampcc_native_args_11, 6, 3, __ampcc_variants_11, 168};
constexpr __ampcc_kernel_arg __ampcc_native_args_12[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_12[] = {
  {"", bits_kernel_native_035bd4c84162280d},
  {"x86-64-v3", bits_kernel_native_035bd4c84162280d_v3},
  {"x86-64-v4", bits_kernel_native_035bd4c84162280d_v4},
};
constexpr __ampcc_native_form __ampcc_native_12 = {__ampcc_native_args_12, 5, 3, __ampcc_variants_12, 56};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lc7f9d422dc2ff509|t64",
   "halves_kernel", __ampcc_args_0, 5, 56, 1, {64, 1, 1}, 256, false, 0, "/work/main/test/Check/answered-loops.cpp", 17, "halves()", &__ampcc_native_0},
  {"Laeaf8bf26d7a81f2|t16",
   "border_kernel", __ampcc_args_1, 9, 112, 1, {16, 1, 1}, 68, false, 0, "/work/main/test/Check/answered-loops.cpp", 43, "border()", &__ampcc_native_1},
  {"Lf1f91c6ee1d6939f|e1",
   "apart_kernel", __ampcc_args_2, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/answered-loops.cpp", 72, "apart()", &__ampcc_native_2},
  {"Leca5b03216d96d80|e1",
   "numbers_kernel", __ampcc_args_3, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/answered-loops.cpp", 84, "numbers()", &__ampcc_native_3},
  {"L95df798200ad4b68|t16",
   "rounds_kernel", __ampcc_args_4, 5, 56, 1, {16, 1, 1}, 0, false, 0, "/work/main/test/Check/answered-loops.cpp", 99, "rounds()", &__ampcc_native_4},
  {"L408dacbbb64f8390|e1",
   "together_kernel", __ampcc_args_5, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/answered-loops.cpp", 111, "together()", &__ampcc_native_5},
  {"L2916971b1376e15f|e1",
   "twice_kernel", __ampcc_args_6, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/answered-loops.cpp", 125, "twice()", &__ampcc_native_6},
  {"L924f172f725a86cd|e1",
   "noted_kernel", __ampcc_args_7, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/answered-loops.cpp", 140, "noted()", &__ampcc_native_7},
  {"Lefcbb6b47c38dcf3|t64",
   "sums_kernel", __ampcc_args_8, 5, 56, 1, {64, 1, 1}, 512, false, 0, "/work/main/test/Check/answered-loops.cpp", 158, "sums()", &__ampcc_native_8},
  {"L818ba25ac1bb2e67|t64",
   "partners_kernel", __ampcc_args_9, 6, 64, 1, {64, 1, 1}, 512, false, 0, "/work/main/test/Check/answered-loops.cpp", 193, "partners()", &__ampcc_native_9},
  {"L3f6125c466457c43|e1",
   "far_partners_kernel", __ampcc_args_10, 7, 64, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/answered-loops.cpp", 214, "far_partners()", &__ampcc_native_10},
  {"L2f06cfacc87226b5|e1",
   "shifts_kernel", __ampcc_args_11, 7, 64, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/answered-loops.cpp", 227, "shifts()", &__ampcc_native_11},
  {"La656ba89fd2a0b8c|e1",
   "bits_kernel", __ampcc_args_12, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/answered-loops.cpp", 235, "bits()", &__ampcc_native_12},
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
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_4, 6, "", 0},
  {__ampcc_message_check, "shift", __ampcc_message_args_5, 6, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 20, 19},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/answered-loops.cpp", 20, 19},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/answered-loops.cpp", 20, 19},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 20, 5},
  {__ampcc_rule_race, "part[local]", "/work/main/test/Check/answered-loops.cpp", 20, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/answered-loops.cpp", 21, 5},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 24, 24},
  {__ampcc_rule_race, "part[local + half]", "/work/main/test/Check/answered-loops.cpp", 24, 24},
  {__ampcc_rule_init, "part[local + half]", "/work/main/test/Check/answered-loops.cpp", 24, 24},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 24, 9},
  {__ampcc_rule_race, "part[local]", "/work/main/test/Check/answered-loops.cpp", 24, 9},
  {__ampcc_rule_init, "part[local]", "/work/main/test/Check/answered-loops.cpp", 24, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/answered-loops.cpp", 25, 7},
  {__ampcc_rule_race, "part[0]", "/work/main/test/Check/answered-loops.cpp", 27, 12},
  {__ampcc_rule_init, "part[0]", "/work/main/test/Check/answered-loops.cpp", 27, 12},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 27, 5},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/answered-loops.cpp", 27, 5},
  {__ampcc_rule_index, "from", "/work/main/test/Check/answered-loops.cpp", 46, 23},
  {__ampcc_rule_race, "from[t]", "/work/main/test/Check/answered-loops.cpp", 46, 23},
  {__ampcc_rule_init, "from[t]", "/work/main/test/Check/answered-loops.cpp", 46, 23},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 46, 5},
  {__ampcc_rule_race, "part[local + 1]", "/work/main/test/Check/answered-loops.cpp", 46, 5},
  {__ampcc_rule_race, "part[0]", "/work/main/test/Check/answered-loops.cpp", 48, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/answered-loops.cpp", 49, 5},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 50, 13},
  {__ampcc_rule_race, "part[local]", "/work/main/test/Check/answered-loops.cpp", 50, 13},
  {__ampcc_rule_init, "part[local]", "/work/main/test/Check/answered-loops.cpp", 50, 13},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 50, 27},
  {__ampcc_rule_race, "part[local + 1]", "/work/main/test/Check/answered-loops.cpp", 50, 27},
  {__ampcc_rule_init, "part[local + 1]", "/work/main/test/Check/answered-loops.cpp", 50, 27},
  {__ampcc_rule_index, "to", "/work/main/test/Check/answered-loops.cpp", 50, 5},
  {__ampcc_rule_race, "to[t]", "/work/main/test/Check/answered-loops.cpp", 50, 5},
  {__ampcc_rule_index, "a", "/work/main/test/Check/answered-loops.cpp", 73, 5},
  {__ampcc_rule_race, "a[i]", "/work/main/test/Check/answered-loops.cpp", 73, 5},
  {__ampcc_rule_index, "b", "/work/main/test/Check/answered-loops.cpp", 74, 5},
  {__ampcc_rule_race, "b[i]", "/work/main/test/Check/answered-loops.cpp", 74, 5},
  {__ampcc_rule_element, "weights", "/work/main/test/Check/answered-loops.cpp", 86, 15},
  {__ampcc_rule_element, "weights", "/work/main/test/Check/answered-loops.cpp", 88, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 89, 5},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/answered-loops.cpp", 89, 5},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 102, 7},
  {__ampcc_rule_race, "v[first + i]", "/work/main/test/Check/answered-loops.cpp", 102, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 111, 63},
  {__ampcc_rule_race, "v[i[0] / 2]", "/work/main/test/Check/answered-loops.cpp", 111, 63},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 125, 70},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/answered-loops.cpp", 125, 70},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/answered-loops.cpp", 125, 70},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 125, 63},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/answered-loops.cpp", 125, 63},
  {__ampcc_rule_index, "from", "/work/main/test/Check/answered-loops.cpp", 140, 72},
  {__ampcc_rule_race, "from[i]", "/work/main/test/Check/answered-loops.cpp", 140, 72},
  {__ampcc_rule_init, "from[i]", "/work/main/test/Check/answered-loops.cpp", 140, 72},
  {__ampcc_rule_index, "to", "/work/main/test/Check/answered-loops.cpp", 140, 64},
  {__ampcc_rule_race, "to[i]", "/work/main/test/Check/answered-loops.cpp", 140, 64},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 162, 19},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/answered-loops.cpp", 162, 19},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/answered-loops.cpp", 162, 19},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 162, 5},
  {__ampcc_rule_race, "part[local]", "/work/main/test/Check/answered-loops.cpp", 162, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/answered-loops.cpp", 163, 5},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 165, 17},
  {__ampcc_rule_race, "part[from + local]", "/work/main/test/Check/answered-loops.cpp", 165, 17},
  {__ampcc_rule_init, "part[from + local]", "/work/main/test/Check/answered-loops.cpp", 165, 17},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 167, 16},
  {__ampcc_rule_race, "part[from + local - distance]", "/work/main/test/Check/answered-loops.cpp", 167, 16},
  {__ampcc_rule_init, "part[from + local - distance]", "/work/main/test/Check/answered-loops.cpp", 167, 16},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 169, 7},
  {__ampcc_rule_race, "part[from + local]", "/work/main/test/Check/answered-loops.cpp", 169, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/answered-loops.cpp", 170, 7},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 172, 12},
  {__ampcc_rule_race, "part[from + local]", "/work/main/test/Check/answered-loops.cpp", 172, 12},
  {__ampcc_rule_init, "part[from + local]", "/work/main/test/Check/answered-loops.cpp", 172, 12},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 172, 5},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/answered-loops.cpp", 172, 5},
  {__ampcc_rule_race, "a", "/work/main/test/Check/answered-loops.cpp", 178, 7},
  {__ampcc_rule_init, "a", "/work/main/test/Check/answered-loops.cpp", 178, 7},
  {__ampcc_rule_race, "b", "/work/main/test/Check/answered-loops.cpp", 178, 11},
  {__ampcc_rule_init, "b", "/work/main/test/Check/answered-loops.cpp", 178, 11},
  {__ampcc_rule_race, "a", "/work/main/test/Check/answered-loops.cpp", 179, 22},
  {__ampcc_rule_init, "a", "/work/main/test/Check/answered-loops.cpp", 179, 22},
  {__ampcc_rule_race, "b", "/work/main/test/Check/answered-loops.cpp", 180, 9},
  {__ampcc_rule_init, "b", "/work/main/test/Check/answered-loops.cpp", 180, 9},
  {__ampcc_rule_race, "a", "/work/main/test/Check/answered-loops.cpp", 180, 5},
  {__ampcc_rule_race, "b", "/work/main/test/Check/answered-loops.cpp", 181, 5},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 196, 19},
  {__ampcc_rule_race, "v[first + local]", "/work/main/test/Check/answered-loops.cpp", 196, 19},
  {__ampcc_rule_init, "v[first + local]", "/work/main/test/Check/answered-loops.cpp", 196, 19},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 196, 5},
  {__ampcc_rule_race, "part[local]", "/work/main/test/Check/answered-loops.cpp", 196, 5},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 197, 24},
  {__ampcc_rule_race, "v[first + local + 64]", "/work/main/test/Check/answered-loops.cpp", 197, 24},
  {__ampcc_rule_init, "v[first + local + 64]", "/work/main/test/Check/answered-loops.cpp", 197, 24},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 197, 5},
  {__ampcc_rule_race, "part[local + 64]", "/work/main/test/Check/answered-loops.cpp", 197, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/answered-loops.cpp", 198, 5},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 200, 11},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 200, 21},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/answered-loops.cpp", 201, 5},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 202, 24},
  {__ampcc_rule_race, "part[local]", "/work/main/test/Check/answered-loops.cpp", 202, 24},
  {__ampcc_rule_init, "part[local]", "/work/main/test/Check/answered-loops.cpp", 202, 24},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 202, 5},
  {__ampcc_rule_race, "v[first + local]", "/work/main/test/Check/answered-loops.cpp", 202, 5},
  {__ampcc_rule_element, "part", "/work/main/test/Check/answered-loops.cpp", 203, 29},
  {__ampcc_rule_race, "part[local + 64]", "/work/main/test/Check/answered-loops.cpp", 203, 29},
  {__ampcc_rule_init, "part[local + 64]", "/work/main/test/Check/answered-loops.cpp", 203, 29},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 203, 5},
  {__ampcc_rule_race, "v[first + local + 64]", "/work/main/test/Check/answered-loops.cpp", 203, 5},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 216, 11},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 216, 18},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 227, 70},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/answered-loops.cpp", 227, 70},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/answered-loops.cpp", 227, 70},
  {__ampcc_rule_shift, "v[i] >> by", "/work/main/test/Check/answered-loops.cpp", 227, 70},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 227, 63},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/answered-loops.cpp", 227, 63},
  {__ampcc_rule_index, "v", "/work/main/test/Check/answered-loops.cpp", 235, 63},
  {__ampcc_rule_race, "v[i[0] & ((i[0] & 7) - 1)]", "/work/main/test/Check/answered-loops.cpp", 235, 63},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/answered-loops.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 13, "", __ampcc_messages, 6, __ampcc_sites, 118};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
#line 1 "<ampcc link>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
__asm__(".pushsection .ampcc,\"e\",%progbits\n"
  ".ascii \"ampcc-unit 1 489 eNqNT11LwzAU/SuHUCQrmzWC29xQBP+BvklgZG2Kod1NaTOHjP13c7NBp08+5d57vnKOonatFStRHHzfFDvjqAh2CMXrpy2bwtBwsL2tZq333XBbdp2YinpPZXCehihjNfS/1Vpo0vTlXQXfV7bPlKwdmRaOQg6TqSmu9m2mJhi+d1vfxozNx0PSvLn3jRYgs+PkdIqrCVArtVjgqAl44XkJV0PK3LDNM2TOfpMz4UJ55CA0tguZwhOYuh7h5R0u6ghtf0Pq4hehszyBJ00nbsiurT+kgjw7bsZD5YZgqLR/myWyc2OvdBh7za96zdHbsO8J8h45W08wg4wvbiDHgHiMddfpR+L0A3qOkqE=\"\n"
  ".ascii \"\\n\"\n"
  ".popsection");
#pragma GCC diagnostic pop
