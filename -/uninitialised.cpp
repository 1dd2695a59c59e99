#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/uninitialised.cpp"
// Reads of what nobody has written: arrays without data, discarded views, tile_static variables. The
// native accelerator tells.
// RUN: %ampcc -w --amp-check %s -o %t.exe && env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data(64, 1);
  array_view<int> v(64, data);

  auto fresh = [&](int written) {
    array<int> a(64);
    if (written == 64)
      parallel_for_each(a.extent, __ampcc_tag<__ampcc_site<0x794cdd94bcc3af2eULL>>([&a](index<1> i)               { (void)a; (void)i; __ampcc_host_stub(); }));
    else if (written)
      parallel_for_each(extent<1>(written), __ampcc_tag<__ampcc_site<0xbb953459c8967b2aULL>>([&a](index<1> i)               { (void)a; (void)i; __ampcc_host_stub(); }));
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0xbc7bc4ce691595baULL>>([v, &a](index<1> i)               { (void)v; (void)a; (void)i; __ampcc_host_stub(); }));
    accelerator().get_default_view().wait();
  };
  // CHECK: uninitialised.cpp:[[#@LINE-3]]:76: 'a[i]' is read, and nobody has written it (element 0 of the data's 64); thread 0 of the kernel
  // CHECK: nothing:
  judge("nothing", [&] { fresh(0); });
  // CHECK: half: {{.*}}'a[i]' is read, and nobody has written it (element 32 of the data's 64)
  judge("half", [&] { fresh(32); });
  // CHECK-NEXT: all: fine
  judge("all", [&] { fresh(64); });

  // Copies give an array its data.
  // CHECK-NEXT: copied: fine
  judge("copied", [&] {
    array<int> a(64), b(64);
    copy(data.begin(), a);
    copy(a, b);
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x935b1d7e19e8615dULL>>([v, &b](index<1> i)               { (void)v; (void)b; (void)i; __ampcc_host_stub(); }));
    v.synchronize();
  });

  // Of what nobody has written the copy is no better.
  // CHECK: uninitialised.cpp:[[#@LINE+7]]:82: 'b[i]' is read, and nobody has written it (element 40 of the data's 64)
  // CHECK: of nothing:
  auto half = [&](int last) {
    array<int> a(64);
    array_view<int> b(64);
    parallel_for_each(extent<1>(40), __ampcc_tag<__ampcc_site<0xaad46d222fa1cb05ULL>>([&a](index<1> i)               { (void)a; (void)i; __ampcc_host_stub(); }));
    copy(a, b);
    parallel_for_each(extent<1>(last), __ampcc_tag<__ampcc_site<0x70e140b7544f0f7dULL>>([v, b](index<1> i)               { (void)v; (void)b; (void)i; __ampcc_host_stub(); }));
    v.synchronize();
  };
  judge("of nothing", [&] { half(64); });
  // CHECK-NEXT: of something: fine
  judge("of something", [&] { half(40); });

  // CHECK: discarded: {{.*}}'v[i]' is read, and nobody has written it
  judge("discarded", [&] {
    v.discard_data();
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x0b87f653a62d3200ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
  });
  // CHECK-NEXT: discarded: fine
  judge("discarded", [&] {
    v.discard_data();
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x83ab1e33bb68bbbeULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
    parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x5d2e888f29f7d3d5ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
  });

  auto tile = [&](int written) {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0x5606bdb607b57879ULL>>([written, v](tiled_index<16> t)               { (void)written; (void)v; (void)t; __ampcc_host_stub(); }





));
  };
  // CHECK: uninitialised.cpp:[[#@LINE-3]]:14: 's[15 - t.local[0]]' is read, and nobody has written it since the tile began; thread 0 of tile {{[0-9]}}
  // CHECK: tile:
  judge("tile", [&] { tile(8); });
  // CHECK-NEXT: tile: fine
  judge("tile", [&] { tile(16); });

  auto tally = [&](bool filled) {
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0xd80cf0d669ffd2f1ULL>>([filled, v](tiled_index<16> t)               { (void)filled; (void)v; (void)t; __ampcc_host_stub(); }








));
  };
  // CHECK: uninitialised.cpp:[[#@LINE-5]]:25: 'bins[v[t] & 3]' is read, and nobody has written it since the tile began; thread 0
  // CHECK-NEXT: tally:
  judge("tally", [&] { tally(false); });
  // CHECK-NEXT: tally: fine
  judge("tally", [&] { tally(true); });
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_8_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_8_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_8_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_9_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_9_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_9_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_10_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_10_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_10_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_11_native_ed55ca2d456fcd2b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_11_native_ed55ca2d456fcd2b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_11_native_ed55ca2d456fcd2b_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of main_kernel, uninitialised.cpp:13
#line 13 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel(__global int *a, ulong a_bytes, int a_extent0, int domain,
                          __global uint *messages) {
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &a[INDEX(check_index1(0, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = i;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:15
#line 15 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_2(__global int *a, ulong a_bytes, int a_extent0, int domain,
                            __global uint *messages) {
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &a[INDEX(check_index1(2, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = i;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:16
#line 16 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_3(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global int *a, ulong a_bytes, int a_extent0, int domain,
                            __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &a[INDEX(check_index1(4, thread_x, 0, 0, i, i, a_extent0, messages))];
    int value = IN_BOUNDS(place, a, a_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(7, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:33
#line 33 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_4(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global int *b, ulong b_bytes, int b_extent0, int domain,
                            __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &b[INDEX(check_index1(9, thread_x, 0, 0, i, i, b_extent0, messages))];
    int value = IN_BOUNDS(place, b, b_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(12, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:43
#line 43 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_5(__global int *a, ulong a_bytes, int a_extent0, int domain,
                            __global uint *messages) {
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &a[INDEX(check_index1(14, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = 1;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:45
#line 45 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_6(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            __global int *b, ulong b_bytes, long b_offset, int b_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *b_2 = b + VIEW_OFFSET(1, b_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &b_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, b_extent0, messages))];
    int value = IN_BOUNDS(place, b, b_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(19, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:55
#line 55 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_7(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(21, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place += 1;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:60
#line 60 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_8(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(24, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = 1;
    }
  }
}

// kernel of main_kernel, uninitialised.cpp:61
#line 61 "/work/main/test/Check/uninitialised.cpp"
__kernel void main_kernel_9(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(26, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place += 1;
    }
  }
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

// kernel of main_kernel, uninitialised.cpp:65
#line 65 "/work/main/test/Check/uninitialised.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_10(
    int written, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 66 "/work/main/test/Check/uninitialised.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 67 "/work/main/test/Check/uninitialised.cpp"
  if (t_local < written) {
    if (check_element(29, thread_x, 0, 0, (long)t_local, 16, messages)) {
      s[t_local] = t_local;
    }
  }
#line 69 "/work/main/test/Check/uninitialised.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = DIVERGENT() && check_element(32, thread_x, 0, 0, (long)(15 - t_local), 16, messages) ?
      s[15 - t_local] : 0;
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(35, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

static inline long check_object(uint site, int thread_x, int thread_y, int thread_z, long index,
                                long count, __global uint *messages) {
  if (DIVERGENT() && (ulong)index < (ulong)count) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

// kernel of main_kernel, uninitialised.cpp:80
#line 80 "/work/main/test/Check/uninitialised.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_11(
    uchar filled, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 81 "/work/main/test/Check/uninitialised.cpp"
  __local int bins[4] __attribute__((aligned(16))); SHARED(bins);
  __local int last; SHARED(last);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 82 "/work/main/test/Check/uninitialised.cpp"
  if (filled && t_local < 4) {
    if (check_element(37, thread_x, 0, 0, (long)t_local, 4, messages)) {
      bins[t_local] = 0;
    }
  }
#line 84 "/work/main/test/Check/uninitialised.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  atomic_xchg(&last, t_local);
  __global int *place = &v_2[INDEX(check_index1(41, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  __local int *place_2 = &bins[(int)check_object(44, thread_x, 0, 0,
      (long)((DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0) & 3), 4, messages)];
  atomic_inc(place_2);
#line 87 "/work/main/test/Check/uninitialised.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = (DIVERGENT() && check_element(48, thread_x, 0, 0, (long)(t_local & 3), 4, messages) ?
      bins[t_local & 3] : 0) + last;
#line 88 "/work/main/test/Check/uninitialised.cpp"
  __global int *place_3 = &v_2[INDEX(check_index1(53, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_3, v, v_bytes)) {
    *place_3 = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "a_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "a_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, true, false, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 56, 24, 4, "a_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, true, false, 56, 0, 8, "b"},
  {__ampcc_arg_bytes, true, false, 56, 0, 8, "b_bytes"},
  {__ampcc_arg_value, true, false, 56, 24, 4, "b_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "a_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "b_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "b_extent0"},
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
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_9[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "written"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_10[] = {
  {__ampcc_arg_value, false, false, 0, 0, 1, "filled"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 4, 3, __ampcc_variants_0, 80};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_2_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_2_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 4, 3, __ampcc_variants_1, 80};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, true, false, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 56, 24, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_3_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_3_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_3_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 8, 3, __ampcc_variants_2, 264};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, true, false, 56, 0, 8, "b"},
  {__ampcc_arg_bytes, true, false, 56, 0, 8, "b_bytes"},
  {__ampcc_arg_value, true, false, 56, 24, 4, "b_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", main_kernel_4_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_4_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_4_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 8, 3, __ampcc_variants_3, 264};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, true, false, 0, 0, 8, "a"},
  {__ampcc_arg_bytes, true, false, 0, 0, 8, "a_bytes"},
  {__ampcc_arg_value, true, false, 0, 24, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", main_kernel_5_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_5_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_5_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 4, 3, __ampcc_variants_4, 80};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "b_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "b_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", main_kernel_6_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_6_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_6_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 9, 3, __ampcc_variants_5, 296};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", main_kernel_7_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_7_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_7_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 5, 3, __ampcc_variants_6, 120};
constexpr __ampcc_kernel_arg __ampcc_native_args_7[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_7[] = {
  {"", main_kernel_8_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_8_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_8_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_7 = {__ampcc_native_args_7, 5, 3, __ampcc_variants_7, 120};
constexpr __ampcc_kernel_arg __ampcc_native_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_8[] = {
  {"", main_kernel_9_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_9_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_9_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_8 = {__ampcc_native_args_8, 5, 3, __ampcc_variants_8, 120};
constexpr __ampcc_kernel_arg __ampcc_native_args_9[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "written"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_9[] = {
  {"", main_kernel_10_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_10_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_10_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_9 = {__ampcc_native_args_9, 6, 3, __ampcc_variants_9, 200};
constexpr __ampcc_kernel_arg __ampcc_native_args_10[] = {
  {__ampcc_arg_value, false, false, 0, 0, 1, "filled"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_10[] = {
  {"", main_kernel_11_native_ed55ca2d456fcd2b},
  {"x86-64-v3", main_kernel_11_native_ed55ca2d456fcd2b_v3},
  {"x86-64-v4", main_kernel_11_native_ed55ca2d456fcd2b_v4},
};
constexpr __ampcc_native_form __ampcc_native_10 = {__ampcc_native_args_10, 6, 3, __ampcc_variants_10, 240};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L794cdd94bcc3af2e|e1",
   "main_kernel", __ampcc_args_0, 5, 8, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/uninitialised.cpp", 13, "main()", &__ampcc_native_0},
  {"Lbb953459c8967b2a|e1",
   "main_kernel_2", __ampcc_args_1, 5, 8, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/uninitialised.cpp", 15, "main()", &__ampcc_native_1},
  {"Lbc7bc4ce691595ba|e1",
   "main_kernel_3", __ampcc_args_2, 9, 64, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/uninitialised.cpp", 16, "main()", &__ampcc_native_2},
  {"L935b1d7e19e8615d|e1",
   "main_kernel_4", __ampcc_args_3, 9, 64, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/uninitialised.cpp", 33, "main()", &__ampcc_native_3},
  {"Laad46d222fa1cb05|e1",
   "main_kernel_5", __ampcc_args_4, 5, 8, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/uninitialised.cpp", 43, "main()", &__ampcc_native_4},
  {"L70e140b7544f0f7d|e1",
   "main_kernel_6", __ampcc_args_5, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/uninitialised.cpp", 45, "main()", &__ampcc_native_5},
  {"L0b87f653a62d3200|e1",
   "main_kernel_7", __ampcc_args_6, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/uninitialised.cpp", 55, "main()", &__ampcc_native_6},
  {"L83ab1e33bb68bbbe|e1",
   "main_kernel_8", __ampcc_args_7, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/uninitialised.cpp", 60, "main()", &__ampcc_native_7},
  {"L5d2e888f29f7d3d5|e1",
   "main_kernel_9", __ampcc_args_8, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/uninitialised.cpp", 61, "main()", &__ampcc_native_8},
  {"L5606bdb607b57879|t16",
   "main_kernel_10", __ampcc_args_9, 6, 64, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Check/uninitialised.cpp", 65, "main()", &__ampcc_native_9},
  {"Ld80cf0d669ffd2f1|t16",
   "main_kernel_11", __ampcc_args_10, 6, 64, 1, {16, 1, 1}, 20, false, 0, "/work/main/test/Check/uninitialised.cpp", 80, "main()", &__ampcc_native_10},
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
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_3, 9, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_4, 6, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "a", "/work/main/test/Check/uninitialised.cpp", 13, 68},
  {__ampcc_rule_race, "a[i]", "/work/main/test/Check/uninitialised.cpp", 13, 68},
  {__ampcc_rule_index, "a", "/work/main/test/Check/uninitialised.cpp", 15, 78},
  {__ampcc_rule_race, "a[i]", "/work/main/test/Check/uninitialised.cpp", 15, 78},
  {__ampcc_rule_index, "a", "/work/main/test/Check/uninitialised.cpp", 16, 76},
  {__ampcc_rule_race, "a[i]", "/work/main/test/Check/uninitialised.cpp", 16, 76},
  {__ampcc_rule_init, "a[i]", "/work/main/test/Check/uninitialised.cpp", 16, 76},
  {__ampcc_rule_index, "v", "/work/main/test/Check/uninitialised.cpp", 16, 69},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/uninitialised.cpp", 16, 69},
  {__ampcc_rule_index, "b", "/work/main/test/Check/uninitialised.cpp", 33, 76},
  {__ampcc_rule_race, "b[i]", "/work/main/test/Check/uninitialised.cpp", 33, 76},
  {__ampcc_rule_init, "b[i]", "/work/main/test/Check/uninitialised.cpp", 33, 76},
  {__ampcc_rule_index, "v", "/work/main/test/Check/uninitialised.cpp", 33, 69},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/uninitialised.cpp", 33, 69},
  {__ampcc_rule_index, "a", "/work/main/test/Check/uninitialised.cpp", 43, 71},
  {__ampcc_rule_race, "a[i]", "/work/main/test/Check/uninitialised.cpp", 43, 71},
  {__ampcc_rule_index, "b", "/work/main/test/Check/uninitialised.cpp", 45, 82},
  {__ampcc_rule_race, "b[i]", "/work/main/test/Check/uninitialised.cpp", 45, 82},
  {__ampcc_rule_init, "b[i]", "/work/main/test/Check/uninitialised.cpp", 45, 82},
  {__ampcc_rule_index, "v", "/work/main/test/Check/uninitialised.cpp", 45, 75},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/uninitialised.cpp", 45, 75},
  {__ampcc_rule_index, "v", "/work/main/test/Check/uninitialised.cpp", 55, 65},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/uninitialised.cpp", 55, 65},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/uninitialised.cpp", 55, 65},
  {__ampcc_rule_index, "v", "/work/main/test/Check/uninitialised.cpp", 60, 65},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/uninitialised.cpp", 60, 65},
  {__ampcc_rule_index, "v", "/work/main/test/Check/uninitialised.cpp", 61, 65},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/uninitialised.cpp", 61, 65},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/uninitialised.cpp", 61, 65},
  {__ampcc_rule_element, "s", "/work/main/test/Check/uninitialised.cpp", 68, 9},
  {__ampcc_rule_race, "s[t.local[0]]", "/work/main/test/Check/uninitialised.cpp", 68, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/uninitialised.cpp", 69, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/uninitialised.cpp", 70, 14},
  {__ampcc_rule_race, "s[15 - t.local[0]]", "/work/main/test/Check/uninitialised.cpp", 70, 14},
  {__ampcc_rule_init, "s[15 - t.local[0]]", "/work/main/test/Check/uninitialised.cpp", 70, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/uninitialised.cpp", 70, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/uninitialised.cpp", 70, 7},
  {__ampcc_rule_element, "bins", "/work/main/test/Check/uninitialised.cpp", 83, 9},
  {__ampcc_rule_race, "bins[t.local[0]]", "/work/main/test/Check/uninitialised.cpp", 83, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/uninitialised.cpp", 84, 7},
  {__ampcc_rule_race, "last", "/work/main/test/Check/uninitialised.cpp", 85, 24},
  {__ampcc_rule_index, "v", "/work/main/test/Check/uninitialised.cpp", 86, 30},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/uninitialised.cpp", 86, 30},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/uninitialised.cpp", 86, 30},
  {__ampcc_rule_element, "bins", "/work/main/test/Check/uninitialised.cpp", 86, 25},
  {__ampcc_rule_race, "bins[v[t] & 3]", "/work/main/test/Check/uninitialised.cpp", 86, 25},
  {__ampcc_rule_init, "bins[v[t] & 3]", "/work/main/test/Check/uninitialised.cpp", 86, 25},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/uninitialised.cpp", 87, 7},
  {__ampcc_rule_element, "bins", "/work/main/test/Check/uninitialised.cpp", 88, 14},
  {__ampcc_rule_race, "bins[t.local[0] & 3]", "/work/main/test/Check/uninitialised.cpp", 88, 14},
  {__ampcc_rule_init, "bins[t.local[0] & 3]", "/work/main/test/Check/uninitialised.cpp", 88, 14},
  {__ampcc_rule_race, "last", "/work/main/test/Check/uninitialised.cpp", 88, 37},
  {__ampcc_rule_init, "last", "/work/main/test/Check/uninitialised.cpp", 88, 37},
  {__ampcc_rule_index, "v", "/work/main/test/Check/uninitialised.cpp", 88, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/uninitialised.cpp", 88, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/uninitialised.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 11, "", __ampcc_messages, 5, __ampcc_sites, 55};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
