#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/rules.cpp"
// --amp-check=RULES asks for the rules that it names and for no other.
// REQUIRES: opencl-device
// RUN: %ampcc -w --amp-check=index %s -o %t && %t index race init 2>&1 | FileCheck %s --check-prefix=INDEX
// RUN: %ampcc -w --amp-check=pointer %s -o %t && %t pointer race init 2>&1 | FileCheck %s --check-prefix=POINTER
// RUN: %ampcc -w --amp-check=arithmetic %s -o %t && %t arithmetic race init 2>&1 | FileCheck %s --check-prefix=ARITHMETIC
// RUN: %ampcc -w -Wno-error --amp-check=barrier %s -o %t && %t barrier race init 2>&1 | FileCheck %s --check-prefix=BARRIER
// RUN: %ampcc -w --amp-check=host %s -o %t && %t host race init 2>&1 | FileCheck %s --check-prefix=HOST
// RUN: %ampcc -w --amp-check=race %s -o %t.race && env AMPCC_DEVICE=native %t.race race init 2>&1 | FileCheck %s --check-prefix=RACE
// RUN: %ampcc -w --amp-check=init %s -o %t.init && env AMPCC_DEVICE=native %t.init race init 2>&1 | FileCheck %s --check-prefix=INIT
// RUN: %ampcc -w --amp-check=arithmetic,race %s -o %t.two && env AMPCC_DEVICE=native %t.two arithmetic race init 2>&1 | FileCheck %s --check-prefixes=ARITHMETIC,TWO
#include "Inputs/judge.h"
#include <cstring>

static std::vector<int> data(64, 4), results(64);

static void wrong(const char *rule) {
  array_view<int> v(64, data), r(64, results);
  if (std::strcmp(rule, "index") == 0)
    parallel_for_each(extent<1>(1), __ampcc_tag<__ampcc_site<0xcdab338ff2b9ccbdULL>>([r, v](index<1> i)               { (void)r; (void)v; (void)i; __ampcc_host_stub(); }


));
  if (std::strcmp(rule, "pointer") == 0)
    parallel_for_each(extent<1>(1), __ampcc_tag<__ampcc_site<0x92a506bcf4ad4890ULL>>([v, r](index<1> i)               { (void)v; (void)r; (void)i; __ampcc_host_stub(); }



));
  if (std::strcmp(rule, "arithmetic") == 0)
    parallel_for_each(extent<1>(1), __ampcc_tag<__ampcc_site<0x0a19ff775aba8b26ULL>>([r, v](index<1> i)               { (void)r; (void)v; (void)i; __ampcc_host_stub(); }

));
  if (std::strcmp(rule, "race") == 0)
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0x325f75799b0ab4aeULL>>([r](tiled_index<16> t)               { (void)r; (void)t; __ampcc_host_stub(); }



));
  if (std::strcmp(rule, "init") == 0)
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0x05ae8e59719a6f24ULL>>([r](tiled_index<16> t)               { (void)r; (void)t; __ampcc_host_stub(); }




));
  if (std::strcmp(rule, "barrier") == 0) {
    v[5] = 0;
    parallel_for_each(v.extent.tile<16>(), __ampcc_tag<__ampcc_site<0x8790f508fc1b9d66ULL>>([v, r](tiled_index<16> t)               { (void)v; (void)r; (void)t; __ampcc_host_stub(); }



));
  }
  if (std::strcmp(rule, "host") == 0)
    v[64] = 1;
}

