#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/index.cpp"
// An index is compared with the extent of its view or array, in each dimension: {0, 10} of a view
// of 10 columns is wrong, though there is memory.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check=index %s -o %t && %t 2>&1 | FileCheck %s
// RUN: %ampcc --amp-check=index --amp-host-compiler=g++ %s -o %t.gxx && %t.gxx 2>&1 | FileCheck %s
// RUN: env AMPCC_SHARED_MEMORY=0 %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"





int main() {
  std::vector<int> data(120, 1);
  array_view<int, 1> flat(120, data);
  array_view<int, 2> v = flat.view_as(extent<2>(12, 10)); // one memory
  array_view<const int, 3> c(2, 6, 10, data);
  array<int, 1> a(20, data.begin());
  array<int, 4> deep(extent<4>((const int[]){2, 3, 4, 5}), data.begin());
  auto once = [](int last) { return extent<1>(last + 1); };

  // CHECK: ampcc: check: {{.*}}index.cpp:[[#@LINE+3]]:7: index {3, 10} is out of bounds: dimension 1 of 'v' has the indices 0 to 9; thread {3, 9} of the kernel at {{.*}}index.cpp:[[#@LINE+2]]
  // CHECK-NEXT: row: {{.*}}index {3, 10} is out of bounds: dimension 1 of 'v' has the indices 0 to 9; thread {3, 9} of the kernel at {{.*}}index.cpp:[[#@LINE+1]]{{$}}
  judge("row", [&] { parallel_for_each(extent<2>(12, 10), __ampcc_tag<__ampcc_site<0xa7ec497afac84605ULL>>([v](index<2> i)               { (void)v; (void)i; __ampcc_host_stub(); }

)); });
  // CHECK-NEXT: row: fine
  judge("row", [&] { parallel_for_each(extent<2>(12, 10), __ampcc_tag<__ampcc_site<0xfb5cfa9f3922c8bfULL>>([v](index<2> i)               { (void)v; (void)i; __ampcc_host_stub(); }

)); });

  // CHECK: index.cpp:[[#@LINE+4]]:18: index 120 is out of bounds: 'flat' has the indices 0 to 119; thread 119
  // CHECK: index.cpp:[[#@LINE+4]]:7: index -1 is out of bounds: 'flat' has the indices 0 to 119; thread 0
  // CHECK-NEXT: neighbours: {{.*}}; and 1 more
  judge("neighbours", [&] { parallel_for_each(flat.extent, __ampcc_tag<__ampcc_site<0x00b0cd24f160dce0ULL>>([flat](index<1> i)               { (void)flat; (void)i; __ampcc_host_stub(); }


)); });

  // CHECK: index.cpp:[[#@LINE+3]]:9: index 20 is out of bounds: 'a' has the indices 0 to 19; thread 19
  // CHECK-NEXT: array:
  judge("array", [&] { parallel_for_each(a.extent, __ampcc_tag<__ampcc_site<0x5348415d602dc24bULL>>([&a](index<1> i)               { (void)a; (void)i; __ampcc_host_stub(); }

)); });

  // CHECK: index.cpp:[[#@LINE+3]]:17: index {1, 6, 3} is out of bounds: dimension 1 of 'c' has the indices 0 to 5
  // CHECK-NEXT: const:
  judge("const", [&] { parallel_for_each(once(0), __ampcc_tag<__ampcc_site<0xdfa511972ce71d9eULL>>([flat, c](index<1> i)               { (void)flat; (void)c; (void)i; __ampcc_host_stub(); }

)); });

  // CHECK: index.cpp:[[#@LINE+3]]:28: index 12 is out of bounds: 'v' has the indices 0 to 11
  // CHECK: index.cpp:[[#@LINE+2]]:7: index 10 is out of bounds: 'v[0]' has the indices 0 to 9
  judge("projection", [&] { parallel_for_each(once(0), __ampcc_tag<__ampcc_site<0x34c3f93d2f7c9dd0ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }

)); });

  // CHECK: index.cpp:[[#@LINE+4]]:17: index {2, 0} is out of bounds: dimension 0 of 'part' has the indices 0 to 1
  // CHECK-NEXT: section:
  judge("section", [&] { parallel_for_each(once(0), __ampcc_tag<__ampcc_site<0x7f5e5ca04cebb55fULL>>([v, flat](index<1> i)               { (void)v; (void)flat; (void)i; __ampcc_host_stub(); }


)); });

  // CHECK: index.cpp:[[#@LINE+4]]:35: index {12, 9} is out of bounds: dimension 0 of 'v' has the indices 0 to 11
  // CHECK-NEXT: part:
  judge("part", [&] { parallel_for_each(once(0), __ampcc_tag<__ampcc_site<0xb44978bda0f6e756ULL>>([v, flat](index<1> i)               { (void)v; (void)flat; (void)i; __ampcc_host_stub(); }



)); });

  // CHECK: index.cpp:[[#@LINE+4]]:17: index -1 is out of bounds: 'deep' has the indices 0 to 1
  // CHECK-NEXT: four:
  judge("four", [&] { parallel_for_each(once(0), __ampcc_tag<__ampcc_site<0xcb7e0cce850ee439ULL>>([ &deep, flat](index<1> i)               { (void)deep; (void)flat; (void)i; __ampcc_host_stub(); }


)); });

  // The place is the user's, in the function where the element is named.
  // CHECK: index.cpp:10:10: index {12, 0} is out of bounds: dimension 0 of 'v' has the indices 0 to 11
  // CHECK-NEXT: function:
  judge("function", [&] { parallel_for_each(once(0), __ampcc_tag<__ampcc_site<0xb781f3a8c4805f72ULL>>([flat, v](index<1> i)               { (void)flat; (void)v; (void)i; __ampcc_host_stub(); }

)); });

  // A read outside gives 0, a write has no effect.
  // CHECK: index.cpp:[[#@LINE+2]]:21:
  judge("skipped", [&] { parallel_for_each(once(0), __ampcc_tag<__ampcc_site<0x0e8582d9c3a73febULL>>([flat](index<1> i)               { (void)flat; (void)i; __ampcc_host_stub(); }


)); });
  // CHECK: skipped:
  // CHECK: element 7 is 5
  std::fprintf(stderr, "element 7 is %d\n", flat[7]);

  // CHECK: ampcc: check: 13 places are wrong:
  // CHECK-NEXT: {{.*}}index.cpp:{{[0-9]+}}:7: index, 1 time{{$}}
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_8_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_8_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_8_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_9_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_9_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_9_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_10_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_10_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_10_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_11_native_d4073fc4f80c7f76(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_11_native_d4073fc4f80c7f76_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_11_native_d4073fc4f80c7f76_v4(const void *const *, const __ampcc_native_span &);
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

static __attribute__((noinline)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, __global uint *messages) {
  uint message = begin_report(messages, 1, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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
  if ((uint)i0 < (uint)e0 && (uint)i1 < (uint)e1) {
    return place;
  }
  report_index2(site, thread_x, thread_y, thread_z, i0, i1, e0, e1, messages);
  return -2147483648L;
}

// kernel of main_kernel, index.cpp:24
#line 24 "/work/main/test/Check/index.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int v_extent1, int v_stride0, int domain1, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i_1 = get_global_id(0);
  if (i_1 < domain1) {
    int i_0 = get_global_id(1);
    int thread_x = get_global_id(0);
    int thread_y = get_global_id(1);
#line 25 "/work/main/test/Check/index.cpp"
    int temporary_1 = i_1 + (i_0 == 3);
    __global int *place = &v_2[INDEX(check_index2(0, thread_x, thread_y, 0, (long)i_0 * v_stride0 +
        temporary_1, i_0, temporary_1, v_extent0, v_extent1, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = 2;
    }
  }
}

// kernel of main_kernel, index.cpp:28
#line 28 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_2(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int v_extent1, int v_stride0, int domain1, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i_1 = get_global_id(0);
  if (i_1 < domain1) {
    int i_0 = get_global_id(1);
    int thread_x = get_global_id(0);
    int thread_y = get_global_id(1);
#line 29 "/work/main/test/Check/index.cpp"
    int temporary_1 = i_1 + (i_0 == 12);
    __global int *place = &v_2[INDEX(check_index2(2, thread_x, thread_y, 0, (long)i_0 * v_stride0 +
        temporary_1, i_0, temporary_1, v_extent0, v_extent1, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = 2;
    }
  }
}

static __attribute__((noinline)) void report_index1(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1,
    __global uint *messages) {
  uint message = begin_report(messages, 4, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, index.cpp:35
#line 35 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_3(__global int *flat, ulong flat_bytes, long flat_offset,
                            int flat_extent0, int domain, __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 36 "/work/main/test/Check/index.cpp"
    int temporary = i + 1;
    __global int *place = &flat_2[INDEX(check_index1(4, thread_x, 0, 0, temporary, temporary,
        flat_extent0, messages))];
    int next = IN_BOUNDS(place, flat, flat_bytes) ? *place : 0;
#line 37 "/work/main/test/Check/index.cpp"
    int temporary_2 = i - 1;
    __global int *place_2 = &flat_2[INDEX(check_index1(7, thread_x, 0, 0, temporary_2, temporary_2,
        flat_extent0, messages))];
    if (IN_BOUNDS(place_2, flat, flat_bytes)) {
      *place_2 = next;
    }
  }
}

static inline int check_index1_2(uint site, int thread_x, int thread_y, int thread_z, int place,
                                 int i0, int e0, __global uint *messages) {
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return (-2147483647 - 1);
}

// kernel of main_kernel, index.cpp:42
#line 42 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_4(__global int *a, ulong a_bytes, int a_extent0, int domain,
                            __global uint *messages) {
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 43 "/work/main/test/Check/index.cpp"
    int i_2 = i + 1;
    __global int *place = &a[check_index1_2(9, thread_x, 0, 0, i_2, i_2, a_extent0, messages)];
    if (IN_BOUNDS(place, a, a_bytes)) {
      ++*place;
    }
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
  if ((uint)i0 < (uint)e0 && (uint)i1 < (uint)e1 && (uint)i2 < (uint)e2) {
    return place;
  }
  report_index3(site, thread_x, thread_y, thread_z, i0, i1, i2, e0, e1, e2, messages);
  return -2147483648L;
}

// kernel of main_kernel, index.cpp:48
#line 48 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_5(__global int *flat, ulong flat_bytes, long flat_offset,
                            int flat_extent0, __global const int *c, ulong c_bytes,
                            long c_offset, int c_extent0, int c_extent1, int c_extent2,
                            int c_stride0, int c_stride1, int domain, __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  __global const int *c_2 = c + VIEW_OFFSET(1, c_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 49 "/work/main/test/Check/index.cpp"
    __global const int *place =
        &c_2[INDEX(check_index3(12, thread_x, 0, 0, (c_stride0 + 6L) * c_stride1 + 3, 1, 6, 3,
        c_extent0, c_extent1, c_extent2, messages))];
    int operand = IN_BOUNDS(place, c, c_bytes) ? *place : 0;
    __global const int *place_2 =
        &c_2[INDEX(check_index3(15, thread_x, 0, 0, (c_stride0 + 5L) * c_stride1 + 9, 1, 5, 9,
        c_extent0, c_extent1, c_extent2, messages))];
    int value = operand + (IN_BOUNDS(place_2, c, c_bytes) ? *place_2 : 0);
    __global int *place_3 = &flat_2[INDEX(check_index1(18, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_3, flat, flat_bytes)) {
      *place_3 = value;
    }
  }
}

// kernel of main_kernel, index.cpp:54
#line 54 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_6(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int v_extent1, int v_stride0, int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  if ((int)get_global_id(0) < domain) {
    int thread_x = get_global_id(0);
#line 55 "/work/main/test/Check/index.cpp"
    long temporary_offset = check_index1(20, thread_x, 0, 0, 0, 0, v_extent0, messages);
    __global int *place = &v_2[INDEX(check_index1(21, thread_x, 0, 0, temporary_offset + 9, 9,
        v_extent1, messages))];
    int operand = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    long temporary_offset_2 =
        check_index1(24, thread_x, 0, 0, 12L * v_stride0, 12, v_extent0, messages);
    __global int *place_2 = &v_2[INDEX(check_index1(25, thread_x, 0, 0, temporary_offset_2, 0,
        v_extent1, messages))];
    int value = operand + (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0);
    long temporary_offset_3 = check_index1(28, thread_x, 0, 0, 0, 0, v_extent0, messages);
    __global int *place_3 = &v_2[INDEX(check_index1(29, thread_x, 0, 0, temporary_offset_3 + 10, 10,
        v_extent1, messages))];
    if (IN_BOUNDS(place_3, v, v_bytes)) {
      *place_3 = value;
    }
  }
}

// kernel of main_kernel, index.cpp:60
#line 60 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_7(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int v_extent1, int v_stride0, __global int *flat, ulong flat_bytes,
                            long flat_offset, int flat_extent0, int domain,
                            __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *flat_2 = flat + VIEW_OFFSET(1, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 61 "/work/main/test/Check/index.cpp"
    long part_offset = check_index2(31, thread_x, 0, 0, v_stride0 + 1L, 2, 3, v_extent0, v_extent1,
        messages);
#line 62 "/work/main/test/Check/index.cpp"
    __global int *place = &v_2[INDEX(check_index2(32, thread_x, 0, 0, part_offset + 2L * v_stride0,
        2, 0, 2, 3, messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index2(35, thread_x, 0, 0, part_offset +
        (v_stride0 + 2L), 1, 2, 2, 3, messages))];
    int value_2 = value + (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0);
    __global int *place_3 = &flat_2[INDEX(check_index1(38, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_3, flat, flat_bytes)) {
      *place_3 = value_2;
    }
  }
}

// kernel of main_kernel, index.cpp:67
#line 67 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_8(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int v_extent1, int v_stride0, __global int *flat, ulong flat_bytes,
                            long flat_offset, int flat_extent0, int domain,
                            __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *flat_2 = flat + VIEW_OFFSET(1, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 68 "/work/main/test/Check/index.cpp"
    long end_offset = check_index2(40, thread_x, 0, 0, 11L * v_stride0, 11, 9, v_extent0, v_extent1,
        messages);
    check_index2(41, thread_x, 0, 0, 12L * v_stride0 + 10, 0, 0, 1, 1, messages);
#line 69 "/work/main/test/Check/index.cpp"
    long behind_offset = check_index2(42, thread_x, 0, 0, 11L * v_stride0 + 3, 12, 9, v_extent0,
        v_extent1, messages);
    __global int *place = &v_2[INDEX(check_index2(43, thread_x, 0, 0, end_offset + 9, 0, 9, 1, 10,
        messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index2(46, thread_x, 0, 0, behind_offset + v_stride0,
        1, 0, 2, 7, messages))];
    int value_2 = value + (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0);
#line 70 "/work/main/test/Check/index.cpp"
    __global int *place_3 = &flat_2[INDEX(check_index1(49, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_3, flat, flat_bytes)) {
      *place_3 = value_2;
    }
  }
}

// kernel of main_kernel, index.cpp:75
#line 75 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_9(__global int *deep, ulong deep_bytes, int deep_extent0,
                            int deep_extent1, int deep_extent2, int deep_extent3,
                            __global int *flat, ulong flat_bytes, long flat_offset,
                            int flat_extent0, int domain, __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 76 "/work/main/test/Check/index.cpp"
    int at[4] = {-1, 2, 3, 4};
    long at_2 = check_index1(51, thread_x, 0, 0,
        ((at[0] * (long)deep_extent1 + at[1]) * deep_extent2 + at[2]) * deep_extent3 + at[3], at[0],
        deep_extent0, messages);
    at_2 = check_index1(51, thread_x, 0, 0, at_2, at[1], deep_extent1, messages);
    at_2 = check_index1(51, thread_x, 0, 0, at_2, at[2], deep_extent2, messages);
    at_2 = check_index1(51, thread_x, 0, 0, at_2, at[3], deep_extent3, messages);
    __global int *place = &deep[INDEX(at_2)];
    int value = IN_BOUNDS(place, deep, deep_bytes) ? *place : 0;
    __global int *place_2 = &flat_2[INDEX(check_index1(54, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_2, flat, flat_bytes)) {
      *place_2 = value;
    }
  }
}

// corner, index.cpp:9
#line 9 "/work/main/test/Check/index.cpp"
static inline int corner(__global int *v, int v_extent_0, int v_extent_1, int v_stride_0, int y,
                         int x, int thread_x, __global uint *messages, ulong v_begin,
                         ulong v_bytes) {
#line 10 "/work/main/test/Check/index.cpp"
  __global int *place = &v[INDEX(check_index2(56, thread_x, 0, 0, (long)y * v_stride_0 + x, y, x,
      v_extent_0, v_extent_1, messages))];
  return IN_BOUNDS(place, v_begin, v_bytes) ? *place : 0;
}

// kernel of main_kernel, index.cpp:83
#line 83 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_10(__global int *flat, ulong flat_bytes, long flat_offset,
                             int flat_extent0, __global int *v, ulong v_bytes, long v_offset,
                             int v_extent0, int v_extent1, int v_stride0, int domain,
                             __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
)ampcc"
R"ampcc(#line 84 "/work/main/test/Check/index.cpp"
    int value = corner(v_2, v_extent0, v_extent1, v_stride0, 11, 9, thread_x, messages, (ulong)v,
        v_bytes) + corner(v_2, v_extent0, v_extent1, v_stride0, 12, 0, thread_x, messages, (ulong)v,
        v_bytes);
    __global int *place = &flat_2[INDEX(check_index1(59, thread_x, 0, 0, i, i, flat_extent0,
        messages))];
    if (IN_BOUNDS(place, flat, flat_bytes)) {
      *place = value;
    }
  }
}

