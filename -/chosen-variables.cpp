#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
// A store through a reference to one of several variables of a thread, or to an element whose place is known at run time only, is
// seen by what reads them afterwards, where PoCL runs several threads at a time. A pointer may get one of many known places in
// tile_static memory.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: rm -rf %t.d && %ampcc --translate %s -o %t.d && FileCheck %s < %t.d/chosen-variables.cl
// CHECK: #define SCALAR() __atomic_signal_fence(__ATOMIC_SEQ_CST)
// CHECK: #define SCALAR(){{$}}
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

struct two {
  unsigned a, b;
};

inline unsigned variables(unsigned h)                    {
  unsigned v = h, w = h * 3;
  unsigned &r = h & 1 ? v : w;
  r = h & 3;
  h = h * 31 + v;
  unsigned &q = h & 2 ? v : w;
  q += 9;
  return h * 31 + w * 7 + v;
}

inline unsigned objects(unsigned h)                    {
  two v = {h, h * 3}, w = {h ^ 9, h * 3};
  two &r = h & 1 ? v : w;
  r.b = h & 1;
  h = h * 31 + v.b + w.a;
  two *q = &v;
  if (h & 2)
    q = &w;
  q->a = h;
  return h * 31 + v.a + w.b + v.b;
}

inline unsigned elements(unsigned h)                    {
  unsigned a[2] = {h << (h & 7), 0};
  a[(h + 3) % 2] = h;
  a[(h + 6) % 2] = h * 5;
  return a[(h >> 1) % 2];
}

static int failures = 0;

/// The variables are there before a barrier and changed after it.
template <int A, int B, typename Body> void expect(const char *name, const Body &body) {
  std::vector<unsigned> data(64);
  array_view<unsigned, 2> out(64 / B, B, data);
  parallel_for_each(
      out.extent.template tile<A, B>(), __ampcc_tag<__ampcc_site<0xd79aaeb740f740b3ULL, __ampcc_constant<decltype(A), (A)>, __ampcc_constant<decltype(B), (B)>, Body>>([out, body](tiled_index<A, B> t)               { (void)out; (void)body; (void)t; __ampcc_host_stub(); }



));
  out.synchronize();
  for (int k = 0; k < 64; ++k)
    if (data[k] != body(k / B * 7 * B + k % B * 7 + (k / B >> 2)))
      ++failures, std::printf("%s in tiles of %d times %d: thread %d\n", name, A, B, k);
}

template <typename Body> void expect_in_tiles(const char *name, const Body &body) {
  expect<8, 4>(name, body);
  expect<4, 2>(name, body);
  expect<4, 8>(name, body);
  expect<16, 1>(name, body);
}

struct part {
  unsigned k;
  float a[2];
};

/// Elements that each thread stores and loads, in tiles that PoCL runs several threads of at a time.
void check_elements() {
  std::vector<unsigned> data(256), in(256);
  for (unsigned k = 0; k < 256; ++k)
    in[k] = (k * 2654435761u) >> 7;
  array_view<const unsigned> numbers(256, in);
  array_view<unsigned> out(256, data);
  parallel_for_each(
      extent<3>(8, 4, 8).tile<2, 2, 2>(), __ampcc_tag<__ampcc_site<0x35b7a15b40a3ab36ULL>>([numbers, out](tiled_index<2, 2, 2> t)               { (void)numbers; (void)out; (void)t; __ampcc_host_stub(); }














));
  out.synchronize();
  for (unsigned g = 0; g < 256; ++g)
    if (data[g] != in[g])
      ++failures, std::printf("elements: thread %u has %u\n", g, data[g]);
}

