#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/silent-rounds.cpp"
// Loops with barriers go on as often as their threads want also where nothing is reported.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check %s -o %t.exe
// RUN: env AMPCC_CHECK=0 AMPCC_DEVICE=native %t.exe
// RUN: env AMPCC_CHECK=0 AMPCC_DEVICE=opencl %t.exe
// RUN: env AMPCC_DEVICE=native %t.exe
#include <amp.h>
#include <vector>
using namespace concurrency;

int main() {
  std::vector<int> rounds(1, 3), numbers(8, 0);
  array_view<const int> c(1, rounds);
  array_view<int> v(8, numbers);
  parallel_for_each(v.extent.tile<4>(), __ampcc_tag<__ampcc_site<0x457417ec644e4506ULL>>([c, v](tiled_index<4> t)               { (void)c; (void)v; (void)t; __ampcc_host_stub(); }






));
  for (int i = 0; i < 8; ++i)
    if (v[i] != 3)
      return 1;
  return 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_0bf8eb08d7936cd4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_0bf8eb08d7936cd4_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_0bf8eb08d7936cd4_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of main_kernel, silent-rounds.cpp:15
#line 15 "/work/main/test/Check/silent-rounds.cpp"
__kernel __attribute__((reqd_work_group_size(4, 1, 1))) void main_kernel(
    __global const int *c, ulong c_bytes, long c_offset, int c_extent0, __global int *v,
    ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
  __global const int *c_2 = c + VIEW_OFFSET(0, c_offset);
  __global int *v_2 = v + VIEW_OFFSET(1, v_offset);
  int thread_x = get_global_id(0);
#line 16 "/work/main/test/Check/silent-rounds.cpp"
  int r = 0;
  {
    int k = 0;
    bool again = true;
#line 18 "/work/main/test/Check/silent-rounds.cpp"
    do {
#line 17 "/work/main/test/Check/silent-rounds.cpp"
      BRANCH();
      if (DIVERGENT() && again) {
        __global const int *place =
            &c_2[INDEX(check_index1(0, thread_x, 0, 0, 0, 0, c_extent0, messages))];
        if (k >= (IN_BOUNDS(place, c, c_bytes) ? *place : 0)) {
          again = false;
        }
      }
#line 18 "/work/main/test/Check/silent-rounds.cpp"
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
      if (meeting[0] != 4 && meeting[2] == (uint)get_local_id(0)) {
        check_barrier(3, thread_x, 0, 0, messages, (int)(4 - meeting[0]), (int)(meeting[1] % 4),
            (int)(meeting[1] / 4 % 1), (int)(meeting[1] / 4), (int)meeting[0]);
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 19 "/work/main/test/Check/silent-rounds.cpp"
      if (DIVERGENT() && again) {
        ++r;
      }
#line 18 "/work/main/test/Check/silent-rounds.cpp"
      if (DIVERGENT() && again) {
        ++k;
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
  int value = r;
#line 21 "/work/main/test/Check/silent-rounds.cpp"
  int temporary = get_global_id(0);
  __global int *place = &v_2[INDEX(check_index1(4, thread_x, 0, 0, temporary, temporary, v_extent0,
      messages))];
  if (IN_BOUNDS(place, v, v_bytes)) {
    *place = value;
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, true, 0, 0, 8, "c"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "c_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "c_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "c_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, true, 0, 0, 8, "c"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "c_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "c_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "c_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "v_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_0bf8eb08d7936cd4},
  {"x86-64-v3", main_kernel_native_0bf8eb08d7936cd4_v3},
  {"x86-64-v4", main_kernel_native_0bf8eb08d7936cd4_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 264};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L457417ec644e4506|t4",
   "main_kernel", __ampcc_args_0, 9, 112, 1, {4, 1, 1}, 16, false, 0, "/work/main/test/Check/silent-rounds.cpp", 15, "main()", &__ampcc_native_0},
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
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_1, 9, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "c", "/work/main/test/Check/silent-rounds.cpp", 17, 25},
  {__ampcc_rule_race, "c[0]", "/work/main/test/Check/silent-rounds.cpp", 17, 25},
  {__ampcc_rule_init, "c[0]", "/work/main/test/Check/silent-rounds.cpp", 17, 25},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/silent-rounds.cpp", 18, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/silent-rounds.cpp", 21, 5},
  {__ampcc_rule_race, "v[t]", "/work/main/test/Check/silent-rounds.cpp", 21, 5},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/silent-rounds.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 4, __ampcc_sites, 6};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
