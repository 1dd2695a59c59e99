#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/race-benign.cpp"
// Threads that write the same value are a race where the user wants to know of it. The values that
// are really written are compared.
// RUN: %ampcc -w --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s --check-prefixes=ALL,OFF
// RUN: %ampcc -Wno-amp-race -Wno-amp-global-race -Wamp-race-benign --amp-check %s -o %t.exe 2>%t.warnings && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s --check-prefixes=ALL,ON
#include "Inputs/judge.h"

struct star {
  float x, y;
  double mass;
};

int main() {
  array_view<int> v(64), w(64);
  array_view<star> stars(64);
  for (int i = 0; i < 64; ++i) {
    v[i] = i / 8 * 8;
    stars[i] = star{1, 2, double(i)};
  }
  // OFF: shared: fine
  // ON: race-benign.cpp:[[#@LINE+6]]:7: race on tile_static memory: 's[at]' is written, and 's[at]' at {{.*}}race-benign.cpp:[[#@LINE+6]]:7 is written with the same value by thread 0 of tile 0 (0 of all), without a barrier between them; thread 1
  // ON-NEXT: shared: {{.*}}race
  judge("shared", [&] {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0xc2d43d61b39f81ddULL>>([v, w](tiled_index<16> t)               { (void)v; (void)w; (void)t; __ampcc_host_stub(); }





));
  });
  // OFF-NEXT: global: fine
  // ON: race-benign.cpp:[[#@LINE+4]]:7: race on global memory: 'w[i[0] / 8]' is written, and 'w[i[0] / 8]' at {{.*}} is written with the same value by thread
  // ON-NEXT: global: {{.*}}race
  judge("global", [&] {
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x1a4ea12864913c18ULL>>([w, v](index<1> i)               { (void)w; (void)v; (void)i; __ampcc_host_stub(); }

));
  });
  // ALL: race-benign.cpp:[[#@LINE+5]]:7: race on tile_static memory: 's[t.local[0] % 2]' is written, and 's[t.local[0] % 2]' at {{.*}} is written with another value by thread
  // ALL-NEXT: different:
  auto objects = [&](int step) {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0x5904376629793760ULL>>([stars, step, w](tiled_index<16> t)               { (void)stars; (void)step; (void)w; (void)t; __ampcc_host_stub(); }




));
  };
  judge("different", [&] { objects(1); });
  // OFF-NEXT: objects: fine
  // ON-NEXT: {{.*}}objects: {{.*}}race
  judge("objects", [&] { objects(0); });
  // OFF-NEXT: read back: fine
  // ON: read back: {{.*}}race
  judge("read back", [&] {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0x702c013cbeb462d9ULL>>([w](tiled_index<16> t)               { (void)w; (void)t; __ampcc_host_stub(); }





));
  });
  // An atomic operation may have changed it since.
  // ALL: race on global memory: 'w[0]' is changed atomically, and 'w[0]' at {{.*}} is written by thread 62
  // ALL: race on global memory: 'w[0]' is written, and 'w[0]' at {{.*}} is changed atomically by thread
  // ALL: beside an atomic:
  judge("beside an atomic", [&] {
    w[0] = 1;
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xd297489d7ee0f4feULL>>([w](index<1> i)               { (void)w; (void)i; __ampcc_host_stub(); }




));
  });
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_b46be816a03a9508(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_b46be816a03a9508_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_b46be816a03a9508_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_b46be816a03a9508(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_b46be816a03a9508_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_b46be816a03a9508_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_b46be816a03a9508(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_b46be816a03a9508_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_b46be816a03a9508_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_b46be816a03a9508(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_b46be816a03a9508_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_b46be816a03a9508_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_b46be816a03a9508(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_b46be816a03a9508_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_b46be816a03a9508_v4(const void *const *, const __ampcc_native_span &);
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
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable

typedef struct {
  float x;
  float y;
  double mass;
} star;
#endif

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

// kernel of main_kernel, race-benign.cpp:23
#line 23 "/work/main/test/Check/race-benign.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global int *w, ulong w_bytes,
    long w_offset, int w_extent0, __global uint *messages) {
#line 24 "/work/main/test/Check/race-benign.cpp"
  __local int s[2]; SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *w_2 = w + VIEW_OFFSET(1, w_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 25 "/work/main/test/Check/race-benign.cpp"
  int at = (int)get_local_id(0) / 8;
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)at, 2, messages)) {
    s[at] = value;
  }
#line 27 "/work/main/test/Check/race-benign.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = DIVERGENT() && check_element(6, thread_x, 0, 0, (long)at, 2, messages) ? s[at] : 0;
  __global int *place_2 = &w_2[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, w_extent0,
      messages))];
  if (IN_BOUNDS(place_2, w, w_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of main_kernel, race-benign.cpp:35
#line 35 "/work/main/test/Check/race-benign.cpp"
__kernel void main_kernel_2(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 36 "/work/main/test/Check/race-benign.cpp"
    __global int *place = &v_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    int i_2 = i / 8;
    __global int *place_2 = &w_2[INDEX(check_index1(14, thread_x, 0, 0, i_2, i_2, w_extent0,
        messages))];
    if (IN_BOUNDS(place_2, w, w_bytes)) {
      *place_2 = value;
    }
  }
}
#ifdef cl_khr_fp64

// kernel of main_kernel, race-benign.cpp:42
#line 42 "/work/main/test/Check/race-benign.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_3(
    __global star *stars, ulong stars_bytes, long stars_offset, int stars_extent0, int step_,
    __global int *w, ulong w_bytes, long w_offset, int w_extent0, __global uint *messages) {
#line 43 "/work/main/test/Check/race-benign.cpp"
  __local star s[2] __attribute__((aligned(16))); SHARED(s);
  __global star *stars_2 = stars + VIEW_OFFSET(0, stars_offset);
  __global int *w_2 = w + VIEW_OFFSET(1, w_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
  int index = t_local % 2;
#line 44 "/work/main/test/Check/race-benign.cpp"
  int i = (int)get_group_id(0) * 16 + t_local * step_;
  __global star *place = &stars_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, stars_extent0,
      messages))];
  float value_x;
  float value_y;
  double value_mass;
  value_x = DIVERGENT() && IN_BOUNDS(&place->x, stars, stars_bytes) ? place->x : 0.0f;
  value_y = DIVERGENT() && IN_BOUNDS(&place->y, stars, stars_bytes) ? place->y : 0.0f;
  value_mass = DIVERGENT() && IN_BOUNDS(&place->mass, stars, stars_bytes) ? place->mass : 0.0;
  if (check_element(19, thread_x, 0, 0, (long)index, 2, messages)) {
    s[index].x = value_x;
    s[index].y = value_y;
    s[index].mass = value_mass;
  }