void check_places() {
  std::vector<unsigned> data(64);
  array_view<unsigned> out(64, data);
  parallel_for_each(
      out.extent.tile<64>(), __ampcc_tag<__ampcc_site<0xb17b81b50677fcd2ULL>>([out](tiled_index<64> t)               { (void)out; (void)t; __ampcc_host_stub(); }


























));
  out.synchronize();
  const unsigned places[] = {5, 9, 1, 33, 20, 6, 0, 0};
  for (unsigned k = 0; k < 64; ++k)
    if (data[k] != places[k * 3 & 7] * 3)
      ++failures, std::printf("places: thread %u has %u\n", k, data[k]);
}

int main() {
  check_elements();
  check_places();
  expect_in_tiles("elements", __ampcc_tag<__ampcc_site<0xa74a0f91bd8ca4baULL>>([](unsigned h)                    { return elements(h); }));
  expect_in_tiles("variables", __ampcc_tag<__ampcc_site<0xa049db3241ce13c0ULL>>([](unsigned h)                    { return variables(h); }));
  expect_in_tiles("objects", __ampcc_tag<__ampcc_site<0xfac6c8d610119e97ULL>>([](unsigned h)                    { return objects(h); }));
  return failures != 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_elements_kernel_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_elements_kernel_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_elements_kernel_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_places_kernel_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_places_kernel_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_places_kernel_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_4_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_4_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_4_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_5_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_5_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_5_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_6_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_6_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_6_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_7_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_7_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_7_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_8_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_8_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_8_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_9_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_9_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_9_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_10_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_10_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_10_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_11_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_11_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_11_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_12_native_c82035f8f685b567(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_12_native_c82035f8f685b567_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_12_native_c82035f8f685b567_v4(const void *const *, const __ampcc_native_span &);
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
#define NO_CASE() (get_local_id(0) == (size_t)-2)
#define SCALAR() __atomic_signal_fence(__ATOMIC_SEQ_CST)
#else
#define SHARED(variable)
#define BRANCH()
#define DIVERGENT() true
#define NO_CASE() 0
#define SCALAR()
#endif
#ifdef SWAPS_DIMENSIONS
#define SWAPPED(usual, other) other
#else
#define SWAPPED(usual, other) usual
#endif
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)
static inline float GPU_MUL_ADD(float a, float b, float c) {
#ifndef DEVICE_IS_CPU
#pragma OPENCL FP_CONTRACT ON
#endif
  return a * b + c;
}

typedef struct {
  uint k;
  float a[2];
} part;

typedef struct {
  uint a;
  uint b;
} two;

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

static __attribute__((noinline)) void report_shift(
    uint site, int thread_x, int thread_y, int thread_z, long value0, long value1,
    __global uint *messages) {
  uint message = begin_report(messages, 6, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, __global uint *messages) {
  uint message = begin_report(messages, 7, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = 0;
}

static inline uint check_divisor(uint site, int thread_x, int thread_y, int thread_z, uint left,
                                 uint right, __global uint *messages) {
  if (DIVERGENT() && right == 0) {
    report_division(site, thread_x, thread_y, thread_z, messages);
    return 1;
  }
  return right;
}

// kernel of check_elements_kernel, chosen-variables.cpp:86
#line 86 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(2, 2, 2))) void check_elements_kernel(
    __global const uint *numbers, ulong numbers_bytes, long numbers_offset, int numbers_extent0,
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0,
    __global uint *messages) {
#line 87 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  __local uint shared[8] __attribute__((aligned(16))); SHARED(shared);
  __local part parts[8] __attribute__((aligned(16))); SHARED(parts);
  __global const uint *numbers_2 = numbers + VIEW_OFFSET(0, numbers_offset);
  __global uint *out_2 = out + VIEW_OFFSET(1, out_offset);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
  int thread_z = get_global_id(2);
  uint index;
#line 89 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  int l = ((int)get_local_id(2) * 2 + (int)get_local_id(1)) * 2 + (int)get_local_id(0);
  int g = (((int)get_group_id(2) * 2 + (int)get_group_id(1)) * 4 + (int)get_group_id(0)) * 8 + l;
  __global const uint *place =
      &numbers_2[INDEX(check_index1(0, thread_x, thread_y, thread_z, g, g, numbers_extent0,
      messages))];
  uint h = DIVERGENT() && IN_BOUNDS(place, numbers, numbers_bytes) ? *place : 0;
#line 92 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  float r = h;
  if (check_element(3, thread_x, thread_y, thread_z, (long)l, 8, messages)) {
    shared[l] = h;
  }
#line 94 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  SCALAR();
  uint a[2] = {h << check_shift(6, thread_x, thread_y, thread_z, l, 32, messages)};
#line 96 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && check_element(7, thread_x, thread_y, thread_z, (long)((3 + l) % 2), 2,
      messages)) {
    SCALAR();
    a[(3 + l) % 2] = h;
  }
#line 97 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && check_element(8, thread_x, thread_y, thread_z, (long)((6 + l) % 2), 2,
      messages)) {
    SCALAR();
    a[(6 + l) % 2] = h;
  }
