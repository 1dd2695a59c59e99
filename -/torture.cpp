#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/torture.cpp"
// Barriers in every place that tile-uniform control flow leads to, under every way that PoCL has to
// turn work-items into loops, and under Oclgrind.
// REQUIRES: opencl-device
// RUN: %ampcc -O1 %s -o %t
// RUN: %t
// RUN: env POCL_WORK_GROUP_METHOD=loops POCL_KERNEL_CACHE=0 %t
// RUN: env POCL_WORK_GROUP_METHOD=loopvec POCL_KERNEL_CACHE=0 %t
// RUN: env POCL_WORK_GROUP_METHOD=workitemrepl POCL_KERNEL_CACHE=0 %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked

#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

__attribute__((__unused__)) const int N = 16; // threads of a tile
const int Tiles = 3;
static int failures = 0;

/// Runs `body(tile index, in, out)` over three tiles and compares out with `expected(tile, local)`.
template <typename Body, typename Expected>
void run(const char *name, const Body &body, const Expected &expected) {
  std::vector<int> input(N * Tiles), output(N * Tiles, -1);
  for (int i = 0; i < N * Tiles; ++i)
    input[i] = (i * 37 + 11) % 64;
  array_view<const int> in(N * Tiles, input);
  array_view<int> out(N * Tiles, output);
  parallel_for_each(
      out.get_extent().tile<N>(), __ampcc_tag<__ampcc_site<0x87a9f461a71449caULL, Body, Expected>>([body, in, out](tiled_index<N> t)               { (void)body; (void)in; (void)out; (void)t; __ampcc_host_stub(); }));
  out.synchronize();
  for (int i = 0; i < N * Tiles; ++i)
    if (output[i] != expected(&input[i / N * N], i % N)) {
      std::printf("%s: thread %d has %d, not %d\n", name, i, output[i],
                  expected(&input[i / N * N], i % N));
      ++failures;
      return;
    }
}

using In = array_view<const int>;
using Out = array_view<int>;

static int sum(const int *tile, int) {
  int s = 0;
  for (int i = 0; i < N; ++i)
    s += tile[i];
  return s;
}

struct Shared {
  int value[N];
  int count;
  
};




























int main() {
  run(
      "helpers", __ampcc_tag<__ampcc_site<0x9b5f19a196f0256bULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }




),
      sum);

  run(
      "scan twice", __ampcc_tag<__ampcc_site<0x4ae7587d04a20e01ULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }

),
      __ampcc_tag<__ampcc_site<0xeabc015f5d6d0bd0ULL>>([](const int *tile, int l) {
        int s = 0;
        for (int i = 0; i <= l; ++i)
          s += tile[i];
        return s * 1000 + l + 1;
      }));

  run(
      "loop count from tile_static", __ampcc_tag<__ampcc_site<0x35342d8487b42786ULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }













),
      __ampcc_tag<__ampcc_site<0x331347b0b2b1ab4eULL>>([](const int *tile, int) { return (tile[0] % 5 + 1) * N; }));

  run(
      "break and continue", __ampcc_tag<__ampcc_site<0xe970bd3a361607d6ULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }














),
      __ampcc_tag<__ampcc_site<0xc112a9f6a0394b68ULL>>([](const int *tile, int l) {
        int slots[N], next[N];
        for (int i = 0; i < N; ++i)
          slots[i] = tile[i];
        for (int round = 0; round < 3; ++round) {
          for (int i = 0; i < N; ++i)
            next[i] = slots[i] + (slots[(i + 1) % N] & 3);
          for (int i = 0; i < N; ++i)
            slots[i] = next[i];
        }
        return slots[l];
      }));

  run(
      "do, while and nested loops", __ampcc_tag<__ampcc_site<0x5596816e3c9a9629ULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }













),
      __ampcc_tag<__ampcc_site<0x7ef7f5755dcd3938ULL>>([](const int *tile, int l) { return tile[l] + 6; }));

  run(
      "uniform branches", __ampcc_tag<__ampcc_site<0x63ee7ede639871dcULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }














),
      __ampcc_tag<__ampcc_site<0xd3f04ab910ac2adeULL>>([](const int *tile, int l) {
        // The tiles start with different values: tell them apart by the first one.
        int number = tile[0] == 11 ? 0 : tile[0] == (16 * 37 + 11) % 64 ? 1 : 2;
        return (number % 2 == 0 ? tile[(l + 3) % N] : tile[(l + 5) % N] + 100) + 1000 * number;
      }));

  run(
      "switch", __ampcc_tag<__ampcc_site<0x0212fb36576e4495ULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }

















),
      __ampcc_tag<__ampcc_site<0xba33142c31372b14ULL>>([](const int *tile, int l) {
        int number = tile[0] == 11 ? 0 : tile[0] == (16 * 37 + 11) % 64 ? 1 : 2;
        return number == 0   ? tile[N - 1 - l]
               : number == 1 ? 2 * tile[(l + 1) % N]
                             : tile[(l + 1) % N];
      }));

  run(
      "private state across barriers", __ampcc_tag<__ampcc_site<0x35030ff98ce83658ULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }















),
      __ampcc_tag<__ampcc_site<0x32a6fa8cc2acfb49ULL>>([](const int *tile, int l) {
        int a[N], history[N][4];
        for (int i = 0; i < N; ++i)
          a[i] = tile[i];
        for (int k = 0; k < 4; ++k) {
          for (int i = 0; i < N; ++i)
            history[i][k] = a[(i + k) % N];
          for (int i = 0; i < N; ++i)
            a[i] += history[i][k] & 1;
        }
        return history[l][0] + history[l][1] * 3 + history[l][2] * 5 + history[l][3] * 7 + l;
      }));

  run(
      "divergence between barriers, early return behind them",
      __ampcc_tag<__ampcc_site<0xc84966468149f429ULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }




















),
      __ampcc_tag<__ampcc_site<0xb46122e990847d01ULL>>([](const int *tile, int l) {
        auto steps = [](int n) {
          int s = 0;
          while (n > 1) {
            n = n % 2 ? n * 3 + 1 : n / 2;
            if (++s > 20)
              break;
          }
          return s;
        };
        if (l % 3 == 0)
          return steps(tile[(l + 1) % N]);
        for (int i = 0; i < l; ++i)
          if (steps(tile[i]) == steps(tile[l]))
            return i;
        return 100 + steps(tile[l]);
      }));

  run(
      "bitonic sort", __ampcc_tag<__ampcc_site<0xb096bc0feed9834fULL>>([](tiled_index<N> t, In in, Out out)               { (void)t; (void)in; (void)out; __ampcc_host_stub(); }















),
      __ampcc_tag<__ampcc_site<0xceab939e69cf4035ULL>>([](const int *tile, int l) {
        int smaller = 0, key = 0;
        for (int i = 0; i < N; ++i) {
          smaller = 0;
          for (int j = 0; j < N; ++j)
            smaller += tile[j] < tile[i] || (tile[j] == tile[i] && j < i);
          if (smaller == l)
            key = tile[i];
        }
        return key;
      }));

  std::printf("%d failures\n", failures);
  return failures != 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_4_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_4_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_4_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_5_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_5_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_5_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_6_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_6_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_6_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_7_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_7_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_7_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_8_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_8_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_8_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_9_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_9_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_9_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_10_native_f415ddb8dac9afd7(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_10_native_f415ddb8dac9afd7_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_10_native_f415ddb8dac9afd7_v4(const void *const *, const __ampcc_native_span &);
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
  int value[16];
  int count;
} Shared;

