#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
// What one thread does behind a branch or a barrier, in front of loops that all threads go through alike, happens.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t
// RUN: %oclgrind %t
// RUN: %ampcc --amp-check -std=c++17 -w %s -o %t.checked && env AMPCC_CHECK=exitcode=77 AMPCC_DEVICE=native %t.checked
#include <amp.h>
#include <cstdio>
#include <vector>
using namespace concurrency;

__attribute__((__unused__)) const int size = 3, tiles = 3;

// What thread l of tile t does to `shared`, and with its own n.
void own(unsigned &shared, unsigned &n, int l, int t)                    {
  if (l == t % 3)
    shared = shared * n & 1048575;
  for (unsigned j = 0; j < 2; ++j)
    n = n * 3 + l * 2654435761u;
}







template <class Kernel> int check(const char *name, int before, int behind, Kernel kernel) {
  std::vector<unsigned> data(size * tiles);
  array_view<unsigned> view(data);
  parallel_for_each(view.extent.tile<size>(), __ampcc_tag<__ampcc_site<0x3e520a83c1eaa04fULL, Kernel>>([kernel, view](tiled_index<size> i)               { (void)kernel; (void)view; (void)i; __ampcc_host_stub(); }







));
  view.synchronize();
  int wrong = 0;
  for (int t = 0; t < tiles; ++t) {
    unsigned shared = 6, n[size];
    for (int l = 0; l < size; ++l) {
      n[l] = l + t * 7;
      for (int k = 0; k < before + (t % 2 ? 0 : behind); ++k)
        own(shared, n[l], l, t);
    }
    for (int l = 0; l < size; ++l)
      wrong += data[t * size + l] != shared * 31 + n[l];
  }
  if (wrong)
    std::printf("%s: %d wrong\n", name, wrong);
  return wrong;
}