#line 98 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (check_element(9, thread_x, thread_y, thread_z, (long)l, 8, messages)) {
    parts[l].a[1] = GPU_MUL_ADD(r, r, -(r / r));
  }
#line 99 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  SCALAR();
  uint value = DIVERGENT() &&
      (index = h % check_divisor(12, thread_x, thread_y, thread_z, h, 2, messages),
      check_element(13, thread_x, thread_y, thread_z, (long)index, 2, messages)) ? a[index] : 0;
  __global uint *place_2 = &out_2[INDEX(check_index1(14, thread_x, thread_y, thread_z, g, g,
      out_extent0, messages))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 8, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline __attribute__((always_inline)) bool check_pointer_local(
    uint site, int thread_x, int thread_y, int thread_z, __local const uint *pointer,
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

// kernel of check_places_kernel, chosen-variables.cpp:112
#line 112 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void check_places_kernel(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0,
    __global uint *messages) {
#line 113 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  __local uint s[64] __attribute__((aligned(16))); SHARED(s);
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 114 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  int l = get_local_id(0);
  if (check_element(16, thread_x, 0, 0, (long)l, 64, messages)) {
    s[l] = l * 3;
  }
#line 116 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __local const uint *p = s;
  switch (((DIVERGENT() && check_element(19, thread_x, 0, 0, (long)l, 64, messages) ? s[l] : 0) & 7)
      + NO_CASE()) {
#line 119 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  case 0u:;
    p = s + 5 + NO_CASE();
    break;
  case 1u:;
    p = s + 9 + NO_CASE();
    break;
  case 2u:;
    p = s + 1 + NO_CASE();
    break;
  case 3u:;
    p = s + 33 + NO_CASE();
    break;
  case 4u:;
    p = s + 20 + NO_CASE();
    break;
  case 5u:;
    p = s + 6 + NO_CASE();
    break;
  }
  uint value = DIVERGENT() && check_pointer_local(22, thread_x, 0, 0, p, messages, (ulong)&s, 256) ?
      *p : 0;
  int temporary = get_global_id(0);
  __global uint *place = &out_2[INDEX(check_index1(25, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

static inline uint check_shift_2(uint site, int thread_x, int thread_y, int thread_z,
                                 uint amount, int bits, __global uint *messages) {
  if (DIVERGENT() && amount < (uint)bits) {
    return amount;
  }
  report_shift(site, thread_x, thread_y, thread_z, (long)amount, (long)bits, messages);
  return 0;
}

// elements, chosen-variables.cpp:41
#line 41 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint elements(uint h, int thread_x, int thread_y, __global uint *messages) {
  uint index;
  uint index_2;
  uint index_3;
#line 42 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  SCALAR();
  uint a[2] = {h << check_shift_2(27, thread_x, thread_y, 0, h & 7, 32, messages), 0};
#line 43 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && (index = (h + 3) %
      check_divisor(28, thread_x, thread_y, 0, h + 3, 2, messages),
      check_element(29, thread_x, thread_y, 0, (long)index, 2, messages))) {
    SCALAR();
    a[index] = h;
  }
#line 44 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && (index_2 = (h + 6) %
      check_divisor(30, thread_x, thread_y, 0, h + 6, 2, messages),
      check_element(31, thread_x, thread_y, 0, (long)index_2, 2, messages))) {
    SCALAR();
    a[index_2] = h * 5;
  }
#line 45 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  return DIVERGENT() && (index_3 = (h >> 1) %
      check_divisor(32, thread_x, thread_y, 0, h >> 1, 2, messages),
      check_element(33, thread_x, thread_y, 0, (long)index_3, 2, messages)) ? a[index_3] : 0;
}

