#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
// What a thread does between a branch of the whole tile and the next barrier, under a condition of its own, is done: in
// loops whose body begins with that condition, has more barriers behind it, and ends with a way out.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
// RUN: env POCL_WORK_GROUP_METHOD=loops POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
// RUN: env POCL_WORK_GROUP_METHOD=workitemrepl POCL_KERNEL_CACHE=0 AMPCC_CACHE_DIR= %t
#include <amp.h>
#include <vector>

using namespace concurrency;

const int N = 8;
static int failures = 0;

template <typename Body> void expect(const Body &body) {
  std::vector<unsigned> data(N, 0u);
  array_view<unsigned> out(N, data);
  parallel_for_each(out.extent.tile<N>(), __ampcc_tag<__ampcc_site<0xe19bdf38918c4a27ULL, Body>>([body, out](tiled_index<N> t)               { (void)body; (void)out; (void)t; __ampcc_host_stub(); }






));
  out.synchronize();
  for (unsigned x : data)
    failures += x != 7;
}

// As long as the thread likes.






int main() {
  for (unsigned z = 2; z < 5; z += 2) {
    expect(__ampcc_tag<__ampcc_site<0x8e1740cb9615f87dULL>>([z](const tiled_index<N> &t, unsigned l, unsigned &said)               { (void)z; (void)t; (void)l; (void)said; __ampcc_host_stub(); }













));
    expect(__ampcc_tag<__ampcc_site<0x8b559b0141438d5cULL>>([z](const tiled_index<N> &t, unsigned l, unsigned &said)               { (void)z; (void)t; (void)l; (void)said; __ampcc_host_stub(); }
















));
  }
  return failures;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_fd003b611d3de513(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_fd003b611d3de513_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_fd003b611d3de513_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_fd003b611d3de513(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_fd003b611d3de513_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_fd003b611d3de513_v4(const void *const *, const __ampcc_native_span &);
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

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, __global uint *messages) {
  uint message = begin_report(messages, 2, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// run, branches-to-barriers.cpp:33
#line 33 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
static inline uint run(uint n, int thread_x, __global uint *messages) {
  if (DIVERGENT()) {
    for (uint j = 0; j < n % check_divisor(0, thread_x, 0, 0, n, 5, messages); ++j) {
#line 35 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      n *= 3;
    }
  }
#line 36 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  return n;
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
  uint message = begin_report(messages, 5, 7, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of expect_kernel, branches-to-barriers.cpp:19
#line 19 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel(
    uint body, __global uint *out, ulong out_bytes, long out_offset, int out_extent0,
    __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 20 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  __local uint said; SHARED(said);
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 21 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  if (get_local_id(0) == 6) {
    said = 0;
  }
#line 23 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint self = body;
  uint l = get_local_id(0);
  __local uint *said_2 = &said;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
  uint left;
#line 42 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  uint left_2 = self;
  uint n = l;
#line 43 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  bool again = true;
#line 50 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  do {
#line 43 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    BRANCH();
    again = DIVERGENT() && again && left_2-- > 0;
#line 44 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    if (DIVERGENT() && again) {
      BRANCH();
      if (l == 3) {
#line 45 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        *said_2 = 7;
      }
#line 46 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      n = run(n, thread_x_2, messages_2);
    }
#line 47 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
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
      check_barrier(2, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]), (int)(meeting[1] % 8),
          (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 48 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    {
      uint k;
      if (DIVERGENT() && again) {
        k = 0;
      }
      bool again_2 = again;
#line 49 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      do {
#line 48 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        BRANCH();
        again_2 = DIVERGENT() && again_2 && k < 6;
#line 49 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        barrier(CLK_LOCAL_MEM_FENCE);
        if (get_local_id(0) == 0u) {
          meeting[0] = 0;
          meeting[1] = 4294967295u;
          meeting[2] = 4294967295u;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (again_2) {
          atomic_add(&meeting[0], 1u);
          atomic_min(&meeting[2], (uint)get_local_id(0));
        } else {
          atomic_min(&meeting[1], (uint)get_local_id(0));
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (meeting[0] != 8 && meeting[2] == (uint)get_local_id(0)) {
          check_barrier(3, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]),
              (int)(meeting[1] % 8), (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8),
              (int)meeting[0]);
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (DIVERGENT() && again_2) {
          ++k;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (get_local_id(0) == 0u) {
          meeting[3] = 0;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (again_2) {
          atomic_or(&meeting[3], 1u);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
      } while (meeting[3] != 0);
      BRANCH();
    }
#line 50 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    BRANCH();
    if (DIVERGENT() && again) {
      if ((left = self, left % check_divisor(4, thread_x_2, 0, 0, left, 2, messages_2)) == 0) {
#line 51 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        again = false;
      }
    }
#line 50 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
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
#line 53 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  if (n == 12345) {
    *said_2 = n;
  }
  uint value = said;
#line 25 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  int temporary = get_global_id(0);
  __global uint *place = &out_2[INDEX(check_index1(10, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}

// kernel of expect_kernel, branches-to-barriers.cpp:19
#line 19 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
__kernel __attribute__((reqd_work_group_size(8, 1, 1))) void expect_kernel_2(
    uint body, __global uint *out, ulong out_bytes, long out_offset, int out_extent0,
    __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
#line 20 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  __local uint said; SHARED(said);
  __global uint *out_2 = out + VIEW_OFFSET(0, out_offset);
  int thread_x = get_global_id(0);
#line 21 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  if (get_local_id(0) == 6) {
    said = 0;
  }
#line 23 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint self = body;
  uint l = get_local_id(0);
  __local uint *said_2 = &said;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
  uint left;
#line 57 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  uint left_2 = self;
  uint n = l;
#line 58 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  bool again = true;
#line 68 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  do {
#line 58 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    BRANCH();
    again = DIVERGENT() && again && left_2-- > 0;
#line 59 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
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
      check_barrier(12, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]), (int)(meeting[1] % 8),
          (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 60 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    if (DIVERGENT() && again) {
      BRANCH();
      if (l == 3) {
#line 61 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        *said_2 = 7;
      } else {
#line 62 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        BRANCH();
        if (l == 5) {
#line 63 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
          BRANCH();
          n += run(n, thread_x_2, messages_2);
        }
      }
#line 64 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      n = run(n, thread_x_2, messages_2);
    }
#line 65 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
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
      check_barrier(14, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]), (int)(meeting[1] % 8),
          (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8), (int)meeting[0]);
    }
    barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 66 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    {
      uint k;
      if (DIVERGENT() && again) {
        k = 0;
      }
      bool again_2 = again;
#line 67 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
      do {
#line 66 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        BRANCH();
        again_2 = DIVERGENT() && again_2 && k < 6;
#line 67 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        barrier(CLK_LOCAL_MEM_FENCE);
        if (get_local_id(0) == 0u) {
          meeting[0] = 0;
          meeting[1] = 4294967295u;
          meeting[2] = 4294967295u;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (again_2) {
          atomic_add(&meeting[0], 1u);
          atomic_min(&meeting[2], (uint)get_local_id(0));
        } else {
          atomic_min(&meeting[1], (uint)get_local_id(0));
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (meeting[0] != 8 && meeting[2] == (uint)get_local_id(0)) {
          check_barrier(15, thread_x_2, 0, 0, messages_2, (int)(8 - meeting[0]),
              (int)(meeting[1] % 8), (int)(meeting[1] / 8 % 1), (int)(meeting[1] / 8),
              (int)meeting[0]);
        }
        barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
        if (DIVERGENT() && again_2) {
          ++k;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (get_local_id(0) == 0u) {
          meeting[3] = 0;
        }
        barrier(CLK_LOCAL_MEM_FENCE);
        if (again_2) {
          atomic_or(&meeting[3], 1u);
        }
        barrier(CLK_LOCAL_MEM_FENCE);
      } while (meeting[3] != 0);
      BRANCH();
    }
#line 68 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    BRANCH();
    if (DIVERGENT() && again) {
      if ((left = self, left % check_divisor(16, thread_x_2, 0, 0, left, 2, messages_2)) == 0) {
#line 69 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
        again = false;
      }
    }
#line 68 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
    barrier(CLK_LOCAL_MEM_FENCE);
    if (get_local_id(0) == 0u) {
      meeting[3] = 0;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    if (again) {
      atomic_or(&meeting[3], 1u);
    }
)ampcc"
R"ampcc(    barrier(CLK_LOCAL_MEM_FENCE);
  } while (meeting[3] != 0);
#line 71 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  if (n == 12345) {
    *said_2 = n;
  }
  uint value = said;
#line 25 "/work/main/test/Execution/Barriers/branches-to-barriers.cpp"
  int temporary = get_global_id(0);
  __global uint *place = &out_2[INDEX(check_index1(10, thread_x, 0, 0, temporary, temporary,
      out_extent0, messages))];
  if (IN_BOUNDS(place, out, out_bytes)) {
    *place = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "body"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "body"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "body"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", expect_kernel_native_fd003b611d3de513},
  {"x86-64-v3", expect_kernel_native_fd003b611d3de513_v3},
  {"x86-64-v4", expect_kernel_native_fd003b611d3de513_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 6, 3, __ampcc_variants_0, 288};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_value, false, false, 0, 0, 4, "body"},
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "out_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", expect_kernel_2_native_fd003b611d3de513},
  {"x86-64-v3", expect_kernel_2_native_fd003b611d3de513_v3},
  {"x86-64-v4", expect_kernel_2_native_fd003b611d3de513_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 6, 3, __ampcc_variants_1, 296};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Le19bdf38918c4a27<L8e1740cb9615f87d>|t8",
   "expect_kernel", __ampcc_args_0, 6, 64, 1, {8, 1, 1}, 20, false, 0, "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 19, "expect<(lambda at /work/main/test/Execution/Barriers/branches-to-barriers.cpp:41:12)>()", &__ampcc_native_0},
  {"Le19bdf38918c4a27<L8b559b0141438d5c>|t8",
   "expect_kernel_2", __ampcc_args_1, 6, 64, 1, {8, 1, 1}, 20, false, 0, "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 19, "expect<(lambda at /work/main/test/Execution/Barriers/branches-to-barriers.cpp:56:12)>()", &__ampcc_native_1},
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
  {__ampcc_sent_int32, nullptr},
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "barrier", __ampcc_message_args_0, 9, "", 0},
  {__ampcc_message_check, "division", __ampcc_message_args_1, 5, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_4, 6, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_division, "n % 5", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 34, 28},
  {__ampcc_rule_race, "said", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 45, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 47, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 49, 11},
  {__ampcc_rule_division, "z % 2", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 50, 13},
  {__ampcc_rule_race, "said", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 54, 9},
  {__ampcc_rule_race, "said", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 22, 7},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 23, 5},
  {__ampcc_rule_race, "said", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 25, 14},
  {__ampcc_rule_init, "said", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 25, 14},
  {__ampcc_rule_index, "out", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 25, 5},
  {__ampcc_rule_race, "out[t]", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 25, 5},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 59, 9},
  {__ampcc_rule_race, "said", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 61, 11},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 65, 9},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 67, 11},
  {__ampcc_rule_division, "z % 2", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 68, 13},
  {__ampcc_rule_race, "said", "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", 72, 9},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/branches-to-barriers.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 2, "", __ampcc_messages, 5, __ampcc_sites, 18};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
