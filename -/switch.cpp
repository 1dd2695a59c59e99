#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/switch.cpp"
// Barriers inside a switch that falls through, leaves a group early, stands in a loop; in tiles of
// one and two threads as well, which some device compilers treat apart.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-implicit-fallthrough %s -o %t && %t && %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int Tiles = 2, Modes = 7;

template <int N> int run() {
  std::vector<int> out(N * Tiles);
  array_view<int, 1> view(N * Tiles, out);
  int failures = 0;
  for (int mode = 0; mode < Modes; ++mode) {
    parallel_for_each(view.get_extent().template tile<N>(), __ampcc_tag<__ampcc_site<0xcaf2ec29d826257cULL, __ampcc_constant<decltype(N), (N)>>>([mode, view](tiled_index<N> t)               { (void)mode; (void)view; (void)t; __ampcc_host_stub(); }

















































));
    view.synchronize();
    for (int i = 0; i < N * Tiles; ++i) {
      int first = i / N * N, next = first + (i - first + 1) % N;
      int after = first + (next - first + 1) % N;
      int expected = i;
      if (mode == 0)
        expected += after + 1 + 3 + after + 1;
      else if (mode == 1)
        expected += 3 + 50;
      else if (mode == 3)
        expected += 1 + 2 * next;
      else if (mode == 6)
        expected = out[i];
      else
        expected += next + 1 + 2 * next;
      if (out[i] != expected) {
        std::printf("tile of %d, mode %d, thread %d: %d, not %d\n", N, mode, i, out[i], expected);
        ++failures;
      }
    }
  }
  return failures;
}

