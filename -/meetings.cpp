#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/meetings.cpp"
// Threads meet though each seems to use elements of its own, and do not in the twin.
// RUN: %ampcc -Wno-amp-race -Wno-amp-global-race -Wno-amp-divergent-barrier --amp-check %s -o %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"

struct marked {
  int number;
  bool mark;
};

int main() {
  std::vector<int> data(512, 1);
  array_view<int> v(512, data);

  // The thread in the middle is in both halves.
  auto halve = [&](int more) {
    parallel_for_each(extent<1>(64).tile<64>(), __ampcc_tag<__ampcc_site<0xf872f8d9be2312c0ULL>>([v, more](tiled_index<64> t)               { (void)v; (void)more; (void)t; __ampcc_host_stub(); }












));
  };
  // CHECK: meetings.cpp:[[#@LINE-6]]:11: race on tile_static memory: 's[l]' is written, and 's[l + half]' at
  // CHECK-NEXT: halves: {{.*}}race
  judge("halves", [&] { halve(1); });
  // CHECK-NEXT: halves: fine
  judge("halves", [&] { halve(0); });

  // Two sections that share one element.
  auto two = [&](int begin) {
    array_view<int> a = v.section(0, 64), b = v.section(begin, 64);
    parallel_for_each(a.extent, __ampcc_tag<__ampcc_site<0x6a1a6df3cf56243fULL>>([a, b](index<1> i)               { (void)a; (void)b; (void)i; __ampcc_host_stub(); }


));
  };
  // CHECK: meetings.cpp:[[#@LINE-4]]:7: race on global memory: 'a[i]' is written, and 'b[i]' at {{.*}}(element 63 of the data's 512)
  // CHECK-NEXT: sections: {{.*}}race
  judge("sections", [&] { two(63); });
  // CHECK-NEXT: sections: fine
  judge("sections", [&] { two(64); });

  // Sections that a thread makes for itself: their indices are the same, the elements are not.
  auto slide = [&](int by) {
    parallel_for_each(extent<1>(64), __ampcc_tag<__ampcc_site<0xfee8b0a15d464ccbULL>>([v, by](index<1> i)               { (void)v; (void)by; (void)i; __ampcc_host_stub(); }



));
  };
  // CHECK: meetings.cpp:[[#@LINE-4]]:7: race on global memory: 'mine[0]' is written, and 'mine[1]' at
  // CHECK-NEXT: sections of a thread: {{.*}}race
  judge("sections of a thread", [&] { slide(1); });
  // CHECK-NEXT: sections of a thread: fine
  judge("sections of a thread", [&] { slide(2); });

  // The same index, by the shape of a view and by that of a section of it that begins elsewhere.
  auto shifted = [&](int by) {
    parallel_for_each(extent<1>(64), __ampcc_tag<__ampcc_site<0xb1eee21fb782cbb1ULL>>([v, by](index<1> i)               { (void)v; (void)by; (void)i; __ampcc_host_stub(); }


));
  };
  // CHECK: meetings.cpp:[[#@LINE-3]]:7: race on global memory: 'v[i]' is written, and 'other[i]' at
  // CHECK-NEXT: shifted: {{.*}}race
  judge("shifted", [&] { shifted(1); });
  // CHECK-NEXT: shifted: fine
  judge("shifted", [&] { shifted(64); });

  // The last round of a tile is the first one of the next.
  auto rounds = [&](int count) {
    parallel_for_each(extent<1>(64).tile<16>(), __ampcc_tag<__ampcc_site<0x87e3c89678c6903cULL>>([count, v](tiled_index<16> t)               { (void)count; (void)v; (void)t; __ampcc_host_stub(); }


));
  };
  // CHECK: meetings.cpp:[[#@LINE-3]]:9: race on global memory
  // CHECK-NEXT: rounds: {{.*}}race
  judge("rounds", [&] { rounds(5); });
  // CHECK-NEXT: rounds: fine
  judge("rounds", [&] { rounds(4); });

  // The condition was about another value.
  auto late = [&](int by) {
    parallel_for_each(extent<1>(64).tile<64>(), __ampcc_tag<__ampcc_site<0x9470a5a9db2d208dULL>>([by, v](tiled_index<64> t)               { (void)by; (void)v; (void)t; __ampcc_host_stub(); }









));
  };
  // CHECK: meetings.cpp:[[#@LINE-5]]:9: race on tile_static memory: 's[k]' is written
  // CHECK: conditions: {{.*}}race
  judge("conditions", [&] { late(2); });
  // CHECK-NEXT: conditions: fine
  judge("conditions", [&] { late(1); });

  // A border of which the corners are not written.
  auto border = [&](int corner) {
    parallel_for_each(extent<2>(16, 16).tile<8, 8>(), __ampcc_tag<__ampcc_site<0xd4366b6a1e3c1397ULL>>([v, corner](tiled_index<8, 8> t)               { (void)v; (void)corner; (void)t; __ampcc_host_stub(); }









));
  };
  // CHECK: meetings.cpp:[[#@LINE-3]]:71: 's[y + corner][x + corner]' is read, and nobody has written it
  // CHECK: corners: {{.*}}nobody
  judge("corners", [&] { border(1); });
  // CHECK-NEXT: corners: fine
  judge("corners", [&] { border(0); });

  // What a counter counts to is another behind the barrier.
  auto limit = [&](int later) {
    parallel_for_each(extent<1>(16).tile<16>(), __ampcc_tag<__ampcc_site<0x9946efe99da59d01ULL>>([later, v](tiled_index<16> t)               { (void)later; (void)v; (void)t; __ampcc_host_stub(); }













));
  };
  // CHECK: meetings.cpp:[[#@LINE-6]]:11: race on tile_static memory: 's' is written
  // CHECK-NEXT: limits: {{.*}}race
  judge("limits", [&] { limit(0); });
  // CHECK-NEXT: limits: fine
  judge("limits", [&] { limit(3); });

  // A member of a byte, and all of the object.
  auto member = [&](int other) {
    parallel_for_each(extent<1>(16).tile<16>(), __ampcc_tag<__ampcc_site<0xcd669eab30a5e5b3ULL>>([v, other](tiled_index<16> t)               { (void)v; (void)other; (void)t; __ampcc_host_stub(); }








));
  };
  // CHECK: meetings.cpp:[[#@LINE-3]]:16: race on tile_static memory: 's[other].mark' is read
  // CHECK-NEXT: members: {{.*}}race
  judge("members", [&] { member(4); });
  // CHECK-NEXT: members: fine
  judge("members", [&] { member(5); });

  // A barrier to which nobody comes.
  auto nobody = [&](int most) {
    parallel_for_each(extent<1>(16).tile<16>(), __ampcc_tag<__ampcc_site<0x9d7043bcd04ea536ULL>>([v, most](tiled_index<16> t)               { (void)v; (void)most; (void)t; __ampcc_host_stub(); }






));
  };
  parallel_for_each(extent<1>(16), __ampcc_tag<__ampcc_site<0x58abec633a2b3a60ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
  // CHECK: meetings.cpp:[[#@LINE-4]]:14: race on tile_static memory: 's[15 - l]' is read
  // CHECK-NEXT: nobody: {{.*}}race
  judge("nobody", [&] { nobody(1); });
  // CHECK-NEXT: nobody: fine
  judge("nobody", [&] { nobody(0); });
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_8_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_8_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_8_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_9_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_9_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_9_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_10_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_10_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_10_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_11_native_bf56796249175cc3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_11_native_bf56796249175cc3_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_11_native_bf56796249175cc3_v4(const void *const *, const __ampcc_native_span &);
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

typedef struct {
  int number;
  uchar mark;
} marked;

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

// kernel of main_kernel, meetings.cpp:17
#line 17 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void main_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int more,
    __global uint *messages) {
#line 18 "/work/main/test/Check/meetings.cpp"
  __local int s[65] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
  int value;
#line 19 "/work/main/test/Check/meetings.cpp"
  int l = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value_2 = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)l, 65, messages)) {
    s[l] = value_2;
  }
