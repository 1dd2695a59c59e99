#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/arms.cpp"
// Where an arm of a branch that a whole tile takes ends with a branch that each thread takes for itself, each thread keeps to its
// own way, though a return or a barrier follows.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t && %oclgrind %t
// RUN: rm -rf %t.d && %ampcc --translate %s -o %t.d && FileCheck %s < %t.d/arms.cl
// CHECK: if (DIVERGENT() && h & 4) {
// CHECK: }
// CHECK-NEXT: BRANCH();
// CHECK-NEXT: }
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

__attribute__((__unused__)) const int N = 64, Tile = 16;
static int failures = 0;

inline unsigned mix(unsigned h, unsigned k)                    { return h * 31 + k; }

struct no_barrier {
  void wait() const {}
};

#define BODY(NAME, ...)                                                                            \
  struct NAME {                                                                                    \
    static unsigned run(unsigned h, int l, int tile, unsigned *s,                                  \
                        const tile_barrier &barrier)               {                               \
      __VA_ARGS__                                                                                  \
      return h;                                                                                    \
    }                                                                                              \
    static unsigned run(unsigned h, int l, int tile, unsigned *s, const no_barrier &barrier) {     \
      __VA_ARGS__                                                                                  \
      return h;                                                                                    \
    }                                                                                              \
  }

struct after_return {                                                                                                                                                                                                                                                                            static unsigned run(unsigned h, int l, int tile, unsigned *s, const no_barrier &barrier) { { if (tile % 2 == 0) { if (tile % 3 == 1) return 5; if (h & 4) { h = mix(h, 3); h = mix(h, 4); } } else { if (l == 0) s[3] = 9; barrier.wait(); } } return h; } }












;
struct in_cases {                                                                                                                                                                                                                                                                                                                                                                                static unsigned run(unsigned h, int l, int tile, unsigned *s, const no_barrier &barrier) { { switch (tile) { case 0: s[l] = h; barrier.wait(); if (h & 4) h = mix(h, 3); break; case 1: return 7; case 2: h = h & 1 ? mix(h, l) : h / 3; break; default: barrier.wait(); for (unsigned k = 0; k < (h & 3); ++k) h = mix(h, k); } barrier.wait(); } return h; } }


















;
struct before_break {                                                                                                                                                                                                                                                                                                           static unsigned run(unsigned h, int l, int tile, unsigned *s, const no_barrier &barrier) { { for (int k = 0; k < 4; ++k) { if ((tile + k) % 3 == 0) continue; s[l] = h; barrier.wait(); if (tile + k == 4) { if (h & 4) h = mix(h, k); break; } if (h & 2) h = mix(h, 9); } } return h; } }













;

template <typename Body> void expect(const char *name) {
  std::vector<unsigned> in(N), out(N);
  for (int k = 0; k < N; ++k)
    in[k] = (k * 2654435761u) >> 20;
  array_view<const unsigned> a(N, in);
  array_view<unsigned> b(N, out);
  parallel_for_each(
      b.extent.tile<Tile>(), __ampcc_tag<__ampcc_site<0x9fcf33070b755d94ULL, Body>>([b, a](tiled_index<Tile> t)               { (void)b; (void)a; (void)t; __ampcc_host_stub(); }


));
  b.synchronize();
  unsigned shared[Tile];
  for (int k = 0; k < N; ++k)
    if (out[k] != Body::run(in[k], k % Tile, k / Tile, shared, no_barrier()))
      ++failures, std::printf("%s: thread %d\n", name, k);
}