// main()::(anonymous class)::operator(), chosen-variables.cpp:150
#line 150 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint main_lambda(uint h, int thread_x, int thread_y, __global uint *messages) {
  return elements(h, thread_x, thread_y, messages);
}

static __attribute__((noinline)) void report_index2(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, __global uint *messages) {
  uint message = begin_report(messages, 9, 9, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(4, 8, 1))) void expect_kernel(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(2, 4, 1))) void expect_kernel_2(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
)ampcc"
R"ampcc(#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void expect_kernel_3(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_4(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

static inline bool check_pointer_private(uint site, int thread_x, int thread_y, int thread_z,
                                         const uint *pointer, __global uint *messages,
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

// variables, chosen-variables.cpp:19
#line 19 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint variables(uint h, int thread_x, int thread_y, __global uint *messages) {
  uint *place;
  uint *place_2;
#line 20 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  SCALAR();
  uint v = h;
  uint w = h * 3;
#line 21 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint *r = (place = DIVERGENT() && h & 1 ? &v : &w,
      check_pointer_private(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL),
      place);
#line 22 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  *r = h & 3;
  h = h * 31 + v;
  uint *q = (place_2 = DIVERGENT() && h & 2 ? &v : &w,
      check_pointer_private(37, thread_x, thread_y, 0, place_2, messages, 0,
      18446744073709551615uL), place_2);
#line 25 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  *q += 9;
  return h * 31 + w * 7 + v;
}