typedef struct {
  int a;
  int b;
} Last;

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
  if (DIVERGENT() && (ulong)index < (ulong)count) {
    return true;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return false;
}

// Shared::add, torture.cpp:54
#line 54 "/work/main/test/Execution/Barriers/torture.cpp"
static inline __attribute__((always_inline)) void Shared_add(
    __local Shared *self, int l, int other, int thread_x, __global uint *messages) {
  int value = DIVERGENT() && check_element(0, thread_x, 0, 0, (long)other, 16, messages) ?
      self->value[other] : 0;
  if (check_element(3, thread_x, 0, 0, (long)l, 16, messages)) {
    self->value[l] += value;
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 87 "/work/main/test/Execution/Barriers/torture.cpp"
  __local Shared s; SHARED(s);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 88 "/work/main/test/Execution/Barriers/torture.cpp"
  __global const int *place =
      &in_3[INDEX(check_index1(8, thread_x, 0, 0, t_global, t_global, in_extent, messages_2))];
  int value = DIVERGENT() && IN_BOUNDS(place, in, in_bytes) ? *place : 0;
  if (check_element(11, thread_x, 0, 0, (long)t_local, 16, messages_2)) {
    s.value[t_local] = value;
  }
#line 89 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_local_2 = t_local;
  __local Shared *s_2 = &s;
  int thread_x_2 = thread_x;
  __global uint *messages_3 = messages_2;
#line 64 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int stride = 8; stride > 0; stride /= 2) {
    BRANCH();
    __local Shared *s_3 = s_2;
    int l = t_local_2;
    int stride_2 = stride;
    int thread_x_3 = thread_x_2;
    __global uint *messages_4 = messages_3;
#line 58 "/work/main/test/Execution/Barriers/torture.cpp"
    if (l < stride_2) {
      Shared_add(s_3, l, l + stride_2, thread_x_3, messages_4);
    }
#line 60 "/work/main/test/Execution/Barriers/torture.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  }
#line 90 "/work/main/test/Execution/Barriers/torture.cpp"
  int value_2 = s.value[0];
  __global int *place_2 = &out_3[INDEX(check_index1(15, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_2(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 70 "/work/main/test/Execution/Barriers/torture.cpp"
  __local int buffers[2][16] __attribute__((aligned(16))); SHARED(buffers);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
  __global const int *place =
      &in_3[INDEX(check_index1(37, thread_x, 0, 0, t_global, t_global, in_extent, messages_2))];
  int t_local_2 = t_local;
  int x = DIVERGENT() && IN_BOUNDS(place, in, in_bytes) ? *place : 0;
  int thread_x_2 = thread_x;
  __global uint *messages_3 = messages_2;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
  int l = t_local_2;
  int from = 0;
#line 72 "/work/main/test/Execution/Barriers/torture.cpp"
  if (check_element(17, thread_x_2, 0, 0, (long)l, 16, messages_3)) {
    buffers[0][l] = x;
  }
#line 73 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int offset = 1; offset < 16; offset <<= 1) {
    BRANCH();
    int value = (DIVERGENT() && check_element(20, thread_x_2, 0, 0, (long)from, 2, messages_3) &&
        check_element(21, thread_x_2, 0, 0, (long)l, 16, messages_3) ? buffers[from][l] : 0) +
        (l >= offset ? (check_element(24, thread_x_2, 0, 0, (long)from, 2, messages_3) &&
        check_element(25, thread_x_2, 0, 0, (long)(l - offset), 16, messages_3) ?
        buffers[from][l - offset] : 0) : 0);
    if (DIVERGENT() && check_element(28, thread_x_2, 0, 0, (long)(1 - from), 2, messages_3) &&
        check_element(29, thread_x_2, 0, 0, (long)l, 16, messages_3)) {
      buffers[1 - from][l] = value;
    }
#line 76 "/work/main/test/Execution/Barriers/torture.cpp"
    from = 1 - from;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  BRANCH();
  int result = DIVERGENT() && check_element(32, thread_x_2, 0, 0, (long)from, 2, messages_3) &&
      check_element(33, thread_x_2, 0, 0, (long)l, 16, messages_3) ? buffers[from][l] : 0;
#line 80 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int value = result * 1000;
  int t_local_3 = t_local;
  int x_2 = 1;
  int thread_x_3 = thread_x;
  __global uint *messages_4 = messages_2;
#line 71 "/work/main/test/Execution/Barriers/torture.cpp"
  int l_2 = t_local_3;
  int from_2 = 0;
#line 72 "/work/main/test/Execution/Barriers/torture.cpp"
  if (check_element(17, thread_x_3, 0, 0, (long)l_2, 16, messages_4)) {
    buffers[0][l_2] = x_2;
  }
#line 73 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int offset = 1; offset < 16; offset <<= 1) {
    BRANCH();
    int value_2 = (DIVERGENT() && check_element(20, thread_x_3, 0, 0, (long)from_2, 2, messages_4)
        && check_element(21, thread_x_3, 0, 0, (long)l_2, 16, messages_4) ? buffers[from_2][l_2] :
        0) + (l_2 >= offset ? (check_element(24, thread_x_3, 0, 0, (long)from_2, 2, messages_4) &&
        check_element(25, thread_x_3, 0, 0, (long)(l_2 - offset), 16, messages_4) ?
        buffers[from_2][l_2 - offset] : 0) : 0);
    if (DIVERGENT() && check_element(28, thread_x_3, 0, 0, (long)(1 - from_2), 2, messages_4) &&
        check_element(29, thread_x_3, 0, 0, (long)l_2, 16, messages_4)) {
      buffers[1 - from_2][l_2] = value_2;
    }
#line 76 "/work/main/test/Execution/Barriers/torture.cpp"
    from_2 = 1 - from_2;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  BRANCH();
  int result_2 = DIVERGENT() && check_element(32, thread_x_3, 0, 0, (long)from_2, 2, messages_4) &&
      check_element(33, thread_x_3, 0, 0, (long)l_2, 16, messages_4) ? buffers[from_2][l_2] : 0;
#line 80 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int value_2 = value + result_2;
#line 96 "/work/main/test/Execution/Barriers/torture.cpp"
  __global int *place_2 = &out_3[INDEX(check_index1(40, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value_2;
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

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_3(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 107 "/work/main/test/Execution/Barriers/torture.cpp"
  __local int count; SHARED(count);
  __local int total; SHARED(total);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile_origin = (int)get_group_id(0) * 16;
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 109 "/work/main/test/Execution/Barriers/torture.cpp"
  if (t_local == 0) {
    __global const int *place =
        &in_3[INDEX(check_index1(42, thread_x, 0, 0, t_tile_origin, t_tile_origin, in_extent,
        messages_2))];
    int value = (IN_BOUNDS(place, in, in_bytes) ? *place : 0) % 5 + 1;
    count = value;
#line 111 "/work/main/test/Execution/Barriers/torture.cpp"
    total = 0;
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int rounds = count;
  {
    int i = 0;
    bool again = true;
#line 117 "/work/main/test/Execution/Barriers/torture.cpp"
    do {
#line 115 "/work/main/test/Execution/Barriers/torture.cpp"
      BRANCH();
      again = DIVERGENT() && again && i < rounds;
#line 116 "/work/main/test/Execution/Barriers/torture.cpp"
      if (again) {
        atomic_add(&total, 1);
      }
#line 117 "/work/main/test/Execution/Barriers/torture.cpp"
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
      if (meeting[0] != 16 && meeting[2] == (uint)get_local_id(0)) {
        check_barrier(52, thread_x, 0, 0, messages_2, (int)(16 - meeting[0]),
            (int)(meeting[1] % 16), (int)(meeting[1] / 16 % 1), (int)(meeting[1] / 16),
            (int)meeting[0]);
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (DIVERGENT() && again) {
        ++i;
      }
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
  }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int value = total;
#line 119 "/work/main/test/Execution/Barriers/torture.cpp"
  __global int *place = &out_3[INDEX(check_index1(55, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_4(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
)ampcc"
R"ampcc(    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 125 "/work/main/test/Execution/Barriers/torture.cpp"
  __local int slots[16] __attribute__((aligned(16))); SHARED(slots);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 126 "/work/main/test/Execution/Barriers/torture.cpp"
  int l = t_local;
  __global const int *place =
      &in_3[INDEX(check_index1(57, thread_x, 0, 0, t_global, t_global, in_extent, messages_2))];
  int value = DIVERGENT() && IN_BOUNDS(place, in, in_bytes) ? *place : 0;
  if (check_element(60, thread_x, 0, 0, (long)l, 16, messages_2)) {
    slots[l] = value;
  }
#line 128 "/work/main/test/Execution/Barriers/torture.cpp"
  for (int i = 0;; ++i) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    int neighbour = DIVERGENT() &&
        check_element(63, thread_x, 0, 0, (long)((l + 1) % 16), 16, messages_2) ?
        slots[(l + 1) % 16] : 0;
#line 131 "/work/main/test/Execution/Barriers/torture.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (i % 2 == 0) {
      continue;
    }
#line 134 "/work/main/test/Execution/Barriers/torture.cpp"
    if (i > 6) {
      break;
    }
#line 136 "/work/main/test/Execution/Barriers/torture.cpp"
    if (check_element(67, thread_x, 0, 0, (long)l, 16, messages_2)) {
      slots[l] += neighbour & 3;
    }
    BRANCH();
  }
#line 138 "/work/main/test/Execution/Barriers/torture.cpp"
  int value_2 = DIVERGENT() && check_element(70, thread_x, 0, 0, (long)l, 16, messages_2) ? slots[l]
      : 0;
  __global int *place_2 = &out_3[INDEX(check_index1(73, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_5(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 155 "/work/main/test/Execution/Barriers/torture.cpp"
  __local int slot[16] __attribute__((aligned(16))); SHARED(slot);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 156 "/work/main/test/Execution/Barriers/torture.cpp"
  int l = t_local;
  __global const int *place =
      &in_3[INDEX(check_index1(75, thread_x, 0, 0, t_global, t_global, in_extent, messages_2))];
  int mine = DIVERGENT() && IN_BOUNDS(place, in, in_bytes) ? *place : 0;
  int outer = 3;
#line 158 "/work/main/test/Execution/Barriers/torture.cpp"
  while (outer-- > 0) {
    BRANCH();
    int inner = 2;
#line 160 "/work/main/test/Execution/Barriers/torture.cpp"
    do {
      BRANCH();
      if (check_element(78, thread_x, 0, 0, (long)l, 16, messages_2)) {
        slot[l] = mine;
      }
#line 162 "/work/main/test/Execution/Barriers/torture.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      mine = (DIVERGENT() && check_element(81, thread_x, 0, 0, (long)(15 - l), 16, messages_2) ?
          slot[15 - l] : 0) + 1;
#line 164 "/work/main/test/Execution/Barriers/torture.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    } while (--inner > 0);
#line 160 "/work/main/test/Execution/Barriers/torture.cpp"
    BRANCH();
  }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int value = mine;
#line 167 "/work/main/test/Execution/Barriers/torture.cpp"
  __global int *place_2 = &out_3[INDEX(check_index1(85, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value;
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_6(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 173 "/work/main/test/Execution/Barriers/torture.cpp"
  __local int slot[16] __attribute__((aligned(16))); SHARED(slot);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 174 "/work/main/test/Execution/Barriers/torture.cpp"
  int l = t_local;
  __global const int *place =
      &in_3[INDEX(check_index1(87, thread_x, 0, 0, t_global, t_global, in_extent, messages_2))];
  int value = DIVERGENT() && IN_BOUNDS(place, in, in_bytes) ? *place : 0;
  if (check_element(90, thread_x, 0, 0, (long)l, 16, messages_2)) {
    slot[l] = value;
  }
#line 176 "/work/main/test/Execution/Barriers/torture.cpp"
  int mine;
  bool taken = t_tile % 2 == 0;
  bool not_taken = !taken;
#line 178 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    mine = DIVERGENT() && check_element(93, thread_x, 0, 0, (long)((l + 3) % 16), 16, messages_2) ?
        slot[(l + 3) % 16] : 0;
    BRANCH();
  }
#line 181 "/work/main/test/Execution/Barriers/torture.cpp"
  if (not_taken) {
    if (check_element(96, thread_x, 0, 0, (long)l, 16, messages_2)) {
      slot[l] += 100;
    }
    BRANCH();
  }
#line 182 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken) {
    mine = DIVERGENT() && check_element(100, thread_x, 0, 0, (long)((l + 5) % 16), 16, messages_2) ?
        slot[(l + 5) % 16] : 0;
    BRANCH();
  }
#line 184 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int value_2 = mine + 1000 * t_tile;
#line 186 "/work/main/test/Execution/Barriers/torture.cpp"
  __global int *place_2 = &out_3[INDEX(check_index1(104, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value_2;
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_7(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 196 "/work/main/test/Execution/Barriers/torture.cpp"
  __local int slot[16] __attribute__((aligned(16))); SHARED(slot);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 197 "/work/main/test/Execution/Barriers/torture.cpp"
  int l = t_local;
  __global const int *place =
      &in_3[INDEX(check_index1(106, thread_x, 0, 0, t_global, t_global, in_extent, messages_2))];
  int value = DIVERGENT() && IN_BOUNDS(place, in, in_bytes) ? *place : 0;
  if (check_element(109, thread_x, 0, 0, (long)l, 16, messages_2)) {
    slot[l] = value;
  }
#line 199 "/work/main/test/Execution/Barriers/torture.cpp"
  int mine = 0;
  int selected = t_tile;
  int reached = selected == 0 ? 0 : selected == 1 ? 1 : 2;
  bool taken = reached <= 0;
#line 202 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    mine = DIVERGENT() && check_element(112, thread_x, 0, 0, (long)(15 - l), 16, messages_2) ?
        slot[15 - l] : 0;
#line 204 "/work/main/test/Execution/Barriers/torture.cpp"
    reached = 3;
  }
#line 200 "/work/main/test/Execution/Barriers/torture.cpp"
  if (reached <= 1) {
#line 206 "/work/main/test/Execution/Barriers/torture.cpp"
    if (check_element(115, thread_x, 0, 0, (long)l, 16, messages_2)) {
      slot[l] *= 2;
    }
    BRANCH();
  }
#line 200 "/work/main/test/Execution/Barriers/torture.cpp"
  bool taken_2 = reached <= 2;
#line 208 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_2) {
    mine = DIVERGENT() && check_element(119, thread_x, 0, 0, (long)((l + 1) % 16), 16, messages_2) ?
        slot[(l + 1) % 16] : 0;
    BRANCH();
  }
#line 210 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int value_2 = mine;
#line 212 "/work/main/test/Execution/Barriers/torture.cpp"
  __global int *place_2 = &out_3[INDEX(check_index1(123, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value_2;
  }
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

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_8(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 223 "/work/main/test/Execution/Barriers/torture.cpp"
  __local int slot[16] __attribute__((aligned(16))); SHARED(slot);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 224 "/work/main/test/Execution/Barriers/torture.cpp"
  int l = t_local;
  int history[4];


  SCALAR();
  Last last;
  __global const int *place =
      &in_3[INDEX(check_index1(125, thread_x, 0, 0, t_global, t_global, in_extent, messages_2))];
  last.a = DIVERGENT() && IN_BOUNDS(place, in, in_bytes) ? *place : 0;
  last.b = l;
#line 229 "/work/main/test/Execution/Barriers/torture.cpp"
  int *current = &last.a;
  for (int i = 0; i < 4; ++i) {
    BRANCH();
    SCALAR();
    int value = DIVERGENT() &&
        check_pointer(128, thread_x, 0, 0, current, messages_2, (ulong)&last, 8) ? *current : 0;
    if (check_element(131, thread_x, 0, 0, (long)l, 16, messages_2)) {
      slot[l] = value;
    }
#line 232 "/work/main/test/Execution/Barriers/torture.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    int value_2 = DIVERGENT() &&
        check_element(134, thread_x, 0, 0, (long)((l + i) % 16), 16, messages_2) ?
        slot[(l + i) % 16] : 0;
    if (DIVERGENT() && check_element(137, thread_x, 0, 0, (long)i, 4, messages_2)) {
      history[i] = value_2;
    }
#line 234 "/work/main/test/Execution/Barriers/torture.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    SCALAR();
    last.a += (DIVERGENT() && check_element(139, thread_x, 0, 0, (long)i, 4, messages_2) ?
        history[i] : 0) & 1;
    BRANCH();
  }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  SCALAR();
  int value = history[0] + history[1] * 3 + history[2] * 5 + history[3] * 7 + last.b;
#line 237 "/work/main/test/Execution/Barriers/torture.cpp"
  __global int *place_2 = &out_3[INDEX(check_index1(140, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value;
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_9(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 255 "/work/main/test/Execution/Barriers/torture.cpp"
  __local int slot[16] __attribute__((aligned(16))); SHARED(slot);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
  bool returned = false;
  __global int *place;
#line 256 "/work/main/test/Execution/Barriers/torture.cpp"
  int l = t_local;
  __global const int *place_2 =
      &in_3[INDEX(check_index1(142, thread_x, 0, 0, t_global, t_global, in_extent, messages_2))];
  int n = DIVERGENT() && IN_BOUNDS(place_2, in, in_bytes) ? *place_2 : 0;
  int steps = 0;
#line 258 "/work/main/test/Execution/Barriers/torture.cpp"
  if (DIVERGENT()) {
    while (n > 1) {
#line 259 "/work/main/test/Execution/Barriers/torture.cpp"
      n = n % 2 ? n * 3 + 1 : n / 2;
      if (++steps > 20) {
        break;
      }
    }
  }
#line 263 "/work/main/test/Execution/Barriers/torture.cpp"
  BRANCH();
  if (check_element(145, thread_x, 0, 0, (long)l, 16, messages_2)) {
    slot[l] = steps;
  }
#line 264 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (l % 3 == 0) {
    int value = check_element(148, thread_x, 0, 0, (long)((l + 1) % 16), 16, messages_2) ?
        slot[(l + 1) % 16] : 0;
    __global int *place_3 = &out_3[INDEX(check_index1(151, thread_x, 0, 0, t_global, t_global,
        out_extent, messages_2))];
)ampcc"
R"ampcc(    if (IN_BOUNDS(place_3, out, out_bytes)) {
      *place_3 = value;
    }
#line 267 "/work/main/test/Execution/Barriers/torture.cpp"
    returned = true;
  }
  if (DIVERGENT() && !returned) {
    BRANCH();
    for (int i = 0; i < l; ++i) {
#line 270 "/work/main/test/Execution/Barriers/torture.cpp"
      if ((check_element(153, thread_x, 0, 0, (long)i, 16, messages_2) ? slot[i] : 0) == steps) {
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
        int value = i;
#line 271 "/work/main/test/Execution/Barriers/torture.cpp"
        place = &out_3[INDEX(check_index1(156, thread_x, 0, 0, t_global, t_global, out_extent,
            messages_2))];
        if (IN_BOUNDS(place, out, out_bytes)) {
          *place = value;
        }
#line 272 "/work/main/test/Execution/Barriers/torture.cpp"
        returned = true;
        break;
      }
    }
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
    if (!returned) {
      int value = 100 + (check_element(158, thread_x, 0, 0, (long)l, 16, messages_2) ? slot[l] : 0);
#line 274 "/work/main/test/Execution/Barriers/torture.cpp"
      __global int *place_3 = &out_3[INDEX(check_index1(161, thread_x, 0, 0, t_global, t_global,
          out_extent, messages_2))];
      if (IN_BOUNDS(place_3, out, out_bytes)) {
        *place_3 = value;
      }
    }
  }
}

// kernel of run_kernel, torture.cpp:30
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void run_kernel_10(
    __global const int *in, ulong in_bytes, long in_offset, int in_extent0, __global int *out,
    ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
#line 296 "/work/main/test/Execution/Barriers/torture.cpp"
  __local int keys[16] __attribute__((aligned(16))); SHARED(keys);
  __global const int *in_2 = in + VIEW_OFFSET(0, in_offset);
  __global int *out_2 = out + VIEW_OFFSET(1, out_offset);
#line 30 "/work/main/test/Execution/Barriers/torture.cpp"
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  __global const int *in_3 = in_2;
  int in_extent = in_extent0;
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
  int value;
#line 297 "/work/main/test/Execution/Barriers/torture.cpp"
  int l = t_local;
  __global const int *place =
      &in_3[INDEX(check_index1(163, thread_x, 0, 0, t_global, t_global, in_extent, messages_2))];
  int value_2 = DIVERGENT() && IN_BOUNDS(place, in, in_bytes) ? *place : 0;
  if (check_element(166, thread_x, 0, 0, (long)l, 16, messages_2)) {
    keys[l] = value_2;
  }
#line 299 "/work/main/test/Execution/Barriers/torture.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  for (int k = 2; k <= 16; k *= 2) {
    BRANCH();
    for (int j = k / 2; j > 0; j /= 2) {
#line 302 "/work/main/test/Execution/Barriers/torture.cpp"
      BRANCH();
      int partner = l ^ j;
#line 303 "/work/main/test/Execution/Barriers/torture.cpp"
      if (DIVERGENT() && partner > l &&
          (check_element(169, thread_x, 0, 0, (long)l, 16, messages_2) ? keys[l] : 0) >
          (check_element(172, thread_x, 0, 0, (long)partner, 16, messages_2) ? keys[partner] : 0) ==
          ((l & k) == 0)) {
#line 304 "/work/main/test/Execution/Barriers/torture.cpp"
        int key = check_element(175, thread_x, 0, 0, (long)l, 16, messages_2) ? keys[l] : 0;
        value = check_element(178, thread_x, 0, 0, (long)partner, 16, messages_2) ? keys[partner] :
            0;
        if (check_element(181, thread_x, 0, 0, (long)l, 16, messages_2)) {
          keys[l] = value;
        }
#line 306 "/work/main/test/Execution/Barriers/torture.cpp"
        if (check_element(183, thread_x, 0, 0, (long)partner, 16, messages_2)) {
          keys[partner] = key;
        }
      }
#line 308 "/work/main/test/Execution/Barriers/torture.cpp"
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    }
#line 301 "/work/main/test/Execution/Barriers/torture.cpp"
    BRANCH();
  }
#line 310 "/work/main/test/Execution/Barriers/torture.cpp"
  int value_3 = DIVERGENT() && check_element(186, thread_x, 0, 0, (long)l, 16, messages_2) ? keys[l]
      : 0;
  __global int *place_2 = &out_3[INDEX(check_index1(189, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place_2, out, out_bytes)) {
    *place_2 = value_3;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_6[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_7[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_8[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_9[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", run_kernel_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 376};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", run_kernel_2_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_2_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_2_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 9, 3, __ampcc_variants_1, 656};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", run_kernel_3_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_3_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_3_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 9, 3, __ampcc_variants_2, 424};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", run_kernel_4_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_4_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_4_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 9, 3, __ampcc_variants_3, 464};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", run_kernel_5_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_5_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_5_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 9, 3, __ampcc_variants_4, 400};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", run_kernel_6_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_6_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_6_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 9, 3, __ampcc_variants_5, 456};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", run_kernel_7_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_7_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_7_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 9, 3, __ampcc_variants_6, 440};
constexpr __ampcc_kernel_arg __ampcc_native_args_7[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_7[] = {
  {"", run_kernel_8_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_8_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_8_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_7 = {__ampcc_native_args_7, 9, 3, __ampcc_variants_7, 744};
constexpr __ampcc_kernel_arg __ampcc_native_args_8[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_8[] = {
  {"", run_kernel_9_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_9_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_9_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_8 = {__ampcc_native_args_8, 9, 3, __ampcc_variants_8, 512};
constexpr __ampcc_kernel_arg __ampcc_native_args_9[] = {
  {__ampcc_arg_buffer, false, true, 8, 0, 8, "in"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "in_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "in_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "in_extent0"},
  {__ampcc_arg_buffer, false, false, 64, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 64, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 88, 0, 8, "out_offset", 1},
  {__ampcc_arg_value, false, false, 96, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_9[] = {
  {"", run_kernel_10_native_f415ddb8dac9afd7},
  {"x86-64-v3", run_kernel_10_native_f415ddb8dac9afd7_v3},
  {"x86-64-v4", run_kernel_10_native_f415ddb8dac9afd7_v4},
};
constexpr __ampcc_native_form __ampcc_native_9 = {__ampcc_native_args_9, 9, 3, __ampcc_variants_9, 376};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L87a9f461a71449ca<L9b5f19a196f0256b,RFiPKiiE>|t16",
   "run_kernel", __ampcc_args_0, 9, 120, 1, {16, 1, 1}, 68, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:86:18), int (const int *, int)>()", &__ampcc_native_0},
  {"L87a9f461a71449ca<L4ae7587d04a20e01,Leabc015f5d6d0bd0>|t16",
   "run_kernel_2", __ampcc_args_1, 9, 120, 1, {16, 1, 1}, 128, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:95:21), (lambda at /work/main/test/Execution/Barriers/torture.cpp:98:7)>()", &__ampcc_native_1},
  {"L87a9f461a71449ca<L35342d8487b42786,L331347b0b2b1ab4e>|t16",
   "run_kernel_3", __ampcc_args_2, 9, 120, 1, {16, 1, 1}, 24, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:106:38), (lambda at /work/main/test/Execution/Barriers/torture.cpp:121:7)>()", &__ampcc_native_2},
  {"L87a9f461a71449ca<Le970bd3a361607d6,Lc112a9f6a0394b68>|t16",
   "run_kernel_4", __ampcc_args_3, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:124:29), (lambda at /work/main/test/Execution/Barriers/torture.cpp:140:7)>()", &__ampcc_native_3},
  {"L87a9f461a71449ca<L5596816e3c9a9629,L7ef7f5755dcd3938>|t16",
   "run_kernel_5", __ampcc_args_4, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:154:37), (lambda at /work/main/test/Execution/Barriers/torture.cpp:169:7)>()", &__ampcc_native_4},
  {"L87a9f461a71449ca<L63ee7ede639871dc,Ld3f04ab910ac2ade>|t16",
   "run_kernel_6", __ampcc_args_5, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:172:27), (lambda at /work/main/test/Execution/Barriers/torture.cpp:188:7)>()", &__ampcc_native_5},
  {"L87a9f461a71449ca<L0212fb36576e4495,Lba33142c31372b14>|t16",
   "run_kernel_7", __ampcc_args_6, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:195:17), (lambda at /work/main/test/Execution/Barriers/torture.cpp:214:7)>()", &__ampcc_native_6},
  {"L87a9f461a71449ca<L35030ff98ce83658,L32a6fa8cc2acfb49>|t16",
   "run_kernel_8", __ampcc_args_7, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:222:40), (lambda at /work/main/test/Execution/Barriers/torture.cpp:239:7)>()", &__ampcc_native_7},
  {"L87a9f461a71449ca<Lc84966468149f429,Lb46122e990847d01>|t16",
   "run_kernel_9", __ampcc_args_8, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:254:7), (lambda at /work/main/test/Execution/Barriers/torture.cpp:276:7)>()", &__ampcc_native_8},
  {"L87a9f461a71449ca<Lb096bc0feed9834f,Lceab939e69cf4035>|t16",
   "run_kernel_10", __ampcc_args_9, 9, 120, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/torture.cpp", 30, "run<(lambda at /work/main/test/Execution/Barriers/torture.cpp:295:23), (lambda at /work/main/test/Execution/Barriers/torture.cpp:312:7)>()", &__ampcc_native_9},
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
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_1, 9, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_2, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_3, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_4, 7, "", 0},
  {__ampcc_message_check, "pointer", __ampcc_message_args_5, 5, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_element, "value", "/work/main/test/Execution/Barriers/torture.cpp", 54, 58},
  {__ampcc_rule_race, "value[other]", "/work/main/test/Execution/Barriers/torture.cpp", 54, 58},
  {__ampcc_rule_init, "value[other]", "/work/main/test/Execution/Barriers/torture.cpp", 54, 58},
  {__ampcc_rule_element, "value", "/work/main/test/Execution/Barriers/torture.cpp", 54, 46},
  {__ampcc_rule_race, "value[l]", "/work/main/test/Execution/Barriers/torture.cpp", 54, 46},
  {__ampcc_rule_init, "value[l]", "/work/main/test/Execution/Barriers/torture.cpp", 54, 46},
  {__ampcc_rule_barrier, "barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 60, 3},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 64, 3},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 88, 31},
  {__ampcc_rule_race, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 88, 31},
  {__ampcc_rule_init, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 88, 31},
  {__ampcc_rule_element, "s.value", "/work/main/test/Execution/Barriers/torture.cpp", 88, 9},
  {__ampcc_rule_race, "s.value[t.local[0]]", "/work/main/test/Execution/Barriers/torture.cpp", 88, 9},
  {__ampcc_rule_race, "s.value[0]", "/work/main/test/Execution/Barriers/torture.cpp", 90, 18},
  {__ampcc_rule_init, "s.value[0]", "/work/main/test/Execution/Barriers/torture.cpp", 90, 18},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 90, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 90, 9},
  {__ampcc_rule_element, "buffers[0]", "/work/main/test/Execution/Barriers/torture.cpp", 72, 3},
  {__ampcc_rule_race, "buffers[0][l]", "/work/main/test/Execution/Barriers/torture.cpp", 72, 3},
  {__ampcc_rule_barrier, "t.barrier.wait_with_tile_static_memory_fence()", "/work/main/test/Execution/Barriers/torture.cpp", 73, 3},
  {__ampcc_rule_element, "buffers", "/work/main/test/Execution/Barriers/torture.cpp", 75, 28},
  {__ampcc_rule_element, "buffers[from]", "/work/main/test/Execution/Barriers/torture.cpp", 75, 28},
  {__ampcc_rule_race, "buffers[from][l]", "/work/main/test/Execution/Barriers/torture.cpp", 75, 28},
  {__ampcc_rule_init, "buffers[from][l]", "/work/main/test/Execution/Barriers/torture.cpp", 75, 28},
  {__ampcc_rule_element, "buffers", "/work/main/test/Execution/Barriers/torture.cpp", 75, 62},
  {__ampcc_rule_element, "buffers[from]", "/work/main/test/Execution/Barriers/torture.cpp", 75, 62},
  {__ampcc_rule_race, "buffers[from][l - offset]", "/work/main/test/Execution/Barriers/torture.cpp", 75, 62},
  {__ampcc_rule_init, "buffers[from][l - offset]", "/work/main/test/Execution/Barriers/torture.cpp", 75, 62},
  {__ampcc_rule_element, "buffers", "/work/main/test/Execution/Barriers/torture.cpp", 75, 5},
  {__ampcc_rule_element, "buffers[1 - from]", "/work/main/test/Execution/Barriers/torture.cpp", 75, 5},
  {__ampcc_rule_race, "buffers[1 - from][l]", "/work/main/test/Execution/Barriers/torture.cpp", 75, 5},
  {__ampcc_rule_barrier, "t.barrier.wait_with_tile_static_memory_fence()", "/work/main/test/Execution/Barriers/torture.cpp", 77, 5},
  {__ampcc_rule_element, "buffers", "/work/main/test/Execution/Barriers/torture.cpp", 79, 16},
  {__ampcc_rule_element, "buffers[from]", "/work/main/test/Execution/Barriers/torture.cpp", 79, 16},
  {__ampcc_rule_race, "buffers[from][l]", "/work/main/test/Execution/Barriers/torture.cpp", 79, 16},
  {__ampcc_rule_init, "buffers[from][l]", "/work/main/test/Execution/Barriers/torture.cpp", 79, 16},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 80, 3},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 96, 29},
  {__ampcc_rule_race, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 96, 29},
  {__ampcc_rule_init, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 96, 29},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 96, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 96, 9},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 110, 19},
  {__ampcc_rule_race, "in[t.tile_origin]", "/work/main/test/Execution/Barriers/torture.cpp", 110, 19},
  {__ampcc_rule_init, "in[t.tile_origin]", "/work/main/test/Execution/Barriers/torture.cpp", 110, 19},
  {__ampcc_rule_race, "count", "/work/main/test/Execution/Barriers/torture.cpp", 110, 11},
  {__ampcc_rule_race, "total", "/work/main/test/Execution/Barriers/torture.cpp", 111, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 113, 9},
  {__ampcc_rule_race, "count", "/work/main/test/Execution/Barriers/torture.cpp", 114, 28},
  {__ampcc_rule_init, "count", "/work/main/test/Execution/Barriers/torture.cpp", 114, 28},
  {__ampcc_rule_race, "total", "/work/main/test/Execution/Barriers/torture.cpp", 116, 29},
  {__ampcc_rule_init, "total", "/work/main/test/Execution/Barriers/torture.cpp", 116, 29},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 117, 11},
  {__ampcc_rule_race, "total", "/work/main/test/Execution/Barriers/torture.cpp", 119, 18},
  {__ampcc_rule_init, "total", "/work/main/test/Execution/Barriers/torture.cpp", 119, 18},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 119, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 119, 9},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 127, 20},
  {__ampcc_rule_race, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 127, 20},
  {__ampcc_rule_init, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 127, 20},
  {__ampcc_rule_element, "slots", "/work/main/test/Execution/Barriers/torture.cpp", 127, 9},
  {__ampcc_rule_race, "slots[l]", "/work/main/test/Execution/Barriers/torture.cpp", 127, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 129, 11},
  {__ampcc_rule_element, "slots", "/work/main/test/Execution/Barriers/torture.cpp", 130, 33},
  {__ampcc_rule_race, "slots[(l + 1) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 130, 33},
  {__ampcc_rule_init, "slots[(l + 1) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 130, 33},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 131, 11},
  {__ampcc_rule_element, "slots", "/work/main/test/Execution/Barriers/torture.cpp", 136, 11},
  {__ampcc_rule_race, "slots[l]", "/work/main/test/Execution/Barriers/torture.cpp", 136, 11},
  {__ampcc_rule_init, "slots[l]", "/work/main/test/Execution/Barriers/torture.cpp", 136, 11},
  {__ampcc_rule_element, "slots", "/work/main/test/Execution/Barriers/torture.cpp", 138, 18},
  {__ampcc_rule_race, "slots[l]", "/work/main/test/Execution/Barriers/torture.cpp", 138, 18},
  {__ampcc_rule_init, "slots[l]", "/work/main/test/Execution/Barriers/torture.cpp", 138, 18},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 138, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 138, 9},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 157, 20},
  {__ampcc_rule_race, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 157, 20},
  {__ampcc_rule_init, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 157, 20},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 161, 13},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 161, 13},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 162, 13},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 163, 20},
  {__ampcc_rule_race, "slot[N - 1 - l]", "/work/main/test/Execution/Barriers/torture.cpp", 163, 20},
  {__ampcc_rule_init, "slot[N - 1 - l]", "/work/main/test/Execution/Barriers/torture.cpp", 163, 20},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 164, 13},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 167, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 167, 9},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 175, 19},
  {__ampcc_rule_race, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 175, 19},
  {__ampcc_rule_init, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 175, 19},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 175, 9},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 175, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 178, 11},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 179, 18},
  {__ampcc_rule_race, "slot[(l + 3) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 179, 18},
  {__ampcc_rule_init, "slot[(l + 3) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 179, 18},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 181, 11},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 181, 11},
  {__ampcc_rule_init, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 181, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 182, 11},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 183, 18},
  {__ampcc_rule_race, "slot[(l + 5) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 183, 18},
  {__ampcc_rule_init, "slot[(l + 5) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 183, 18},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 184, 11},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 186, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 186, 9},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 198, 19},
  {__ampcc_rule_race, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 198, 19},
  {__ampcc_rule_init, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 198, 19},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 198, 9},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 198, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 202, 11},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 203, 18},
  {__ampcc_rule_race, "slot[N - 1 - l]", "/work/main/test/Execution/Barriers/torture.cpp", 203, 18},
  {__ampcc_rule_init, "slot[N - 1 - l]", "/work/main/test/Execution/Barriers/torture.cpp", 203, 18},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 206, 11},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 206, 11},
  {__ampcc_rule_init, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 206, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 208, 11},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 209, 18},
  {__ampcc_rule_race, "slot[(l + 1) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 209, 18},
  {__ampcc_rule_init, "slot[(l + 1) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 209, 18},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 210, 11},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 212, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 212, 9},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 228, 19},
  {__ampcc_rule_race, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 228, 19},
  {__ampcc_rule_init, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 228, 19},
  {__ampcc_rule_pointer, "*current", "/work/main/test/Execution/Barriers/torture.cpp", 231, 21},
  {__ampcc_rule_race, "*current", "/work/main/test/Execution/Barriers/torture.cpp", 231, 21},
  {__ampcc_rule_init, "*current", "/work/main/test/Execution/Barriers/torture.cpp", 231, 21},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 231, 11},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 231, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 232, 11},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 233, 24},
  {__ampcc_rule_race, "slot[(l + i) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 233, 24},
  {__ampcc_rule_init, "slot[(l + i) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 233, 24},
  {__ampcc_rule_element, "history", "/work/main/test/Execution/Barriers/torture.cpp", 233, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 234, 11},
  {__ampcc_rule_element, "history", "/work/main/test/Execution/Barriers/torture.cpp", 235, 21},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 237, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 237, 9},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 257, 17},
  {__ampcc_rule_race, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 257, 17},
  {__ampcc_rule_init, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 257, 17},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 263, 9},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 263, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 264, 9},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 266, 20},
  {__ampcc_rule_race, "slot[(l + 1) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 266, 20},
  {__ampcc_rule_init, "slot[(l + 1) % N]", "/work/main/test/Execution/Barriers/torture.cpp", 266, 20},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 266, 11},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 266, 11},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 270, 15},
  {__ampcc_rule_race, "slot[i]", "/work/main/test/Execution/Barriers/torture.cpp", 270, 15},
  {__ampcc_rule_init, "slot[i]", "/work/main/test/Execution/Barriers/torture.cpp", 270, 15},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 271, 13},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 271, 13},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/torture.cpp", 274, 24},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 274, 24},
  {__ampcc_rule_init, "slot[l]", "/work/main/test/Execution/Barriers/torture.cpp", 274, 24},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 274, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 274, 9},
  {__ampcc_rule_index, "in", "/work/main/test/Execution/Barriers/torture.cpp", 298, 19},
  {__ampcc_rule_race, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 298, 19},
  {__ampcc_rule_init, "in[t]", "/work/main/test/Execution/Barriers/torture.cpp", 298, 19},
  {__ampcc_rule_element, "keys", "/work/main/test/Execution/Barriers/torture.cpp", 298, 9},
  {__ampcc_rule_race, "keys[l]", "/work/main/test/Execution/Barriers/torture.cpp", 298, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 299, 9},
  {__ampcc_rule_element, "keys", "/work/main/test/Execution/Barriers/torture.cpp", 303, 33},
  {__ampcc_rule_race, "keys[l]", "/work/main/test/Execution/Barriers/torture.cpp", 303, 33},
  {__ampcc_rule_init, "keys[l]", "/work/main/test/Execution/Barriers/torture.cpp", 303, 33},
  {__ampcc_rule_element, "keys", "/work/main/test/Execution/Barriers/torture.cpp", 303, 43},
  {__ampcc_rule_race, "keys[partner]", "/work/main/test/Execution/Barriers/torture.cpp", 303, 43},
  {__ampcc_rule_init, "keys[partner]", "/work/main/test/Execution/Barriers/torture.cpp", 303, 43},
  {__ampcc_rule_element, "keys", "/work/main/test/Execution/Barriers/torture.cpp", 304, 31},
  {__ampcc_rule_race, "keys[l]", "/work/main/test/Execution/Barriers/torture.cpp", 304, 31},
  {__ampcc_rule_init, "keys[l]", "/work/main/test/Execution/Barriers/torture.cpp", 304, 31},
  {__ampcc_rule_element, "keys", "/work/main/test/Execution/Barriers/torture.cpp", 305, 25},
  {__ampcc_rule_race, "keys[partner]", "/work/main/test/Execution/Barriers/torture.cpp", 305, 25},
  {__ampcc_rule_init, "keys[partner]", "/work/main/test/Execution/Barriers/torture.cpp", 305, 25},
  {__ampcc_rule_element, "keys", "/work/main/test/Execution/Barriers/torture.cpp", 305, 15},
  {__ampcc_rule_race, "keys[l]", "/work/main/test/Execution/Barriers/torture.cpp", 305, 15},
  {__ampcc_rule_element, "keys", "/work/main/test/Execution/Barriers/torture.cpp", 306, 15},
  {__ampcc_rule_race, "keys[partner]", "/work/main/test/Execution/Barriers/torture.cpp", 306, 15},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/torture.cpp", 308, 13},
  {__ampcc_rule_element, "keys", "/work/main/test/Execution/Barriers/torture.cpp", 310, 18},
  {__ampcc_rule_race, "keys[l]", "/work/main/test/Execution/Barriers/torture.cpp", 310, 18},
  {__ampcc_rule_init, "keys[l]", "/work/main/test/Execution/Barriers/torture.cpp", 310, 18},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/torture.cpp", 310, 9},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/torture.cpp", 310, 9},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/torture.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 10, "", __ampcc_messages, 6, __ampcc_sites, 191};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
