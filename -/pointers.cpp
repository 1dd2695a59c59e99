#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/pointers.cpp"
// Null pointers, and pointers that lead out of the data that they came from.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check %s -o %t && %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct node {
  int value, rest;
};








int main() {
  std::vector<int> data(8, 1);
  array_view<int> v(8, data);

  // CHECK: pointers.cpp:[[#@LINE+5]]:14: 'p->value' goes through a null pointer; thread 2 of the kernel
  // CHECK: null:
  judge("null", [&] {
    parallel_for_each(extent<1>(4), __ampcc_tag<__ampcc_site<0xa4eaf5ebd8f84a09ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }



));
  });

  // CHECK: pointers.cpp:12:10: 'p[i]' leads out of the data that the pointer came from; thread 0
  // CHECK: outside:
  judge("outside", [&] {
    parallel_for_each(extent<1>(1), __ampcc_tag<__ampcc_site<0xf5afa9b3fa2ab57cULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }


));
  });
  // CHECK-NEXT: outside: fine
  judge("outside", [&] {
    parallel_for_each(extent<1>(1), __ampcc_tag<__ampcc_site<0x234ef89863feaa54ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }






));
  });

  // Into an array of the thread's own, and one of the tile.
  // CHECK: pointers.cpp:[[#@LINE+9]]:16: '*p++' leads out of the data that the pointer came from; thread 0 of tile 0
  // CHECK: pointers.cpp:[[#@LINE+11]]:7: 'q[t.local[0] + 1]' leads out of the data that the pointer came from; thread 3 of tile 0
  // CHECK: variables: {{.*}}pointers.cpp:12:10: 'p[i]' leads out of the data that the pointer came from; thread 0 of tile 0
  judge("variables", [&] {
    parallel_for_each(extent<1>(8).tile<4>(), __ampcc_tag<__ampcc_site<0xa338e693992d0276ULL>>([v](tiled_index<4> t)               { (void)v; (void)t; __ampcc_host_stub(); }










));
  });
  // What a pointer may no longer lead to has no name there.
  // CHECK: scopes: fine
  judge("scopes", [&] {
    parallel_for_each(extent<1>(8), __ampcc_tag<__ampcc_site<0xeac3d4d6f15b0143ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }










));
  });
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_7f7adba1bc391de7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_7f7adba1bc391de7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_7f7adba1bc391de7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_7f7adba1bc391de7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_7f7adba1bc391de7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_7f7adba1bc391de7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_7f7adba1bc391de7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_7f7adba1bc391de7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_7f7adba1bc391de7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_7f7adba1bc391de7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_7f7adba1bc391de7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_7f7adba1bc391de7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_7f7adba1bc391de7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_7f7adba1bc391de7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_7f7adba1bc391de7_v4(const void *const *, const __ampcc_native_span &);
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

