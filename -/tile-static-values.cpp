#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
// What one thread stores in a tile_static variable behind a barrier is what the others find behind the next one: in
// scalars, constant elements and members, stored by all before, in loops that end by a flag, in functions and lambdas.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
// RUN: env POCL_WORK_GROUP_METHOD=loops POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: env POCL_WORK_GROUP_METHOD=loopvec POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: env POCL_WORK_GROUP_METHOD=workitemrepl POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: rm -rf %t.d && %ampcc --translate %s -o %t.d && FileCheck %s < %t.d/tile-static-values.cl
// CHECK: #define SHARED(variable)
// CHECK: __local int x; SHARED(x);
#include <amp.h>
#include <vector>

using namespace concurrency;

__attribute__((__unused__)) const int N = 8;
static int failures = 0;

template <typename Body> void expect(int wanted, const Body &body) {
  std::vector<int> data(N, -1);
  array_view<int> out(N, data);
  parallel_for_each(out.extent.tile<N>(),
                    __ampcc_tag<__ampcc_site<0x303d65addea729eaULL, Body>>([out, body](tiled_index<N> t)               { (void)out; (void)body; (void)t; __ampcc_host_stub(); }));
  out.synchronize();
  for (int x : data)
    failures += x != wanted;
}

struct pair {
  int a, b[2];
};




