#line 45 "/work/main/test/Check/race-benign.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = DIVERGENT() && check_element(22, thread_x, 0, 0, (long)(t_local % 2), 2, messages) ?
      s[t_local % 2].mass : 0.0;
  int temporary = get_global_id(0);
  __global int *place_2 = &w_2[INDEX(check_index1(25, thread_x, 0, 0, temporary, temporary,
      w_extent0, messages))];
  if (IN_BOUNDS(place_2, w, w_bytes)) {
    *place_2 = value;
  }
}

// kernel of main_kernel, race-benign.cpp:56
#line 56 "/work/main/test/Check/race-benign.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_4(
    __global int *w, ulong w_bytes, long w_offset, int w_extent0, __global uint *messages) {
#line 57 "/work/main/test/Check/race-benign.cpp"
  __local double d[2] __attribute__((aligned(16))); SHARED(d);
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 58 "/work/main/test/Check/race-benign.cpp"
  if (check_element(27, thread_x, 0, 0, (long)(t_local / 8), 2, messages)) {
    d[t_local / 8] = 2.5;
  }
#line 59 "/work/main/test/Check/race-benign.cpp"
  double own = DIVERGENT() && check_element(29, thread_x, 0, 0, (long)(t_local / 8), 2, messages) ?
      d[t_local / 8] : 0.0;
#line 60 "/work/main/test/Check/race-benign.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = own + d[0];
  int temporary = get_global_id(0);
  __global int *place = &w_2[INDEX(check_index1(35, thread_x, 0, 0, temporary, temporary, w_extent0,
      messages))];
  if (IN_BOUNDS(place, w, w_bytes)) {
    *place = value;
  }
}
#endif