int main(int argc, char **argv) {
  for (int i = 1; i < argc; ++i)
    judge(argv[i], [&] { wrong(argv[i]); });
}
// INDEX: index 70 is out of bounds: 'v' has the indices 0 to 63
// INDEX-NEXT: index 4 is out of bounds: 'own' has 2 elements
// INDEX-NEXT: index:
// INDEX-NEXT: race: fine
// INDEX-NEXT: init: fine
// INDEX-NEXT: 2 places are wrong
// POINTER: '*null' goes through a null pointer
// POINTER-NEXT: '*reinterpret_cast<long *>(odd)' goes through a pointer that is not aligned for its type
// POINTER-NEXT: pointer:
// POINTER-NEXT: race: fine
// POINTER-NEXT: init: fine
// POINTER-NEXT: 2 places are wrong
// ARITHMETIC: '9 / (v[i] - 4)' divides by zero
// ARITHMETIC-NEXT: '1 << v[i] * 8' shifts 32 bits by 32
// ARITHMETIC-NEXT: arithmetic:
// ARITHMETIC: race:
// BARRIER: barrier: 15 threads of the tile came, 1 did not
// BARRIER-NEXT: barrier:
// BARRIER-NEXT: race: fine
// BARRIER-NEXT: init: fine
// BARRIER-NEXT: 1 place is wrong
// HOST: index 64 is out of bounds: the array_view has the indices 0 to 63
// HOST-NEXT: host:
// HOST-NEXT: race: fine
// HOST-NEXT: init: fine
// HOST-NEXT: 1 place is wrong
// RACE: race on tile_static memory
// RACE-NEXT: race:
// RACE-NEXT: init: fine
// RACE-NEXT: 1 place is wrong
// INIT: race: fine
// INIT-NEXT: and nobody has written it since the tile began
// INIT-NEXT: init:
// INIT-NEXT: 1 place is wrong
// TWO: init: fine
// TWO-NEXT: 3 places are wrong
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_native_bb432c26de2ca9c1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_native_bb432c26de2ca9c1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_native_bb432c26de2ca9c1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_2_native_bb432c26de2ca9c1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_2_native_bb432c26de2ca9c1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_2_native_bb432c26de2ca9c1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_3_native_bb432c26de2ca9c1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_3_native_bb432c26de2ca9c1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_3_native_bb432c26de2ca9c1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_4_native_bb432c26de2ca9c1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_4_native_bb432c26de2ca9c1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_4_native_bb432c26de2ca9c1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_5_native_bb432c26de2ca9c1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_5_native_bb432c26de2ca9c1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_5_native_bb432c26de2ca9c1_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_6_native_bb432c26de2ca9c1(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_6_native_bb432c26de2ca9c1_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void wrong_kernel_6_native_bb432c26de2ca9c1_v4(const void *const *, const __ampcc_native_span &);
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
typedef long __attribute__((may_alias)) aliased_long;

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

// kernel of wrong_kernel, rules.cpp:19
#line 19 "/work/main/test/Check/rules.cpp"
__kernel void wrong_kernel(__global int *r, ulong r_bytes, long r_offset, int r_extent0,
                           __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                           int domain, __global uint *messages) {
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 20 "/work/main/test/Check/rules.cpp"
    SCALAR();
    int own[2] = {1, 1};
    int i_2 = i + 70;
    __global int *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i_2, i_2, v_extent0,
        messages))];
    int value = IN_BOUNDS(place, v, v_bytes) ? *place : 0;
    __global int *place_2 = &v_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, v_extent0, messages))];
    int index = IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0;
    int value_2 = value + (check_element(6, thread_x, 0, 0, (long)index, 2, messages) ? own[index] :
        0);