int main() { return run<1>() + run<2>() + run<8>() ? 1 : 0; }
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_e2d2fed4b1204238(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_e2d2fed4b1204238_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_e2d2fed4b1204238_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_e2d2fed4b1204238(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_e2d2fed4b1204238_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_2_native_e2d2fed4b1204238_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_e2d2fed4b1204238(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_e2d2fed4b1204238_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_3_native_e2d2fed4b1204238_v4(const void *const *, const __ampcc_native_span &);
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
  if ((ulong)index < (ulong)count) {
    return true;
  }
  report_element(site, thread_x, thread_y, thread_z, index, count, messages);
  return false;
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

// kernel of run_kernel, switch.cpp:19
#line 19 "/work/main/test/Execution/Barriers/switch.cpp"
__kernel __attribute__((reqd_work_group_size(1, 1, 1))) void run_kernel(
    int mode, __global int *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 20 "/work/main/test/Execution/Barriers/switch.cpp"
  __local int slot[1]; SHARED(slot);
  __global int *view_2 = view + VIEW_OFFSET(0, view_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
  int l = get_local_id(0);
  int next = (l + 1) % 1;
#line 22 "/work/main/test/Execution/Barriers/switch.cpp"
  int mine = t_global;
  if (check_element(0, thread_x, 0, 0, (long)l, 1, messages)) {
    slot[l] = mine;
  }
#line 24 "/work/main/test/Execution/Barriers/switch.cpp"
  mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  {
    int kept;
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    int selected = mode;
    int reached = selected == 0 ? 0 : selected == 1 ? 1 : selected == 3 ? 3 : selected == 6 ? 4 : 2;
    if (reached <= 0) {
      kept = check_element(3, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0;
      mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (check_element(7, thread_x, 0, 0, (long)l, 1, messages)) {
        slot[l] = kept + 1;
      }
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
      mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      mine += check_element(10, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0;
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 1) {
#line 34 "/work/main/test/Execution/Barriers/switch.cpp"
      kept = 3;
      mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      mine += kept;
      if (mode == 1) {
        mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        mine += 50;
        reached = 5;
      }
      if (reached <= 1) {
        mine += check_element(15, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0;
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
        reached = 5;
      }
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 2) {
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
      for (int k = 0; k < 3; ++k) {
        mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (k == 1) {
          break;
        }
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
        mine += (check_element(19, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0) + k;
      }
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 3) {
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
      _Pragma("unroll") for (int k = 0; k < 4; ++k) {
        int selected_2 = k;
        int reached_2 = selected_2 == 0 ? 0 : selected_2 == 1 ? 1 : selected_2 == 2 ? 2 : 3;
        if (reached_2 <= 0) {
#line 55 "/work/main/test/Execution/Barriers/switch.cpp"
          mine += 1;
          reached_2 = 3;
        }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached_2 <= 1) {
#line 58 "/work/main/test/Execution/Barriers/switch.cpp"
          mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        }
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        if (reached_2 <= 2) {
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
          mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
          mine += check_element(24, thread_x, 0, 0, (long)next, 1, messages) ? slot[next] : 0;
        }
      }
#line 63 "/work/main/test/Execution/Barriers/switch.cpp"
      reached = 5;
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 4) {
#line 65 "/work/main/test/Execution/Barriers/switch.cpp"
      return;
    }
  }
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
  mem_fence(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = mine;
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
  __global int *place = &view_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}

// kernel of run_kernel, switch.cpp:19
#line 19 "/work/main/test/Execution/Barriers/switch.cpp"
__kernel __attribute__((reqd_work_group_size(2, 1, 1))) void run_kernel_2(
    int mode, __global int *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 20 "/work/main/test/Execution/Barriers/switch.cpp"
  __local int slot[2]; SHARED(slot);
  __global int *view_2 = view + VIEW_OFFSET(0, view_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
  int l = get_local_id(0);
  int next = (l + 1) % 2;
#line 22 "/work/main/test/Execution/Barriers/switch.cpp"
  int mine = t_global;
  if (check_element(0, thread_x, 0, 0, (long)l, 2, messages)) {
    slot[l] = mine;
  }
#line 24 "/work/main/test/Execution/Barriers/switch.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  {
    int kept;
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    int selected = mode;
    int reached = selected == 0 ? 0 : selected == 1 ? 1 : selected == 3 ? 3 : selected == 6 ? 4 : 2;
    bool taken = reached <= 0;
    if (taken) {
      kept = DIVERGENT() && check_element(3, thread_x, 0, 0, (long)next, 2, messages) ? slot[next] :
          0;
      BRANCH();
    }
#line 29 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken) {
      if (check_element(7, thread_x, 0, 0, (long)l, 2, messages)) {
        slot[l] = kept + 1;
      }
      BRANCH();
    }
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken) {
      mine += DIVERGENT() && check_element(10, thread_x, 0, 0, (long)next, 2, messages) ? slot[next]
          : 0;
      BRANCH();
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_2 = reached <= 1;
#line 34 "/work/main/test/Execution/Barriers/switch.cpp"
    if (taken_2) {
      kept = 3;
    }
#line 35 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken_2) {
      mine += kept;
    }
#line 37 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_3 = taken_2 && mode == 1;
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken_3) {
      mine += 50;
#line 40 "/work/main/test/Execution/Barriers/switch.cpp"
      reached = 5;
    }
    if (taken_2) {
      if (reached <= 1) {
        mine += DIVERGENT() && check_element(15, thread_x, 0, 0, (long)next, 2, messages) ?
            slot[next] : 0;
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
        reached = 5;
      }
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
      BRANCH();
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_4 = reached <= 2;
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
    {
      int k;
      if (taken_4) {
        k = 0;
      }
      bool again = taken_4;
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
      do {
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
        BRANCH();
        again = again && k < 3;
#line 46 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (again) {
          if (k == 1) {
#line 48 "/work/main/test/Execution/Barriers/switch.cpp"
            again = false;
          }
        }
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          mine += (DIVERGENT() && check_element(19, thread_x, 0, 0, (long)next, 2, messages) ?
              slot[next] : 0) + k;
          BRANCH();
        }
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          ++k;
        }
      } while (again);
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    BRANCH();
    bool taken_5 = reached <= 3;
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
    {
      int k;
      if (taken_5) {
        k = 0;
      }
      bool again = taken_5;


      do {
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
        BRANCH();
        again = again && k < 4;
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        int reached_2;
        if (again) {
          int selected_2 = k;
          reached_2 = selected_2 == 0 ? 0 : selected_2 == 1 ? 1 : selected_2 == 2 ? 2 : 3;
          if (reached_2 <= 0) {
#line 55 "/work/main/test/Execution/Barriers/switch.cpp"
            mine += 1;
            reached_2 = 3;
          }
        }
#line 58 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        bool taken_6 = again && reached_2 <= 2;
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (taken_6) {
          mine += DIVERGENT() && check_element(24, thread_x, 0, 0, (long)next, 2, messages) ?
              slot[next] : 0;
          BRANCH();
        }
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          ++k;
        }
      } while (again);
    }
#line 63 "/work/main/test/Execution/Barriers/switch.cpp"
    if (taken_5) {
      reached = 5;
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 4) {
#line 65 "/work/main/test/Execution/Barriers/switch.cpp"
      return;
    }
  }
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = mine;
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
  __global int *place = &view_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}

// kernel of run_kernel, switch.cpp:19
#line 19 "/work/main/test/Execution/Barriers/switch.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void run_kernel_3(
    int mode, __global int *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 20 "/work/main/test/Execution/Barriers/switch.cpp"
  __local int slot[8] __attribute__((aligned(16))); SHARED(slot);
  __global int *view_2 = view + VIEW_OFFSET(0, view_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 21 "/work/main/test/Execution/Barriers/switch.cpp"
  int l = get_local_id(0);
  int next = (l + 1) % 8;
#line 22 "/work/main/test/Execution/Barriers/switch.cpp"
  int mine = t_global;
  if (check_element(0, thread_x, 0, 0, (long)l, 8, messages)) {
    slot[l] = mine;
  }
#line 24 "/work/main/test/Execution/Barriers/switch.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  {
    int kept;
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    int selected = mode;
    int reached = selected == 0 ? 0 : selected == 1 ? 1 : selected == 3 ? 3 : selected == 6 ? 4 : 2;
    bool taken = reached <= 0;
    if (taken) {
      kept = DIVERGENT() && check_element(3, thread_x, 0, 0, (long)next, 8, messages) ? slot[next] :
          0;
      BRANCH();
    }
#line 29 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken) {
      if (check_element(7, thread_x, 0, 0, (long)l, 8, messages)) {
        slot[l] = kept + 1;
      }
      BRANCH();
    }
#line 31 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken) {
      mine += DIVERGENT() && check_element(10, thread_x, 0, 0, (long)next, 8, messages) ? slot[next]
          : 0;
      BRANCH();
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_2 = reached <= 1;
#line 34 "/work/main/test/Execution/Barriers/switch.cpp"
    if (taken_2) {
      kept = 3;
    }
#line 35 "/work/main/test/Execution/Barriers/switch.cpp"
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken_2) {
      mine += kept;
    }
#line 37 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_3 = taken_2 && mode == 1;
)ampcc"
R"ampcc(    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
    if (taken_3) {
      mine += 50;
#line 40 "/work/main/test/Execution/Barriers/switch.cpp"
      reached = 5;
    }
    if (taken_2) {
      if (reached <= 1) {
        mine += DIVERGENT() && check_element(15, thread_x, 0, 0, (long)next, 8, messages) ?
            slot[next] : 0;
#line 43 "/work/main/test/Execution/Barriers/switch.cpp"
        reached = 5;
      }
#line 42 "/work/main/test/Execution/Barriers/switch.cpp"
      BRANCH();
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    bool taken_4 = reached <= 2;
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
    {
      int k;
      if (taken_4) {
        k = 0;
      }
      bool again = taken_4;
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
      do {
#line 45 "/work/main/test/Execution/Barriers/switch.cpp"
        BRANCH();
        again = again && k < 3;
#line 46 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (again) {
          if (k == 1) {
#line 48 "/work/main/test/Execution/Barriers/switch.cpp"
            again = false;
          }
        }
#line 49 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          mine += (DIVERGENT() && check_element(19, thread_x, 0, 0, (long)next, 8, messages) ?
              slot[next] : 0) + k;
          BRANCH();
        }
#line 47 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          ++k;
        }
      } while (again);
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    BRANCH();
    bool taken_5 = reached <= 3;
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
    {
      int k;
      if (taken_5) {
        k = 0;
      }
      bool again = taken_5;


      do {
#line 52 "/work/main/test/Execution/Barriers/switch.cpp"
        BRANCH();
        again = again && k < 4;
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        int reached_2;
        if (again) {
          int selected_2 = k;
          reached_2 = selected_2 == 0 ? 0 : selected_2 == 1 ? 1 : selected_2 == 2 ? 2 : 3;
          if (reached_2 <= 0) {
#line 55 "/work/main/test/Execution/Barriers/switch.cpp"
            mine += 1;
            reached_2 = 3;
          }
        }
#line 58 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 53 "/work/main/test/Execution/Barriers/switch.cpp"
        bool taken_6 = again && reached_2 <= 2;
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (taken_6) {
          mine += DIVERGENT() && check_element(24, thread_x, 0, 0, (long)next, 8, messages) ?
              slot[next] : 0;
          BRANCH();
        }
#line 60 "/work/main/test/Execution/Barriers/switch.cpp"
        if (again) {
          ++k;
        }
      } while (again);
    }