int main() {
  expect<after_return>("after a return");
  expect<in_cases>("in cases");
  expect<before_break>("before a break");
  return failures != 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_ccc4ae4890a26d64(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_ccc4ae4890a26d64_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_native_ccc4ae4890a26d64_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_ccc4ae4890a26d64(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_ccc4ae4890a26d64_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_2_native_ccc4ae4890a26d64_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_ccc4ae4890a26d64(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_ccc4ae4890a26d64_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void expect_kernel_3_native_ccc4ae4890a26d64_v4(const void *const *, const __ampcc_native_span &);
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

// mix, arms.cpp:19
#line 19 "/work/main/test/Execution/Barriers/arms.cpp"
static inline uint mix_(uint h, uint k) {
  return h * 31 + k;
}

static __attribute__((noinline)) void report_pointer(
    uint site, int thread_x, int thread_y, int thread_z, int value0, __global uint *messages) {
  uint message = begin_report(messages, 3, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
  messages[message] = site;
  messages[message + 1] = (uint)thread_x;
  messages[message + 2] = (uint)thread_y;
  messages[message + 3] = (uint)thread_z;
  messages[message + 4] = (uint)value0;
}

static inline __attribute__((always_inline)) bool check_pointer(
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

// kernel of expect_kernel, arms.cpp:95
#line 95 "/work/main/test/Execution/Barriers/arms.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel(
    __global uint *b, ulong b_bytes, long b_offset, int b_extent0, __global const uint *a,
    ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 96 "/work/main/test/Execution/Barriers/arms.cpp"
  __local uint shared[16] __attribute__((aligned(16))); SHARED(shared);
  __global uint *b_2 = b + VIEW_OFFSET(0, b_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(3, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int tile = get_group_id(0);
  __local uint *s = shared;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
  uint result;
  bool returned = false;
#line 38 "/work/main/test/Execution/Barriers/arms.cpp"
  bool taken = tile % 2 == 0;
  bool not_taken = !taken;
  if (taken) {
    if (tile % 3 == 1) {
      result = 5;
      returned = true;
    }
    if (!returned) {
      if (DIVERGENT() && h & 4) {
        h = mix_(h, 3);
        h = mix_(h, 4);
      }
      BRANCH();
    }
    BRANCH();
  }
  if (not_taken) {
    if (l == 0) {
      if (check_pointer(0, thread_x_2, 0, 0, &s[3], messages_2, (ulong)&shared, 64)) {
        s[3] = 9;
      }
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (!returned) {
    result = h;
    returned = true;
  }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  uint value = result;
  __global uint *place_2 = &b_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, b_extent0,
      messages))];
  if (IN_BOUNDS(place_2, b, b_bytes)) {
    *place_2 = value;
  }
}

static __attribute__((noinline)) void report_division(
    uint site, int thread_x, int thread_y, int thread_z, __global uint *messages) {
  uint message = begin_report(messages, 6, 6, site, (uint)thread_x, (uint)thread_y, (uint)thread_z);
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

// kernel of expect_kernel, arms.cpp:95
#line 95 "/work/main/test/Execution/Barriers/arms.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_2(
    __global uint *b, ulong b_bytes, long b_offset, int b_extent0, __global const uint *a,
    ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 96 "/work/main/test/Execution/Barriers/arms.cpp"
  __local uint shared[16] __attribute__((aligned(16))); SHARED(shared);
  __global uint *b_2 = b + VIEW_OFFSET(0, b_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(3, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int tile = get_group_id(0);
  __local uint *s = shared;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
  uint result;
  bool returned = false;
#line 52 "/work/main/test/Execution/Barriers/arms.cpp"
  int selected = tile;
  bool taken = selected == 0;
  bool not_taken = !taken;
  if (taken) {
    if (check_pointer(8, thread_x_2, 0, 0, &s[l], messages_2, (ulong)&shared, 64)) {
      s[l] = h;
    }
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    if (DIVERGENT() && h & 4) {
      h = mix_(h, 3);
    }
    BRANCH();
  }
  bool taken_2 = not_taken && selected == 1;
  bool not_taken_2 = not_taken && !taken_2;
  if (taken_2) {
    result = 7;
    returned = true;
  }
  bool taken_3 = not_taken_2 && selected == 2;
  bool not_taken_3 = not_taken_2 && !taken_3;
  if (taken_3) {
    h = DIVERGENT() && h & 1 ? mix_(h, l) : h /
        check_divisor(11, thread_x_2, 0, 0, h, 3, messages_2);
    BRANCH();
  }
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (not_taken_3) {
    BRANCH();
    if (DIVERGENT()) {
      for (uint k = 0; k < (h & 3); ++k) {
        h = mix_(h, k);
      }
    }
    BRANCH();
  }
  BRANCH();
  bool taken_4 = !returned;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken_4) {
    result = h;
    returned = true;
  }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  uint value = result;
  __global uint *place_2 = &b_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, b_extent0,
      messages))];
  if (IN_BOUNDS(place_2, b, b_bytes)) {
    *place_2 = value;
  }
}

// kernel of expect_kernel, arms.cpp:95
#line 95 "/work/main/test/Execution/Barriers/arms.cpp"
__kernel __attribute__((reqd_work_group_size(16, 1, 1))) void expect_kernel_3(
    __global uint *b, ulong b_bytes, long b_offset, int b_extent0, __global const uint *a,
    ulong a_bytes, long a_offset, int a_extent0, __global uint *messages) {
#line 96 "/work/main/test/Execution/Barriers/arms.cpp"
  __local uint shared[16] __attribute__((aligned(16))); SHARED(shared);
  __global uint *b_2 = b + VIEW_OFFSET(0, b_offset);
  __global const uint *a_2 = a + VIEW_OFFSET(1, a_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  __global const uint *place =
      &a_2[INDEX(check_index1(3, thread_x, 0, 0, t_global, t_global, a_extent0, messages))];
  uint operand = DIVERGENT() && IN_BOUNDS(place, a, a_bytes) ? *place : 0;
  uint h = operand;
  int l = get_local_id(0);
  int tile = get_group_id(0);
  __local uint *s = shared;
  int thread_x_2 = thread_x;
  __global uint *messages_2 = messages;
#line 72 "/work/main/test/Execution/Barriers/arms.cpp"
  {
    int k = 0;
    bool again = true;
    while (again && k < 4) {
      BRANCH();
      bool running = again;
      if ((tile + k) % 3 == 0) {
        running = false;
      }
      if (running) {
        if (check_pointer(12, thread_x_2, 0, 0, &s[l], messages_2, (ulong)&shared, 64)) {
          s[l] = h;
        }
        BRANCH();
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
      if (running) {
        if (tile + k == 4) {
          if (DIVERGENT() && h & 4) {
            h = mix_(h, k);
          }
          running = false;
          again = false;
        }
        BRANCH();
      }
      if (running) {
        if (DIVERGENT() && h & 2) {
          h = mix_(h, 9);
        }
        BRANCH();
      }
      if (again) {
        ++k;
      }
    }
  }
#line 97 "/work/main/test/Execution/Barriers/arms.cpp"
  uint value = h;
  __global uint *place_2 = &b_2[INDEX(check_index1(6, thread_x, 0, 0, t_global, t_global, b_extent0,
      messages))];
  if (IN_BOUNDS(place_2, b, b_bytes)) {
    *place_2 = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "b_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "b_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "b_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "b_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "b_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "b_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "b_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "b_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", expect_kernel_native_ccc4ae4890a26d64},
  {"x86-64-v3", expect_kernel_native_ccc4ae4890a26d64_v3},
  {"x86-64-v4", expect_kernel_native_ccc4ae4890a26d64_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 448};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "b_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "b_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", expect_kernel_2_native_ccc4ae4890a26d64},
  {"x86-64-v3", expect_kernel_2_native_ccc4ae4890a26d64_v3},
  {"x86-64-v4", expect_kernel_2_native_ccc4ae4890a26d64_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 9, 3, __ampcc_variants_1, 480};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "b"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "b_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "b_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "b_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "a"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "a_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "a_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "a_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", expect_kernel_3_native_ccc4ae4890a26d64},
  {"x86-64-v3", expect_kernel_3_native_ccc4ae4890a26d64_v3},
  {"x86-64-v4", expect_kernel_3_native_ccc4ae4890a26d64_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 9, 3, __ampcc_variants_2, 376};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L9fcf33070b755d94<R12after_return>|t16",
   "expect_kernel", __ampcc_args_0, 9, 112, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/arms.cpp", 95, "expect<after_return>()", &__ampcc_native_0},
  {"L9fcf33070b755d94<R8in_cases>|t16",
   "expect_kernel_2", __ampcc_args_1, 9, 112, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/arms.cpp", 95, "expect<in_cases>()", &__ampcc_native_1},
  {"L9fcf33070b755d94<R12before_break>|t16",
   "expect_kernel_3", __ampcc_args_2, 9, 112, 1, {16, 1, 1}, 64, false, 0, "/work/main/test/Execution/Barriers/arms.cpp", 95, "expect<before_break>()", &__ampcc_native_2},
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
  {__ampcc_message_check, "pointer", __ampcc_message_args_2, 5, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_3, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_4, 7, "", 0},
  {__ampcc_message_check, "division", __ampcc_message_args_5, 5, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_pointer, "BODY(after_return, { if (tile % 2 == 0) { if (tile % 3 == 1) return 5; if (h & 4) { h = mix(h, 3); h = mix(h, 4); } } else { if (l == 0) s[3] = 9; barrier.wait(); } })", "/work/main/test/Execution/Barriers/arms.cpp", 38, 1},
  {__ampcc_rule_race, "BODY(after_return, { if (tile % 2 == 0) { if (tile % 3 == 1) return 5; if (h & 4) { h = mix(h, 3); h = mix(h, 4); } } else { if (l == 0) s[3] = 9; barrier.wait(); } })", "/work/main/test/Execution/Barriers/arms.cpp", 38, 1},
  {__ampcc_rule_barrier, "BODY(after_return, { if (tile % 2 == 0) { if (tile % 3 == 1) return 5; if (h & 4) { h = mix(h, 3); h = mix(h, 4); } } else { if (l == 0) s[3] = 9; barrier.wait(); } })", "/work/main/test/Execution/Barriers/arms.cpp", 38, 1},
  {__ampcc_rule_index, "a", "/work/main/test/Execution/Barriers/arms.cpp", 97, 26},
  {__ampcc_rule_race, "a[t]", "/work/main/test/Execution/Barriers/arms.cpp", 97, 26},
  {__ampcc_rule_init, "a[t]", "/work/main/test/Execution/Barriers/arms.cpp", 97, 26},
  {__ampcc_rule_index, "b", "/work/main/test/Execution/Barriers/arms.cpp", 97, 9},
  {__ampcc_rule_race, "b[t]", "/work/main/test/Execution/Barriers/arms.cpp", 97, 9},
  {__ampcc_rule_pointer, "BODY(in_cases, { switch (tile) { case 0: s[l] = h; barrier.wait(); if (h & 4) h = mix(h, 3); break; case 1: return 7; case 2: h = h & 1 ? mix(h, l) : h / 3; break; default: barrier.wait(); for (unsigned k = 0; k < (h & 3); ++k) h = mix(h, k); } barrier.wait(); })", "/work/main/test/Execution/Barriers/arms.cpp", 52, 1},
  {__ampcc_rule_race, "BODY(in_cases, { switch (tile) { case 0: s[l] = h; barrier.wait(); if (h & 4) h = mix(h, 3); break; case 1: return 7; case 2: h = h & 1 ? mix(h, l) : h / 3; break; default: barrier.wait(); for (unsigned k = 0; k < (h & 3); ++k) h = mix(h, k); } barrier.wait(); })", "/work/main/test/Execution/Barriers/arms.cpp", 52, 1},
  {__ampcc_rule_barrier, "BODY(in_cases, { switch (tile) { case 0: s[l] = h; barrier.wait(); if (h & 4) h = mix(h, 3); break; case 1: return 7; case 2: h = h & 1 ? mix(h, l) : h / 3; break; default: barrier.wait(); for (unsigned k = 0; k < (h & 3); ++k) h = mix(h, k); } barrier.wait(); })", "/work/main/test/Execution/Barriers/arms.cpp", 52, 1},
  {__ampcc_rule_division, "BODY(in_cases, { switch (tile) { case 0: s[l] = h; barrier.wait(); if (h & 4) h = mix(h, 3); break; case 1: return 7; case 2: h = h & 1 ? mix(h, l) : h / 3; break; default: barrier.wait(); for (unsigned k = 0; k < (h & 3); ++k) h = mix(h, k); } barrier.wait(); })", "/work/main/test/Execution/Barriers/arms.cpp", 52, 1},
  {__ampcc_rule_pointer, "BODY(before_break, { for (int k = 0; k < 4; ++k) { if ((tile + k) % 3 == 0) continue; s[l] = h; barrier.wait(); if (tile + k == 4) { if (h & 4) h = mix(h, k); break; } if (h & 2) h = mix(h, 9); } })", "/work/main/test/Execution/Barriers/arms.cpp", 72, 1},
  {__ampcc_rule_race, "BODY(before_break, { for (int k = 0; k < 4; ++k) { if ((tile + k) % 3 == 0) continue; s[l] = h; barrier.wait(); if (tile + k == 4) { if (h & 4) h = mix(h, k); break; } if (h & 2) h = mix(h, 9); } })", "/work/main/test/Execution/Barriers/arms.cpp", 72, 1},
  {__ampcc_rule_barrier, "BODY(before_break, { for (int k = 0; k < 4; ++k) { if ((tile + k) % 3 == 0) continue; s[l] = h; barrier.wait(); if (tile + k == 4) { if (h & 4) h = mix(h, k); break; } if (h & 2) h = mix(h, 9); } })", "/work/main/test/Execution/Barriers/arms.cpp", 72, 1},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/arms.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 3, "", __ampcc_messages, 6, __ampcc_sites, 15};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
