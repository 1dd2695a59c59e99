#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/global-race.cpp"
// Two threads of a launch use one element of global memory, one of them writes, and no barrier of
// their tile is between them. The native accelerator tells.
// RUN: %ampcc -w --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct point {
  int x, y;
  
};


int main() {
  std::vector<int> data(64, 1), more(64, 0);
  array_view<int> v(64, data), w(64, more);

  // CHECK: global-race.cpp:[[#@LINE+4]]:36: race on global memory: 'v[(i[0] + 1) % 64]' is read, and 'v[i]' at {{.*}}global-race.cpp:[[#@LINE+5]]:7 is written by thread {{[0-9]+}}, without a barrier between them (element {{[0-9]+}} of the data's 64); thread {{[0-9]+}} of the kernel
  // CHECK: neighbour:
  judge("neighbour", [&] {
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xdc4eeeea85521b46ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }


));
  });
  // CHECK-NEXT: neighbour: fine
  judge("neighbour", [&] {
    parallel_for_each(v.extent,
                      __ampcc_tag<__ampcc_site<0xae360d059fe7870fULL>>([w, v](index<1> i)               { (void)w; (void)v; (void)i; __ampcc_host_stub(); }));
  });

  auto sum = [&](int how) {
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x11d31473970dd9bcULL>>([how, w, v](index<1> i)               { (void)how; (void)w; (void)v; (void)i; __ampcc_host_stub(); }








));
  };
  // CHECK: global-race.cpp:[[#@LINE-9]]:9: race on global memory: 'w[0]' is written, and 'w[0]' at
  // CHECK: sum:
  judge("sum", [&] { sum(0); });
  // CHECK-NEXT: sum: fine
  judge("sum", [&] { sum(1); });
  // CHECK-NEXT: read beside: fine
  judge("read beside", [&] { sum(2); });
  // CHECK: global-race.cpp:[[#@LINE-10]]:9: race on global memory: 'w[0]' is written, and {{.*}}w[0]' at {{.*}}:[[#@LINE-14]]:{{[0-9]+}} is changed atomically by thread 0
  // CHECK: written beside:
  judge("written beside", [&] { sum(3); });

  // In a tile a barrier orders uses, and tiles are never ordered.
  auto tiles = [&](bool waits, int reach) {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0xf825bb14fd58cdbaULL>>([w, waits, v, reach](tiled_index<16> t)               { (void)w; (void)waits; (void)v; (void)reach; (void)t; __ampcc_host_stub(); }




));
  };
  // CHECK: tiles: fine
  judge("tiles", [&] { tiles(true, 0); });
  // CHECK: race on global memory: 'w[{{.*}}' is read, and 'w[t]' at {{.*}} is written by thread {{[0-9]+}} of tile
  // CHECK: no barrier:
  judge("no barrier", [&] { tiles(false, 0); });
  // CHECK: other tile: {{.*}}race on global memory
  judge("other tile", [&] { tiles(true, 16); });

  std::vector<int> flags(1);
  array_view<int> f(1, flags);
  // The same value, and elements that are threads' own by any index.
  // CHECK: own: fine
  judge("own", [&] {
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xd18b0fb50f7236e8ULL>>([w, v, f](index<1> i)               { (void)w; (void)v; (void)f; (void)i; __ampcc_host_stub(); }



));
  });

  // Through references, members and functions.
  std::vector<point> points(8);
  array_view<point> p(8, points);
  auto refer = [&](int step) {
    parallel_for_each(extent<1>(8), __ampcc_tag<__ampcc_site<0x140c03b8c5b382acULL>>([w, step, p](index<1> i)               { (void)w; (void)step; (void)p; (void)i; __ampcc_host_stub(); }





));
  };
  // CHECK: global-race.cpp:[[#@LINE-6]]:7: race on global memory: 'r' is written
  // CHECK: references:
  judge("references", [&] { refer(0); });
  // CHECK-NEXT: references: fine
  judge("references", [&] { refer(1); });

  // Two views of one array are one memory.
  array<int> a(64, data.begin());
  array_view<int> all(a), part = all.section(0, 32);
  // CHECK: race on global memory
  // CHECK: views:
  judge("views", [&] {
    parallel_for_each(part.extent,
                      __ampcc_tag<__ampcc_site<0xc1fa469035e54e4aULL>>([part, all](index<1> i)               { (void)part; (void)all; (void)i; __ampcc_host_stub(); }));
  });
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_e65670202e13cb44(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_e65670202e13cb44_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_e65670202e13cb44_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_e65670202e13cb44(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_e65670202e13cb44_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_e65670202e13cb44_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_e65670202e13cb44(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_e65670202e13cb44_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_e65670202e13cb44_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_e65670202e13cb44(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_e65670202e13cb44_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_e65670202e13cb44_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_e65670202e13cb44(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_e65670202e13cb44_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_e65670202e13cb44_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_e65670202e13cb44(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_e65670202e13cb44_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_e65670202e13cb44_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_e65670202e13cb44(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_e65670202e13cb44_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_e65670202e13cb44_v4(const void *const *, const __ampcc_native_span &);
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
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)

typedef struct {
  int x;
  int y;
} point;

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

// kernel of main_kernel, global-race.cpp:19
#line 19 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 20 "/work/main/test/Check/global-race.cpp"
    int chosen;
    if (i < 64) {
      int i_2 = (i + 1) % 64;
      __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i_2, i_2, v_extent0,
          messages))];
      chosen = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    } else {
      chosen = 0;
    }
    int next = chosen;
#line 21 "/work/main/test/Check/global-race.cpp"
    __global int *place = &v_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = next;
    }
  }
}