#line 63 "/work/main/test/Execution/Barriers/switch.cpp"
    if (taken_5) {
      reached = 5;
    }
#line 25 "/work/main/test/Execution/Barriers/switch.cpp"
    if (reached <= 4) {
#line 65 "/work/main/test/Execution/Barriers/switch.cpp"
      return;
    }
  }
#line 67 "/work/main/test/Execution/Barriers/switch.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  int value = mine;
#line 68 "/work/main/test/Execution/Barriers/switch.cpp"
  __global int *place = &view_2[INDEX(check_index1(28, thread_x, 0, 0, t_global, t_global,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "mode"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "mode"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "mode"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "mode"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", run_kernel_native_e2d2fed4b1204238},
  {"x86-64-v3", run_kernel_native_e2d2fed4b1204238_v3},
  {"x86-64-v4", run_kernel_native_e2d2fed4b1204238_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 6, 3, __ampcc_variants_0, 376};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "mode"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", run_kernel_2_native_e2d2fed4b1204238},
  {"x86-64-v3", run_kernel_2_native_e2d2fed4b1204238_v3},
  {"x86-64-v4", run_kernel_2_native_e2d2fed4b1204238_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 6, 3, __ampcc_variants_1, 408};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "mode"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", run_kernel_3_native_e2d2fed4b1204238},
  {"x86-64-v3", run_kernel_3_native_e2d2fed4b1204238_v3},
  {"x86-64-v4", run_kernel_3_native_e2d2fed4b1204238_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 6, 3, __ampcc_variants_2, 528};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lcaf2ec29d826257c<I1>|t1",
   "run_kernel", __ampcc_args_0, 6, 64, 1, {1, 1, 1}, 4, false, 0, "/work/main/test/Execution/Barriers/switch.cpp", 19, "run<1>()", &__ampcc_native_0},
  {"Lcaf2ec29d826257c<I2>|t2",
   "run_kernel_2", __ampcc_args_1, 6, 64, 1, {2, 1, 1}, 8, false, 0, "/work/main/test/Execution/Barriers/switch.cpp", 19, "run<2>()", &__ampcc_native_1},
  {"Lcaf2ec29d826257c<I8>|t8",
   "run_kernel_3", __ampcc_args_2, 6, 64, 1, {8, 1, 1}, 32, false, 0, "/work/main/test/Execution/Barriers/switch.cpp", 19, "run<8>()", &__ampcc_native_2},
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
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "barrier", __ampcc_message_args_0, 9, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_1, 6, "", 0},
  {__ampcc_message_check, "element", __ampcc_message_args_2, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_3, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_4, 7, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/switch.cpp", 23, 7},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/switch.cpp", 23, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/switch.cpp", 24, 7},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/switch.cpp", 28, 16},
  {__ampcc_rule_race, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 28, 16},
  {__ampcc_rule_init, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 28, 16},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/switch.cpp", 29, 9},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/switch.cpp", 30, 9},
  {__ampcc_rule_race, "slot[l]", "/work/main/test/Execution/Barriers/switch.cpp", 30, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/switch.cpp", 31, 9},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/switch.cpp", 32, 17},
  {__ampcc_rule_race, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 32, 17},
  {__ampcc_rule_init, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 32, 17},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/switch.cpp", 35, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/switch.cpp", 38, 11},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/switch.cpp", 42, 17},
  {__ampcc_rule_race, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 42, 17},
  {__ampcc_rule_init, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 42, 17},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/switch.cpp", 46, 11},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/switch.cpp", 49, 19},
  {__ampcc_rule_race, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 49, 19},
  {__ampcc_rule_init, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 49, 19},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/switch.cpp", 58, 13},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/switch.cpp", 60, 13},
  {__ampcc_rule_element, "slot", "/work/main/test/Execution/Barriers/switch.cpp", 61, 21},
  {__ampcc_rule_race, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 61, 21},
  {__ampcc_rule_init, "slot[next]", "/work/main/test/Execution/Barriers/switch.cpp", 61, 21},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/switch.cpp", 67, 7},
  {__ampcc_rule_index, "view", "/work/main/test/Execution/Barriers/switch.cpp", 68, 7},
  {__ampcc_rule_race, "view[t]", "/work/main/test/Execution/Barriers/switch.cpp", 68, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/switch.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 3, "", __ampcc_messages, 5, __ampcc_sites, 30};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