typedef struct {
  int value;
  int rest;
} node;

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

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 4, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                                 const node *pointer, __global uint *messages,
                                 ulong pointer_begin, ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (!IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
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

// bump, pointers.cpp:15
#line 15 "/work/main/test/Check/pointers.cpp"
static inline void bump_private(int *r) {
  ++*r;
}

// kernel of main_kernel, pointers.cpp:24
#line 24 "/work/main/test/Check/pointers.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 25 "/work/main/test/Check/pointers.cpp"
    SCALAR();
    node own = {3, 4};
    node *p = i == 2 ? 0 : &own;
#line 26 "/work/main/test/Check/pointers.cpp"
    int value = check_pointer(2, thread_x, 0, 0, p, messages, (ulong)&own, 8) ? p->value : 0;
    __global int *place = &v_2[INDEX(check_index1(5, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
#line 27 "/work/main/test/Check/pointers.cpp"
    bump_private(&own.rest);
  }
}

static inline bool check_pointer_global(uint site, int thread_x, int thread_y, int thread_z,
                                        __global const int *pointer, __global uint *messages,
                                        ulong pointer_begin, ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (!IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

// total, pointers.cpp:9
#line 9 "/work/main/test/Check/pointers.cpp"
static inline int total_global(__global const int *p, int n, int thread_x,
                               __global uint *messages, ulong p_begin, ulong p_bytes) {
#line 10 "/work/main/test/Check/pointers.cpp"
  int s = 0;
  for (int i = 0; i < n; ++i) {
    s += check_pointer_global(7, thread_x, 0, 0, &p[i], messages, p_begin, p_bytes) ?
        (IN_BOUNDS(&p[i], p_begin, p_bytes) ? p[i] : 0) : 0;
  }
#line 13 "/work/main/test/Check/pointers.cpp"
  return s;
}

// kernel of main_kernel, pointers.cpp:34
#line 34 "/work/main/test/Check/pointers.cpp"
__kernel void main_kernel_2(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 35 "/work/main/test/Check/pointers.cpp"
    long result = check_index1(10, thread_x, 0, 0, 4, 4, v_extent0, messages);
    int value = total_global(&v_2[INDEX(result)], 4, thread_x, messages, (ulong)v, v_bytes);
    __global int *place = &v_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
#line 36 "/work/main/test/Check/pointers.cpp"
    long result_2 = check_index1(13, thread_x, 0, 0, 4, 4, v_extent0, messages);
    int value_2 = total_global(&v_2[INDEX(result_2)], 5, thread_x, messages, (ulong)v, v_bytes);
    __global int *place_2 = &v_2[INDEX(check_index1(14, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value_2;
    }
  }
}

static inline bool check_pointer_private(uint site, int thread_x, int thread_y, int thread_z,
                                         const int *pointer, __global uint *messages,
                                         ulong pointer_begin, ulong pointer_bytes) {
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

// total, pointers.cpp:9
#line 9 "/work/main/test/Check/pointers.cpp"
static inline int total_private(const int *p, int n, int thread_x, __global uint *messages,
                                ulong p_begin, ulong p_bytes) {
#line 10 "/work/main/test/Check/pointers.cpp"
  int s = 0;
  for (int i = 0; i < n; ++i) {
    s += DIVERGENT() && check_pointer_private(7, thread_x, 0, 0, &p[i], messages, p_begin, p_bytes)
        ? p[i] : 0;
    BRANCH();
  }
#line 13 "/work/main/test/Check/pointers.cpp"
  return s;
}

// bump, pointers.cpp:15
#line 15 "/work/main/test/Check/pointers.cpp"
static inline void bump_global(__global int *r, ulong r_begin, ulong r_bytes) {
  if (IN_BOUNDS(r, r_begin, r_bytes)) {
    ++*r;
  }
}

// kernel of main_kernel, pointers.cpp:41
#line 41 "/work/main/test/Check/pointers.cpp"
__kernel void main_kernel_3(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  if ((int)get_global_id(0) < domain) {
    int thread_x = get_global_id(0);
    __global int *place;
#line 42 "/work/main/test/Check/pointers.cpp"
    SCALAR();
    int own[3] = {1, 2, 3};
#line 43 "/work/main/test/Check/pointers.cpp"
    __global int *p = v_2;
    int value = total_private(own, 3, thread_x, messages, (ulong)&own, 12);
    if (place = p++, check_pointer_global(16, thread_x, 0, 0, place, messages, (ulong)v, v_bytes)) {
      if (IN_BOUNDS(place, v, v_bytes)) {
        *place = value;
      }
    }
#line 45 "/work/main/test/Check/pointers.cpp"
    long result = check_index1(18, thread_x, 0, 0, 4, 4, v_extent0, messages);
    int value_2 = total_global(&v_2[INDEX(result)], 4, thread_x, messages, (ulong)v, v_bytes) +
        (check_pointer_global(19, thread_x, 0, 0, &p[6], messages, (ulong)v, v_bytes) ?
        (IN_BOUNDS(&p[6], v, v_bytes) ? p[6] : 0) : 0);
    if (check_pointer_global(22, thread_x, 0, 0, p, messages, (ulong)v, v_bytes)) {
      if (IN_BOUNDS(p, v, v_bytes)) {
        *p = value_2;
      }
    }
#line 46 "/work/main/test/Check/pointers.cpp"
    bump_global((check_pointer_global(24, thread_x, 0, 0, p, messages, (ulong)v, v_bytes), p),
        (ulong)v, v_bytes);
#line 47 "/work/main/test/Check/pointers.cpp"
    long result_2 = check_index1(25, thread_x, 0, 0, 7, 7, v_extent0, messages);
    bump_global(&v_2[INDEX(result_2)], (ulong)v, v_bytes);
  }
}

static inline __attribute__((always_inline)) bool check_pointer_local(
    uint site, int thread_x, int thread_y, int thread_z, __local const int *pointer,
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

// total, pointers.cpp:9
#line 9 "/work/main/test/Check/pointers.cpp"
static inline __attribute__((always_inline)) int total_local(
    __local const int *p, int n, int thread_x, __global uint *messages, ulong p_begin,
    ulong p_bytes) {
#line 10 "/work/main/test/Check/pointers.cpp"
  int s = 0;
  for (int i = 0; i < n; ++i) {
    s += DIVERGENT() && check_pointer_local(7, thread_x, 0, 0, &p[i], messages, p_begin, p_bytes) ?
        p[i] : 0;
    BRANCH();
  }
#line 13 "/work/main/test/Check/pointers.cpp"
  return s;
}

// kernel of main_kernel, pointers.cpp:56
#line 56 "/work/main/test/Check/pointers.cpp"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void main_kernel_4(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __local int part[4] __attribute__((aligned(16))); SHARED(part);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
  const int *place;
#line 57 "/work/main/test/Check/pointers.cpp"
  SCALAR();
  int own[3] = {1, 2, 3};
  int sum = 0;
#line 59 "/work/main/test/Check/pointers.cpp"
  const int *p = get_local_id(0) == 0 ? own + 1 : own;
  for (int k = 0; k < 3; ++k) {
    SCALAR();
    sum += DIVERGENT() && (place = p++,
        check_pointer_private(26, thread_x, 0, 0, place, messages, (ulong)&own, 12)) ? *place : 0;
    BRANCH();
  }
#line 62 "/work/main/test/Check/pointers.cpp"
  BRANCH();
  __local int *q = &part[0];
#line 63 "/work/main/test/Check/pointers.cpp"
  if (check_pointer_local(29, thread_x, 0, 0, &q[0], messages, (ulong)&part, 16)) {
    q[0] = 1;
  }
#line 64 "/work/main/test/Check/pointers.cpp"
  __local int *place_2 = &q[get_local_id(0) + 1];
  if (check_pointer_local(31, thread_x, 0, 0, place_2, messages, (ulong)&part, 16)) {
    *place_2 = 1;
  }
#line 65 "/work/main/test/Check/pointers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  SCALAR();
  int value = total_local(part, 4, thread_x, messages, (ulong)&part, 16) +
      total_private(own + 1, 3, thread_x, messages, (ulong)&own, 12) + sum;
#line 66 "/work/main/test/Check/pointers.cpp"
  int temporary = get_global_id(0);
  __global int *place_3 = &v_2[INDEX(check_index1(34, thread_x, 0, 0, temporary, temporary,
      v_extent0, messages))];
  if (IN_BOUNDS(place_3, v, v_bytes)) {
    *place_3 = value;
  }
}

// kernel of main_kernel, pointers.cpp:72
#line 72 "/work/main/test/Check/pointers.cpp"
__kernel void main_kernel_5(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place;
#line 73 "/work/main/test/Check/pointers.cpp"
    int *late = 0;
    _Pragma("unroll") for (int round_ = 0; round_ < 2; ++round_) {
      SCALAR();
      int inner[2] = {1, 2};
#line 76 "/work/main/test/Check/pointers.cpp"
      if (!late) {
        place = &v_2[INDEX(check_index1(36, thread_x, 0, 0, i, i, v_extent0, messages))];
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place = 3;
        }
      }
#line 78 "/work/main/test/Check/pointers.cpp"
      late = inner;
      int value = check_pointer_private(38, thread_x, 0, 0, &late[1], messages, 0,
          18446744073709551615uL) ? late[1] : 0;
      __global int *place_2 = &v_2[INDEX(check_index1(41, thread_x, 0, 0, i, i, v_extent0,
          messages))];
      if (IN_BOUNDS(place_2, v, v_bytes)) {
        *place_2 += value;
      }
    }
#line 81 "/work/main/test/Check/pointers.cpp"
    __global int *place_2 = &v_2[INDEX(check_index1(44, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if ((IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) == 77) {
#line 82 "/work/main/test/Check/pointers.cpp"
      int value = check_pointer_private(47, thread_x, 0, 0, late, messages, 0,
          18446744073709551615uL) ? *late : 0;
      __global int *place_3 = &v_2[INDEX(check_index1(50, thread_x, 0, 0, i, i, v_extent0,
          messages))];
      if (IN_BOUNDS(place_3, v, v_bytes)) {
        *place_3 = value;
      }
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
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
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
  {"", main_kernel_native_7f7adba1bc391de7},
  {"x86-64-v3", main_kernel_native_7f7adba1bc391de7_v3},
  {"x86-64-v4", main_kernel_native_7f7adba1bc391de7_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 192};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_7f7adba1bc391de7},
  {"x86-64-v3", main_kernel_2_native_7f7adba1bc391de7_v3},
  {"x86-64-v4", main_kernel_2_native_7f7adba1bc391de7_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 5, 3, __ampcc_variants_1, 192};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_3_native_7f7adba1bc391de7},
  {"x86-64-v3", main_kernel_3_native_7f7adba1bc391de7_v3},
  {"x86-64-v4", main_kernel_3_native_7f7adba1bc391de7_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 5, 3, __ampcc_variants_2, 240};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", main_kernel_4_native_7f7adba1bc391de7},
  {"x86-64-v3", main_kernel_4_native_7f7adba1bc391de7_v3},
  {"x86-64-v4", main_kernel_4_native_7f7adba1bc391de7_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 5, 3, __ampcc_variants_3, 320};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", main_kernel_5_native_7f7adba1bc391de7},
  {"x86-64-v3", main_kernel_5_native_7f7adba1bc391de7_v3},
  {"x86-64-v4", main_kernel_5_native_7f7adba1bc391de7_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 5, 3, __ampcc_variants_4, 288};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"La4eaf5ebd8f84a09|e1",
   "main_kernel", __ampcc_args_0, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/pointers.cpp", 24, "main()", &__ampcc_native_0},
  {"Lf5afa9b3fa2ab57c|e1",
   "main_kernel_2", __ampcc_args_1, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/pointers.cpp", 34, "main()", &__ampcc_native_1},
  {"L234ef89863feaa54|e1",
   "main_kernel_3", __ampcc_args_2, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/pointers.cpp", 41, "main()", &__ampcc_native_2},
  {"La338e693992d0276|t4",
   "main_kernel_4", __ampcc_args_3, 5, 56, 1, {4, 1, 1}, 16, false, 0, "/work/main/test/Check/pointers.cpp", 56, "main()", &__ampcc_native_3},
  {"Leac3d4d6f15b0143|e1",
   "main_kernel_5", __ampcc_args_4, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/pointers.cpp", 72, "main()", &__ampcc_native_4},
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
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
  {__ampcc_message_check, "pointer", __ampcc_message_args_3, 5, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_4, 9, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_race, "r", "/work/main/test/Check/pointers.cpp", 15, 44},
  {__ampcc_rule_init, "r", "/work/main/test/Check/pointers.cpp", 15, 44},
  {__ampcc_rule_pointer, "p->value", "/work/main/test/Check/pointers.cpp", 26, 14},
  {__ampcc_rule_race, "p->value", "/work/main/test/Check/pointers.cpp", 26, 14},
  {__ampcc_rule_init, "p->value", "/work/main/test/Check/pointers.cpp", 26, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 26, 7},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/pointers.cpp", 26, 7},
  {__ampcc_rule_pointer, "p[i]", "/work/main/test/Check/pointers.cpp", 12, 10},
  {__ampcc_rule_race, "p[i]", "/work/main/test/Check/pointers.cpp", 12, 10},
  {__ampcc_rule_init, "p[i]", "/work/main/test/Check/pointers.cpp", 12, 10},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 35, 21},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 35, 7},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/pointers.cpp", 35, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 36, 21},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 36, 7},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/pointers.cpp", 36, 7},
  {__ampcc_rule_pointer, "*p++", "/work/main/test/Check/pointers.cpp", 44, 7},
  {__ampcc_rule_race, "*p++", "/work/main/test/Check/pointers.cpp", 44, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 45, 19},
  {__ampcc_rule_pointer, "p[6]", "/work/main/test/Check/pointers.cpp", 45, 30},
  {__ampcc_rule_race, "p[6]", "/work/main/test/Check/pointers.cpp", 45, 30},
  {__ampcc_rule_init, "p[6]", "/work/main/test/Check/pointers.cpp", 45, 30},
  {__ampcc_rule_pointer, "*p", "/work/main/test/Check/pointers.cpp", 45, 7},
  {__ampcc_rule_race, "*p", "/work/main/test/Check/pointers.cpp", 45, 7},
  {__ampcc_rule_pointer, "p", "/work/main/test/Check/pointers.cpp", 46, 13},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 47, 12},
  {__ampcc_rule_pointer, "*p++", "/work/main/test/Check/pointers.cpp", 61, 16},
  {__ampcc_rule_race, "*p++", "/work/main/test/Check/pointers.cpp", 61, 16},
  {__ampcc_rule_init, "*p++", "/work/main/test/Check/pointers.cpp", 61, 16},
  {__ampcc_rule_pointer, "q[0]", "/work/main/test/Check/pointers.cpp", 63, 7},
  {__ampcc_rule_race, "q[0]", "/work/main/test/Check/pointers.cpp", 63, 7},
  {__ampcc_rule_pointer, "q[t.local[0] + 1]", "/work/main/test/Check/pointers.cpp", 64, 7},
  {__ampcc_rule_race, "q[t.local[0] + 1]", "/work/main/test/Check/pointers.cpp", 64, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/pointers.cpp", 65, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 66, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/pointers.cpp", 66, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 77, 11},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/pointers.cpp", 77, 11},
  {__ampcc_rule_pointer, "late[1]", "/work/main/test/Check/pointers.cpp", 79, 17},
  {__ampcc_rule_race, "late[1]", "/work/main/test/Check/pointers.cpp", 79, 17},
  {__ampcc_rule_init, "late[1]", "/work/main/test/Check/pointers.cpp", 79, 17},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 79, 9},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/pointers.cpp", 79, 9},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/pointers.cpp", 79, 9},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 81, 11},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/pointers.cpp", 81, 11},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/pointers.cpp", 81, 11},
  {__ampcc_rule_pointer, "*late", "/work/main/test/Check/pointers.cpp", 82, 16},
  {__ampcc_rule_race, "*late", "/work/main/test/Check/pointers.cpp", 82, 16},
  {__ampcc_rule_init, "*late", "/work/main/test/Check/pointers.cpp", 82, 16},
  {__ampcc_rule_index, "v", "/work/main/test/Check/pointers.cpp", 82, 9},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/pointers.cpp", 82, 9},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/pointers.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 5, "", __ampcc_messages, 5, __ampcc_sites, 52};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