// kernel of main_kernel, global-race.cpp:27
#line 27 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_2(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = (i + 1) % 64;
    __global int *place = &v_2[INDEX(check_index1(5, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &w_2[INDEX(check_index1(8, thread_x, 0, 0, i, i, w_extent0, messages))];
    if (IN_BOUNDS(place_2, w, w_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, global-race.cpp:31
#line 31 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_3(int how, __global int *w, ulong w_bytes, long w_offset,
                            int w_extent0, __global int *v, ulong v_bytes, long v_offset,
                            int v_extent0, int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 32 "/work/main/test/Check/global-race.cpp"
    if (how == 0) {
      __global int *place = &v_2[INDEX(check_index1(10, thread_x, 0, 0, i, i, v_extent0,
          messages))];
      int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
      __global int *place_2 = &w_2[INDEX(check_index1(13, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place_2, w, w_bytes)) {
        *place_2 += value;
      }
    } else {
#line 35 "/work/main/test/Check/global-race.cpp"
      __global int *place = &v_2[INDEX(check_index1(17, thread_x, 0, 0, i, i, v_extent0,
          messages))];
      int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
      __global int *place_2 = &w_2[INDEX(check_index1(16, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place_2, w, w_bytes)) {
        atomic_add(place_2, value);
      }
    }
#line 36 "/work/main/test/Check/global-race.cpp"
    if (how == 2 && i == 5) {
      __global int *place = &w_2[INDEX(check_index1(22, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      int value = IN_BOUNDS(place, w, w_bytes) ? *place : 0;
      __global int *place_2 = &w_2[INDEX(check_index1(25, thread_x, 0, 0, 1, 1, w_extent0,
          messages))];
      if (IN_BOUNDS(place_2, w, w_bytes)) {
        *place_2 = value;
      }
    }
#line 38 "/work/main/test/Check/global-race.cpp"
    if (how == 3 && i == 5) {
      __global int *place = &w_2[INDEX(check_index1(27, thread_x, 0, 0, 0, 0, w_extent0,
          messages))];
      if (IN_BOUNDS(place, w, w_bytes)) {
        *place = 1;
      }
    }
  }
}

// kernel of main_kernel, global-race.cpp:55
#line 55 "/work/main/test/Check/global-race.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_4(
    __global int *w, ulong w_bytes, long w_offset, int w_extent0, __global int *v, ulong v_bytes,
    long v_offset, int v_extent0, int reach, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 56 "/work/main/test/Check/global-race.cpp"
  __global int *place = &w_2[INDEX(check_index1(29, thread_x, 0, 0, t_global, t_global, w_extent0,
      messages))];
  if (IN_BOUNDS(place, w, w_bytes)) {
    *place = get_local_id(0);
  }
#line 58 "/work/main/test/Check/global-race.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int i = (t_global + reach) % 64 / 16 * 16 + 15 - (int)get_local_id(0);
  __global int *place_2 = &w_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, w_extent0, messages))];
  int value = DIVERGENT() && IN_BOUNDS(place_2, w, w_bytes) ? *place_2 : 0;
  __global int *place_3 = &v_2[INDEX(check_index1(35, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_3, v, v_bytes)) {
    *place_3 = value;
  }
}

// kernel of main_kernel, global-race.cpp:75
#line 75 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_5(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global int *f, ulong f_bytes, long f_offset, int f_extent0,
                            int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  __global int *f_2 = f + VIEW_OFFSET(2, f_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 76 "/work/main/test/Check/global-race.cpp"
    int i_2 = 63 - i;
    __global int *place = &w_2[INDEX(check_index1(37, thread_x, 0, 0, i_2, i_2, w_extent0,
        messages))];
    if (IN_BOUNDS(place, w, w_bytes)) {
      *place = 5;
    }
#line 77 "/work/main/test/Check/global-race.cpp"
    __global int *place_2 = &v_2[INDEX(check_index1(39, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    int value = IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0;
    int i_3 = 63 - i;
    __global int *place_3 = &w_2[INDEX(check_index1(42, thread_x, 0, 0, i_3, i_3, w_extent0,
        messages))];
    if (IN_BOUNDS(place_3, w, w_bytes)) {
      *place_3 += value;
    }
#line 78 "/work/main/test/Check/global-race.cpp"
    int i_4 = i / 64;
    __global int *place_4 = &f_2[INDEX(check_index1(45, thread_x, 0, 0, i_4, i_4, f_extent0,
        messages))];
    if (IN_BOUNDS(place_4, f, f_bytes)) {
      *place_4 = 7;
    }
  }
}

// set, global-race.cpp:10
#line 10 "/work/main/test/Check/global-race.cpp"
static inline void set(__global int *target, int value, ulong target_begin, ulong target_bytes) {
  if (IN_BOUNDS(target, target_begin, target_bytes)) {
    *target = value;
  }
}

// point::move, global-race.cpp:8
#line 8 "/work/main/test/Check/global-race.cpp"
static inline void point_move(__global point *self, int by, ulong self_begin, ulong self_bytes) {
  if (IN_BOUNDS(&self->x, self_begin, self_bytes)) {
    self->x += by;
  }
}

// kernel of main_kernel, global-race.cpp:86
#line 86 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_6(__global int *w, ulong w_bytes, long w_offset, int w_extent0,
                            int step_, __global point *p, ulong p_bytes, long p_offset,
                            int p_extent0, int domain, __global uint *messages) {
  __global int *w_2 = w + VIEW_OFFSET(0, w_offset);
  __global point *p_2 = p + VIEW_OFFSET(1, p_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 87 "/work/main/test/Check/global-race.cpp"
    int i_2 = i * step_;
    __global int *r = &w_2[INDEX(check_index1(50, thread_x, 0, 0, i_2, i_2, w_extent0, messages))];
#line 88 "/work/main/test/Check/global-race.cpp"
    if (IN_BOUNDS(r, w, w_bytes)) {
      *r = i;
    }
#line 89 "/work/main/test/Check/global-race.cpp"
    int i_3 = 32 + i * step_;
    long result = check_index1(52, thread_x, 0, 0, i_3, i_3, w_extent0, messages);
    set(&w_2[INDEX(result)], i, (ulong)w, w_bytes);
#line 90 "/work/main/test/Check/global-race.cpp"
    int i_4 = i * step_;
    long result_2 = check_index1(53, thread_x, 0, 0, i_4, i_4, p_extent0, messages);
    point_move(&p_2[INDEX(result_2)], i, (ulong)p, p_bytes);
#line 91 "/work/main/test/Check/global-race.cpp"
    __global point *place = &p_2[INDEX(check_index1(54, thread_x, 0, 0, i, i, p_extent0,
        messages))];
    if (IN_BOUNDS(&place->y, p, p_bytes)) {
      place->y = 1;
    }
  }
}

// kernel of main_kernel, global-race.cpp:107
#line 107 "/work/main/test/Check/global-race.cpp"
__kernel void main_kernel_7(__global int *part, ulong part_bytes, long part_offset,
                            int part_extent0, __global int *all_, ulong all_bytes,
                            long all_offset, int all_extent0, int domain, __global uint *messages) {
  __global int *part_2 = part + VIEW_OFFSET(0, part_offset);
  __global int *all__2 = all_ + VIEW_OFFSET(1, all_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = (i + 1) % 32;
    __global int *place = &all__2[INDEX(check_index1(56, thread_x, 0, 0, i_2, i_2, all_extent0,
        messages))];
    int value = IN_BOUNDS(place, all_, all_bytes) ? *place : 0;
    __global int *place_2 = &part_2[INDEX(check_index1(59, thread_x, 0, 0, i, i, part_extent0,
        messages))];
    if (IN_BOUNDS(place_2, part, part_bytes)) {
      *place_2 = value;
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
  {__ampcc_arg_value, false, false, 0, 0, 4, "how"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "w_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "reach"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 112, 0, 8, "f"},
  {__ampcc_arg_bytes, false, false, 112, 0, 8, "f_bytes"},
  {__ampcc_arg_value, false, false, 136, 0, 8, "f_offset", 2},
  {__ampcc_arg_value, false, false, 144, 0, 4, "f_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "step_"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "p"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "p_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "p_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "p_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "part"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "part_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "part_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "part_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "all_"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "all_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "all_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "all_extent0"},
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
  {"", main_kernel_native_e65670202e13cb44},
  {"x86-64-v3", main_kernel_native_e65670202e13cb44_v3},
  {"x86-64-v4", main_kernel_native_e65670202e13cb44_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 128};
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
  {"", main_kernel_2_native_e65670202e13cb44},
  {"x86-64-v3", main_kernel_2_native_e65670202e13cb44_v3},
  {"x86-64-v4", main_kernel_2_native_e65670202e13cb44_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 9, 3, __ampcc_variants_1, 328};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "how"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "w_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_3_native_e65670202e13cb44},
  {"x86-64-v3", main_kernel_3_native_e65670202e13cb44_v3},
  {"x86-64-v4", main_kernel_3_native_e65670202e13cb44_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 10, 3, __ampcc_variants_2, 400};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 1, "waits"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 120, 0, 4, "reach"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", main_kernel_4_native_e65670202e13cb44},
  {"x86-64-v3", main_kernel_4_native_e65670202e13cb44_v3},
  {"x86-64-v4", main_kernel_4_native_e65670202e13cb44_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 11, 3, __ampcc_variants_3, 256};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 112, 0, 8, "f"},
  {__ampcc_arg_bytes, false, false, 112, 0, 8, "f_bytes"},
  {__ampcc_arg_value, false, false, 136, 0, 8, "f_offset", 2},
  {__ampcc_arg_value, false, false, 144, 0, 4, "f_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", main_kernel_5_native_e65670202e13cb44},
  {"x86-64-v3", main_kernel_5_native_e65670202e13cb44_v3},
  {"x86-64-v4", main_kernel_5_native_e65670202e13cb44_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 13, 3, __ampcc_variants_4, 384};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "w_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "w_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "step_"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "p"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "p_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "p_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "p_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", main_kernel_6_native_e65670202e13cb44},
  {"x86-64-v3", main_kernel_6_native_e65670202e13cb44_v3},
  {"x86-64-v4", main_kernel_6_native_e65670202e13cb44_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 10, 3, __ampcc_variants_5, 192};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "part"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "part_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "part_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "part_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "all_"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "all_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "all_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "all_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", main_kernel_7_native_e65670202e13cb44},
  {"x86-64-v3", main_kernel_7_native_e65670202e13cb44_v3},
  {"x86-64-v4", main_kernel_7_native_e65670202e13cb44_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 9, 3, __ampcc_variants_6, 328};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Ldc4eeeea85521b46|e1",
   "main_kernel", __ampcc_args_0, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/global-race.cpp", 19, "main()", &__ampcc_native_0},
  {"Lae360d059fe7870f|e1",
   "main_kernel_2", __ampcc_args_1, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/global-race.cpp", 27, "main()", &__ampcc_native_1},
  {"L11d31473970dd9bc|e1",
   "main_kernel_3", __ampcc_args_2, 11, 120, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/global-race.cpp", 31, "main()", &__ampcc_native_2},
  {"Lf825bb14fd58cdba|t16",
   "main_kernel_4", __ampcc_args_3, 10, 128, 1, {16, 1, 1}, 0, false, 0, "/work/main/test/Check/global-race.cpp", 55, "main()", &__ampcc_native_3},
  {"Ld18b0fb50f7236e8|e1",
   "main_kernel_5", __ampcc_args_4, 14, 168, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/global-race.cpp", 75, "main()", &__ampcc_native_4},
  {"L140c03b8c5b382ac|e1",
   "main_kernel_6", __ampcc_args_5, 11, 120, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/global-race.cpp", 86, "main()", &__ampcc_native_5},
  {"Lc1fa469035e54e4a|e1",
   "main_kernel_7", __ampcc_args_6, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/global-race.cpp", 107, "main()", &__ampcc_native_6},
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
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_3, 9, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "v", "/work/main/test/Check/global-race.cpp", 20, 36},
  {__ampcc_rule_race, "v[(i[0] + 1) % 64]", "/work/main/test/Check/global-race.cpp", 20, 36},
  {__ampcc_rule_init, "v[(i[0] + 1) % 64]", "/work/main/test/Check/global-race.cpp", 20, 36},
  {__ampcc_rule_index, "v", "/work/main/test/Check/global-race.cpp", 21, 7},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/global-race.cpp", 21, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/global-race.cpp", 27, 62},
  {__ampcc_rule_race, "v[(i[0] + 1) % 64]", "/work/main/test/Check/global-race.cpp", 27, 62},
  {__ampcc_rule_init, "v[(i[0] + 1) % 64]", "/work/main/test/Check/global-race.cpp", 27, 62},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 27, 55},
  {__ampcc_rule_race, "w[i]", "/work/main/test/Check/global-race.cpp", 27, 55},
  {__ampcc_rule_index, "v", "/work/main/test/Check/global-race.cpp", 33, 17},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/global-race.cpp", 33, 17},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/global-race.cpp", 33, 17},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 33, 9},
  {__ampcc_rule_race, "w[0]", "/work/main/test/Check/global-race.cpp", 33, 9},
  {__ampcc_rule_init, "w[0]", "/work/main/test/Check/global-race.cpp", 33, 9},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 35, 27},
  {__ampcc_rule_index, "v", "/work/main/test/Check/global-race.cpp", 35, 33},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/global-race.cpp", 35, 33},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/global-race.cpp", 35, 33},
  {__ampcc_rule_race, "w[0]", "/work/main/test/Check/global-race.cpp", 35, 27},
  {__ampcc_rule_init, "w[0]", "/work/main/test/Check/global-race.cpp", 35, 27},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 37, 16},
  {__ampcc_rule_race, "w[0]", "/work/main/test/Check/global-race.cpp", 37, 16},
  {__ampcc_rule_init, "w[0]", "/work/main/test/Check/global-race.cpp", 37, 16},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 37, 9},
  {__ampcc_rule_race, "w[1]", "/work/main/test/Check/global-race.cpp", 37, 9},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 39, 9},
  {__ampcc_rule_race, "w[0]", "/work/main/test/Check/global-race.cpp", 39, 9},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 56, 7},
  {__ampcc_rule_race, "w[t]", "/work/main/test/Check/global-race.cpp", 56, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/global-race.cpp", 58, 9},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 59, 14},
  {__ampcc_rule_race, "w[(t.global[0] + reach) % 64 / 16 * 16 + 15 - t.local[0]]", "/work/main/test/Check/global-race.cpp", 59, 14},
  {__ampcc_rule_init, "w[(t.global[0] + reach) % 64 / 16 * 16 + 15 - t.local[0]]", "/work/main/test/Check/global-race.cpp", 59, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/global-race.cpp", 59, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/global-race.cpp", 59, 7},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 76, 7},
  {__ampcc_rule_race, "w[63 - i[0]]", "/work/main/test/Check/global-race.cpp", 76, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/global-race.cpp", 77, 23},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/global-race.cpp", 77, 23},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/global-race.cpp", 77, 23},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 77, 7},
  {__ampcc_rule_race, "w[63 - i[0]]", "/work/main/test/Check/global-race.cpp", 77, 7},
  {__ampcc_rule_init, "w[63 - i[0]]", "/work/main/test/Check/global-race.cpp", 77, 7},
  {__ampcc_rule_index, "f", "/work/main/test/Check/global-race.cpp", 78, 7},
  {__ampcc_rule_race, "f[i[0] / 64]", "/work/main/test/Check/global-race.cpp", 78, 7},
  {__ampcc_rule_race, "target", "/work/main/test/Check/global-race.cpp", 10, 50},
  {__ampcc_rule_race, "x", "/work/main/test/Check/global-race.cpp", 8, 37},
  {__ampcc_rule_init, "x", "/work/main/test/Check/global-race.cpp", 8, 37},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 87, 16},
  {__ampcc_rule_race, "r", "/work/main/test/Check/global-race.cpp", 88, 7},
  {__ampcc_rule_index, "w", "/work/main/test/Check/global-race.cpp", 89, 11},
  {__ampcc_rule_index, "p", "/work/main/test/Check/global-race.cpp", 90, 7},
  {__ampcc_rule_index, "p", "/work/main/test/Check/global-race.cpp", 91, 7},
  {__ampcc_rule_race, "p[i].y", "/work/main/test/Check/global-race.cpp", 91, 7},
  {__ampcc_rule_index, "all", "/work/main/test/Check/global-race.cpp", 107, 65},
  {__ampcc_rule_race, "all[(i[0] + 1) % 32]", "/work/main/test/Check/global-race.cpp", 107, 65},
  {__ampcc_rule_init, "all[(i[0] + 1) % 32]", "/work/main/test/Check/global-race.cpp", 107, 65},
  {__ampcc_rule_index, "part", "/work/main/test/Check/global-race.cpp", 107, 55},
  {__ampcc_rule_race, "part[i]", "/work/main/test/Check/global-race.cpp", 107, 55},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/global-race.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 7, "", __ampcc_messages, 4, __ampcc_sites, 61};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
#line 1 "<ampcc link>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
__asm__(".pushsection .ampcc,\"e\",%progbits\n"
  ".ascii \"ampcc-unit 1 238 eNqNjdEKgjAYhV/lZ3ihYq3RnREEvUGX8UNMmzac/8RNI8R3bwu87+58B75zFtZoo1jJ+NuOHe+lJu6V8/z6UnXHW2MraXajrNW+HgZWsGai2mtLLjhRBfxPRYaENFv9BKd8ItJGkzSgyefg5djGrogIszSTSkQG7tNX1oSDx/0YnJvWyIBkHz8DB5AeRCkOsCABXH4xzbe1DM7b1glpRWLrFxRzTss=\"\n"
  ".ascii \"\\n\"\n"
  ".popsection");
#pragma GCC diagnostic pop