int main() {
  expect(7, __ampcc_tag<__ampcc_site<0x3b849bb5fb96fe1fULL>>([](tiled_index<N> t, int l)               -> int { (void)t; (void)l; __ampcc_host_stub(); }));
  expect(42, __ampcc_tag<__ampcc_site<0x2f1327e6f2b638ccULL>>([](tiled_index<N> t, int l)               -> int { (void)t; (void)l; __ampcc_host_stub(); }







));
  expect(13, __ampcc_tag<__ampcc_site<0x5b4f37a2257fb3e2ULL>>([](tiled_index<N> t, int l)               -> int { (void)t; (void)l; __ampcc_host_stub(); }












));
  expect(7, __ampcc_tag<__ampcc_site<0x31dd05096e47a496ULL>>([](tiled_index<N> t, int l)               -> int { (void)t; (void)l; __ampcc_host_stub(); }



));
  expect(8, __ampcc_tag<__ampcc_site<0x0ee64ef3db26c68dULL>>([](tiled_index<N> t, int l)               -> int { (void)t; (void)l; __ampcc_host_stub(); }
















));
  expect(6, __ampcc_tag<__ampcc_site<0x95dd3019dfe365d8ULL>>([](tiled_index<N> t, int l)               -> int { (void)t; (void)l; __ampcc_host_stub(); }












));
  expect(9, __ampcc_tag<__ampcc_site<0xb0ca97ea6bccf42cULL>>([](tiled_index<N> t, int l)               -> int { (void)t; (void)l; __ampcc_host_stub(); }













));
  return failures != 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_1ad9c7b3539db899(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_1ad9c7b3539db899_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_1ad9c7b3539db899_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_1ad9c7b3539db899(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_1ad9c7b3539db899_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_1ad9c7b3539db899_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_1ad9c7b3539db899(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_1ad9c7b3539db899_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_1ad9c7b3539db899_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_4_native_1ad9c7b3539db899(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_4_native_1ad9c7b3539db899_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_4_native_1ad9c7b3539db899_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_5_native_1ad9c7b3539db899(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_5_native_1ad9c7b3539db899_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_5_native_1ad9c7b3539db899_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_6_native_1ad9c7b3539db899(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_6_native_1ad9c7b3539db899_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_6_native_1ad9c7b3539db899_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_7_native_1ad9c7b3539db899(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_7_native_1ad9c7b3539db899_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_7_native_1ad9c7b3539db899_v4(const void *const *, const __ampcc_native_span &);
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
  int a;
  int b[2];
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
  if (DIVERGENT() && (uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 35 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int x; SHARED(x);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
#line 54 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l_2 = l;
#line 36 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  x = 1;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l_2 == 3) {
    x = 7;
  }
#line 40 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = x;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_2(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 56 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int x; SHARED(x);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
#line 57 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  x = 0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l == 3) {
    x = 42;
  }
#line 61 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = x;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_3(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 65 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int s[3]; SHARED(s);
  __local int m[2][2] __attribute__((aligned(16))); SHARED(m);
#line 66 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local pair p[2] __attribute__((aligned(16))); SHARED(p);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
  int value;
  int value_2 = p[0].b[1] = 1;
#line 67 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value_3 = (value = p[1].a = value_2, m[1][0] = value);
  s[1] = value_3;
#line 68 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l == 5) {
    s[1] = 2;
    m[1][0] = 3;
    p[1].a += 2;
    p[0].b[1] = 5;
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value_4 = s[1] + m[1][0] + p[1].a + p[0].b[1];
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value_4;
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

static inline __attribute__((always_inline)) bool check_pointer(
    uint site, int thread_x, int thread_y, int thread_z, __local const int *pointer,
    __global uint *messages, ulong pointer_begin, ulong pointer_bytes) {
  if (DIVERGENT() && pointer == 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 0, messages);
    return false;
  }
  if (DIVERGENT() && !IN_BOUNDS(pointer, pointer_begin, pointer_bytes)) {
    report_pointer(site, thread_x, thread_y, thread_z, 1, messages);
    return false;
  }
  if (DIVERGENT() && ((ulong)pointer & 3) != 0) {
    report_pointer(site, thread_x, thread_y, thread_z, 2, messages);
    return false;
  }
  return true;
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_4(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 79 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int x; SHARED(x);
  __local int s[2]; SHARED(s);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 81 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l_2 = l;
  __local int *x_2 = &x;
  __local int *p = &s[1];
  int thread_x_3 = thread_x_2;
  __global uint *messages_3 = messages_2;
#line 45 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = DIVERGENT() && check_pointer(33, thread_x_3, 0, 0, p, messages_3, (ulong)&s, 8) ?
      (*p = 1) : 1;
  *x_2 = value;
#line 46 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l_2 == 2) {
    *x_2 = 4;
    if (check_pointer(38, thread_x_3, 0, 0, p, messages_3, (ulong)&s, 8)) {
      *p += 2;
    }
  }
#line 49 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 81 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int result = *x_2 + (DIVERGENT() &&
      check_pointer(44, thread_x_3, 0, 0, p, messages_3, (ulong)&s, 8) ? *p : 0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value_2 = result;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value_2;
  }
}

static __attribute__((noinline)) void report_barrier(
    uint site, int thread_x, int thread_y, int thread_z, int value0, int value1, int value2,
    int value3, int value4, __global uint *messages) {
  uint message = begin_report(messages, 1, 10, site, (uint)thread_x, (uint)thread_y,
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

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_5(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 84 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local uchar more; SHARED(more);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
  int result;
#line 85 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int rounds = 0;
  int left = l;
#line 86 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  bool again = true;
#line 97 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  do {
#line 86 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    BRANCH();
    again = again;
#line 87 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (again) {
      more = 0;
    }
#line 88 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0u) {
      meeting[0] = 0;
      meeting[1] = 4294967295u;
      meeting[2] = 4294967295u;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (again) {
      atomic_add(&meeting[0], 1u);
      atomic_min(&meeting[2], (uint)get_local_id(0));
    } else {
      atomic_min(&meeting[1], (uint)get_local_id(0));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (meeting[0] != 8 && meeting[2] == (uint)get_local_id(0)) {
      check_barrier(48, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]), (int)(meeting[1] % 8),
          (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 89 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (DIVERGENT() && again) {
      if (left > 0) {
#line 90 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        --left;
        more = 1;
      }
    }
#line 93 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0u) {
      meeting[0] = 0;
      meeting[1] = 4294967295u;
      meeting[2] = 4294967295u;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (again) {
      atomic_add(&meeting[0], 1u);
      atomic_min(&meeting[2], (uint)get_local_id(0));
    } else {
      atomic_min(&meeting[1], (uint)get_local_id(0));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (meeting[0] != 8 && meeting[2] == (uint)get_local_id(0)) {
      check_barrier(50, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]), (int)(meeting[1] % 8),
          (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 95 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    bool again_2;
#line 94 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (DIVERGENT() && again) {
      ++rounds;
#line 95 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
      again_2 = more;
    }
#line 96 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0u) {
      meeting[0] = 0;
      meeting[1] = 4294967295u;
      meeting[2] = 4294967295u;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (again) {
      atomic_add(&meeting[0], 1u);
      atomic_min(&meeting[2], (uint)get_local_id(0));
    } else {
      atomic_min(&meeting[1], (uint)get_local_id(0));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (meeting[0] != 8 && meeting[2] == (uint)get_local_id(0)) {
      check_barrier(53, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]), (int)(meeting[1] % 8),
          (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 97 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    if (DIVERGENT() && again) {
      if (!again_2) {
#line 98 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
        result = rounds;
        again = false;
      }
    }
#line 97 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0u) {
      meeting[3] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (again) {
      atomic_or(&meeting[3], 1u);
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  } while (meeting[3] != 0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = result;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
)ampcc"
R"ampcc(#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_6(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 102 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local float total[1]; SHARED(total);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int l = get_local_id(0);
#line 103 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  total[0] = 0.0f;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int seen = 0;
  for (int k = 0; k < 4; ++k) {
    BRANCH();
    seen += (int)total[0];
#line 108 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (l == k) {
      total[0] += 1.0f;
    }
#line 111 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value = seen;
  int temporary = get_global_id(0);
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, tile-static-values.cpp:24
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_7(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 116 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  __local int x; SHARED(x);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int t_local = get_local_id(0);
#line 122 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  x = 0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_2 = t_local;
  __local int *to = &x;
  int who = 1;
  int value = 5;
#line 118 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  if (t_local_2 == who) {
    *to = value;
  }
#line 120 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 125 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int first = x;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int t_local_3 = t_local;
  __local int *to_2 = &x;
  int who_2 = 6;
  int value_2 = 4;
#line 118 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  if (t_local_3 == who_2) {
    *to_2 = value_2;
  }
#line 120 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 24 "/work/main/test/Execution/Barriers/tile-static-values.cpp"
  int value_3 = first + x;
  __global int *place = &out_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value_3;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
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
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", expect_kernel_native_1ad9c7b3539db899},
  {"x86-64-v3", expect_kernel_native_1ad9c7b3539db899_v3},
  {"x86-64-v4", expect_kernel_native_1ad9c7b3539db899_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 120};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", expect_kernel_2_native_1ad9c7b3539db899},
  {"x86-64-v3", expect_kernel_2_native_1ad9c7b3539db899_v3},
  {"x86-64-v4", expect_kernel_2_native_1ad9c7b3539db899_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 5, 3, __ampcc_variants_1, 120};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", expect_kernel_3_native_1ad9c7b3539db899},
  {"x86-64-v3", expect_kernel_3_native_1ad9c7b3539db899_v3},
  {"x86-64-v4", expect_kernel_3_native_1ad9c7b3539db899_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 5, 3, __ampcc_variants_2, 200};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", expect_kernel_4_native_1ad9c7b3539db899},
  {"x86-64-v3", expect_kernel_4_native_1ad9c7b3539db899_v3},
  {"x86-64-v4", expect_kernel_4_native_1ad9c7b3539db899_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 5, 3, __ampcc_variants_3, 144};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", expect_kernel_5_native_1ad9c7b3539db899},
  {"x86-64-v3", expect_kernel_5_native_1ad9c7b3539db899_v3},
  {"x86-64-v4", expect_kernel_5_native_1ad9c7b3539db899_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 5, 3, __ampcc_variants_4, 264};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", expect_kernel_6_native_1ad9c7b3539db899},
  {"x86-64-v3", expect_kernel_6_native_1ad9c7b3539db899_v3},
  {"x86-64-v4", expect_kernel_6_native_1ad9c7b3539db899_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 5, 3, __ampcc_variants_5, 184};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", expect_kernel_7_native_1ad9c7b3539db899},
  {"x86-64-v3", expect_kernel_7_native_1ad9c7b3539db899_v3},
  {"x86-64-v4", expect_kernel_7_native_1ad9c7b3539db899_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 5, 3, __ampcc_variants_6, 168};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L303d65addea729ea<L3b849bb5fb96fe1f>|t8",
   "expect_kernel", __ampcc_args_0, 5, 64, 1, {8, 1, 1}, 4, false, 0, "/work/main/test/Execution/Barriers/tile-static-values.cpp", 24, "expect<(lambda at /work/main/test/Execution/Barriers/tile-static-values.cpp:54:13)>()", &__ampcc_native_0},
  {"L303d65addea729ea<L2f1327e6f2b638cc>|t8",
   "expect_kernel_2", __ampcc_args_1, 5, 64, 1, {8, 1, 1}, 4, false, 0, "/work/main/test/Execution/Barriers/tile-static-values.cpp", 24, "expect<(lambda at /work/main/test/Execution/Barriers/tile-static-values.cpp:55:14)>()", &__ampcc_native_1},
  {"L303d65addea729ea<L5b4f37a2257fb3e2>|t8",
   "expect_kernel_3", __ampcc_args_2, 5, 64, 1, {8, 1, 1}, 52, false, 0, "/work/main/test/Execution/Barriers/tile-static-values.cpp", 24, "expect<(lambda at /work/main/test/Execution/Barriers/tile-static-values.cpp:64:14)>()", &__ampcc_native_2},
  {"L303d65addea729ea<L31dd05096e47a496>|t8",
   "expect_kernel_4", __ampcc_args_3, 5, 64, 1, {8, 1, 1}, 12, false, 0, "/work/main/test/Execution/Barriers/tile-static-values.cpp", 24, "expect<(lambda at /work/main/test/Execution/Barriers/tile-static-values.cpp:78:13)>()", &__ampcc_native_3},
  {"L303d65addea729ea<L0ee64ef3db26c68d>|t8",
   "expect_kernel_5", __ampcc_args_4, 5, 64, 1, {8, 1, 1}, 17, false, 0, "/work/main/test/Execution/Barriers/tile-static-values.cpp", 24, "expect<(lambda at /work/main/test/Execution/Barriers/tile-static-values.cpp:83:13)>()", &__ampcc_native_4},
  {"L303d65addea729ea<L95dd3019dfe365d8>|t8",
   "expect_kernel_6", __ampcc_args_5, 5, 64, 1, {8, 1, 1}, 4, false, 0, "/work/main/test/Execution/Barriers/tile-static-values.cpp", 24, "expect<(lambda at /work/main/test/Execution/Barriers/tile-static-values.cpp:101:13)>()", &__ampcc_native_5},
  {"L303d65addea729ea<Lb0ca97ea6bccf42c>|t8",
   "expect_kernel_7", __ampcc_args_6, 5, 64, 1, {8, 1, 1}, 4, false, 0, "/work/main/test/Execution/Barriers/tile-static-values.cpp", 24, "expect<(lambda at /work/main/test/Execution/Barriers/tile-static-values.cpp:115:13)>()", &__ampcc_native_6},
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
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "barrier", __ampcc_message_args_0, 9, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_3, 6, "", 0},
  {__ampcc_message_check, "pointer", __ampcc_message_args_4, 5, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 36, 3},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 37, 3},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 39, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 40, 3},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 41, 10},
  {__ampcc_rule_init, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 41, 10},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 24, 59},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 24, 59},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 57, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 58, 5},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 60, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 61, 5},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 62, 12},
  {__ampcc_rule_init, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 62, 12},
  {__ampcc_rule_race, "p[0].b[1]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 67, 31},
  {__ampcc_rule_race, "p[1].a", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 67, 22},
  {__ampcc_rule_race, "m[1][0]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 67, 12},
  {__ampcc_rule_race, "s[1]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 67, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 68, 5},
  {__ampcc_rule_race, "s[1]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 70, 7},
  {__ampcc_rule_race, "m[1][0]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 71, 7},
  {__ampcc_rule_race, "p[1].a", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 72, 7},
  {__ampcc_rule_init, "p[1].a", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 72, 7},
  {__ampcc_rule_race, "p[0].b[1]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 73, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 75, 5},
  {__ampcc_rule_race, "s[1]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 76, 12},
  {__ampcc_rule_init, "s[1]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 76, 12},
  {__ampcc_rule_race, "m[1][0]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 76, 19},
  {__ampcc_rule_init, "m[1][0]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 76, 19},
  {__ampcc_rule_race, "p[1].a", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 76, 29},
  {__ampcc_rule_init, "p[1].a", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 76, 29},
  {__ampcc_rule_race, "p[0].b[1]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 76, 38},
  {__ampcc_rule_init, "p[0].b[1]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 76, 38},
  {__ampcc_rule_pointer, "*p", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 45, 7},
  {__ampcc_rule_race, "*p", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 45, 7},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 45, 3},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 46, 3},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 48, 5},
  {__ampcc_rule_pointer, "*p", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 48, 12},
  {__ampcc_rule_race, "*p", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 48, 12},
  {__ampcc_rule_init, "*p", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 48, 12},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 49, 3},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 50, 10},
  {__ampcc_rule_init, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 50, 10},
  {__ampcc_rule_pointer, "*p", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 50, 14},
  {__ampcc_rule_race, "*p", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 50, 14},
  {__ampcc_rule_init, "*p", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 50, 14},
  {__ampcc_rule_race, "more", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 87, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 88, 7},
  {__ampcc_rule_race, "more", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 91, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 93, 7},
  {__ampcc_rule_race, "more", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 95, 26},
  {__ampcc_rule_init, "more", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 95, 26},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 96, 7},
  {__ampcc_rule_race, "total[0]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 103, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 104, 5},
  {__ampcc_rule_race, "total[0]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 107, 19},
  {__ampcc_rule_init, "total[0]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 107, 19},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 108, 7},
  {__ampcc_rule_race, "total[0]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 110, 9},
  {__ampcc_rule_init, "total[0]", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 110, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 111, 7},
  {__ampcc_rule_race, "to", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 119, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 120, 7},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 122, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 123, 5},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 125, 23},
  {__ampcc_rule_init, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 125, 23},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 126, 5},
  {__ampcc_rule_race, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 128, 20},
  {__ampcc_rule_init, "x", "/work/main/test/Execution/Barriers/tile-static-values.cpp", 128, 20},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/tile-static-values.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 7, "", __ampcc_messages, 5, __ampcc_sites, 71};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
