#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/bits-and-offsets.cpp"
// Elements that are told by the bits of a number, or by a variable that all threads share: threads
// meet, and do not in the twin.
// RUN: %ampcc -Wno-amp-race -Wno-amp-global-race --amp-check %s -o %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe 2>&1 | FileCheck %s
#include "Inputs/judge.h"










int main() {
  std::vector<int> data(512);
  for (int i = 0; i < 512; ++i)
    data[i] = 512 - i;
  array_view<int> v(512, data);

  // One half is read while the other is written.
  auto halves = [&](int size) {
    parallel_for_each(extent<1>(16).tile<16>(), __ampcc_tag<__ampcc_site<0x60fb7648985f32eeULL>>([v, size](tiled_index<16> t)               { (void)v; (void)size; (void)t; __ampcc_host_stub(); }















));
  };
  // CHECK: bits-and-offsets.cpp:[[#@LINE-6]]:9: race on tile_static memory: 's[from + l]' is written, and 's[from + l]' at {{.*}}:[[#@LINE-10]]:19 is read by thread 8 of tile 0
  // CHECK: halves: {{.*}}race
  judge("halves", [&] { halves(8); });
  // CHECK-NEXT: halves: fine
  judge("halves", [&] { halves(16); });

  // What is given between the loops is not what the other loop has.
  auto given = [&](int by) {
    parallel_for_each(extent<1>(16).tile<16>(), __ampcc_tag<__ampcc_site<0x8b46c3c7ede8cdddULL>>([by, v](tiled_index<16> t)               { (void)by; (void)v; (void)t; __ampcc_host_stub(); }













));
  };
  // CHECK: bits-and-offsets.cpp:[[#@LINE-6]]:9: race on tile_static memory: 's[at + (15 - l)]' is written, and 's[at + l]' at
  // CHECK: given: {{.*}}race
  judge("given", [&] { given(-8); });
  // CHECK-NEXT: given: fine
  judge("given", [&] { given(0); });

  // A part that begins at a variable is written, and another one read.
  auto part = [&](int from, int other) {
    parallel_for_each(extent<1>(16).tile<16>(), __ampcc_tag<__ampcc_site<0x7226d77e50c67598ULL>>([from, v, other](tiled_index<16> t)               { (void)from; (void)v; (void)other; (void)t; __ampcc_host_stub(); }




));
  };
  // CHECK: bits-and-offsets.cpp:[[#@LINE-3]]:14: 's[other + t.local[0]]' is read, and nobody has written it since the tile began; thread 15
  // CHECK: part: {{.*}}nobody
  judge("part", [&] { part(16, 17); });
  // CHECK-NEXT: part: fine
  judge("part", [&] { part(16, 16); });
  // CHECK: bits-and-offsets.cpp:[[#@LINE-10]]:7: index 48 is out of bounds
  // CHECK: part beyond: {{.*}}out of bounds
  judge("part beyond", [&] { part(33, 32); });

  // Partners at a distance, which is a power of two.
  auto partners = [&](int distance) {
    parallel_for_each(extent<1>(16).tile<16>(), __ampcc_tag<__ampcc_site<0xae6a3e9a2c22c522ULL>>([v, distance](tiled_index<16> t)               { (void)v; (void)distance; (void)t; __ampcc_host_stub(); }









));
  };
  // CHECK: race on tile_static memory
  // CHECK: partners: {{.*}}race
  judge("partners", [&] { partners(3); });
  // CHECK: partners: fine
  judge("partners", [&] { partners(4); });
  // CHECK-NEXT: partners: fine
  judge("partners", [&] { partners(16); });

  auto global = [&](int distance) {
    parallel_for_each(extent<1>(256), __ampcc_tag<__ampcc_site<0xc1c306669afff19fULL>>([distance, v](index<1> i)               { (void)distance; (void)v; (void)i; __ampcc_host_stub(); }


));
  };
  // CHECK: global: {{.*}}race
  judge("global", [&] { global(6); });
  // CHECK: global: fine
  judge("global", [&] { global(1); });
  // CHECK-NEXT: global: fine
  judge("global", [&] { global(64); });
  // CHECK-NEXT: global: fine
  judge("global", [&] { global(256); });
  // CHECK: global far away: {{.*}}out of bounds
  judge("global far away", [&] { global(512); });

  // Without the lowest bits threads are not told apart; negative numbers have bits, too.
  auto mask = [&](int by) {
    parallel_for_each(extent<1>(16).tile<16>(), __ampcc_tag<__ampcc_site<0x9e9f431b407e534bULL>>([by, v](tiled_index<16> t)               { (void)by; (void)v; (void)t; __ampcc_host_stub(); }








));
  };
  // CHECK: bits-and-offsets.cpp:[[#@LINE-5]]:7: race on tile_static memory: 'r[(l + by) & (by - 1)]' is written
  // CHECK: mask: {{.*}}race
  judge("mask", [&] { mask(8); });
  // CHECK-NEXT: mask: fine
  judge("mask", [&] { mask(16); });

  // The number by which bits are taken is another one behind the barrier.
  auto changed = [&](int next) {
    parallel_for_each(extent<1>(16).tile<16>(), __ampcc_tag<__ampcc_site<0x5c09a08834ac3822ULL>>([next, v](tiled_index<16> t)               { (void)next; (void)v; (void)t; __ampcc_host_stub(); }











));
  };
  // CHECK: changed: {{.*}}race
  judge("changed", [&] { changed(2); });
  // CHECK: changed: fine
  judge("changed", [&] { changed(8); });
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_2242ca87e21b3b9a(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_2242ca87e21b3b9a_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_2242ca87e21b3b9a_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_2242ca87e21b3b9a(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_2242ca87e21b3b9a_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_2_native_2242ca87e21b3b9a_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_2242ca87e21b3b9a(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_2242ca87e21b3b9a_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_3_native_2242ca87e21b3b9a_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_2242ca87e21b3b9a(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_2242ca87e21b3b9a_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_4_native_2242ca87e21b3b9a_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_2242ca87e21b3b9a(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_2242ca87e21b3b9a_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_5_native_2242ca87e21b3b9a_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_2242ca87e21b3b9a(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_2242ca87e21b3b9a_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_6_native_2242ca87e21b3b9a_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_2242ca87e21b3b9a(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_2242ca87e21b3b9a_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_7_native_2242ca87e21b3b9a_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of main_kernel, bits-and-offsets.cpp:24
#line 24 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int size,
    __global uint *messages) {
#line 25 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[32] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 26 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  int from = 0;
  __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(3, thread_x, 0, 0, (long)l, 32, messages)) {
    s[l] = value;
  }
#line 29 "/work/main/test/Check/bits-and-offsets.cpp"
  if (check_element(5, thread_x, 0, 0, (long)(l + 16), 32, messages)) {
    s[l + 16] = 0;
  }
#line 30 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int d = 1; d < 16; d *= 2) {
    BRANCH();
    int sum = DIVERGENT() && check_element(8, thread_x, 0, 0, (long)(from + l), 32, messages) ?
        s[from + l] : 0;
#line 33 "/work/main/test/Check/bits-and-offsets.cpp"
    if (l >= d) {
      sum += check_element(11, thread_x, 0, 0, (long)(from + l - d), 32, messages) ? s[from + l - d]
          : 0;
    }
#line 35 "/work/main/test/Check/bits-and-offsets.cpp"
    from = size - from;
    if (check_element(14, thread_x, 0, 0, (long)(from + l), 32, messages)) {
      s[from + l] = sum;
    }
#line 37 "/work/main/test/Check/bits-and-offsets.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value_2 = DIVERGENT() && check_element(17, thread_x, 0, 0, (long)(from + l), 32, messages) ?
      s[from + l] : 0;
  __global int *place_2 = &v_2[INDEX(check_index1(20, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:50
#line 50 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_2(
    int by, __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 51 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[64] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 52 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  int at = 0;
  for (int i = 0; i < 2; ++i) {
    BRANCH();
    if (check_element(22, thread_x, 0, 0, (long)(at + l), 64, messages)) {
      s[at + l] = l;
    }
#line 56 "/work/main/test/Check/bits-and-offsets.cpp"
    if (i == 1) {
      at += by;
    }
#line 58 "/work/main/test/Check/bits-and-offsets.cpp"
    at += 16;
    barrier(CLK_GLOBAL_MEM_FENCE);
    if (check_element(25, thread_x, 0, 0, (long)(at + (15 - l)), 64, messages)) {
      s[at + (15 - l)] = l;
    }
#line 61 "/work/main/test/Check/bits-and-offsets.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
  int value = DIVERGENT() && check_element(28, thread_x, 0, 0, (long)at, 64, messages) ? s[at] : 0;
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(31, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:74
#line 74 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_3(
    int from, __global int *v, ulong v_bytes, long v_offset, int v_extent0, int other,
    __global uint *messages) {
#line 75 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[48] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
#line 76 "/work/main/test/Check/bits-and-offsets.cpp"
  int index = from + (int)get_local_id(0);
  if (check_element(33, thread_x, 0, 0, (long)index, 48, messages)) {
    s[index] = 1;
  }
#line 77 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int index_2 = other + (int)get_local_id(0);
  int value = DIVERGENT() && check_element(36, thread_x, 0, 0, (long)index_2, 48, messages) ?
      s[index_2] : 0;
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(39, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}

// lower, bits-and-offsets.cpp:7
#line 7 "/work/main/test/Check/bits-and-offsets.cpp"
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

// order, bits-and-offsets.cpp:8
#line 8 "/work/main/test/Check/bits-and-offsets.cpp"
static inline __attribute__((always_inline)) void order_local(
    __local int *a, __local int *b) {
#line 9 "/work/main/test/Check/bits-and-offsets.cpp"
  if (*a > *b) {
    int kept = *a;
    int value = *b;
    *a = value;
#line 12 "/work/main/test/Check/bits-and-offsets.cpp"
    *b = kept;
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:92
#line 92 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_4(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, int distance_,
    __global uint *messages) {
#line 93 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[32] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 94 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  __global int *place = &v_2[INDEX(check_index1(51, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  int value = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
  if (check_element(54, thread_x, 0, 0, (long)l, 32, messages)) {
    s[l] = value;
  }
#line 96 "/work/main/test/Check/bits-and-offsets.cpp"
  if (check_element(56, thread_x, 0, 0, (long)(l + 16), 32, messages)) {
    s[l + 16] = 16 - l;
  }
#line 97 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int at = lower(l, distance_);
  order_local(&s[(int)check_object(59, thread_x, 0, 0, (long)at, 32, messages)],
      &s[(int)check_object(60, thread_x, 0, 0, (long)(at + distance_), 32, messages)]);
#line 100 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = (DIVERGENT() && check_element(62, thread_x, 0, 0, (long)l, 32, messages) ? s[l] : 0)
      + (DIVERGENT() && check_element(65, thread_x, 0, 0, (long)(l + 16), 32, messages) ? s[l + 16]
      : 0);
#line 101 "/work/main/test/Check/bits-and-offsets.cpp"
  __global int *place_2 = &v_2[INDEX(check_index1(68, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  if (IN_BOUNDS(place_2, v, v_bytes)) {
    *place_2 = value_2;
  }
}

// order, bits-and-offsets.cpp:8
#line 8 "/work/main/test/Check/bits-and-offsets.cpp"
static inline void order_global(__global int *a, __global int *b, ulong a_begin, ulong a_bytes,
                                ulong b_begin, ulong b_bytes) {
#line 9 "/work/main/test/Check/bits-and-offsets.cpp"
  if ((IN_BOUNDS(a, a_begin, a_bytes) ? *a : 0) > (IN_BOUNDS(b, b_begin, b_bytes) ? *b : 0)) {
    int kept = IN_BOUNDS(a, a_begin, a_bytes) ? *a : 0;
    int value = IN_BOUNDS(b, b_begin, b_bytes) ? *b : 0;
    if (IN_BOUNDS(a, a_begin, a_bytes)) {
      *a = value;
    }
#line 12 "/work/main/test/Check/bits-and-offsets.cpp"
    if (IN_BOUNDS(b, b_begin, b_bytes)) {
      *b = kept;
    }
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:113
#line 113 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel void main_kernel_5(int distance_, __global int *v, ulong v_bytes, long v_offset,
                            int v_extent0, int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 114 "/work/main/test/Check/bits-and-offsets.cpp"
    int at = lower(i, distance_);
    __global int *value = &v_2[INDEX(check_index1(70, thread_x, 0, 0, at, at, v_extent0,
        messages))];
    int i_2 = at + distance_;
    long result = check_index1(71, thread_x, 0, 0, i_2, i_2, v_extent0, messages);
    order_global(value, &v_2[INDEX(result)], (ulong)v, v_bytes, (ulong)v, v_bytes);
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:131
#line 131 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_6(
    int by, __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
#line 132 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __local int r[16] __attribute__((aligned(16))); SHARED(r);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
  int index;
#line 133 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  if (check_element(72, thread_x, 0, 0, (long)((l - 5) & 15), 16, messages)) {
    s[(l - 5) & 15] = l;
  }
#line 135 "/work/main/test/Check/bits-and-offsets.cpp"
  if (check_element(74, thread_x, 0, 0, (long)l, 16, messages)) {
    r[l] = 0;
  }
#line 136 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = DIVERGENT() && check_element(77, thread_x, 0, 0, (long)l, 16, messages) ? s[l] : 0;
  if (DIVERGENT() && (index = (l + by) & (by - 1),
      check_element(80, thread_x, 0, 0, (long)index, 16, messages))) {
    r[index] = value;
  }
#line 138 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = DIVERGENT() && check_element(83, thread_x, 0, 0, (long)l, 16, messages) ? r[l] : 0;
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(86, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value_2;
  }
}

// kernel of main_kernel, bits-and-offsets.cpp:150
#line 150 "/work/main/test/Check/bits-and-offsets.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void main_kernel_7(
    int next, __global int *v, ulong v_bytes, long v_offset, int v_extent0,
    __global uint *messages) {
#line 151 "/work/main/test/Check/bits-and-offsets.cpp"
  __local int s[32] __attribute__((aligned(16))); SHARED(s);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  int thread_x = get_global_id(0);
  int index;
  int index_2;
#line 152 "/work/main/test/Check/bits-and-offsets.cpp"
  int l = get_local_id(0);
  int value = DIVERGENT() && check_element(88, thread_x, 0, 0, (long)(l + 16), 32, messages) ?
      (s[l + 16] = 0) : 0;
#line 153 "/work/main/test/Check/bits-and-offsets.cpp"
  if (check_element(90, thread_x, 0, 0, (long)l, 32, messages)) {
    s[l] = value;
  }
#line 154 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int distance_ = 8;
  if (DIVERGENT() && (index = lower(l, distance_),
      check_element(93, thread_x, 0, 0, (long)index, 32, messages))) {
    s[index] = l;
  }
#line 157 "/work/main/test/Check/bits-and-offsets.cpp"
  distance_ = next;
  barrier(CLK_GLOBAL_MEM_FENCE);
  if (DIVERGENT() && (index_2 = lower(l, distance_),
      check_element(96, thread_x, 0, 0, (long)index_2, 32, messages))) {
    s[index_2] += l;
  }
#line 160 "/work/main/test/Check/bits-and-offsets.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value_2 = DIVERGENT() && check_element(100, thread_x, 0, 0, (long)l, 32, messages) ? s[l] : 0;
)ampcc"
R"ampcc(  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(103, thread_x, 0, 0, temporary, temporary,
      v_extent0, messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value_2;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "size"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "by"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "from"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 64, 0, 4, "other"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "distance_"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "distance_"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
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
  {__ampcc_arg_value, false, false, 0, 0, 4, "next"},
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
  {__ampcc_arg_value, false, false, 56, 0, 4, "size"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_2242ca87e21b3b9a},
  {"x86-64-v3", main_kernel_native_2242ca87e21b3b9a_v3},
  {"x86-64-v4", main_kernel_native_2242ca87e21b3b9a_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 6, 3, __ampcc_variants_0, 456};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "by"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", main_kernel_2_native_2242ca87e21b3b9a},
  {"x86-64-v3", main_kernel_2_native_2242ca87e21b3b9a_v3},
  {"x86-64-v4", main_kernel_2_native_2242ca87e21b3b9a_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 6, 3, __ampcc_variants_1, 432};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "from"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 64, 0, 4, "other"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", main_kernel_3_native_2242ca87e21b3b9a},
  {"x86-64-v3", main_kernel_3_native_2242ca87e21b3b9a_v3},
  {"x86-64-v4", main_kernel_3_native_2242ca87e21b3b9a_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 7, 3, __ampcc_variants_2, 336};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_value, false, false, 56, 0, 4, "distance_"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", main_kernel_4_native_2242ca87e21b3b9a},
  {"x86-64-v3", main_kernel_4_native_2242ca87e21b3b9a_v3},
  {"x86-64-v4", main_kernel_4_native_2242ca87e21b3b9a_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 6, 3, __ampcc_variants_3, 416};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "distance_"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", main_kernel_5_native_2242ca87e21b3b9a},
  {"x86-64-v3", main_kernel_5_native_2242ca87e21b3b9a_v3},
  {"x86-64-v4", main_kernel_5_native_2242ca87e21b3b9a_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 6, 3, __ampcc_variants_4, 192};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "by"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", main_kernel_6_native_2242ca87e21b3b9a},
  {"x86-64-v3", main_kernel_6_native_2242ca87e21b3b9a_v3},
  {"x86-64-v4", main_kernel_6_native_2242ca87e21b3b9a_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 6, 3, __ampcc_variants_5, 304};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "next"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", main_kernel_7_native_2242ca87e21b3b9a},
  {"x86-64-v3", main_kernel_7_native_2242ca87e21b3b9a_v3},
  {"x86-64-v4", main_kernel_7_native_2242ca87e21b3b9a_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 6, 3, __ampcc_variants_6, 336};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L60fb7648985f32ee|t16",
   "main_kernel", __ampcc_args_0, 6, 64, 1, {16, 1, 1}, 128, false, 0, "/work/main/test/Check/bits-and-offsets.cpp", 24, "main()", &__ampcc_native_0},
  {"L8b46c3c7ede8cddd|t16",
   "main_kernel_2", __ampcc_args_1, 6, 64, 1, {16, 1, 1}, 256, false, 0, "/work/main/test/Check/bits-and-offsets.cpp", 50, "main()", &__ampcc_native_1},
  {"L7226d77e50c67598|t16",
   "main_kernel_3", __ampcc_args_2, 7, 72, 1, {16, 1, 1}, 192, false, 0, "/work/main/test/Check/bits-and-offsets.cpp", 74, "main()", &__ampcc_native_2},
  {"Lae6a3e9a2c22c522|t16",
   "main_kernel_4", __ampcc_args_3, 6, 64, 1, {16, 1, 1}, 128, false, 0, "/work/main/test/Check/bits-and-offsets.cpp", 92, "main()", &__ampcc_native_3},
  {"Lc1c306669afff19f|e1",
   "main_kernel_5", __ampcc_args_4, 7, 64, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/bits-and-offsets.cpp", 113, "main()", &__ampcc_native_4},
  {"L9e9f431b407e534b|t16",
   "main_kernel_6", __ampcc_args_5, 6, 64, 1, {16, 1, 1}, 128, false, 0, "/work/main/test/Check/bits-and-offsets.cpp", 131, "main()", &__ampcc_native_5},
  {"L5c09a08834ac3822|t16",
   "main_kernel_7", __ampcc_args_6, 6, 64, 1, {16, 1, 1}, 128, false, 0, "/work/main/test/Check/bits-and-offsets.cpp", 150, "main()", &__ampcc_native_6},
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
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 28, 14},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 28, 14},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 28, 14},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 28, 7},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/bits-and-offsets.cpp", 28, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 29, 7},
  {__ampcc_rule_race, "s[l + 16]", "/work/main/test/Check/bits-and-offsets.cpp", 29, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 30, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 32, 19},
  {__ampcc_rule_race, "s[from + l]", "/work/main/test/Check/bits-and-offsets.cpp", 32, 19},
  {__ampcc_rule_init, "s[from + l]", "/work/main/test/Check/bits-and-offsets.cpp", 32, 19},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 34, 18},
  {__ampcc_rule_race, "s[from + l - d]", "/work/main/test/Check/bits-and-offsets.cpp", 34, 18},
  {__ampcc_rule_init, "s[from + l - d]", "/work/main/test/Check/bits-and-offsets.cpp", 34, 18},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 36, 9},
  {__ampcc_rule_race, "s[from + l]", "/work/main/test/Check/bits-and-offsets.cpp", 36, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 37, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 39, 14},
  {__ampcc_rule_race, "s[from + l]", "/work/main/test/Check/bits-and-offsets.cpp", 39, 14},
  {__ampcc_rule_init, "s[from + l]", "/work/main/test/Check/bits-and-offsets.cpp", 39, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 39, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 39, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 55, 9},
  {__ampcc_rule_race, "s[at + l]", "/work/main/test/Check/bits-and-offsets.cpp", 55, 9},
  {__ampcc_rule_barrier, "t.barrier.wait_with_global_memory_fence()", "/work/main/test/Check/bits-and-offsets.cpp", 59, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 60, 9},
  {__ampcc_rule_race, "s[at + (15 - l)]", "/work/main/test/Check/bits-and-offsets.cpp", 60, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 61, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 63, 14},
  {__ampcc_rule_race, "s[at]", "/work/main/test/Check/bits-and-offsets.cpp", 63, 14},
  {__ampcc_rule_init, "s[at]", "/work/main/test/Check/bits-and-offsets.cpp", 63, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 63, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 63, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 76, 7},
  {__ampcc_rule_race, "s[from + t.local[0]]", "/work/main/test/Check/bits-and-offsets.cpp", 76, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 77, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 78, 14},
  {__ampcc_rule_race, "s[other + t.local[0]]", "/work/main/test/Check/bits-and-offsets.cpp", 78, 14},
  {__ampcc_rule_init, "s[other + t.local[0]]", "/work/main/test/Check/bits-and-offsets.cpp", 78, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 78, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 78, 7},
  {__ampcc_rule_race, "a", "/work/main/test/Check/bits-and-offsets.cpp", 9, 7},
  {__ampcc_rule_init, "a", "/work/main/test/Check/bits-and-offsets.cpp", 9, 7},
  {__ampcc_rule_race, "b", "/work/main/test/Check/bits-and-offsets.cpp", 9, 11},
  {__ampcc_rule_init, "b", "/work/main/test/Check/bits-and-offsets.cpp", 9, 11},
  {__ampcc_rule_race, "a", "/work/main/test/Check/bits-and-offsets.cpp", 10, 22},
  {__ampcc_rule_init, "a", "/work/main/test/Check/bits-and-offsets.cpp", 10, 22},
  {__ampcc_rule_race, "b", "/work/main/test/Check/bits-and-offsets.cpp", 11, 9},
  {__ampcc_rule_init, "b", "/work/main/test/Check/bits-and-offsets.cpp", 11, 9},
  {__ampcc_rule_race, "a", "/work/main/test/Check/bits-and-offsets.cpp", 11, 5},
  {__ampcc_rule_race, "b", "/work/main/test/Check/bits-and-offsets.cpp", 12, 5},
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 95, 14},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 95, 14},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 95, 14},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 95, 7},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/bits-and-offsets.cpp", 95, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 96, 7},
  {__ampcc_rule_race, "s[l + 16]", "/work/main/test/Check/bits-and-offsets.cpp", 96, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 97, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 99, 13},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 99, 20},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 100, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 101, 14},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/bits-and-offsets.cpp", 101, 14},
  {__ampcc_rule_init, "s[l]", "/work/main/test/Check/bits-and-offsets.cpp", 101, 14},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 101, 21},
  {__ampcc_rule_race, "s[l + 16]", "/work/main/test/Check/bits-and-offsets.cpp", 101, 21},
  {__ampcc_rule_init, "s[l + 16]", "/work/main/test/Check/bits-and-offsets.cpp", 101, 21},
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 101, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 101, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 115, 13},
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 115, 20},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 134, 7},
  {__ampcc_rule_race, "s[(l - 5) & 15]", "/work/main/test/Check/bits-and-offsets.cpp", 134, 7},
  {__ampcc_rule_element, "r", "/work/main/test/Check/bits-and-offsets.cpp", 135, 7},
  {__ampcc_rule_race, "r[l]", "/work/main/test/Check/bits-and-offsets.cpp", 135, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 136, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 137, 32},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/bits-and-offsets.cpp", 137, 32},
  {__ampcc_rule_init, "s[l]", "/work/main/test/Check/bits-and-offsets.cpp", 137, 32},
  {__ampcc_rule_element, "r", "/work/main/test/Check/bits-and-offsets.cpp", 137, 7},
  {__ampcc_rule_race, "r[(l + by) & (by - 1)]", "/work/main/test/Check/bits-and-offsets.cpp", 137, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 138, 7},
  {__ampcc_rule_element, "r", "/work/main/test/Check/bits-and-offsets.cpp", 139, 14},
  {__ampcc_rule_race, "r[l]", "/work/main/test/Check/bits-and-offsets.cpp", 139, 14},
  {__ampcc_rule_init, "r[l]", "/work/main/test/Check/bits-and-offsets.cpp", 139, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 139, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 139, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 153, 14},
  {__ampcc_rule_race, "s[l + 16]", "/work/main/test/Check/bits-and-offsets.cpp", 153, 14},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 153, 7},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/bits-and-offsets.cpp", 153, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 154, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 156, 7},
  {__ampcc_rule_race, "s[lower(l, distance)]", "/work/main/test/Check/bits-and-offsets.cpp", 156, 7},
  {__ampcc_rule_barrier, "t.barrier.wait_with_global_memory_fence()", "/work/main/test/Check/bits-and-offsets.cpp", 158, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 159, 7},
  {__ampcc_rule_race, "s[lower(l, distance)]", "/work/main/test/Check/bits-and-offsets.cpp", 159, 7},
  {__ampcc_rule_init, "s[lower(l, distance)]", "/work/main/test/Check/bits-and-offsets.cpp", 159, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/bits-and-offsets.cpp", 160, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/bits-and-offsets.cpp", 161, 14},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Check/bits-and-offsets.cpp", 161, 14},
  {__ampcc_rule_init, "s[l]", "/work/main/test/Check/bits-and-offsets.cpp", 161, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/bits-and-offsets.cpp", 161, 7},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/bits-and-offsets.cpp", 161, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/bits-and-offsets.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 7, "", __ampcc_messages, 5, __ampcc_sites, 105};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
#line 1 "<ampcc link>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
__asm__(".pushsection .ampcc,\"e\",%progbits\n"
  ".ascii \"ampcc-unit 1 482 eNqVj9FKAzEQRX/lEhZJl9Y1Bam2KIJ/oG8SKNndLA7dTsomtUjpv5uk1WrffMrM3Ll3cvaio96Kuah2blhVa0NcBetD9fxum1VVU/ATw+3EdZ23wV83m40Yi27LTSDHPhqTH/offi00a/5w1MINrR0KJTti04M4lDCFGuNXXxdqBP+5rl0fryzfbrPnhV6XWoDNOt3Oo9iaADW/w14z8KTm96AOUpYmRTxClilrdJTzgrpJN7Cym1AoPCBtLs6qwskblfqPMj2FReVoztpB8yGhpcze7TJZqikhpaIlHww39hIpLxOdgfLgG2j2AzTDYMN2YMgpyhQ7wgQyvriCPIfHYeRc5N+IwxfFDpFj\"\n"
  ".ascii \"\\n\"\n"
  ".popsection");
#pragma GCC diagnostic pop