#line 21 "/work/main/test/Check/rules.cpp"
    __global int *place_3 = &r_2[INDEX(check_index1(7, thread_x, 0, 0, i, i, r_extent0, messages))];
    if (IN_BOUNDS(place_3, r, r_bytes)) {
      *place_3 = value_2;
    }
  }
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 5, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static inline bool check_pointer_2(uint site, int thread_x, int thread_y, int thread_z,
                                   __global const aliased_long *pointer, __global uint *messages,
                                   ulong pointer_begin, ulong pointer_bytes) {
  if (pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (!IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (((ulong)pointer & 7) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

// kernel of wrong_kernel, rules.cpp:24
#line 24 "/work/main/test/Check/rules.cpp"
__kernel void wrong_kernel_2(__global int *v, ulong v_bytes, long v_offset, int v_extent0,
                             __global int *r, ulong r_bytes, long r_offset, int r_extent0,
                             int domain, __global uint *messages) {
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *r_2 = r + VIEW_OFFSET(1, r_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 25 "/work/main/test/Check/rules.cpp"
    SCALAR();
    int own = 1;
    __global int *place = &v_2[INDEX(check_index1(9, thread_x, 0, 0, i, i, v_extent0, messages))];
    int *null = (IN_BOUNDS(place, v, v_bytes) ? *place : 0) == 4 ? 0 : &own;
    int temporary = i + 1;
    __global int *odd = &v_2[INDEX(check_index1(12, thread_x, 0, 0, temporary, temporary, v_extent0,
        messages))];
#line 26 "/work/main/test/Check/rules.cpp"
    int value = check_pointer(13, thread_x, 0, 0, null, messages, (ulong)&own, 4) ? *null : 0;
    __global int *place_2 = &r_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_2, r, r_bytes)) {
      *place_2 = value;
    }
#line 27 "/work/main/test/Check/rules.cpp"
    int value_2 = check_pointer_2(18, thread_x, 0, 0, (__global aliased_long *)odd, messages,
        (ulong)v, v_bytes) ? (IN_BOUNDS((__global aliased_long *)odd, v, v_bytes) ?
        *(__global aliased_long *)odd : 0) : 0;
    __global int *place_3 = &r_2[INDEX(check_index1(21, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_3, r, r_bytes)) {
      *place_3 += value_2;
    }
  }
}

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 6, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline int check_divisor(uint site, int thread_x, int thread_y, int thread_z, int left,
                                int right, __global uint *messages) {
  if (right == 0) {
    report_division(site, thread_x, thread_y, thread_z, 0, messages);
    return 1;
  }
  if (right == -1 && left == (-2147483647 - 1)) {
    report_division(site, thread_x, thread_y, thread_z, 1, messages);
    return 1;
  }
  return right;
}

static __attribute__((noinline)) void report_shift(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 7, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of wrong_kernel, rules.cpp:30
#line 30 "/work/main/test/Check/rules.cpp"
__kernel void wrong_kernel_3(__global int *r, ulong r_bytes, long r_offset, int r_extent0,
                             __global int *v, ulong v_bytes, long v_offset, int v_extent0,
                             int domain, __global uint *messages) {
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 31 "/work/main/test/Check/rules.cpp"
    __global int *place = &v_2[INDEX(check_index1(24, thread_x, 0, 0, i, i, v_extent0, messages))];
    int value = 9 / check_divisor(27, thread_x, 0, 0, 9, (IN_BOUNDS(place, v, v_bytes) ? *place : 0)
        - 4, messages);
    __global int *place_2 = &v_2[INDEX(check_index1(28, thread_x, 0, 0, i, i, v_extent0,
        messages))];
    int value_2 = value + (1 <<
        check_shift(31, thread_x, 0, 0, (IN_BOUNDS(place_2, v, v_bytes) ? *place_2 : 0) * 8, 32,
        messages));
    __global int *place_3 = &r_2[INDEX(check_index1(32, thread_x, 0, 0, i, i, r_extent0,
        messages))];
    if (IN_BOUNDS(place_3, r, r_bytes)) {
      *place_3 = value_2;
    }
  }
}

// kernel of wrong_kernel, rules.cpp:34
#line 34 "/work/main/test/Check/rules.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void wrong_kernel_4(
    __global int *r, ulong r_bytes, long r_offset, int r_extent0, __global uint *messages) {
#line 35 "/work/main/test/Check/rules.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 36 "/work/main/test/Check/rules.cpp"
  if (check_element(34, thread_x, 0, 0, (long)t_local, 16, messages)) {
    s[t_local] = t_local;
  }
#line 37 "/work/main/test/Check/rules.cpp"
  int chosen;
  if (t_local) {
    chosen = t_local - 1;
  } else {
    chosen = 0;
  }
  int index = chosen;
  int value = check_element(36, thread_x, 0, 0, (long)index, 16, messages) ? s[index] : 0;
  int temporary = get_global_id(0);
  __global int *place = &r_2[INDEX(check_index1(39, thread_x, 0, 0, temporary, temporary, r_extent0,
      messages))];
  if (IN_BOUNDS(place, r, r_bytes)) {
    *place = value;
  }
}

// kernel of wrong_kernel, rules.cpp:40
#line 40 "/work/main/test/Check/rules.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void wrong_kernel_5(
    __global int *r, ulong r_bytes, long r_offset, int r_extent0, __global uint *messages) {
#line 41 "/work/main/test/Check/rules.cpp"
  __local int s[16] __attribute__((aligned(16))); SHARED(s);
  __global int *r_2 = r + VIEW_OFFSET(0, r_offset);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
#line 42 "/work/main/test/Check/rules.cpp"
  if (t_local != 3) {
    if (check_element(41, thread_x, 0, 0, (long)t_local, 16, messages)) {
      s[t_local] = 1;
    }
  }
#line 44 "/work/main/test/Check/rules.cpp"
  int value = check_element(43, thread_x, 0, 0, (long)t_local, 16, messages) ? s[t_local] : 0;
  int temporary = get_global_id(0);
  __global int *place = &r_2[INDEX(check_index1(46, thread_x, 0, 0, temporary, temporary, r_extent0,
      messages))];
  if (IN_BOUNDS(place, r, r_bytes)) {
    *place = value;
  }
}

static __attribute__((noinline)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, __global uint *messages) {
  uint message = begin_report(messages, 8, 10, site, (uint)thread_x, (uint)thread_y,
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

// kernel of wrong_kernel, rules.cpp:48
#line 48 "/work/main/test/Check/rules.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void wrong_kernel_6(
    __global int *v, ulong v_bytes, long v_offset, int v_extent0, __global int *r, ulong r_bytes,
    long r_offset, int r_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
  __global int *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global int *r_2 = r + VIEW_OFFSET(1, r_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 49 "/work/main/test/Check/rules.cpp"
  __global int *place = &v_2[INDEX(check_index1(48, thread_x, 0, 0, t_global, t_global, v_extent0,
      messages))];
  bool taken = DIVERGENT() && IN_BOUNDS(place, v, v_bytes) ? *place : 0;
#line 50 "/work/main/test/Check/rules.cpp"
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
)ampcc"
R"ampcc(    check_barrier(51, thread_x, 0, 0, messages, (int)(16 - meeting[0]), (int)(meeting[1] % 16),
        (int)(meeting[1] / 16 % 1), (int)(meeting[1] / 16), (int)meeting[0]);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 51 "/work/main/test/Check/rules.cpp"
  __global int *place_2 = &r_2[INDEX(check_index1(52, thread_x, 0, 0, t_global, t_global, r_extent0,
      messages))];
  if (IN_BOUNDS(place_2, r, r_bytes)) {
    *place_2 = 1;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "r_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "r_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "r_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "r_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "r_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "r_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "r_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "r_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "r_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "r_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "r_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "r_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "r_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "r_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", wrong_kernel_native_bb432c26de2ca9c1},
  {"x86-64-v3", wrong_kernel_native_bb432c26de2ca9c1_v3},
  {"x86-64-v4", wrong_kernel_native_bb432c26de2ca9c1_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 424};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "r_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "r_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", wrong_kernel_2_native_bb432c26de2ca9c1},
  {"x86-64-v3", wrong_kernel_2_native_bb432c26de2ca9c1_v3},
  {"x86-64-v4", wrong_kernel_2_native_bb432c26de2ca9c1_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 9, 3, __ampcc_variants_1, 384};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "r_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "r_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", wrong_kernel_3_native_bb432c26de2ca9c1},
  {"x86-64-v3", wrong_kernel_3_native_bb432c26de2ca9c1_v3},
  {"x86-64-v4", wrong_kernel_3_native_bb432c26de2ca9c1_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 9, 3, __ampcc_variants_2, 360};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "r_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "r_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", wrong_kernel_4_native_bb432c26de2ca9c1},
  {"x86-64-v3", wrong_kernel_4_native_bb432c26de2ca9c1_v3},
  {"x86-64-v4", wrong_kernel_4_native_bb432c26de2ca9c1_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 5, 3, __ampcc_variants_3, 232};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "r_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "r_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", wrong_kernel_5_native_bb432c26de2ca9c1},
  {"x86-64-v3", wrong_kernel_5_native_bb432c26de2ca9c1_v3},
  {"x86-64-v4", wrong_kernel_5_native_bb432c26de2ca9c1_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 5, 3, __ampcc_variants_4, 208};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "r"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "r_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "r_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "r_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", wrong_kernel_6_native_bb432c26de2ca9c1},
  {"x86-64-v3", wrong_kernel_6_native_bb432c26de2ca9c1_v3},
  {"x86-64-v4", wrong_kernel_6_native_bb432c26de2ca9c1_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 9, 3, __ampcc_variants_5, 216};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lcdab338ff2b9ccbd|e1",
   "wrong_kernel", __ampcc_args_0, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/rules.cpp", 19, "wrong()", &__ampcc_native_0},
  {"L92a506bcf4ad4890|e1",
   "wrong_kernel_2", __ampcc_args_1, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/rules.cpp", 24, "wrong()", &__ampcc_native_1},
  {"L0a19ff775aba8b26|e1",
   "wrong_kernel_3", __ampcc_args_2, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Check/rules.cpp", 30, "wrong()", &__ampcc_native_2},
  {"L325f75799b0ab4ae|t16",
   "wrong_kernel_4", __ampcc_args_3, 5, 56, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Check/rules.cpp", 34, "wrong()", &__ampcc_native_3},
  {"L05ae8e59719a6f24|t16",
   "wrong_kernel_5", __ampcc_args_4, 5, 56, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Check/rules.cpp", 40, "wrong()", &__ampcc_native_4},
  {"L8790f508fc1b9d66|t16",
   "wrong_kernel_6", __ampcc_args_5, 9, 112, 1, {16, 1, 1}, 16, false, 0, "/work/main/test/Check/rules.cpp", 48, "wrong()", &__ampcc_native_5},
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
};
constexpr __ampcc_message_arg __ampcc_message_args_5[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_6[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int64, nullptr},
  {__ampcc_sent_int64, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_7[] = {
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
  {__ampcc_message_check, "element", __ampcc_message_args_3, 6, "", 0},
  {__ampcc_message_check, "pointer", __ampcc_message_args_4, 5, "", 0},
  {__ampcc_message_check, "division", __ampcc_message_args_5, 5, "", 0},
  {__ampcc_message_check, "shift", __ampcc_message_args_6, 6, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_7, 9, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "v", "/work/main/test/Check/rules.cpp", 21, 14},
  {__ampcc_rule_race, "v[i[0] + 70]", "/work/main/test/Check/rules.cpp", 21, 14},
  {__ampcc_rule_init, "v[i[0] + 70]", "/work/main/test/Check/rules.cpp", 21, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/rules.cpp", 21, 33},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/rules.cpp", 21, 33},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/rules.cpp", 21, 33},
  {__ampcc_rule_element, "own", "/work/main/test/Check/rules.cpp", 21, 29},
  {__ampcc_rule_index, "r", "/work/main/test/Check/rules.cpp", 21, 7},
  {__ampcc_rule_race, "r[i]", "/work/main/test/Check/rules.cpp", 21, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/rules.cpp", 25, 28},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/rules.cpp", 25, 28},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/rules.cpp", 25, 28},
  {__ampcc_rule_index, "v", "/work/main/test/Check/rules.cpp", 25, 64},
  {__ampcc_rule_pointer, "*null", "/work/main/test/Check/rules.cpp", 26, 14},
  {__ampcc_rule_race, "*null", "/work/main/test/Check/rules.cpp", 26, 14},
  {__ampcc_rule_init, "*null", "/work/main/test/Check/rules.cpp", 26, 14},
  {__ampcc_rule_index, "r", "/work/main/test/Check/rules.cpp", 26, 7},
  {__ampcc_rule_race, "r[i]", "/work/main/test/Check/rules.cpp", 26, 7},
  {__ampcc_rule_pointer, "*reinterpret_cast<long *>(odd)", "/work/main/test/Check/rules.cpp", 27, 20},
  {__ampcc_rule_race, "*reinterpret_cast<long *>(odd)", "/work/main/test/Check/rules.cpp", 27, 20},
  {__ampcc_rule_init, "*reinterpret_cast<long *>(odd)", "/work/main/test/Check/rules.cpp", 27, 20},
  {__ampcc_rule_index, "r", "/work/main/test/Check/rules.cpp", 27, 7},
  {__ampcc_rule_race, "r[i]", "/work/main/test/Check/rules.cpp", 27, 7},
  {__ampcc_rule_init, "r[i]", "/work/main/test/Check/rules.cpp", 27, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/rules.cpp", 31, 19},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/rules.cpp", 31, 19},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/rules.cpp", 31, 19},
  {__ampcc_rule_division, "9 / (v[i] - 4)", "/work/main/test/Check/rules.cpp", 31, 14},
  {__ampcc_rule_index, "v", "/work/main/test/Check/rules.cpp", 31, 37},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Check/rules.cpp", 31, 37},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Check/rules.cpp", 31, 37},
  {__ampcc_rule_shift, "1 << v[i] * 8", "/work/main/test/Check/rules.cpp", 31, 32},
  {__ampcc_rule_index, "r", "/work/main/test/Check/rules.cpp", 31, 7},
  {__ampcc_rule_race, "r[i]", "/work/main/test/Check/rules.cpp", 31, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/rules.cpp", 36, 7},
  {__ampcc_rule_race, "s[t.local[0]]", "/work/main/test/Check/rules.cpp", 36, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/rules.cpp", 37, 14},
  {__ampcc_rule_race, "s[t.local[0] ? t.local[0] - 1 : 0]", "/work/main/test/Check/rules.cpp", 37, 14},
  {__ampcc_rule_init, "s[t.local[0] ? t.local[0] - 1 : 0]", "/work/main/test/Check/rules.cpp", 37, 14},
  {__ampcc_rule_index, "r", "/work/main/test/Check/rules.cpp", 37, 7},
  {__ampcc_rule_race, "r[t]", "/work/main/test/Check/rules.cpp", 37, 7},
  {__ampcc_rule_element, "s", "/work/main/test/Check/rules.cpp", 43, 9},
  {__ampcc_rule_race, "s[t.local[0]]", "/work/main/test/Check/rules.cpp", 43, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Check/rules.cpp", 44, 14},
  {__ampcc_rule_race, "s[t.local[0]]", "/work/main/test/Check/rules.cpp", 44, 14},
  {__ampcc_rule_init, "s[t.local[0]]", "/work/main/test/Check/rules.cpp", 44, 14},
  {__ampcc_rule_index, "r", "/work/main/test/Check/rules.cpp", 44, 7},
  {__ampcc_rule_race, "r[t]", "/work/main/test/Check/rules.cpp", 44, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/rules.cpp", 49, 11},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/rules.cpp", 49, 11},
  {__ampcc_rule_init, "v[t]", "/work/main/test/Check/rules.cpp", 49, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/rules.cpp", 50, 9},
  {__ampcc_rule_index, "r", "/work/main/test/Check/rules.cpp", 51, 7},
  {__ampcc_rule_race, "r[t]", "/work/main/test/Check/rules.cpp", 51, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/rules.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 6, "", __ampcc_messages, 8, __ampcc_sites, 54};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
