#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/leaving.cpp"
// Behind its last barrier threads leave a loop, a switch or a function apart; what they hold lives
// across barriers.
// RUN: %ampcc -std=c++17 -O1 -Wno-implicit-fallthrough %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

__attribute__((__unused__)) constexpr int tile = 64, tiles = 3, threads = tile * tiles;
static int failures = 0;

template <typename Kernel> std::vector<int> run(const Kernel &kernel) {
  std::vector<int> result(threads);
  for (int i = 0; i < threads; ++i)
    result[i] = i % tile;
  array_view<int, 1> out(threads, result);
  parallel_for_each(
      out.extent.tile<tile>(), __ampcc_tag<__ampcc_site<0xdd8edeacd352ca26ULL, Kernel>>([kernel, out](tiled_index<tile> t)               { (void)kernel; (void)out; (void)t; __ampcc_host_stub(); }));
  out.synchronize();
  return result;
}

template <typename Expected>
void check(const char *name, const std::vector<int> &result, const Expected &expected) {
  for (int i = 0; i < threads; ++i)
    if (result[i] != expected(i % tile, i / tile)) {
      std::printf("%s: thread %d: %d, not %d\n", name, i, result[i], expected(i % tile, i / tile));
      ++failures;
      return;
    }
}

/// Returns out of a loop with a barrier, for all threads; behind it, for some.











struct pair {
  int a, b[2];
};