// kernel of main_kernel, race-benign.cpp:70
#line 70 "/work/main/test/Check/race-benign.cpp"
__kernel void main_kernel_5(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 71 "/work/main/test/Check/race-benign.cpp"
    if (i % 2) {
      __global int *place = &w_2[INDEX(check_index1(37, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place, w, w_bytes)) {
        atomic_add(place, 1);
      }
    } else if (i == 62) {
#line 74 "/work/main/test/Check/race-benign.cpp"
      __global int *place = &w_2[INDEX(check_index1(40, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place, w, w_bytes)) {
        *place = 1;
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
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "w_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "stars"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "stars_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "stars_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "stars_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "step_"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "w_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "w_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_b46be816a03a9508},
  {"x86-64-v3", main_kernel_native_b46be816a03a9508_v3},
  {"x86-64-v4", main_kernel_native_b46be816a03a9508_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 280};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_b46be816a03a9508},
  {"x86-64-v3", main_kernel_2_native_b46be816a03a9508_v3},
  {"x86-64-v4", main_kernel_2_native_b46be816a03a9508_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 9, 3, __ampcc_variants_1, 232};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "stars"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "stars_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "stars_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "stars_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "step_"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "w_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_3_native_b46be816a03a9508},
  {"x86-64-v3", main_kernel_3_native_b46be816a03a9508_v3},
  {"x86-64-v4", main_kernel_3_native_b46be816a03a9508_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 10, 3, __ampcc_variants_2, 352};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", main_kernel_4_native_b46be816a03a9508},
  {"x86-64-v3", main_kernel_4_native_b46be816a03a9508_v3},
  {"x86-64-v4", main_kernel_4_native_b46be816a03a9508_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 5, 3, __ampcc_variants_3, 264};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", main_kernel_5_native_b46be816a03a9508},
  {"x86-64-v3", main_kernel_5_native_b46be816a03a9508_v3},
  {"x86-64-v4", main_kernel_5_native_b46be816a03a9508_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 5, 3, __ampcc_variants_4, 96};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lc2d43d61b39f81dd|t16",
   "main_kernel", __ampcc_args_0, 9, 112, 1, {16, 1, 1}, 8, false, 0, "/work/main/test/Check/race-benign.cpp", 23, "main()", &__ampcc_native_0},
  {"L1a4ea12864913c18|e1",
   "main_kernel_2", __ampcc_args_1, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/race-benign.cpp", 35, "main()", &__ampcc_native_1},
  {"L5904376629793760|t16",
   "main_kernel_3", __ampcc_args_2, 10, 120, 1, {16, 1, 1}, 32, true, 0, "/work/main/test/Check/race-benign.cpp", 42, "main()", &__ampcc_native_2},
  {"L702c013cbeb462d9|t16",
   "main_kernel_4", __ampcc_args_3, 5, 56, 1, {16, 1, 1}, 16, true, 0, "/work/main/test/Check/race-benign.cpp", 56, "main()", &__ampcc_native_3},
  {"Ld297489d7ee0f4fe|e1",
   "main_kernel_5", __ampcc_args_4, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/race-benign.cpp", 70, "main()", &__ampcc_native_4},
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
  {__ampcc_rule_index, "v", "/work/main/test/Check/race-benign.cpp", 26, 15},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/race-benign.cpp", 26, 15},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/race-benign.cpp", 26, 15},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race-benign.cpp", 26, 7},
  {__ampcc_rule_race, "s[at]", "/work/main/test/Check/race-benign.cpp", 26, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race-benign.cpp", 27, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race-benign.cpp", 28, 14},
  {__ampcc_rule_race, "s[at]", "/work/main/test/Check/race-benign.cpp", 28, 14},
  {__ampcc_rule_init, "s[at]", "/work/main/test/Check/race-benign.cpp", 28, 14},
  {__ampcc_rule_index, "w", "/work/main/test/Check/race-benign.cpp", 28, 7},
  {__ampcc_rule_race, "w[t]", "/work/main/test/Check/race-benign.cpp", 28, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/race-benign.cpp", 36, 21},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/race-benign.cpp", 36, 21},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/race-benign.cpp", 36, 21},
  {__ampcc_rule_index, "w", "/work/main/test/Check/race-benign.cpp", 36, 7},
  {__ampcc_rule_race, "w[i[0] / 8]", "/work/main/test/Check/race-benign.cpp", 36, 7},
  {__ampcc_rule_index, "stars", "/work/main/test/Check/race-benign.cpp", 44, 27},
  {__ampcc_rule_race, "stars[t.tile_origin[0] + t.local[0] * step]", "/work/main/test/Check/race-benign.cpp", 44, 27},
  {__ampcc_rule_init, "stars[t.tile_origin[0] + t.local[0] * step]", "/work/main/test/Check/race-benign.cpp", 44, 27},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race-benign.cpp", 44, 7},
  {__ampcc_rule_race, "s[t.local[0] % 2]", "/work/main/test/Check/race-benign.cpp", 44, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race-benign.cpp", 45, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/race-benign.cpp", 46, 18},
  {__ampcc_rule_race, "s[t.local[0] % 2].mass", "/work/main/test/Check/race-benign.cpp", 46, 18},
  {__ampcc_rule_init, "s[t.local[0] % 2].mass", "/work/main/test/Check/race-benign.cpp", 46, 18},
  {__ampcc_rule_index, "w", "/work/main/test/Check/race-benign.cpp", 46, 7},
  {__ampcc_rule_race, "w[t]", "/work/main/test/Check/race-benign.cpp", 46, 7},
  {__ampcc_rule_element, "d", "/work/main/test/Check/race-benign.cpp", 58, 7},
  {__ampcc_rule_race, "d[t.local[0] / 8]", "/work/main/test/Check/race-benign.cpp", 58, 7},
  {__ampcc_rule_element, "d", "/work/main/test/Check/race-benign.cpp", 59, 26},
  {__ampcc_rule_race, "d[t.local[0] / 8]", "/work/main/test/Check/race-benign.cpp", 59, 26},
  {__ampcc_rule_init, "d[t.local[0] / 8]", "/work/main/test/Check/race-benign.cpp", 59, 26},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/race-benign.cpp", 60, 7},
  {__ampcc_rule_race, "d[0]", "/work/main/test/Check/race-benign.cpp", 61, 24},
  {__ampcc_rule_init, "d[0]", "/work/main/test/Check/race-benign.cpp", 61, 24},
  {__ampcc_rule_index, "w", "/work/main/test/Check/race-benign.cpp", 61, 7},
  {__ampcc_rule_race, "w[t]", "/work/main/test/Check/race-benign.cpp", 61, 7},
  {__ampcc_rule_index, "w", "/work/main/test/Check/race-benign.cpp", 72, 27},
  {__ampcc_rule_race, "w[0]", "/work/main/test/Check/race-benign.cpp", 72, 27},
  {__ampcc_rule_init, "w[0]", "/work/main/test/Check/race-benign.cpp", 72, 27},
  {__ampcc_rule_index, "w", "/work/main/test/Check/race-benign.cpp", 74, 9},
  {__ampcc_rule_race, "w[0]", "/work/main/test/Check/race-benign.cpp", 74, 9},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/race-benign.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 5, "", __ampcc_messages, 5, __ampcc_sites, 42};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