// kernel of main_kernel, index.cpp:89
#line 89 "/work/main/test/Check/index.cpp"
__kernel void main_kernel_11(__global int *flat, ulong flat_bytes, long flat_offset,
                             int flat_extent0, int domain, __global uint *messages) {
  __global int *flat_2 = flat + VIEW_OFFSET(0, flat_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = i + 120;
    __global int *place = &flat_2[INDEX(check_index1(61, thread_x, 0, 0, i_2, i_2, flat_extent0,
        messages))];
    int value = 5 + (IN_BOUNDS(place, flat, flat_bytes) ? *place : 0);
#line 90 "/work/main/test/Check/index.cpp"
    __global int *place_2 = &flat_2[INDEX(check_index1(64, thread_x, 0, 0, 7, 7, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_2, flat, flat_bytes)) {
      *place_2 = value;
    }
#line 91 "/work/main/test/Check/index.cpp"
    int i_3 = i - 3;
    __global int *place_3 = &flat_2[INDEX(check_index1(66, thread_x, 0, 0, i_3, i_3, flat_extent0,
        messages))];
    if (IN_BOUNDS(place_3, flat, flat_bytes)) {
      *place_3 = 9;
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
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_domain, false, false, 1, 0, 4, "domain1"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_domain, false, false, 1, 0, 4, "domain1"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "flat_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "a_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "flat_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "c"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "c_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "c_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "c_extent0"},
  {__ampcc_arg_value, false, false, 92, 0, 4, "c_extent1"},
  {__ampcc_arg_value, false, false, 96, 0, 4, "c_extent2"},
  {__ampcc_arg_value, false, false, 100, 0, 4, "c_stride0"},
  {__ampcc_arg_value, false, false, 104, 0, 4, "c_stride1"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "flat_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "flat_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_7[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "flat_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "flat_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_8[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "deep"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "deep_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "deep_extent0"},
  {__ampcc_arg_value, true, false, 0, 28, 4, "deep_extent1"},
  {__ampcc_arg_value, true, false, 0, 32, 4, "deep_extent2"},
  {__ampcc_arg_value, true, false, 0, 36, 4, "deep_extent3"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "flat_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "flat_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 92, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 96, 0, 4, "v_stride0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_10[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "flat_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 7, 3, __ampcc_variants_0, 56};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_2_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_2_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 7, 3, __ampcc_variants_1, 56};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "flat_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_3_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_3_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_3_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 5, 3, __ampcc_variants_2, 128};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", main_kernel_4_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_4_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_4_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 4, 3, __ampcc_variants_3, 96};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "flat_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "c"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "c_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "c_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "c_extent0"},
  {__ampcc_arg_value, false, false, 92, 0, 4, "c_extent1"},
  {__ampcc_arg_value, false, false, 96, 0, 4, "c_extent2"},
  {__ampcc_arg_value, false, false, 100, 0, 4, "c_stride0"},
  {__ampcc_arg_value, false, false, 104, 0, 4, "c_stride1"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", main_kernel_5_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_5_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_5_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 13, 3, __ampcc_variants_4, 360};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", main_kernel_6_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_6_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_6_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 7, 3, __ampcc_variants_5, 192};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "flat_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "flat_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", main_kernel_7_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_7_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_7_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 11, 3, __ampcc_variants_6, 392};
constexpr __ampcc_kernel_arg __ampcc_native_args_7[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_stride0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "flat_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "flat_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_7[] = {
  {"", main_kernel_8_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_8_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_8_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_7 = {__ampcc_native_args_7, 11, 3, __ampcc_variants_7, 424};
constexpr __ampcc_kernel_arg __ampcc_native_args_8[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "deep"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "deep_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "deep_extent0"},
  {__ampcc_arg_value, true, false, 0, 28, 4, "deep_extent1"},
  {__ampcc_arg_value, true, false, 0, 32, 4, "deep_extent2"},
  {__ampcc_arg_value, true, false, 0, 36, 4, "deep_extent3"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "flat_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_8[] = {
  {"", main_kernel_9_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_9_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_9_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_8 = {__ampcc_native_args_8, 11, 3, __ampcc_variants_8, 360};
constexpr __ampcc_kernel_arg __ampcc_native_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "flat_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 92, 0, 4, "v_extent1"},
  {__ampcc_arg_value, false, false, 96, 0, 4, "v_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_9[] = {
  {"", main_kernel_10_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_10_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_10_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_9 = {__ampcc_native_args_9, 11, 3, __ampcc_variants_9, 360};
constexpr __ampcc_kernel_arg __ampcc_native_args_10[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "flat"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "flat_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "flat_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "flat_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_10[] = {
  {"", main_kernel_11_native_d4073fc4f80c7f76},
  {"x86-64-v3", main_kernel_11_native_d4073fc4f80c7f76_v3},
  {"x86-64-v4", main_kernel_11_native_d4073fc4f80c7f76_v4},
};
constexpr __ampcc_native_form __ampcc_native_10 = {__ampcc_native_args_10, 5, 3, __ampcc_variants_10, 160};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"La7ec497afac84605|e2",
   "main_kernel", __ampcc_args_0, 8, 64, 2, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 24, "main()", &__ampcc_native_0},
  {"Lfb5cfa9f3922c8bf|e2",
   "main_kernel_2", __ampcc_args_1, 8, 64, 2, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 28, "main()", &__ampcc_native_1},
  {"L00b0cd24f160dce0|e1",
   "main_kernel_3", __ampcc_args_2, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 35, "main()", &__ampcc_native_2},
  {"L5348415d602dc24b|e1",
   "main_kernel_4", __ampcc_args_3, 5, 8, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 42, "main()", &__ampcc_native_3},
  {"Ldfa511972ce71d9e|e1",
   "main_kernel_5", __ampcc_args_4, 14, 128, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 48, "main()", &__ampcc_native_4},
  {"L34c3f93d2f7c9dd0|e1",
   "main_kernel_6", __ampcc_args_5, 8, 64, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 54, "main()", &__ampcc_native_5},
  {"L7f5e5ca04cebb55f|e1",
   "main_kernel_7", __ampcc_args_6, 12, 120, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 60, "main()", &__ampcc_native_6},
  {"Lb44978bda0f6e756|e1",
   "main_kernel_8", __ampcc_args_7, 12, 120, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 67, "main()", &__ampcc_native_7},
  {"Lcb7e0cce850ee439|e1",
   "main_kernel_9", __ampcc_args_8, 12, 64, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 75, "main()", &__ampcc_native_8},
  {"Lb781f3a8c4805f72|e1",
   "main_kernel_10", __ampcc_args_9, 12, 120, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 83, "main()", &__ampcc_native_9},
  {"L0e8582d9c3a73feb|e1",
   "main_kernel_11", __ampcc_args_10, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/index.cpp", 89, "main()", &__ampcc_native_10},
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
  {__ampcc_message_check, "index", __ampcc_message_args_0, 8, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_3, 6, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_4, 10, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 25, 7},
  {__ampcc_rule_race, "v(i[0], i[1] + (i[0] == 3))", "/work/main/test/Check/index.cpp", 25, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 29, 7},
  {__ampcc_rule_race, "v(i[0], i[1] + (i[0] == 12))", "/work/main/test/Check/index.cpp", 29, 7},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 36, 18},
  {__ampcc_rule_race, "flat[i + 1]", "/work/main/test/Check/index.cpp", 36, 18},
  {__ampcc_rule_init, "flat[i + 1]", "/work/main/test/Check/index.cpp", 36, 18},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 37, 7},
  {__ampcc_rule_race, "flat[i - 1]", "/work/main/test/Check/index.cpp", 37, 7},
  {__ampcc_rule_index, "a", "/work/main/test/Check/index.cpp", 43, 9},
  {__ampcc_rule_race, "a[i[0] + 1]", "/work/main/test/Check/index.cpp", 43, 9},
  {__ampcc_rule_init, "a[i[0] + 1]", "/work/main/test/Check/index.cpp", 43, 9},
  {__ampcc_rule_index, "c", "/work/main/test/Check/index.cpp", 49, 17},
  {__ampcc_rule_race, "c(1, 6, 3)", "/work/main/test/Check/index.cpp", 49, 17},
  {__ampcc_rule_init, "c(1, 6, 3)", "/work/main/test/Check/index.cpp", 49, 17},
  {__ampcc_rule_index, "c", "/work/main/test/Check/index.cpp", 49, 30},
  {__ampcc_rule_race, "c[index<3>(1, 5, 9)]", "/work/main/test/Check/index.cpp", 49, 30},
  {__ampcc_rule_init, "c[index<3>(1, 5, 9)]", "/work/main/test/Check/index.cpp", 49, 30},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 49, 7},
  {__ampcc_rule_race, "flat[i]", "/work/main/test/Check/index.cpp", 49, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 55, 18},
  {__ampcc_rule_index, "v[0]", "/work/main/test/Check/index.cpp", 55, 18},
  {__ampcc_rule_race, "v[0][9]", "/work/main/test/Check/index.cpp", 55, 18},
  {__ampcc_rule_init, "v[0][9]", "/work/main/test/Check/index.cpp", 55, 18},
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 55, 28},
  {__ampcc_rule_index, "v[12]", "/work/main/test/Check/index.cpp", 55, 28},
  {__ampcc_rule_race, "v[12][0]", "/work/main/test/Check/index.cpp", 55, 28},
  {__ampcc_rule_init, "v[12][0]", "/work/main/test/Check/index.cpp", 55, 28},
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 55, 7},
  {__ampcc_rule_index, "v[0]", "/work/main/test/Check/index.cpp", 55, 7},
  {__ampcc_rule_race, "v[0][10]", "/work/main/test/Check/index.cpp", 55, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 61, 33},
  {__ampcc_rule_index, "part", "/work/main/test/Check/index.cpp", 62, 17},
  {__ampcc_rule_race, "part(2, 0)", "/work/main/test/Check/index.cpp", 62, 17},
  {__ampcc_rule_init, "part(2, 0)", "/work/main/test/Check/index.cpp", 62, 17},
  {__ampcc_rule_index, "part", "/work/main/test/Check/index.cpp", 62, 30},
  {__ampcc_rule_race, "part(1, 2)", "/work/main/test/Check/index.cpp", 62, 30},
  {__ampcc_rule_init, "part(1, 2)", "/work/main/test/Check/index.cpp", 62, 30},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 62, 7},
  {__ampcc_rule_race, "flat[i]", "/work/main/test/Check/index.cpp", 62, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 68, 32},
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 68, 64},
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 69, 35},
  {__ampcc_rule_index, "end", "/work/main/test/Check/index.cpp", 70, 17},
  {__ampcc_rule_race, "end(0, 9)", "/work/main/test/Check/index.cpp", 70, 17},
  {__ampcc_rule_init, "end(0, 9)", "/work/main/test/Check/index.cpp", 70, 17},
  {__ampcc_rule_index, "behind", "/work/main/test/Check/index.cpp", 70, 29},
  {__ampcc_rule_race, "behind(1, 0)", "/work/main/test/Check/index.cpp", 70, 29},
  {__ampcc_rule_init, "behind(1, 0)", "/work/main/test/Check/index.cpp", 70, 29},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 70, 7},
  {__ampcc_rule_race, "flat[i]", "/work/main/test/Check/index.cpp", 70, 7},
  {__ampcc_rule_index, "deep", "/work/main/test/Check/index.cpp", 77, 17},
  {__ampcc_rule_race, "deep[index<4>(at)]", "/work/main/test/Check/index.cpp", 77, 17},
  {__ampcc_rule_init, "deep[index<4>(at)]", "/work/main/test/Check/index.cpp", 77, 17},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 77, 7},
  {__ampcc_rule_race, "flat[i]", "/work/main/test/Check/index.cpp", 77, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/index.cpp", 10, 10},
  {__ampcc_rule_race, "v(y, x)", "/work/main/test/Check/index.cpp", 10, 10},
  {__ampcc_rule_init, "v(y, x)", "/work/main/test/Check/index.cpp", 10, 10},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 84, 7},
  {__ampcc_rule_race, "flat[i]", "/work/main/test/Check/index.cpp", 84, 7},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 90, 21},
  {__ampcc_rule_race, "flat[i[0] + 120]", "/work/main/test/Check/index.cpp", 90, 21},
  {__ampcc_rule_init, "flat[i[0] + 120]", "/work/main/test/Check/index.cpp", 90, 21},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 90, 7},
  {__ampcc_rule_race, "flat[7]", "/work/main/test/Check/index.cpp", 90, 7},
  {__ampcc_rule_index, "flat", "/work/main/test/Check/index.cpp", 91, 7},
  {__ampcc_rule_race, "flat[i[0] - 3]", "/work/main/test/Check/index.cpp", 91, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/index.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 11, "", __ampcc_messages, 5, __ampcc_sites, 68};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
