#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/elements.cpp"
// Elements of tile_static and local arrays, in each dimension; a wrong access is left out.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check %s -o %t && %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct pair {
  int a[2], b;
};








int main() {
  std::vector<int> data(64, 1);
  array_view<int> v(64, data);

  // CHECK: elements.cpp:[[#@LINE+6]]:7: index 16 is out of bounds: 's' has 16 elements; thread 15 of tile 2 (47 of all) of the kernel at {{.*}}elements.cpp:[[#@LINE+3]]
  // CHECK-NEXT: tile:
  auto tiles = [&](int wrong) {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0xc8197a11b7023efaULL>>([wrong, v](tiled_index<16> t)               { (void)wrong; (void)v; (void)t; __ampcc_host_stub(); }





));
  };
  judge("tile", [&] { tiles(47); });
  // CHECK-NEXT: tile: fine
  judge("tile", [&] { tiles(-1); });

  // CHECK: elements.cpp:[[#@LINE+7]]:17: index 4 is out of bounds: 'm[1]' has 4 elements; thread 3
  // CHECK: elements.cpp:[[#@LINE+8]]:14: index -1 is out of bounds: 'p.a' has 2 elements; thread 0
  // CHECK: local:
  judge("local", [&] {
    parallel_for_each(extent<1>(4), __ampcc_tag<__ampcc_site<0xf44a1e1cb89fa63aULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }





));
  });
  // CHECK: zero 0, left alone 3
  std::fprintf(stderr, "zero %d, left alone %d\n", v[0], [&] {
    try {
      parallel_for_each(extent<1>(1), __ampcc_tag<__ampcc_site<0x280dab008c0fd4ecULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }




));
      return v[1];
    } catch (const runtime_exception &) {
      return v[1];
    }
  }());

  // CHECK: elements.cpp:12:10: index 4 is out of bounds: 'a' has 4 elements; thread 0
  // CHECK-NEXT: reference:
  judge("reference", [&] {
    parallel_for_each(extent<1>(1), __ampcc_tag<__ampcc_site<0x5f8c1c0b110c2d88ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }


));
  });

  // A reference means an element, and the end has none.
  // CHECK: elements.cpp:[[#@LINE+6]]:19: index 4 is out of bounds: 'own' has 4 elements; thread 1
  // CHECK-NEXT: end:
  judge("end", [&] {
    parallel_for_each(extent<1>(2), __ampcc_tag<__ampcc_site<0x3489231eb8a68673ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }



));
  });

  // The end of an array is an address.
  // CHECK-NEXT: end: fine
  judge("end", [&] {
    parallel_for_each(extent<1>(1), __ampcc_tag<__ampcc_site<0x6893c912bfaeb55bULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }





));
  });
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_8a97de84e83f3bc1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_8a97de84e83f3bc1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_8a97de84e83f3bc1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_8a97de84e83f3bc1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_8a97de84e83f3bc1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_8a97de84e83f3bc1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_8a97de84e83f3bc1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_8a97de84e83f3bc1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_8a97de84e83f3bc1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_8a97de84e83f3bc1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_8a97de84e83f3bc1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_8a97de84e83f3bc1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_8a97de84e83f3bc1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_8a97de84e83f3bc1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_8a97de84e83f3bc1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_8a97de84e83f3bc1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_8a97de84e83f3bc1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_8a97de84e83f3bc1_v4(const void *const *, const __ampcc_native_span &);
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
  int a[2];
  int b;
} pair;

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
  uint message = begin_report(messages, 3, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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
  uint message = begin_report(messages, 2, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of main_kernel, elements.cpp:24
#line 24 "/work/main/test/Check/elements.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    int wrong, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 25 "/work/main/test/Check/elements.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 26 "/work/main/test/Check/elements.cpp"
  if (check_element(0, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = 0;
  }
#line 27 "/work/main/test/Check/elements.cpp"
  int index = t_local + (t_global == wrong);
  if (check_element(2, thread_x, 0, 0, (long)index, 16, messages)) {
    s[index] = t_global;
  }
#line 28 "/work/main/test/Check/elements.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = DIVERGENT() && check_element(5, thread_x, 0, 0, (long)t_local, 16, messages) ?
      s[t_local] : 0;
  __global int *place = &v_2[INDEX(check_index1(8, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, elements.cpp:40
#line 40 "/work/main/test/Check/elements.cpp"
__kernel void main_kernel_2(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int index;
#line 41 "/work/main/test/Check/elements.cpp"
    SCALAR();
    int m[2][4] = {0};
#line 42 "/work/main/test/Check/elements.cpp"
    pair p = {{1, 2}, 3};
    m[0][0] = check_element(10, thread_x, 0, 0, (long)(i + 1), 4, messages) ? m[1][i + 1] : 0;
    if (check_element(11, thread_x, 0, 0, (long)(i & 1), 2, messages)) {
      SCALAR();
      p.a[i & 1] += m[0][0];
    }
#line 45 "/work/main/test/Check/elements.cpp"
    int value = (index = i ? 1 : -1, check_element(12, thread_x, 0, 0, (long)index, 2, messages)) ?
        p.a[index] : 0;
    __global int *place = &v_2[INDEX(check_index1(13, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
  }
}

// kernel of main_kernel, elements.cpp:51
#line 51 "/work/main/test/Check/elements.cpp"
__kernel void main_kernel_3(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 52 "/work/main/test/Check/elements.cpp"
    SCALAR();
    int few[2] = {3, 3};
#line 53 "/work/main/test/Check/elements.cpp"
    if (check_element(15, thread_x, 0, 0, (long)(i + 5), 2, messages)) {
      SCALAR();
      few[i + 5] = 7;
    }
#line 54 "/work/main/test/Check/elements.cpp"
    if (check_element(16, thread_x, 0, 0, (long)(i - 5), 2, messages)) {
      SCALAR();
      few[i - 5]++;
    }
#line 55 "/work/main/test/Check/elements.cpp"
    __global int *place = &v_2[INDEX(check_index1(17, thread_x, 0, 0, 1, 1, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      SCALAR();
      *place = few[0];
    }
  }
}

// sum, elements.cpp:9
#line 9 "/work/main/test/Check/elements.cpp"
static inline int sum(const int (*a)[4], int n, int thread_x, __global uint *messages) {
  int s = 0;
  for (int i = 0; i < n; ++i) {
    s += check_element(19, thread_x, 0, 0, (long)i, 4, messages) ? (*a)[i] : 0;
  }
#line 13 "/work/main/test/Check/elements.cpp"
  return s;
}

// kernel of main_kernel, elements.cpp:66
#line 66 "/work/main/test/Check/elements.cpp"
__kernel void main_kernel_4(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 67 "/work/main/test/Check/elements.cpp"
    SCALAR();
    int own[4] = {1, 2, 3, 4};
#line 68 "/work/main/test/Check/elements.cpp"
    int value = sum(&own, 4, thread_x, messages) + sum(&own, 5, thread_x, messages);
    __global int *place = &v_2[INDEX(check_index1(22, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
  }
}

static inline long check_object(uint site, int thread_x, int thread_y, int thread_z, long index,
                                long count, __global uint *messages) {
  if ((ulong)index < (ulong)count) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

// same, elements.cpp:15
#line 15 "/work/main/test/Check/elements.cpp"
static inline int same(const int *a) {
  return *a;
}

// kernel of main_kernel, elements.cpp:76
#line 76 "/work/main/test/Check/elements.cpp"
__kernel void main_kernel_5(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 77 "/work/main/test/Check/elements.cpp"
    SCALAR();
    int own[4] = {1, 2, 3, 4};
#line 78 "/work/main/test/Check/elements.cpp"
    const int *three = &own[(int)check_object(26, thread_x, 0, 0, (long)(i + 2), 4, messages)];
    int value = same(&own[(int)check_object(27, thread_x, 0, 0, (long)(i + 3), 4, messages)]) +
        *three;
#line 79 "/work/main/test/Check/elements.cpp"
    __global int *place = &v_2[INDEX(check_index1(30, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
  }
}

static inline long check_position(uint site, int thread_x, int thread_y, int thread_z,
                                  long index, long count, __global uint *messages) {
  if ((ulong)index < (ulong)count || index == count) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 6, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                                 const int *pointer, __global uint *messages,
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

// kernel of main_kernel, elements.cpp:86
#line 86 "/work/main/test/Check/elements.cpp"
__kernel void main_kernel_6(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 87 "/work/main/test/Check/elements.cpp"
    SCALAR();
    int own[4] = {1, 2, 3, 4};
#line 88 "/work/main/test/Check/elements.cpp"
    int s = 0;
    for (int *p = own; p != &own[(int)check_position(32, thread_x, 0, 0, (long)(i + 4), 4,
        messages)]; ++p) {
#line 90 "/work/main/test/Check/elements.cpp"
      SCALAR();
      s += check_pointer(33, thread_x, 0, 0, p, messages, (ulong)&own, 16) ? *p : 0;
    }
#line 91 "/work/main/test/Check/elements.cpp"
    __global int *place = &v_2[INDEX(check_index1(36, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = s;
    }
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "wrong"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
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
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
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
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "wrong"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_8a97de84e83f3bc1},
  {"x86-64-v3", main_kernel_native_8a97de84e83f3bc1_v3},
  {"x86-64-v4", main_kernel_native_8a97de84e83f3bc1_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 6, 3, __ampcc_variants_0, 208};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_8a97de84e83f3bc1},
  {"x86-64-v3", main_kernel_2_native_8a97de84e83f3bc1_v3},
  {"x86-64-v4", main_kernel_2_native_8a97de84e83f3bc1_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 5, 3, __ampcc_variants_1, 288};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_3_native_8a97de84e83f3bc1},
  {"x86-64-v3", main_kernel_3_native_8a97de84e83f3bc1_v3},
  {"x86-64-v4", main_kernel_3_native_8a97de84e83f3bc1_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 5, 3, __ampcc_variants_2, 96};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", main_kernel_4_native_8a97de84e83f3bc1},
  {"x86-64-v3", main_kernel_4_native_8a97de84e83f3bc1_v3},
  {"x86-64-v4", main_kernel_4_native_8a97de84e83f3bc1_v4},
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
  {"", main_kernel_5_native_8a97de84e83f3bc1},
  {"x86-64-v3", main_kernel_5_native_8a97de84e83f3bc1_v3},
  {"x86-64-v4", main_kernel_5_native_8a97de84e83f3bc1_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 5, 3, __ampcc_variants_4, 240};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", main_kernel_6_native_8a97de84e83f3bc1},
  {"x86-64-v3", main_kernel_6_native_8a97de84e83f3bc1_v3},
  {"x86-64-v4", main_kernel_6_native_8a97de84e83f3bc1_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 5, 3, __ampcc_variants_5, 216};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lc8197a11b7023efa|t16",
   "main_kernel", __ampcc_args_0, 6, 64, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Check/elements.cpp", 24, "main()", &__ampcc_native_0},
  {"Lf44a1e1cb89fa63a|e1",
   "main_kernel_2", __ampcc_args_1, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/elements.cpp", 40, "main()", &__ampcc_native_1},
  {"L280dab008c0fd4ec|e1",
   "main_kernel_3", __ampcc_args_2, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/elements.cpp", 51, "main()", &__ampcc_native_2},
  {"L5f8c1c0b110c2d88|e1",
   "main_kernel_4", __ampcc_args_3, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/elements.cpp", 66, "main()", &__ampcc_native_3},
  {"L3489231eb8a68673|e1",
   "main_kernel_5", __ampcc_args_4, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/elements.cpp", 76, "main()", &__ampcc_native_4},
  {"L6893c912bfaeb55b|e1",
   "main_kernel_6", __ampcc_args_5, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/elements.cpp", 86, "main()", &__ampcc_native_5},
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
};
constexpr __ampcc_message_arg __ampcc_message_args_2[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int64, nullptr},
  {__ampcc_sent_int64, nullptr},
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
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "barrier", __ampcc_message_args_0, 9, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_1, 6, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_2, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_3, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_4, 7, "", 0},
  {__ampcc_message_check, "pointer", __ampcc_message_args_5, 5, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_element, "s", "/work/main/test/Check/elements.cpp", 26, 7},
  {__ampcc_rule_race, "s[t.local[0]]", "/work/main/test/Check/elements.cpp", 26, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/elements.cpp", 27, 7},
  {__ampcc_rule_race, "s[t.local[0] + (t.global[0] == wrong)]", "/work/main/test/Check/elements.cpp", 27, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/elements.cpp", 28, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/elements.cpp", 29, 14},
  {__ampcc_rule_race, "s[t.local[0]]", "/work/main/test/Check/elements.cpp", 29, 14},
  {__ampcc_rule_init, "s[t.local[0]]", "/work/main/test/Check/elements.cpp", 29, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/elements.cpp", 29, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/elements.cpp", 29, 7},
  {__ampcc_rule_element, "m[1]", "/work/main/test/Check/elements.cpp", 43, 17},
  {__ampcc_rule_element, "p.a", "/work/main/test/Check/elements.cpp", 44, 7},
  {__ampcc_rule_element, "p.a", "/work/main/test/Check/elements.cpp", 45, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/elements.cpp", 45, 7},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/elements.cpp", 45, 7},
  {__ampcc_rule_element, "few", "/work/main/test/Check/elements.cpp", 53, 9},
  {__ampcc_rule_element, "few", "/work/main/test/Check/elements.cpp", 54, 9},
  {__ampcc_rule_index, "v", "/work/main/test/Check/elements.cpp", 55, 9},
  {__ampcc_rule_race, "v[1]", "/work/main/test/Check/elements.cpp", 55, 9},
  {__ampcc_rule_element, "a", "/work/main/test/Check/elements.cpp", 12, 10},
  {__ampcc_rule_race, "a[i]", "/work/main/test/Check/elements.cpp", 12, 10},
  {__ampcc_rule_init, "a[i]", "/work/main/test/Check/elements.cpp", 12, 10},
  {__ampcc_rule_index, "v", "/work/main/test/Check/elements.cpp", 68, 7},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/elements.cpp", 68, 7},
  {__ampcc_rule_race, "a", "/work/main/test/Check/elements.cpp", 15, 54},
  {__ampcc_rule_init, "a", "/work/main/test/Check/elements.cpp", 15, 54},
  {__ampcc_rule_element, "own", "/work/main/test/Check/elements.cpp", 78, 26},
  {__ampcc_rule_element, "own", "/work/main/test/Check/elements.cpp", 79, 19},
  {__ampcc_rule_race, "three", "/work/main/test/Check/elements.cpp", 79, 36},
  {__ampcc_rule_init, "three", "/work/main/test/Check/elements.cpp", 79, 36},
  {__ampcc_rule_index, "v", "/work/main/test/Check/elements.cpp", 79, 7},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/elements.cpp", 79, 7},
  {__ampcc_rule_element, "own", "/work/main/test/Check/elements.cpp", 89, 32},
  {__ampcc_rule_pointer, "*p", "/work/main/test/Check/elements.cpp", 90, 14},
  {__ampcc_rule_race, "*p", "/work/main/test/Check/elements.cpp", 90, 14},
  {__ampcc_rule_init, "*p", "/work/main/test/Check/elements.cpp", 90, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/elements.cpp", 91, 7},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/elements.cpp", 91, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/elements.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 6, "", __ampcc_messages, 6, __ampcc_sites, 38};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
