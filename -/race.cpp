#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/race.cpp"
// Two threads of a tile use one element of tile_static memory, one of them writes, and no barrier is
// between them. The native accelerator tells.
// RUN: %ampcc -Wno-amp-race --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(64, 1);
  array_view<int> v(64, data);

  // CHECK: race.cpp:[[#@LINE+7]]:14: race on tile_static memory: 's[l ? l - 1 : 0]' is read, and 's[l]' at {{.*}}race.cpp:[[#@LINE+6]]:7 is written by thread 0 of tile 0 (0 of all), without a barrier between them; thread 1 of tile 0 (1 of all) of the kernel
  // CHECK-NEXT: neighbour:
  judge("neighbour", [&] {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0x15b22f18fc19f127ULL>>([v](tiled_index<16> t)               { (void)v; (void)t; __ampcc_host_stub(); }




));
  });
  // CHECK-NEXT: neighbour: fine
  judge("neighbour", [&] {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0xcd5648242164a7b7ULL>>([v](tiled_index<16> t)               { (void)v; (void)t; __ampcc_host_stub(); }





));
  });

  // The barrier must also stand between a round and the next one.
  auto reduce = [&](bool waits) {
    std::vector<int> cells(64, 1);
    array_view<int, 2> c(8, 8, cells);
    parallel_for_each(c.extent.tile<4, 4>(), __ampcc_tag<__ampcc_site<0x70b0a94b270cd51eULL>>([c, waits](tiled_index<4, 4> t)               { (void)c; (void)waits; (void)t; __ampcc_host_stub(); }











));
  };
  // CHECK: race.cpp:[[#@LINE-7]]:22: race on tile_static memory: 's[y][x + half]' is read, and 's[y][x]' at {{.*}}race.cpp:[[#@LINE-7]]:11 is written by thread {0, 1} of tile {0, 0}
  // CHECK: reduction:
  judge("reduction", [&] { reduce(false); });
  // CHECK-NEXT: reduction: fine
  judge("reduction", [&] { reduce(true); });

  // One element for all threads, and atomic operations on one.
  // CHECK: race.cpp:[[#@LINE+11]]:9: race on tile_static memory: 'sum' is written
  // CHECK: counter:
  auto count = [&](bool atomic) {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0x5059de86734d12ddULL>>([atomic, v](tiled_index<16> t)               { (void)atomic; (void)v; (void)t; __ampcc_host_stub(); }










));
  };
  judge("counter", [&] { count(false); });
  // CHECK-NEXT: counter: fine
  judge("counter", [&] { count(true); });

  // The same value may be stored by all, others not; no other thread may read it meanwhile.
  auto found = [&](int what, int reader) {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0xb0b997a75f90839cULL>>([what, reader, v](tiled_index<16> t)               { (void)what; (void)reader; (void)v; (void)t; __ampcc_host_stub(); }









));
  };
  // CHECK-NEXT: same: fine
  judge("same", [&] { found(5, -1); });
  // CHECK: race.cpp:[[#@LINE-9]]:9: race on tile_static memory: 'flag' is written, and {{.*}} is written with another value by thread 12
  // CHECK: other:
  judge("other", [&] { found(6, -1); });
  // CHECK: read: {{.*}}race on tile_static memory: 'flag' is written, and 'flag' at {{.*}}race.cpp:[[#@LINE-10]]:16 is read by thread 3
  judge("read", [&] { found(5, 3); });
  // What a thread has stored itself it may read.
  // CHECK-NEXT: read back: fine
  judge("read back", [&] { found(5, 9); });
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_2b5ca9be8cafcb06(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_2b5ca9be8cafcb06_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_2b5ca9be8cafcb06_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_2b5ca9be8cafcb06(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_2b5ca9be8cafcb06_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_2b5ca9be8cafcb06_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_2b5ca9be8cafcb06(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_2b5ca9be8cafcb06_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_2b5ca9be8cafcb06_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_2b5ca9be8cafcb06(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_2b5ca9be8cafcb06_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_2b5ca9be8cafcb06_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_2b5ca9be8cafcb06(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_2b5ca9be8cafcb06_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_2b5ca9be8cafcb06_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of main_kernel, race.cpp:13
#line 13 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 14 "/work/main/test/Check/race.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
  int index;
#line 15 "/work/main/test/Check/race.cpp"
  int l = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = value;
  }
#line 17 "/work/main/test/Check/race.cpp"
  int value_2 = (index = l ? l - 1 : 0, check_element(5, thread_x, 0, 0, (long)index, 16, messages))
      ? s[index] : 0;
  __global int *place_2 = &v_2[INDEX(check_index1(8, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of main_kernel, race.cpp:22
#line 22 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_2(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 23 "/work/main/test/Check/race.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Check/race.cpp"
  int l = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(10, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(13, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = value;
  }
#line 26 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = DIVERGENT() && check_element(16, thread_x, 0, 0, (long)(15 - l), 16, messages) ?
      s[15 - l] : 0;
  __global int *place_2 = &v_2[INDEX(check_index1(19, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

static __attribute__((noinline)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, __global uint *messages) {
  uint message = begin_report(messages, 6, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, race.cpp:35
#line 35 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(4, 4, 1))) void main_kernel_3(
    __global int *c, ulong c_bytes, long c_offset, int c_extent0, int c_extent1, int c_stride0,
    uchar waits, __global uint *messages) {
#line 36 "/work/main/test/Check/race.cpp"
  __local int s[4][4] __attribute__((aligned(16))); SHARED(s);
  __global int *c_2 = c + VIEW_OFFSET(0, c_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
  int value;
#line 37 "/work/main/test/Check/race.cpp"
  int y = get_local_id(1);
  int x = get_local_id(0);
#line 38 "/work/main/test/Check/race.cpp"
  __global int *place = &c_2[INDEX(check_index2(21, thread_x, thread_y, 0,
      (long)t_global_0 * c_stride0 + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1,
      messages))];
  int value_2 = DIVERGENT() && IN_BOUNDS(place, c, c_bytes) ? *place : 0;
  if (DIVERGENT() && check_element(24, thread_x, thread_y, 0, (long)y, 4, messages) &&
      check_element(25, thread_x, thread_y, 0, (long)x, 4, messages)) {
    s[y][x] = value_2;
  }
#line 39 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int half_ = 2; half_ > 0; half_ /= 2) {
    BRANCH();
    if (x < half_) {
#line 42 "/work/main/test/Check/race.cpp"
      value = check_element(28, thread_x, thread_y, 0, (long)y, 4, messages) &&
          check_element(29, thread_x, thread_y, 0, (long)(x + half_), 4, messages) ? s[y][x + half_]
          : 0;
      if (check_element(32, thread_x, thread_y, 0, (long)y, 4, messages) &&
          check_element(33, thread_x, thread_y, 0, (long)x, 4, messages)) {
        s[y][x] += value;
      }
    }
#line 44 "/work/main/test/Check/race.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_3 = DIVERGENT() && waits ?
      (check_element(37, thread_x, thread_y, 0, (long)y, 4, messages) ? s[y][0] : 0) :
      check_element(40, thread_x, thread_y, 0, (long)y, 4, messages) &&
      check_element(41, thread_x, thread_y, 0, (long)x, 4, messages) ? s[y][x] : 0;
#line 46 "/work/main/test/Check/race.cpp"
  __global int *place_2 = &c_2[INDEX(check_index2(44, thread_x, thread_y, 0,
      (long)t_global_0 * c_stride0 + t_global_1, t_global_0, t_global_1, c_extent0, c_extent1,
      messages))];
  if (IN_BOUNDS(place_2, c, c_bytes)) {
    *place_2 = value_3;
  }
}

// kernel of main_kernel, race.cpp:59
#line 59 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_4(
    uchar atomic, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 60 "/work/main/test/Check/race.cpp"
  __local int sum; SHARED(sum);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 61 "/work/main/test/Check/race.cpp"
  if (get_local_id(0) == 0) {
    sum = 0;
  }
#line 63 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (atomic) {
    atomic_add(&sum, 1);
  } else {
    sum += 1;
  }
#line 68 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = sum;
#line 69 "/work/main/test/Check/race.cpp"
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(55, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, race.cpp:78
#line 78 "/work/main/test/Check/race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_5(
    int what, int reader, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 79 "/work/main/test/Check/race.cpp"
  __local int flag; SHARED(flag);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 80 "/work/main/test/Check/race.cpp"
  flag = 0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (get_local_id(0) > 7) {
    int value = get_local_id(0) > 12 ? what : 5;
    flag = value;
  }
#line 84 "/work/main/test/Check/race.cpp"
  if ((int)get_local_id(0) == reader) {
    int value = flag;
#line 85 "/work/main/test/Check/race.cpp"
    __global int *place = &v_2[INDEX(check_index1(62, thread_x, 0, 0, t_global, t_global, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
  }
#line 86 "/work/main/test/Check/race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = flag;
#line 87 "/work/main/test/Check/race.cpp"
  __global int *place = &v_2[INDEX(check_index1(67, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
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
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "c"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "c_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "c_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "c_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "c_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "c_stride0"},
  {__ampcc_arg_value, false, false, 64, 0, 1, "waits"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_value, false, false, 0, 0, 1, "atomic"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "what"},
  {__ampcc_arg_value, false, false, 4, 0, 4, "reader"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
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
  {"", main_kernel_native_2b5ca9be8cafcb06},
  {"x86-64-v3", main_kernel_native_2b5ca9be8cafcb06_v3},
  {"x86-64-v4", main_kernel_native_2b5ca9be8cafcb06_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 256};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_2b5ca9be8cafcb06},
  {"x86-64-v3", main_kernel_2_native_2b5ca9be8cafcb06_v3},
  {"x86-64-v4", main_kernel_2_native_2b5ca9be8cafcb06_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 5, 3, __ampcc_variants_1, 280};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "c"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "c_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "c_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "c_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "c_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "c_stride0"},
  {__ampcc_arg_value, false, false, 64, 0, 1, "waits"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_3_native_2b5ca9be8cafcb06},
  {"x86-64-v3", main_kernel_3_native_2b5ca9be8cafcb06_v3},
  {"x86-64-v4", main_kernel_3_native_2b5ca9be8cafcb06_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 8, 3, __ampcc_variants_2, 464};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_value, false, false, 0, 0, 1, "atomic"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", main_kernel_4_native_2b5ca9be8cafcb06},
  {"x86-64-v3", main_kernel_4_native_2b5ca9be8cafcb06_v3},
  {"x86-64-v4", main_kernel_4_native_2b5ca9be8cafcb06_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 6, 3, __ampcc_variants_3, 120};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "what"},
  {__ampcc_arg_value, false, false, 4, 0, 4, "reader"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", main_kernel_5_native_2b5ca9be8cafcb06},
  {"x86-64-v3", main_kernel_5_native_2b5ca9be8cafcb06_v3},
  {"x86-64-v4", main_kernel_5_native_2b5ca9be8cafcb06_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 7, 3, __ampcc_variants_4, 216};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L15b22f18fc19f127|t16",
   "main_kernel", __ampcc_args_0, 5, 56, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Check/race.cpp", 13, "main()", &__ampcc_native_0},
  {"Lcd5648242164a7b7|t16",
   "main_kernel_2", __ampcc_args_1, 5, 56, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Check/race.cpp", 22, "main()", &__ampcc_native_1},
  {"L70b0a94b270cd51e|t4x4",
   "main_kernel_3", __ampcc_args_2, 8, 72, 2, {4, 4, 1}, 64, false, 0, "/work/main/test/Check/race.cpp", 35, "main()", &__ampcc_native_2},
  {"L5059de86734d12dd|t16",
   "main_kernel_4", __ampcc_args_3, 6, 64, 1, {16, 1, 1}, 4, false, 0, "/work/main/test/Check/race.cpp", 59, "main()", &__ampcc_native_3},
  {"Lb0b997a75f90839c|t16",
   "main_kernel_5", __ampcc_args_4, 7, 64, 1, {16, 1, 1}, 4, false, 0, "/work/main/test/Check/race.cpp", 78, "main()", &__ampcc_native_4},
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
};
constexpr __ampcc_message_arg __ampcc_message_args_5[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
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
  {__ampcc_message_check, "element", __ampcc_message_args_3, 6, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_4, 9, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_5, 8, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "v", "/work/main/test/Check/race.cpp", 16, 14},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/race.cpp", 16, 14},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/race.cpp", 16, 14},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race.cpp", 16, 7},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/race.cpp", 16, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race.cpp", 17, 14},
  {__ampcc_rule_race, "s[l ? l - 1 : 0]", "/work/main/test/Check/race.cpp", 17, 14},
  {__ampcc_rule_init, "s[l ? l - 1 : 0]", "/work/main/test/Check/race.cpp", 17, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/race.cpp", 17, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/race.cpp", 17, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/race.cpp", 25, 14},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/race.cpp", 25, 14},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/race.cpp", 25, 14},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race.cpp", 25, 7},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/race.cpp", 25, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race.cpp", 26, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race.cpp", 27, 14},
  {__ampcc_rule_race, "s[15 - l]", "/work/main/test/Check/race.cpp", 27, 14},
  {__ampcc_rule_init, "s[15 - l]", "/work/main/test/Check/race.cpp", 27, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/race.cpp", 27, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/race.cpp", 27, 7},
  {__ampcc_rule_index, "c", "/work/main/test/Check/race.cpp", 38, 17},
  {__ampcc_rule_race, "c[t]", "/work/main/test/Check/race.cpp", 38, 17},
  {__ampcc_rule_init, "c[t]", "/work/main/test/Check/race.cpp", 38, 17},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race.cpp", 38, 7},
  {__ampcc_rule_element, "s[y]", "/work/main/test/Check/race.cpp", 38, 7},
  {__ampcc_rule_race, "s[y][x]", "/work/main/test/Check/race.cpp", 38, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race.cpp", 39, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race.cpp", 42, 22},
  {__ampcc_rule_element, "s[y]", "/work/main/test/Check/race.cpp", 42, 22},
  {__ampcc_rule_race, "s[y][x + half]", "/work/main/test/Check/race.cpp", 42, 22},
  {__ampcc_rule_init, "s[y][x + half]", "/work/main/test/Check/race.cpp", 42, 22},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race.cpp", 42, 11},
  {__ampcc_rule_element, "s[y]", "/work/main/test/Check/race.cpp", 42, 11},
  {__ampcc_rule_race, "s[y][x]", "/work/main/test/Check/race.cpp", 42, 11},
  {__ampcc_rule_init, "s[y][x]", "/work/main/test/Check/race.cpp", 42, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race.cpp", 44, 11},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race.cpp", 46, 22},
  {__ampcc_rule_race, "s[y][0]", "/work/main/test/Check/race.cpp", 46, 22},
  {__ampcc_rule_init, "s[y][0]", "/work/main/test/Check/race.cpp", 46, 22},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race.cpp", 46, 32},
  {__ampcc_rule_element, "s[y]", "/work/main/test/Check/race.cpp", 46, 32},
  {__ampcc_rule_race, "s[y][x]", "/work/main/test/Check/race.cpp", 46, 32},
  {__ampcc_rule_init, "s[y][x]", "/work/main/test/Check/race.cpp", 46, 32},
  {__ampcc_rule_index, "c", "/work/main/test/Check/race.cpp", 46, 7},
  {__ampcc_rule_race, "c[t]", "/work/main/test/Check/race.cpp", 46, 7},
  {__ampcc_rule_race, "sum", "/work/main/test/Check/race.cpp", 62, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race.cpp", 63, 7},
  {__ampcc_rule_race, "sum", "/work/main/test/Check/race.cpp", 65, 27},
  {__ampcc_rule_init, "sum", "/work/main/test/Check/race.cpp", 65, 27},
  {__ampcc_rule_race, "sum", "/work/main/test/Check/race.cpp", 67, 9},
  {__ampcc_rule_init, "sum", "/work/main/test/Check/race.cpp", 67, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race.cpp", 68, 7},
  {__ampcc_rule_race, "sum", "/work/main/test/Check/race.cpp", 69, 14},
  {__ampcc_rule_init, "sum", "/work/main/test/Check/race.cpp", 69, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/race.cpp", 69, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/race.cpp", 69, 7},
  {__ampcc_rule_race, "flag", "/work/main/test/Check/race.cpp", 80, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race.cpp", 81, 7},
  {__ampcc_rule_race, "flag", "/work/main/test/Check/race.cpp", 83, 9},
  {__ampcc_rule_race, "flag", "/work/main/test/Check/race.cpp", 85, 16},
  {__ampcc_rule_init, "flag", "/work/main/test/Check/race.cpp", 85, 16},
  {__ampcc_rule_index, "v", "/work/main/test/Check/race.cpp", 85, 9},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/race.cpp", 85, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race.cpp", 86, 7},
  {__ampcc_rule_race, "flag", "/work/main/test/Check/race.cpp", 87, 14},
  {__ampcc_rule_init, "flag", "/work/main/test/Check/race.cpp", 87, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/race.cpp", 87, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/race.cpp", 87, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/race.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 5, "", __ampcc_messages, 6, __ampcc_sites, 69};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