int main() {
  check("last iteration", run(__ampcc_tag<__ampcc_site<0xb3fece081e131b2dULL>>([](const array_view<int, 1> &out, tiled_index<tile> t)               { (void)out; (void)t; __ampcc_host_stub(); }
















)),
        [](int l, int) { return l % 3 == 0 ? 100 : 5 + l; });

  check("switch", run(__ampcc_tag<__ampcc_site<0x1c30cbf5f4459eebULL>>([](const array_view<int, 1> &out, tiled_index<tile> t)               { (void)out; (void)t; __ampcc_host_stub(); }

















)),
        [](int l, int group) {
          return group == 2 ? l : group == 1 ? 11 : 2 * (tile - 1 - l) + (l > 10 ? 0 : 11);
        });

  check("helper", run(__ampcc_tag<__ampcc_site<0xa215aebad9db2cf0ULL>>([](const array_view<int, 1> &out, tiled_index<tile> t)               { (void)out; (void)t; __ampcc_host_stub(); }





)),
        [](int l, int group) {
          return l * 10 + (group == 1 ? 41 : l % 2 ? 1 : 2) * (l + 1);
        });

  check("held", run(__ampcc_tag<__ampcc_site<0x5c28c2fe7fb4137cULL>>([](const array_view<int, 1> &out, tiled_index<tile> t)               { (void)out; (void)t; __ampcc_host_stub(); }









)),
        [](int l, int) {
          int b[2] = {1, l + 1}, one = l;
          (l % 2 ? one : b[l % 4 / 2]) += 5;
          return one + (l * 2 + l % 2) * 100 + b[0] * 10000 + b[1] * 100000;
        });

  check("division", run(__ampcc_tag<__ampcc_site<0xd745d160fe54c9e0ULL>>([](const array_view<int, 1> &out, tiled_index<tile> t)               { (void)out; (void)t; __ampcc_host_stub(); }










)),
        [](int l, int group) { return group ? 3 * (12 / group + l) : 0; });

  check("same for all", run(__ampcc_tag<__ampcc_site<0x7ac6de4ea226cecbULL>>([](const array_view<int, 1> &out, tiled_index<tile> t)               { (void)out; (void)t; __ampcc_host_stub(); }









)),
        [](int l, int group) { return (10 - group) * 100 + l; });

  check("divided by none",
        run(__ampcc_tag<__ampcc_site<0x9aea72beff0e183fULL>>([](const array_view<int, 1> &out, tiled_index<tile> t)               { (void)out; (void)t; __ampcc_host_stub(); }










)),
        [](int l, int group) { return (group ? 1 + 12 / group : 1) * 100 + l; });
  return failures != 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_5214e04be0dd9487(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_5214e04be0dd9487_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_5214e04be0dd9487_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_5214e04be0dd9487(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_5214e04be0dd9487_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_5214e04be0dd9487_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_5214e04be0dd9487(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_5214e04be0dd9487_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_5214e04be0dd9487_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_4_native_5214e04be0dd9487(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_4_native_5214e04be0dd9487_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_4_native_5214e04be0dd9487_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_5_native_5214e04be0dd9487(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_5_native_5214e04be0dd9487_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_5_native_5214e04be0dd9487_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_6_native_5214e04be0dd9487(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_6_native_5214e04be0dd9487_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_6_native_5214e04be0dd9487_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_7_native_5214e04be0dd9487(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_7_native_5214e04be0dd9487_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_7_native_5214e04be0dd9487_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 51 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  int n = 0;
#line 52 "/work/main/test/Execution/Barriers/leaving.cpp"
  bool again = true;
#line 62 "/work/main/test/Execution/Barriers/leaving.cpp"
  do {
#line 52 "/work/main/test/Execution/Barriers/leaving.cpp"
    BRANCH();
    bool running = again;
#line 53 "/work/main/test/Execution/Barriers/leaving.cpp"
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0u) {
      meeting[0] = 0;
      meeting[1] = 4294967295u;
      meeting[2] = 4294967295u;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (running) {
      atomic_add(&meeting[0], 1u);
      atomic_min(&meeting[2], (uint)get_local_id(0));
    } else {
      atomic_min(&meeting[1], (uint)get_local_id(0));
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (meeting[0] != 64 && meeting[2] == (uint)get_local_id(0)) {
      check_barrier(0, thread_x, 0, 0, messages_2, (int)(64 - meeting[0]), (int)(meeting[1] % 64),
          (int)(meeting[1] / 64 % 1), (int)(meeting[1] / 64), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 54 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (DIVERGENT() && running) {
      if (++n > 4) {
#line 55 "/work/main/test/Execution/Barriers/leaving.cpp"
        if (l % 3 == 0) {
          n = 100;
          running = false;
          again = false;
        }
        if (running) {
#line 59 "/work/main/test/Execution/Barriers/leaving.cpp"
          n += l;
          running = false;
          again = false;
        }
      }
    }
#line 62 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (DIVERGENT() && running) {
      if (l > n) {
#line 63 "/work/main/test/Execution/Barriers/leaving.cpp"
        running = false;
      }
    }
#line 64 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (DIVERGENT() && running) {
      n += 0;
    }
#line 62 "/work/main/test/Execution/Barriers/leaving.cpp"
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
#line 66 "/work/main/test/Execution/Barriers/leaving.cpp"
  __global int *place = &out_3[INDEX(check_index1(1, thread_x, 0, 0, t_global, t_global, out_extent,
      messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = n;
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_2(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 71 "/work/main/test/Execution/Barriers/leaving.cpp"
  __local int s[64] __attribute__((aligned(16))); SHARED(s);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 72 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  int n = 1;
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
  int selected = t_tile;
  int reached = selected == 0 ? 0 : selected == 1 ? 1 : 2;
  bool taken = reached <= 0;
#line 75 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (taken) {
    if (check_element(3, thread_x, 0, 0, (long)l, 64, messages_2)) {
      s[l] = l * 2;
    }
  }
#line 76 "/work/main/test/Execution/Barriers/leaving.cpp"
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
  if (meeting[0] != 64 && meeting[2] == (uint)get_local_id(0)) {
    check_barrier(5, thread_x, 0, 0, messages_2, (int)(64 - meeting[0]), (int)(meeting[1] % 64),
        (int)(meeting[1] / 64 % 1), (int)(meeting[1] / 64), (int)meeting[0]);
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 77 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (DIVERGENT() && taken) {
    n = check_element(6, thread_x, 0, 0, (long)(63 - l), 64, messages_2) ? s[63 - l] : 0;
#line 78 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (l > 10) {
      reached = 3;
    }
#line 80 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (reached <= 0) {
      n += 1;
    }
  }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (DIVERGENT() && reached <= 1) {
#line 82 "/work/main/test/Execution/Barriers/leaving.cpp"
    n += 10;
    reached = 3;
  }
#line 73 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (DIVERGENT() && reached <= 2) {
#line 85 "/work/main/test/Execution/Barriers/leaving.cpp"
    n = l;
  }
  __global int *place = &out_3[INDEX(check_index1(9, thread_x, 0, 0, t_global, t_global, out_extent,
      messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = n;
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

static inline __attribute__((always_inline)) bool check_pointer_local(
    uint site, int thread_x, int thread_y, int thread_z, __local const int *pointer,
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_3(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 94 "/work/main/test/Execution/Barriers/leaving.cpp"
  __local int s[64] __attribute__((aligned(16))); SHARED(s);
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 95 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  int value = t_tile == 1 ? l : 0;
  if (check_element(15, thread_x, 0, 0, (long)l, 64, messages_2)) {
    s[l] = value;
  }
#line 97 "/work/main/test/Execution/Barriers/leaving.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __local const int *values = s;
  int l_2 = l;
  int thread_x_2 = thread_x;
  __global uint *messages_3 = messages_2;
  int result;
  bool returned = false;
#line 35 "/work/main/test/Execution/Barriers/leaving.cpp"
  {
    int i = 0;
    bool again = true;
    do {
#line 35 "/work/main/test/Execution/Barriers/leaving.cpp"
      BRANCH();
      again = DIVERGENT() && again && i < 64;
#line 36 "/work/main/test/Execution/Barriers/leaving.cpp"
      if (DIVERGENT() && again) {
        if ((check_pointer_local(11, thread_x_2, 0, 0, &values[i], messages_3, (ulong)&s, 256) ?
            values[i] : 0) > 40) {
#line 37 "/work/main/test/Execution/Barriers/leaving.cpp"
          result = i;
          returned = true;
          again = false;
        }
      }
#line 38 "/work/main/test/Execution/Barriers/leaving.cpp"
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
      if (meeting[0] != 64 && meeting[2] == (uint)get_local_id(0)) {
        check_barrier(14, thread_x_2, 0, 0, messages_3, (int)(64 - meeting[0]),
            (int)(meeting[1] % 64), (int)(meeting[1] / 64 % 1), (int)(meeting[1] / 64),
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
#line 40 "/work/main/test/Execution/Barriers/leaving.cpp"
  if (DIVERGENT() && !returned) {
    if (l_2 % 2) {
#line 41 "/work/main/test/Execution/Barriers/leaving.cpp"
      result = 1;
      returned = true;
    }
#line 42 "/work/main/test/Execution/Barriers/leaving.cpp"
    if (!returned) {
      result = 2;
      returned = true;
    }
  }
#line 98 "/work/main/test/Execution/Barriers/leaving.cpp"
  int value_2 = l * 10 + result * (l + 1);
  __global int *place = &out_3[INDEX(check_index1(18, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value_2;
  }
}

static inline long check_position(uint site, int thread_x, int thread_y, int thread_z,
                                  long index, long count, __global uint *messages) {
  if (DIVERGENT() && ((ulong)index < (ulong)count || index == count)) {
    return index;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return 0;
}

static inline bool check_pointer_private(uint site, int thread_x, int thread_y, int thread_z,
)ampcc"
R"ampcc(                                         const int *pointer, __global uint *messages,
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

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_4(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 105 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  SCALAR();
  int one = l;
  int other = l * 2;
#line 106 "/work/main/test/Execution/Barriers/leaving.cpp"
  pair p = {l, {1, l + 1}};
  int *chosen = l % 2 ? &one :
      &p.b[(int)check_position(20, thread_x, 0, 0, (long)(l % 4 / 2), 2, messages_2)];
#line 108 "/work/main/test/Execution/Barriers/leaving.cpp"
  bool odd = l % 2 != 0;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (DIVERGENT() && check_pointer_private(22, thread_x, 0, 0, chosen, messages_2, 0,
      18446744073709551615uL)) {
    *chosen += 5;
  }
#line 111 "/work/main/test/Execution/Barriers/leaving.cpp"
  other += odd;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  SCALAR();
  int value = one + other * 100 + p.b[0] * 10000 + p.b[1] * 100000;
  __global int *place = &out_3[INDEX(check_index1(26, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 7, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline int check_divisor(uint site, int thread_x, int thread_y, int thread_z, int left,
                                int right, __global uint *messages) {
  if (DIVERGENT() && right == 0) {
    report_division(site, thread_x, thread_y, thread_z, 0, messages);
    return 1;
  }
  if (DIVERGENT() && right == -1 && left == (-2147483647 - 1)) {
    report_division(site, thread_x, thread_y, thread_z, 1, messages);
    return 1;
  }
  return right;
}

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_5(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 122 "/work/main/test/Execution/Barriers/leaving.cpp"
  int l = t_local;
  int sum = 0;
#line 123 "/work/main/test/Execution/Barriers/leaving.cpp"
  for (int i = 0; i < 3; ++i) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    int group = t_tile;
    if (group == 0) {
      continue;
    }
#line 128 "/work/main/test/Execution/Barriers/leaving.cpp"
    int q = 12 / check_divisor(29, thread_x, 0, 0, 12, group, messages_2);
    sum += q + l;
  }
  __global int *place = &out_3[INDEX(check_index1(30, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = sum;
  }
}

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_6(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 136 "/work/main/test/Execution/Barriers/leaving.cpp"
  int k = 0;
  for (int i = 0; i < 5; ++i) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (i == t_tile) {
      continue;
    }
#line 141 "/work/main/test/Execution/Barriers/leaving.cpp"
    k += i;
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = k * 100 + t_local;
  __global int *place = &out_3[INDEX(check_index1(34, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of run_kernel, leaving.cpp:18
#line 18 "/work/main/test/Execution/Barriers/leaving.cpp"
__kernel __attribute__((reqd_work_group_size(64, 1, 1))) void run_kernel_7(
    __global int *out, ulong out_bytes, long out_offset, int out_extent0, __global uint *messages) {
  __global int *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global int *out_3 = out_2;
  int out_extent = out_extent0;
  int t_global = get_global_id(0);
  int t_local = get_local_id(0);
  int t_tile = get_group_id(0);
  int thread_x = get_global_id(0);
  __global uint *messages_2 = messages;
#line 150 "/work/main/test/Execution/Barriers/leaving.cpp"
  int n = 1;
  while (true) {
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (t_tile == 0) {
      break;
    }
#line 155 "/work/main/test/Execution/Barriers/leaving.cpp"
    int q = 12 / check_divisor(37, thread_x, 0, 0, 12, t_tile, messages_2);
    n += q;
    break;
  }
  int value = n * 100 + t_local;
  __global int *place = &out_3[INDEX(check_index1(38, thread_x, 0, 0, t_global, t_global,
      out_extent, messages_2))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_3[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_4[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_5[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_6[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", run_kernel_native_5214e04be0dd9487},
  {"x86-64-v3", run_kernel_native_5214e04be0dd9487_v3},
  {"x86-64-v4", run_kernel_native_5214e04be0dd9487_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 496};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", run_kernel_2_native_5214e04be0dd9487},
  {"x86-64-v3", run_kernel_2_native_5214e04be0dd9487_v3},
  {"x86-64-v4", run_kernel_2_native_5214e04be0dd9487_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 5, 3, __ampcc_variants_1, 952};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", run_kernel_3_native_5214e04be0dd9487},
  {"x86-64-v3", run_kernel_3_native_5214e04be0dd9487_v3},
  {"x86-64-v4", run_kernel_3_native_5214e04be0dd9487_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 5, 3, __ampcc_variants_2, 1056};
constexpr __ampcc_kernel_arg __ampcc_native_args_3[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_3[] = {
  {"", run_kernel_4_native_5214e04be0dd9487},
  {"x86-64-v3", run_kernel_4_native_5214e04be0dd9487_v3},
  {"x86-64-v4", run_kernel_4_native_5214e04be0dd9487_v4},
};
constexpr __ampcc_native_form __ampcc_native_3 = {__ampcc_native_args_3, 5, 3, __ampcc_variants_3, 1928};
constexpr __ampcc_kernel_arg __ampcc_native_args_4[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_4[] = {
  {"", run_kernel_5_native_5214e04be0dd9487},
  {"x86-64-v3", run_kernel_5_native_5214e04be0dd9487_v3},
  {"x86-64-v4", run_kernel_5_native_5214e04be0dd9487_v4},
};
constexpr __ampcc_native_form __ampcc_native_4 = {__ampcc_native_args_4, 5, 3, __ampcc_variants_4, 376};
constexpr __ampcc_kernel_arg __ampcc_native_args_5[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_5[] = {
  {"", run_kernel_6_native_5214e04be0dd9487},
  {"x86-64-v3", run_kernel_6_native_5214e04be0dd9487_v3},
  {"x86-64-v4", run_kernel_6_native_5214e04be0dd9487_v4},
};
constexpr __ampcc_native_form __ampcc_native_5 = {__ampcc_native_args_5, 5, 3, __ampcc_variants_5, 376};
constexpr __ampcc_kernel_arg __ampcc_native_args_6[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_6[] = {
  {"", run_kernel_7_native_5214e04be0dd9487},
  {"x86-64-v3", run_kernel_7_native_5214e04be0dd9487_v3},
  {"x86-64-v4", run_kernel_7_native_5214e04be0dd9487_v4},
};
constexpr __ampcc_native_form __ampcc_native_6 = {__ampcc_native_args_6, 5, 3, __ampcc_variants_6, 376};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Ldd8edeacd352ca26<Lb3fece081e131b2d>|t64",
   "run_kernel", __ampcc_args_0, 5, 64, 1, {64, 1, 1}, 16, false, 0, "/work/main/test/Execution/Barriers/leaving.cpp", 18, "run<(lambda at /work/main/test/Execution/Barriers/leaving.cpp:50:31)>()", &__ampcc_native_0},
  {"Ldd8edeacd352ca26<L1c30cbf5f4459eeb>|t64",
   "run_kernel_2", __ampcc_args_1, 5, 64, 1, {64, 1, 1}, 272, false, 0, "/work/main/test/Execution/Barriers/leaving.cpp", 18, "run<(lambda at /work/main/test/Execution/Barriers/leaving.cpp:70:23)>()", &__ampcc_native_1},
  {"Ldd8edeacd352ca26<La215aebad9db2cf0>|t64",
   "run_kernel_3", __ampcc_args_2, 5, 64, 1, {64, 1, 1}, 272, false, 0, "/work/main/test/Execution/Barriers/leaving.cpp", 18, "run<(lambda at /work/main/test/Execution/Barriers/leaving.cpp:93:23)>()", &__ampcc_native_2},
  {"Ldd8edeacd352ca26<L5c28c2fe7fb4137c>|t64",
   "run_kernel_4", __ampcc_args_3, 5, 64, 1, {64, 1, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/leaving.cpp", 18, "run<(lambda at /work/main/test/Execution/Barriers/leaving.cpp:104:21)>()", &__ampcc_native_3},
  {"Ldd8edeacd352ca26<Ld745d160fe54c9e0>|t64",
   "run_kernel_5", __ampcc_args_4, 5, 64, 1, {64, 1, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/leaving.cpp", 18, "run<(lambda at /work/main/test/Execution/Barriers/leaving.cpp:121:25)>()", &__ampcc_native_4},
  {"Ldd8edeacd352ca26<L7ac6de4ea226cecb>|t64",
   "run_kernel_6", __ampcc_args_5, 5, 64, 1, {64, 1, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/leaving.cpp", 18, "run<(lambda at /work/main/test/Execution/Barriers/leaving.cpp:135:29)>()", &__ampcc_native_5},
  {"Ldd8edeacd352ca26<L9aea72beff0e183f>|t64",
   "run_kernel_7", __ampcc_args_6, 5, 64, 1, {64, 1, 1}, 0, false, 0, "/work/main/test/Execution/Barriers/leaving.cpp", 18, "run<(lambda at /work/main/test/Execution/Barriers/leaving.cpp:149:13)>()", &__ampcc_native_6},
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
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message_arg __ampcc_message_args_6[] = {
  {__ampcc_sent_uint32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "barrier", __ampcc_message_args_0, 9, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_1, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_4, 6, "", 0},
  {__ampcc_message_check, "pointer", __ampcc_message_args_5, 5, "", 0},
  {__ampcc_message_check, "division", __ampcc_message_args_6, 5, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 53, 13},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/leaving.cpp", 66, 11},
  {__ampcc_rule_race, "out[t.global]", "/work/main/test/Execution/Barriers/leaving.cpp", 66, 11},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/leaving.cpp", 75, 13},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/leaving.cpp", 75, 13},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 76, 13},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/leaving.cpp", 77, 17},
  {__ampcc_rule_race, "s[tile - 1 - l]", "/work/main/test/Execution/Barriers/leaving.cpp", 77, 17},
  {__ampcc_rule_init, "s[tile - 1 - l]", "/work/main/test/Execution/Barriers/leaving.cpp", 77, 17},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/leaving.cpp", 87, 11},
  {__ampcc_rule_race, "out[t.global]", "/work/main/test/Execution/Barriers/leaving.cpp", 87, 11},
  {__ampcc_rule_pointer, "values[i]", "/work/main/test/Execution/Barriers/leaving.cpp", 36, 9},
  {__ampcc_rule_race, "values[i]", "/work/main/test/Execution/Barriers/leaving.cpp", 36, 9},
  {__ampcc_rule_init, "values[i]", "/work/main/test/Execution/Barriers/leaving.cpp", 36, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 38, 5},
  {__ampcc_rule_element, "s", "/work/main/test/Execution/Barriers/leaving.cpp", 96, 11},
  {__ampcc_rule_race, "s[l]", "/work/main/test/Execution/Barriers/leaving.cpp", 96, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 97, 11},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/leaving.cpp", 98, 11},
  {__ampcc_rule_race, "out[t.global]", "/work/main/test/Execution/Barriers/leaving.cpp", 98, 11},
  {__ampcc_rule_element, "p.b", "/work/main/test/Execution/Barriers/leaving.cpp", 107, 41},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 109, 11},
  {__ampcc_rule_pointer, "*chosen", "/work/main/test/Execution/Barriers/leaving.cpp", 110, 11},
  {__ampcc_rule_race, "*chosen", "/work/main/test/Execution/Barriers/leaving.cpp", 110, 11},
  {__ampcc_rule_init, "*chosen", "/work/main/test/Execution/Barriers/leaving.cpp", 110, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 112, 11},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/leaving.cpp", 113, 11},
  {__ampcc_rule_race, "out[t.global]", "/work/main/test/Execution/Barriers/leaving.cpp", 113, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 124, 13},
  {__ampcc_rule_division, "12 / group", "/work/main/test/Execution/Barriers/leaving.cpp", 128, 21},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/leaving.cpp", 131, 11},
  {__ampcc_rule_race, "out[t.global]", "/work/main/test/Execution/Barriers/leaving.cpp", 131, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 138, 13},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 143, 11},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/leaving.cpp", 144, 11},
  {__ampcc_rule_race, "out[t.global]", "/work/main/test/Execution/Barriers/leaving.cpp", 144, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/leaving.cpp", 152, 13},
  {__ampcc_rule_division, "12 / t.tile[0]", "/work/main/test/Execution/Barriers/leaving.cpp", 155, 27},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/leaving.cpp", 159, 11},
  {__ampcc_rule_race, "out[t.global]", "/work/main/test/Execution/Barriers/leaving.cpp", 159, 11},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/leaving.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 7, "", __ampcc_messages, 7, __ampcc_sites, 40};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
#line 1 "<ampcc link>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
__asm__(".pushsection .ampcc,\"e\",%progbits\n"
  ".ascii \"ampcc-unit 1 1353 eNqVUmFr2zAQ/SuHySBZSx25blbcLIyNfBgrY7B9Wl2MIsvpUUUOstw2y/Lfd7Ls1AsZXT8Y23fvnt67p21QoJJBEoSPpbkPVxx1aGVlw/mTFLXFUocfuTEoTRUqyR9QL8/Eeh2cBkWthetXNOw4IH0lRxqkuhsUd1Lc98YXNao8RC1UncuQr9ZCnOXuHebSclShpcFs4VnP7hxVZU0tLKDO5VPGBgwq/CUhBq5wqemtcGG42UBpcImaDv1UalEbI7XYJEkzlgaAudQW7Yb62c8f378y1oNdNKjP18jm8zmBt3SavWG38MBVLQfwYXwFu70SJzHPvJ5JnI2zcSeKTfaqCiPlC9J6PC8JZKwHJp2TeH6N4+bZC+7Ws1Tlgisv+rmqStEU437RkVLt8rCWecHUYtGh8y6cvefWMvsPt93si3ajPtobJBWppligktyIuwEbuh9B99S+9TlVA3bqggPlPo6mZAdsBNVmtShVc/DEk337gvi6hWu+cvfbj9M/t8CS8xi2qQbaWnJ+AUVpoNGIdPB7cGnQxxQmFMHJCTolDdrjJ4AFDDsfN9S+hRnE4z3Iw96BkbY22nFd+cbumeQSrFytD2Oikt3s4S2uB8keOdJihjzPzfRg1u93Nmw5RqOGZde6jMeN6umiLNVsSGuHNxCN+r5i1glmf09GXT2ieputQi3hocT8qLwCNVdwVB/dCVW4hbax/PPiJYkj83lFSXTZ5tV2p+7s2ZDBb3LhZQW7P4RQv1c=\"\n"
  ".ascii \"\\n\"\n"
  ".popsection");
#pragma GCC diagnostic pop