// main()::(anonymous class)::operator(), chosen-variables.cpp:151
#line 151 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint main_lambda_2(uint h, int thread_x, int thread_y, __global uint *messages) {
  return variables(h, thread_x, thread_y, messages);
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(4, 8, 1))) void expect_kernel_5(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_2(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(2, 4, 1))) void expect_kernel_6(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_2(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void expect_kernel_7(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_2(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_8(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_2(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

static inline bool check_pointer(uint site, int thread_x, int thread_y, int thread_z,
                                 const two *pointer, __global uint *messages,
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

// objects, chosen-variables.cpp:29
#line 29 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint objects(uint h, int thread_x, int thread_y, __global uint *messages) {
  two *place;
#line 30 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  SCALAR();
  two v = {h, h * 3};
  two w = {h ^ 9, h * 3};
#line 31 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  two *r = (place = DIVERGENT() && h & 1 ? &v : &w,
      check_pointer(37, thread_x, thread_y, 0, place, messages, 0, 18446744073709551615uL), place);
#line 32 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  r->b = h & 1;
  h = h * 31 + v.b + w.a;
  two *q = &v;
  if (DIVERGENT() && h & 2) {
    SCALAR();
    q = &w;
  }
#line 37 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  if (DIVERGENT() && check_pointer(42, thread_x, thread_y, 0, q, messages, 0,
      18446744073709551615uL)) {
    q->a = h;
  }
#line 38 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  return h * 31 + v.a + w.b + v.b;
}

// main()::(anonymous class)::operator(), chosen-variables.cpp:152
#line 152 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
static inline uint main_lambda_3(uint h, int thread_x, int thread_y, __global uint *messages) {
  return objects(h, thread_x, thread_y, messages);
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(4, 8, 1))) void expect_kernel_9(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 4 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_3(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(2, 4, 1))) void expect_kernel_10(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 2 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_3(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(8, 4, 1))) void expect_kernel_11(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(1);
  int t_global_1 = get_global_id(0);
  int thread_x = get_global_id(0);
  int thread_y = get_global_id(1);
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 * 8 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_3(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, chosen-variables.cpp:55
#line 55 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
__kernel __attribute__((reqd_work_group_size(SWAPPED(1, 16), SWAPPED(16, 1), 1))) void
    expect_kernel_12(
    __global uint *out, ulong out_bytes, long out_offset, int out_extent0, int out_extent1,
    int out_stride0, __global uint *messages) {
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global_0 = get_global_id(SWAPPED(1, 0));
  int t_global_1 = get_global_id(SWAPPED(0, 1));
  int thread_x = get_global_id(SWAPPED(0, 1));
  int thread_y = get_global_id(SWAPPED(1, 0));
#line 56 "/work/main/test/Execution/Barriers/chosen-variables.cpp"
  uint h = t_global_0 * 7 + t_global_1 * 7 + (t_global_0 >> 2);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = main_lambda_3(h, thread_x, thread_y, messages);
  __global uint *place = &out_2[INDEX(check_index2(35, thread_x, thread_y, 0,
      (long)t_global_0 * out_stride0 + t_global_1, t_global_0, t_global_1, out_extent0, out_extent1,
      messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, true, 0, 0, 8, "numbers"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "numbers_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "numbers_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "numbers_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_7[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_10[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_11[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_12[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_13[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, true, 0, 0, 8, "numbers"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "numbers_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "numbers_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "numbers_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", check_elements_kernel_native_c82035f8f685b567},
  {"x86-64-v3", check_elements_kernel_native_c82035f8f685b567_v3},
  {"x86-64-v4", check_elements_kernel_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 592};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", check_places_kernel_native_c82035f8f685b567},
  {"x86-64-v3", check_places_kernel_native_c82035f8f685b567_v3},
  {"x86-64-v4", check_places_kernel_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 5, 3, __ampcc_variants_1, 416};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", expect_kernel_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 7, 3, __ampcc_variants_2, 176};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", expect_kernel_2_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_2_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_2_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 7, 3, __ampcc_variants_3, 176};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", expect_kernel_3_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_3_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_3_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 7, 3, __ampcc_variants_4, 176};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", expect_kernel_4_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_4_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_4_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 7, 3, __ampcc_variants_5, 168};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", expect_kernel_5_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_5_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_5_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 7, 3, __ampcc_variants_6, 304};
constexpr __ampcc_kernel_arg __ampcc_native_args_7[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_7[] = {
  {"", expect_kernel_6_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_6_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_6_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_7 = {__ampcc_native_args_7, 7, 3, __ampcc_variants_7, 304};
constexpr __ampcc_kernel_arg __ampcc_native_args_8[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_8[] = {
  {"", expect_kernel_7_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_7_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_7_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_8 = {__ampcc_native_args_8, 7, 3, __ampcc_variants_8, 304};
constexpr __ampcc_kernel_arg __ampcc_native_args_9[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_9[] = {
  {"", expect_kernel_8_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_8_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_8_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_9 = {__ampcc_native_args_9, 7, 3, __ampcc_variants_9, 296};
constexpr __ampcc_kernel_arg __ampcc_native_args_10[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_10[] = {
  {"", expect_kernel_9_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_9_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_9_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_10 = {__ampcc_native_args_10, 7, 3, __ampcc_variants_10, 304};
constexpr __ampcc_kernel_arg __ampcc_native_args_11[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_11[] = {
  {"", expect_kernel_10_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_10_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_10_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_11 = {__ampcc_native_args_11, 7, 3, __ampcc_variants_11, 304};
constexpr __ampcc_kernel_arg __ampcc_native_args_12[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_12[] = {
  {"", expect_kernel_11_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_11_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_11_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_12 = {__ampcc_native_args_12, 7, 3, __ampcc_variants_12, 304};
constexpr __ampcc_kernel_arg __ampcc_native_args_13[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_value, false, false, 36, 0, 4, "out_extent1"},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_stride0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_13[] = {
  {"", expect_kernel_12_native_c82035f8f685b567},
  {"x86-64-v3", expect_kernel_12_native_c82035f8f685b567_v3},
  {"x86-64-v4", expect_kernel_12_native_c82035f8f685b567_v4},
};
constexpr __ampcc_native_form __ampcc_native_13 = {__ampcc_native_args_13, 7, 3, __ampcc_variants_13, 296};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L35b7a15b40a3ab36|t2x2x2",
   "check_elements_kernel", __ampcc_args_0, 9, 112, 3, {2, 2, 2}, 128, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 86, "check_elements()", &__ampcc_native_0},
  {"Lb17b81b50677fcd2|t64",
   "check_places_kernel", __ampcc_args_1, 5, 56, 1, {64, 1, 1}, 256, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 112, "check_places()", &__ampcc_native_1},
  {"Ld79aaeb740f740b3<I8,I4,La74a0f91bd8ca4ba>|t8x4",
   "expect_kernel", __ampcc_args_2, 7, 72, 2, {4, 8, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<8, 4, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:150:31)>()", &__ampcc_native_2},
  {"Ld79aaeb740f740b3<I4,I2,La74a0f91bd8ca4ba>|t4x2",
   "expect_kernel_2", __ampcc_args_3, 7, 72, 2, {2, 4, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<4, 2, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:150:31)>()", &__ampcc_native_3},
  {"Ld79aaeb740f740b3<I4,I8,La74a0f91bd8ca4ba>|t4x8",
   "expect_kernel_3", __ampcc_args_4, 7, 72, 2, {8, 4, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<4, 8, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:150:31)>()", &__ampcc_native_4},
  {"Ld79aaeb740f740b3<I16,I1,La74a0f91bd8ca4ba>|t16x1",
   "expect_kernel_4", __ampcc_args_5, 7, 72, 2, {1, 16, 1}, 0, false, 1, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<16, 1, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:150:31)>()", &__ampcc_native_5},
  {"Ld79aaeb740f740b3<I8,I4,La049db3241ce13c0>|t8x4",
   "expect_kernel_5", __ampcc_args_6, 7, 72, 2, {4, 8, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<8, 4, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:151:32)>()", &__ampcc_native_6},
  {"Ld79aaeb740f740b3<I4,I2,La049db3241ce13c0>|t4x2",
   "expect_kernel_6", __ampcc_args_7, 7, 72, 2, {2, 4, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<4, 2, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:151:32)>()", &__ampcc_native_7},
  {"Ld79aaeb740f740b3<I4,I8,La049db3241ce13c0>|t4x8",
   "expect_kernel_7", __ampcc_args_8, 7, 72, 2, {8, 4, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<4, 8, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:151:32)>()", &__ampcc_native_8},
  {"Ld79aaeb740f740b3<I16,I1,La049db3241ce13c0>|t16x1",
   "expect_kernel_8", __ampcc_args_9, 7, 72, 2, {1, 16, 1}, 0, false, 1, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<16, 1, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:151:32)>()", &__ampcc_native_9},
  {"Ld79aaeb740f740b3<I8,I4,Lfac6c8d610119e97>|t8x4",
   "expect_kernel_9", __ampcc_args_10, 7, 72, 2, {4, 8, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<8, 4, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:152:30)>()", &__ampcc_native_10},
  {"Ld79aaeb740f740b3<I4,I2,Lfac6c8d610119e97>|t4x2",
   "expect_kernel_10", __ampcc_args_11, 7, 72, 2, {2, 4, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<4, 2, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:152:30)>()", &__ampcc_native_11},
  {"Ld79aaeb740f740b3<I4,I8,Lfac6c8d610119e97>|t4x8",
   "expect_kernel_11", __ampcc_args_12, 7, 72, 2, {8, 4, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<4, 8, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:152:30)>()", &__ampcc_native_12},
  {"Ld79aaeb740f740b3<I16,I1,Lfac6c8d610119e97>|t16x1",
   "expect_kernel_12", __ampcc_args_13, 7, 72, 2, {1, 16, 1}, 0, false, 1, "/work/main/test/Execution/Barriers/chosen-variables.cpp", 55, "expect<16, 1, (lambda at /work/main/test/Execution/Barriers/chosen-variables.cpp:152:30)>()", &__ampcc_native_13},
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
constexpr __ampcc_message_arg __ampcc_message_args_5[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int64, nullptr},
  {__ampcc_sent_int64, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_6[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_7[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_8[] = {
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
  {__ampcc_message_check, "barrier", __ampcc_message_args_1, 9, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_4, 6, "", 0},
  {__ampcc_message_check, "shift", __ampcc_message_args_5, 6, "", 0},
  {__ampcc_message_check, "division", __ampcc_message_args_6, 5, "", 0},
  {__ampcc_message_check, "pointer", __ampcc_message_args_7, 5, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_8, 8, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "numbers", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 91, 28},
  {__ampcc_rule_race, "numbers[g]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 91, 28},
  {__ampcc_rule_init, "numbers[g]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 91, 28},
  {__ampcc_rule_element, "shared", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 93, 9},
  {__ampcc_rule_race, "shared[l]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 93, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 94, 9},
  {__ampcc_rule_shift, "h << l", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 95, 26},
  {__ampcc_rule_element, "a", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 96, 9},
  {__ampcc_rule_element, "a", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 97, 9},
  {__ampcc_rule_element, "parts", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 98, 9},
  {__ampcc_rule_race, "parts[l].a[1]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 98, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 99, 9},
  {__ampcc_rule_division, "h % 2", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 100, 20},
  {__ampcc_rule_element, "a", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 100, 18},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 100, 9},
  {__ampcc_rule_race, "out[g]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 100, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 115, 9},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 115, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 116, 9},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 118, 17},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 118, 17},
  {__ampcc_rule_init, "s[l]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 118, 17},
  {__ampcc_rule_pointer, "*p", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 138, 18},
  {__ampcc_rule_race, "*p", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 138, 18},
  {__ampcc_rule_init, "*p", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 138, 18},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 138, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 138, 9},
  {__ampcc_rule_shift, "h << (h & 7)", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 42, 20},
  {__ampcc_rule_division, "(h + 3) % 2", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 43, 5},
  {__ampcc_rule_element, "a", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 43, 3},
  {__ampcc_rule_division, "(h + 6) % 2", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 44, 5},
  {__ampcc_rule_element, "a", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 44, 3},
  {__ampcc_rule_division, "(h >> 1) % 2", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 45, 12},
  {__ampcc_rule_element, "a", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 45, 10},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 57, 9},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 58, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 58, 9},
  {__ampcc_rule_pointer, "", "", 0, 0},
  {__ampcc_rule_race, "r", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 22, 3},
  {__ampcc_rule_race, "q", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 25, 3},
  {__ampcc_rule_init, "q", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 25, 3},
  {__ampcc_rule_race, "r.b", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 32, 3},
  {__ampcc_rule_pointer, "q->a", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 37, 3},
  {__ampcc_rule_race, "q->a", "/work/main/test/Execution/Barriers/chosen-variables.cpp", 37, 3},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/chosen-variables.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 14, "", __ampcc_messages, 9, __ampcc_sites, 44};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