int main() {
  int wrong = check("branch", 1, 2, __ampcc_tag<__ampcc_site<0xd41a1e04f4613615ULL>>([](unsigned &shared, unsigned &n, const tiled_index<size> &i)               { (void)shared; (void)n; (void)i; __ampcc_host_stub(); }





));
  wrong += check("barriers in a function called twice", 1, 1, __ampcc_tag<__ampcc_site<0xd79e5d5a84c0d03fULL>>([](unsigned &shared, unsigned &n, const tiled_index<size> &i)               { (void)shared; (void)n; (void)i; __ampcc_host_stub(); }



));
  wrong += check("jump", 1, 2, __ampcc_tag<__ampcc_site<0xeb7ab74a18908e43ULL>>([](unsigned &shared, unsigned &n, const tiled_index<size> &i)               { (void)shared; (void)n; (void)i; __ampcc_host_stub(); }





));
  return wrong != 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_kernel_native_5c4d410c808be56f(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_kernel_native_5c4d410c808be56f_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_kernel_native_5c4d410c808be56f_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_kernel_2_native_5c4d410c808be56f(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_kernel_2_native_5c4d410c808be56f_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_kernel_2_native_5c4d410c808be56f_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_kernel_3_native_5c4d410c808be56f(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_kernel_3_native_5c4d410c808be56f_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void check_kernel_3_native_5c4d410c808be56f_v4(const void *const *, const __ampcc_native_span &);
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

// own, loops-behind-branches.cpp:14
#line 14 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
static inline __attribute__((always_inline)) void own(
    __local uint *shared, uint *n, int l, int t) {
#line 15 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  if (l == t % 3) {
    uint value = (*shared * *n) & 1048575;
    *shared = value;
  }
#line 17 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  for (uint j = 0; j < 2; ++j) {
    uint value = *n * 3 + l * 2654435761u;
    *n = value;
  }
}

// main()::(anonymous class)::operator(), loops-behind-branches.cpp:57
#line 57 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
static inline __attribute__((always_inline)) void main_lambda(
    __local uint *shared, uint *n, int i_local, int i_tile) {
#line 58 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  own(shared, n, i_local, i_tile);
  if (i_tile % 2 == 0) {
    BRANCH();
    own(shared, n, i_local, i_tile);
#line 61 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
    own(shared, n, i_local, i_tile);
    BRANCH();
  }
}

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

// kernel of check_kernel, loops-behind-branches.cpp:30
#line 30 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void check_kernel(
    __global uint *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 31 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  __local uint shared; SHARED(shared);
  __global uint *view_2 = view + VIEW_OFFSET(0, view_offset);
  int thread_x = get_global_id(0);
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint n = (int)get_local_id(0) + (int)get_group_id(0) * 7;
  shared = 6;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda(&shared, &n, get_local_id(0), get_group_id(0));
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = shared * 31 + n;
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  int temporary = get_global_id(0);
  __global uint *place = &view_2[INDEX(check_index1(13, thread_x, 0, 0, temporary, temporary,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}

// kernel of check_kernel, loops-behind-branches.cpp:30
#line 30 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void check_kernel_2(
    __global uint *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 31 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  __local uint shared; SHARED(shared);
  __global uint *view_2 = view + VIEW_OFFSET(0, view_offset);
  int thread_x = get_global_id(0);
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint n = (int)get_local_id(0) + (int)get_group_id(0) * 7;
  shared = 6;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  __local uint *shared_2 = &shared;
  uint *n_2 = &n;
  int i_local = get_local_id(0);
  int i_tile = get_group_id(0);
#line 22 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  own(shared_2, n_2, i_local, i_tile);
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 66 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  bool taken = i_tile % 2 == 0;
#line 22 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  if (taken) {
    BRANCH();
    own(shared_2, n_2, i_local, i_tile);
    BRANCH();
  }
#line 24 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 36 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = shared * 31 + n;
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  int temporary = get_global_id(0);
  __global uint *place = &view_2[INDEX(check_index1(13, thread_x, 0, 0, temporary, temporary,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}

// main()::(anonymous class)::operator(), loops-behind-branches.cpp:69
#line 69 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
static inline __attribute__((always_inline)) void main_lambda_2(
    __local uint *shared, uint *n, int i_local, int i_tile) {
#line 70 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  own(shared, n, i_local, i_tile);
  if (DIVERGENT() && i_tile % 2) {
    return;
  }
#line 73 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  BRANCH();
  own(shared, n, i_local, i_tile);
#line 74 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  own(shared, n, i_local, i_tile);
}

// kernel of check_kernel, loops-behind-branches.cpp:30
#line 30 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
__kernel __attribute__((reqd_work_group_size(3, 1, 1))) void check_kernel_3(
    __global uint *view, ulong view_bytes, long view_offset, int view_extent0,
    __global uint *messages) {
#line 31 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  __local uint shared; SHARED(shared);
  __global uint *view_2 = view + VIEW_OFFSET(0, view_offset);
  int thread_x = get_global_id(0);
#line 32 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  uint n = (int)get_local_id(0) + (int)get_group_id(0) * 7;
  shared = 6;
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  main_lambda_2(&shared, &n, get_local_id(0), get_group_id(0));
  barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
  uint value = shared * 31 + n;
#line 37 "/work/main/test/Execution/Barriers/loops-behind-branches.cpp"
  int temporary = get_global_id(0);
  __global uint *place = &view_2[INDEX(check_index1(13, thread_x, 0, 0, temporary, temporary,
      view_extent0, messages))];
  if (IN_BOUNDS(place, view, view_bytes)) {
    *place = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_2[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", check_kernel_native_5c4d410c808be56f},
  {"x86-64-v3", check_kernel_native_5c4d410c808be56f_v3},
  {"x86-64-v4", check_kernel_native_5c4d410c808be56f_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 184};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", check_kernel_2_native_5c4d410c808be56f},
  {"x86-64-v3", check_kernel_2_native_5c4d410c808be56f_v3},
  {"x86-64-v4", check_kernel_2_native_5c4d410c808be56f_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 5, 3, __ampcc_variants_1, 192};
constexpr __ampcc_kernel_arg __ampcc_native_args_2[] = {
  {__ampcc_arg_buffer, false, false, 8, 0, 8, "view"},
  {__ampcc_arg_bytes, false, false, 8, 0, 8, "view_bytes"},
  {__ampcc_arg_value, false, false, 32, 0, 8, "view_offset", 0},
  {__ampcc_arg_value, false, false, 40, 0, 4, "view_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_2[] = {
  {"", check_kernel_3_native_5c4d410c808be56f},
  {"x86-64-v3", check_kernel_3_native_5c4d410c808be56f_v3},
  {"x86-64-v4", check_kernel_3_native_5c4d410c808be56f_v4},
};
constexpr __ampcc_native_form __ampcc_native_2 = {__ampcc_native_args_2, 5, 3, __ampcc_variants_2, 184};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L3e520a83c1eaa04f<Ld41a1e04f4613615>|t3",
   "check_kernel", __ampcc_args_0, 5, 64, 1, {3, 1, 1}, 4, false, 0, "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 30, "check<(lambda at /work/main/test/Execution/Barriers/loops-behind-branches.cpp:57:37)>()", &__ampcc_native_0},
  {"L3e520a83c1eaa04f<Ld79e5d5a84c0d03f>|t3",
   "check_kernel_2", __ampcc_args_1, 5, 64, 1, {3, 1, 1}, 4, false, 0, "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 30, "check<(lambda at /work/main/test/Execution/Barriers/loops-behind-branches.cpp:64:63)>()", &__ampcc_native_1},
  {"L3e520a83c1eaa04f<Leb7ab74a18908e43>|t3",
   "check_kernel_3", __ampcc_args_2, 5, 64, 1, {3, 1, 1}, 4, false, 0, "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 30, "check<(lambda at /work/main/test/Execution/Barriers/loops-behind-branches.cpp:69:32)>()", &__ampcc_native_2},
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
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "barrier", __ampcc_message_args_0, 9, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
  {__ampcc_message_check, "index", __ampcc_message_args_3, 6, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_race, "shared", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 16, 14},
  {__ampcc_rule_init, "shared", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 16, 14},
  {__ampcc_rule_race, "n", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 16, 23},
  {__ampcc_rule_init, "n", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 16, 23},
  {__ampcc_rule_race, "shared", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 16, 5},
  {__ampcc_rule_race, "n", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 18, 9},
  {__ampcc_rule_init, "n", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 18, 9},
  {__ampcc_rule_race, "n", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 18, 5},
  {__ampcc_rule_race, "shared", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 33, 5},
  {__ampcc_rule_barrier, "i.barrier.wait()", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 34, 5},
  {__ampcc_rule_barrier, "i.barrier.wait()", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 36, 5},
  {__ampcc_rule_race, "shared", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 37, 15},
  {__ampcc_rule_init, "shared", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 37, 15},
  {__ampcc_rule_index, "view", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 37, 5},
  {__ampcc_rule_race, "view[i]", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 37, 5},
  {__ampcc_rule_barrier, "i.barrier.wait()", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 22, 3},
  {__ampcc_rule_barrier, "i.barrier.wait()", "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", 24, 3},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Execution/Barriers/loops-behind-branches.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 3, "", __ampcc_messages, 4, __ampcc_sites, 17};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
#line 1 "<ampcc link>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
__asm__(".pushsection .ampcc,\"e\",%progbits\n"
  ".ascii \"ampcc-unit 1 2035 eNqlVF1P20AQ/CsrK62cEOKcHYfICahqlYeqqA/QpxJkOfaFHL2co/MZSCn/vXs+fzWFAuXBcm5vdnZ2dp17a8U4tQLLuU3lD2cTMeEomilnfkfjXLFUOB8jKRmVmcPTdJsdLumaieRwKSMRr2k2iLdbq2+tchFrdIZUmhEWb2JcWAtR0WAs/tEiW+aMJw4TMc8T6kSbbRwPEv12Eqoixh2FieHS1Bis30SFuuid4ciUzGMFRSQkHQIZ+0lhBBFnVwLfnGEDcgepZFdMYLVPqYhzKamId0FQpC0sYAkViqkd3offv51/JaQF8wvU51NG5vM5gu+xmrogl3AT8Zx24MNwCg+1Et1mEho9XjgMh5UmMq5FrSSlzyhr0Tynj5AWGGV681M2LJ5abmXOFU+XETeSmyhP4yI4agc1J8Ym+7HQ6MUr4u73XY23brnsmLyg2Sr32W7dNto0iCoW4iZlCdxGTGUdYq+YiDjkOKgeZOtI0qRD+tCOiibw2Mhi/GgQxTqkC9lus0x5ocYvCpxdn4dnX141BRFt9K4X6XiMFJDAJXC/EIBOBq4Lim62+y5iSO06ZNpCtQChZsNmoySRs71Mo//ELhm63ZrDg/QWm7cbWworyimHUc3YzL0is3vajwE+fZhpG0+G3ddluq3MRtLoH827bdR/Ne8WlZodMe2/cEPwF/Dqh9rbBg+p9C4w1kwYQ9V8yaieL/GBrcBGJjg+BhuJ4B143a4BGMgY7F6lpAuIah97eCn0HOE92MZBMhxN/CPf2PhQFTqCVSrB1gi41uUqv6fFcVZlu90pHBxca+6WhklZxpQXZWWToeUeYNicuLlzx/5o5PlHY5LXQgqrmeBMUCgcf2xuzaf31+Ago3yl6UtLn/yvCAJNZux2A3dS2l3eznTtE5vAL3DrDShlaXf+2FsjZ39xSyX9YiMgfkpTkTYjJ0GQbqmMVCovLo0qL/A9o0pSlUuhR2yaG3SGF0h4aYRZD78BsMaXDQ==\"\n"
  ".ascii \"\\n\"\n"
  ".popsection");
#pragma GCC diagnostic pop