#line 21 "/work/main/test/Check/meetings.cpp"
  if (l == 0) {
    s[64] = 0;
  }
#line 23 "/work/main/test/Check/meetings.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int half_ = 32; half_ > 0; half_ /= 2) {
    BRANCH();
    if (l < half_ + more) {
#line 26 "/work/main/test/Check/meetings.cpp"
      value = check_element(7, thread_x, 0, 0, (long)(l + half_), 65, messages) ? s[l + half_] : 0;
      if (check_element(10, thread_x, 0, 0, (long)l, 65, messages)) {
        s[l] += value;
      }
    }
#line 27 "/work/main/test/Check/meetings.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_3 = s[0];
  __global int *place_2 = &v_2[INDEX(check_index1(16, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_3;
  }
}

// kernel of main_kernel, meetings.cpp:41
#line 41 "/work/main/test/Check/meetings.cpp"
__kernel void main_kernel_2(__global int *a, ulong a_bytes, long a_offset, int a_extent0,
                            __global int *b, ulong b_bytes, long b_offset, int b_extent0,
                            int domain, __global uint *messages) {
  __global int *a_2 = a + VIEW_OFFSET(0, a_offset);
  __global int *b_2 = b + VIEW_OFFSET(1, b_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 42 "/work/main/test/Check/meetings.cpp"
    __global int *place = &a_2[INDEX(check_index1(18, thread_x, 0, 0, i, i, a_extent0, messages))];
    if (IN_BOUNDS(place, a, a_bytes)) {
      *place = 1;
    }
#line 43 "/work/main/test/Check/meetings.cpp"
    __global int *place_2 = &b_2[INDEX(check_index1(20, thread_x, 0, 0, i, i, b_extent0,
        messages))];
    if (IN_BOUNDS(place_2, b, b_bytes)) {
      *place_2 = 2;
    }
  }
}

// kernel of main_kernel, meetings.cpp:54
#line 54 "/work/main/test/Check/meetings.cpp"
__kernel void main_kernel_3(__global int *v, ulong v_bytes, long v_offset, int v_extent0, int by,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 55 "/work/main/test/Check/meetings.cpp"
    int temporary = i * by;
    long mine_offset = check_index1(22, thread_x, 0, 0, temporary, temporary < 0 ? temporary :
        temporary + 2 - 1, v_extent0, messages);
#line 56 "/work/main/test/Check/meetings.cpp"
    __global int *place = &v_2[INDEX(check_index1(23, thread_x, 0, 0, mine_offset, 0, 2,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = i;
    }
#line 57 "/work/main/test/Check/meetings.cpp"
    __global int *place_2 = &v_2[INDEX(check_index1(25, thread_x, 0, 0, mine_offset + 1, 1, 2,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = i;
    }
  }
}

// kernel of main_kernel, meetings.cpp:68
#line 68 "/work/main/test/Check/meetings.cpp"
__kernel void main_kernel_4(__global int *v, ulong v_bytes, long v_offset, int v_extent0, int by,
                            int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 70 "/work/main/test/Check/meetings.cpp"
    long at = check_index1(27, thread_x, 0, 0, by, by < 0 ? by : by + 448 - 1, v_extent0, messages)
        + i;
    __global int *place = &v_2[INDEX(check_index1(28, thread_x, 0, 0, at, i, 448, messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(31, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
  }
}

// kernel of main_kernel, meetings.cpp:81
#line 81 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_5(
    int count, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int t_tile_origin = (int)get_group_id(0) * 16;
  int thread_x = get_global_id(0);
#line 82 "/work/main/test/Check/meetings.cpp"
  for (int i = 0; i < count; ++i) {
    int i_2 = t_tile_origin * 4 + i * 16 + (int)get_local_id(0);
    __global int *place = &v_2[INDEX(check_index1(33, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = t_global;
    }
  }
}

// kernel of main_kernel, meetings.cpp:94
#line 94 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void main_kernel_6(
    int by, __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 95 "/work/main/test/Check/meetings.cpp"
  __local int s[128] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 96 "/work/main/test/Check/meetings.cpp"
  int k = get_local_id(0);
  if (k < 32) {
    k = k * by + by - 1;
    if (check_element(35, thread_x, 0, 0, (long)k, 128, messages)) {
      s[k] = k;
    }
  } else if (check_element(37, thread_x, 0, 0, (long)k, 128, messages)) {
#line 101 "/work/main/test/Check/meetings.cpp"
    s[k] = -k;
  }
  int value = k;
#line 103 "/work/main/test/Check/meetings.cpp"
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(39, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, meetings.cpp:114
#line 114 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(8, 8, 1))) void main_kernel_7(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int corner,
    __global uint *messages) {
#line 115 "/work/main/test/Check/meetings.cpp"
  __local int s[9][9] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
  int index;
  int index_2;
#line 116 "/work/main/test/Check/meetings.cpp"
  int y = get_local_id(1);
  int x = get_local_id(0);
#line 117 "/work/main/test/Check/meetings.cpp"
  if (DIVERGENT() && check_element(41, thread_x, thread_y, 0, (long)y, 9, messages) &&
      check_element(42, thread_x, thread_y, 0, (long)x, 9, messages)) {
    s[y][x] = 1;
  }
#line 118 "/work/main/test/Check/meetings.cpp"
  if (y == 7) {
    if (check_element(44, thread_x, thread_y, 0, (long)x, 9, messages)) {
      s[8][x] = 2;
    }
  }
#line 120 "/work/main/test/Check/meetings.cpp"
  if (x == 7) {
    if (check_element(46, thread_x, thread_y, 0, (long)y, 9, messages)) {
      s[y][8] = 3;
    }
  }
#line 122 "/work/main/test/Check/meetings.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = (DIVERGENT() && check_element(49, thread_x, thread_y, 0, (long)(y + 1), 9, messages)
      && check_element(50, thread_x, thread_y, 0, (long)x, 9, messages) ? s[y + 1][x] : 0) +
      (DIVERGENT() && check_element(53, thread_x, thread_y, 0, (long)y, 9, messages) &&
      check_element(54, thread_x, thread_y, 0, (long)(x + 1), 9, messages) ? s[y][x + 1] : 0) +
      (DIVERGENT() && (index = y + corner,
      check_element(57, thread_x, thread_y, 0, (long)index, 9, messages)) &&
      (index_2 = x + corner, check_element(58, thread_x, thread_y, 0, (long)index_2, 9, messages)) ?
      s[index][index_2] : 0);
  int i = (int)get_global_id(1) * 16 + (int)get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(61, thread_x, thread_y, 0, i, i, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, meetings.cpp:134
#line 134 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_8(
    int later, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 135 "/work/main/test/Check/meetings.cpp"
  __local int s; SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 136 "/work/main/test/Check/meetings.cpp"
  int l = get_local_id(0);
  int n = 3;
  if (l == 0) {
    s = 0;
  }
#line 140 "/work/main/test/Check/meetings.cpp"
  for (int i = 0; i < n; ++i) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    n = later;
    if (n <= i) {
      s = l;
    }
  }
#line 146 "/work/main/test/Check/meetings.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = s;
#line 147 "/work/main/test/Check/meetings.cpp"
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(69, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, meetings.cpp:158
#line 158 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_9(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int other,
    __global uint *messages) {
#line 159 "/work/main/test/Check/meetings.cpp"
  __local marked s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 160 "/work/main/test/Check/meetings.cpp"
  int l = get_local_id(0);
  marked mine;
  mine.number = l;
  mine.mark = 1;
  if (check_element(71, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = mine;
  }
#line 165 "/work/main/test/Check/meetings.cpp"
  if (l == 5) {
    int index;
    int value = (index = other, check_element(73, thread_x, 0, 0, (long)index, 16, messages)) ?
        s[index].mark != 0 : false;
#line 166 "/work/main/test/Check/meetings.cpp"
    int temporary = get_global_id(0);
    __global int *place = &v_2[INDEX(check_index1(76, thread_x, 0, 0, temporary, temporary,
        v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
    }
  }
}

static __attribute__((noinline)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, __global uint *messages) {
  uint message = begin_report(messages, 2, 10, site, (uint)thread_x, (uint)thread_y,
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
}

static inline bool check_barrier(uint site, int thread_x, int thread_y, int thread_z,
                                 __global uint *messages, int answer0, int answer1, int answer2,
                                 int answer3, int answer4) {
  if (answer0 != 0) {
    report_barrier(site, thread_x, thread_y, thread_z, answer0, answer1, answer2, answer3, answer4,
        messages);
    return true;
  }
  return true;
}

// kernel of main_kernel, meetings.cpp:177
#line 177 "/work/main/test/Check/meetings.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_10(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int most,
    __global uint *messages) {
)ampcc"
R"ampcc(  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 178 "/work/main/test/Check/meetings.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 179 "/work/main/test/Check/meetings.cpp"
  int l = get_local_id(0);
  if (check_element(78, thread_x, 0, 0, (long)l, 16, messages)) {
    s[l] = l;
  }
#line 181 "/work/main/test/Check/meetings.cpp"
  int i = l + 64;
  __global int *place = &v_2[INDEX(check_index1(80, thread_x, 0, 0, i, i, v_extent0, messages))];
  bool taken = (DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0) > most;
#line 182 "/work/main/test/Check/meetings.cpp"
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0u) {
    meeting[0] = 0;
    meeting[1] = 4294967295u;
    meeting[2] = 4294967295u;
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (taken) {
    atomic_add(&meeting[0], 1u);
    atomic_min(&meeting[2], (uint)get_local_id(0));
  } else {
    atomic_min(&meeting[1], (uint)get_local_id(0));
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  if (meeting[0] != 16 && meeting[2] == (uint)get_local_id(0)) {
    check_barrier(83, thread_x, 0, 0, messages, (int)(16 - meeting[0]), (int)(meeting[1] % 16),
        (int)(meeting[1] / 16 % 1), (int)(meeting[1] / 16), (int)meeting[0]);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 183 "/work/main/test/Check/meetings.cpp"
  int value = DIVERGENT() && check_element(84, thread_x, 0, 0, (long)(15 - l), 16, messages) ?
      s[15 - l] : 0;
  int temporary = get_global_id(0);
  __global int *place_2 = &v_2[INDEX(check_index1(87, thread_x, 0, 0, temporary, temporary,
      v_extent0, messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value;
  }
}

// kernel of main_kernel, meetings.cpp:186
#line 186 "/work/main/test/Check/meetings.cpp"
__kernel void main_kernel_11(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                             int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    int i_2 = i + 64;
    __global int *place = &v_2[INDEX(check_index1(89, thread_x, 0, 0, i_2, i_2, v_extent0,
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
  {__ampcc_arg_value, false, false, 56, 0, 4, "more"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
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
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "by"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "by"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "count"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "by"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "corner"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_7[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "later"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "other"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "most"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_10[] = {
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
  {__ampcc_arg_value, false, false, 56, 0, 4, "more"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 6, 3, __ampcc_variants_0, 504};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
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
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_2_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_2_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 9, 3, __ampcc_variants_1, 216};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "by"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_3_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_3_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_3_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 6, 3, __ampcc_variants_2, 72};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "by"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", main_kernel_4_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_4_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_4_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 6, 3, __ampcc_variants_3, 128};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "count"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", main_kernel_5_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_5_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_5_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 6, 3, __ampcc_variants_4, 232};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "by"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", main_kernel_6_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_6_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_6_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 6, 3, __ampcc_variants_5, 656};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "corner"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", main_kernel_7_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_7_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_7_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 6, 3, __ampcc_variants_6, 720};
constexpr __ampcc_kernel_arg __ampcc_native_args_7[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "later"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_7[] = {
  {"", main_kernel_8_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_8_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_8_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_7 = {__ampcc_native_args_7, 6, 3, __ampcc_variants_7, 152};
constexpr __ampcc_kernel_arg __ampcc_native_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "other"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_8[] = {
  {"", main_kernel_9_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_9_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_9_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_8 = {__ampcc_native_args_8, 6, 3, __ampcc_variants_8, 320};
constexpr __ampcc_kernel_arg __ampcc_native_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "most"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_9[] = {
  {"", main_kernel_10_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_10_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_10_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_9 = {__ampcc_native_args_9, 6, 3, __ampcc_variants_9, 216};
constexpr __ampcc_kernel_arg __ampcc_native_args_10[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_10[] = {
  {"", main_kernel_11_native_bf56796249175cc3},
  {"x86-64-v3", main_kernel_11_native_bf56796249175cc3_v3},
  {"x86-64-v4", main_kernel_11_native_bf56796249175cc3_v4},
};
constexpr __ampcc_native_form __ampcc_native_10 = {__ampcc_native_args_10, 5, 3, __ampcc_variants_10, 120};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lf872f8d9be2312c0|t64",
   "main_kernel", __ampcc_args_0, 6, 64, 1, {64, 1, 1}, 260, false, 0, "/work/main/test/Check/meetings.cpp", 17, "main()", &__ampcc_native_0},
  {"L6a1a6df3cf56243f|e1",
   "main_kernel_2", __ampcc_args_1, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/meetings.cpp", 41, "main()", &__ampcc_native_1},
  {"Lfee8b0a15d464ccb|e1",
   "main_kernel_3", __ampcc_args_2, 7, 64, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/meetings.cpp", 54, "main()", &__ampcc_native_2},
  {"Lb1eee21fb782cbb1|e1",
   "main_kernel_4", __ampcc_args_3, 7, 64, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/meetings.cpp", 68, "main()", &__ampcc_native_3},
  {"L87e3c89678c6903c|t16",
   "main_kernel_5", __ampcc_args_4, 6, 64, 1, {16, 1, 1}, 0, false, 0, "/work/main/test/Check/meetings.cpp", 81, "main()", &__ampcc_native_4},
  {"L9470a5a9db2d208d|t64",
   "main_kernel_6", __ampcc_args_5, 6, 64, 1, {64, 1, 1}, 512, false, 0, "/work/main/test/Check/meetings.cpp", 94, "main()", &__ampcc_native_5},
  {"Ld4366b6a1e3c1397|t8x8",
   "main_kernel_7", __ampcc_args_6, 6, 64, 2, {8, 8, 1}, 324, false, 0, "/work/main/test/Check/meetings.cpp", 114, "main()", &__ampcc_native_6},
  {"L9946efe99da59d01|t16",
   "main_kernel_8", __ampcc_args_7, 6, 64, 1, {16, 1, 1}, 4, false, 0, "/work/main/test/Check/meetings.cpp", 134, "main()", &__ampcc_native_7},
  {"Lcd669eab30a5e5b3|t16",
   "main_kernel_9", __ampcc_args_8, 6, 64, 1, {16, 1, 1}, 128, false, 0, "/work/main/test/Check/meetings.cpp", 158, "main()", &__ampcc_native_8},
  {"L9d7043bcd04ea536|t16",
   "main_kernel_10", __ampcc_args_9, 6, 64, 1, {16, 1, 1}, 80, false, 0, "/work/main/test/Check/meetings.cpp", 177, "main()", &__ampcc_native_9},
  {"L58abec633a2b3a60|e1",
   "main_kernel_11", __ampcc_args_10, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/meetings.cpp", 186, "main()", &__ampcc_native_10},
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
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 20, 14},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/meetings.cpp", 20, 14},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/meetings.cpp", 20, 14},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 20, 7},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/meetings.cpp", 20, 7},
  {__ampcc_rule_race, "s[64]", "/work/main/test/Check/meetings.cpp", 22, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/meetings.cpp", 23, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 26, 19},
  {__ampcc_rule_race, "s[l + half]", "/work/main/test/Check/meetings.cpp", 26, 19},
  {__ampcc_rule_init, "s[l + half]", "/work/main/test/Check/meetings.cpp", 26, 19},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 26, 11},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/meetings.cpp", 26, 11},
  {__ampcc_rule_init, "s[l]", "/work/main/test/Check/meetings.cpp", 26, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/meetings.cpp", 27, 9},
  {__ampcc_rule_race, "s[0]", "/work/main/test/Check/meetings.cpp", 29, 14},
  {__ampcc_rule_init, "s[0]", "/work/main/test/Check/meetings.cpp", 29, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 29, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/meetings.cpp", 29, 7},
  {__ampcc_rule_index, "a", "/work/main/test/Check/meetings.cpp", 42, 7},
  {__ampcc_rule_race, "a[i]", "/work/main/test/Check/meetings.cpp", 42, 7},
  {__ampcc_rule_index, "b", "/work/main/test/Check/meetings.cpp", 43, 7},
  {__ampcc_rule_race, "b[i]", "/work/main/test/Check/meetings.cpp", 43, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 55, 30},
  {__ampcc_rule_index, "mine", "/work/main/test/Check/meetings.cpp", 56, 7},
  {__ampcc_rule_race, "mine[0]", "/work/main/test/Check/meetings.cpp", 56, 7},
  {__ampcc_rule_index, "mine", "/work/main/test/Check/meetings.cpp", 57, 7},
  {__ampcc_rule_race, "mine[1]", "/work/main/test/Check/meetings.cpp", 57, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 69, 31},
  {__ampcc_rule_index, "other", "/work/main/test/Check/meetings.cpp", 70, 14},
  {__ampcc_rule_race, "other[i]", "/work/main/test/Check/meetings.cpp", 70, 14},
  {__ampcc_rule_init, "other[i]", "/work/main/test/Check/meetings.cpp", 70, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 70, 7},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/meetings.cpp", 70, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 83, 9},
  {__ampcc_rule_race, "v[t.tile_origin[0] * 4 + i * 16 + t.local[0]]", "/work/main/test/Check/meetings.cpp", 83, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 99, 9},
  {__ampcc_rule_race, "s[k]", "/work/main/test/Check/meetings.cpp", 99, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 101, 9},
  {__ampcc_rule_race, "s[k]", "/work/main/test/Check/meetings.cpp", 101, 9},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 103, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/meetings.cpp", 103, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 117, 7},
  {__ampcc_rule_element, "s[y]", "/work/main/test/Check/meetings.cpp", 117, 7},
  {__ampcc_rule_race, "s[y][x]", "/work/main/test/Check/meetings.cpp", 117, 7},
  {__ampcc_rule_element, "s[8]", "/work/main/test/Check/meetings.cpp", 119, 9},
  {__ampcc_rule_race, "s[8][x]", "/work/main/test/Check/meetings.cpp", 119, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 121, 9},
  {__ampcc_rule_race, "s[y][8]", "/work/main/test/Check/meetings.cpp", 121, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/meetings.cpp", 122, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 123, 43},
  {__ampcc_rule_element, "s[y + 1]", "/work/main/test/Check/meetings.cpp", 123, 43},
  {__ampcc_rule_race, "s[y + 1][x]", "/work/main/test/Check/meetings.cpp", 123, 43},
  {__ampcc_rule_init, "s[y + 1][x]", "/work/main/test/Check/meetings.cpp", 123, 43},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 123, 57},
  {__ampcc_rule_element, "s[y]", "/work/main/test/Check/meetings.cpp", 123, 57},
  {__ampcc_rule_race, "s[y][x + 1]", "/work/main/test/Check/meetings.cpp", 123, 57},
  {__ampcc_rule_init, "s[y][x + 1]", "/work/main/test/Check/meetings.cpp", 123, 57},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 123, 71},
  {__ampcc_rule_element, "s[y + corner]", "/work/main/test/Check/meetings.cpp", 123, 71},
  {__ampcc_rule_race, "s[y + corner][x + corner]", "/work/main/test/Check/meetings.cpp", 123, 71},
  {__ampcc_rule_init, "s[y + corner][x + corner]", "/work/main/test/Check/meetings.cpp", 123, 71},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 123, 7},
  {__ampcc_rule_race, "v[t.global[0] * 16 + t.global[1]]", "/work/main/test/Check/meetings.cpp", 123, 7},
  {__ampcc_rule_race, "s", "/work/main/test/Check/meetings.cpp", 139, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/meetings.cpp", 141, 9},
  {__ampcc_rule_race, "s", "/work/main/test/Check/meetings.cpp", 144, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/meetings.cpp", 146, 7},
  {__ampcc_rule_race, "s", "/work/main/test/Check/meetings.cpp", 147, 14},
  {__ampcc_rule_init, "s", "/work/main/test/Check/meetings.cpp", 147, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 147, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/meetings.cpp", 147, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 164, 7},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/meetings.cpp", 164, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 166, 16},
  {__ampcc_rule_race, "s[other].mark", "/work/main/test/Check/meetings.cpp", 166, 16},
  {__ampcc_rule_init, "s[other].mark", "/work/main/test/Check/meetings.cpp", 166, 16},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 166, 9},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/meetings.cpp", 166, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 180, 7},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/meetings.cpp", 180, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 181, 11},
  {__ampcc_rule_race, "v[l + 64]", "/work/main/test/Check/meetings.cpp", 181, 11},
  {__ampcc_rule_init, "v[l + 64]", "/work/main/test/Check/meetings.cpp", 181, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/meetings.cpp", 182, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Check/meetings.cpp", 183, 14},
  {__ampcc_rule_race, "s[15 - l]", "/work/main/test/Check/meetings.cpp", 183, 14},
  {__ampcc_rule_init, "s[15 - l]", "/work/main/test/Check/meetings.cpp", 183, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 183, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/meetings.cpp", 183, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/meetings.cpp", 186, 68},
  {__ampcc_rule_race, "v[i[0] + 64]", "/work/main/test/Check/meetings.cpp", 186, 68},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/meetings.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 11, "", __ampcc_messages, 5, __ampcc_sites, 91};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
