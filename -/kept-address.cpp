#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Check/kept-address.cpp"
// A thread keeps a pointer to a variable of its own across a barrier, in a loop that threads continue apart.
// RUN: %ampcc --amp-check %s -o %t && %t
// RUN: %ampcc -O2 %s -o %t && %t
#include <amp.h>
#include <vector>
using namespace concurrency;
int main() {
  std::vector<unsigned> numbers(64);
  for (unsigned i = 0; i < 64; ++i)
    numbers[i] = i;
  array_view<unsigned> v(64, numbers);
  parallel_for_each(v.extent.tile<32>(), __ampcc_tag<__ampcc_site<0xb8aa0c3102e8eaeeULL>>([v](tiled_index<32> t)               { (void)v; (void)t; __ampcc_host_stub(); }









));
  v.synchronize();
  for (unsigned i = 0; i < 64; ++i) {
    unsigned expected = i;
    for (unsigned n = 0; n < 3; ++n)
      expected += expected + n + (i % 32 != 5);
    if (numbers[i] != expected)
      return 1;
  }
  return 0;
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_4d0b0c0b067d5300(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_4d0b0c0b067d5300_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_4d0b0c0b067d5300_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of main_kernel, kept-address.cpp:12
#line 12 "/work/main/test/Check/kept-address.cpp"
__kernel __attribute__((reqd_work_group_size(32, 1, 1))) void main_kernel(
    __global uint *v, ulong v_bytes, long v_offset, int v_extent0, __global uint *messages) {
  __local uint meeting[4] __attribute__((aligned(16))); SHARED(meeting);
  __global uint *v_2 = v + VIEW_OFFSET(0, v_offset);
  int t_global = get_global_id(0);
  int thread_x = get_global_id(0);
#line 13 "/work/main/test/Check/kept-address.cpp"
  {
    int n = 0;
    bool again = true;


    do {
#line 13 "/work/main/test/Check/kept-address.cpp"
      BRANCH();
      again = DIVERGENT() && again && n < 3;
      bool running = again;
#line 14 "/work/main/test/Check/kept-address.cpp"
      SCALAR();
      uint x;
#line 15 "/work/main/test/Check/kept-address.cpp"
      uint *p;
#line 14 "/work/main/test/Check/kept-address.cpp"
      if (DIVERGENT() && running) {
        __global uint *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, t_global, t_global,
            v_extent0, messages))];
        SCALAR();
        x = (IN_BOUNDS(place, v, v_bytes) ? *place : 0) + n;
#line 15 "/work/main/test/Check/kept-address.cpp"
        p = &x;
      }
#line 16 "/work/main/test/Check/kept-address.cpp"
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
      if (meeting[0] != 32 && meeting[2] == (uint)get_local_id(0)) {
        check_barrier(3, thread_x, 0, 0, messages, (int)(32 - meeting[0]), (int)(meeting[1] % 32),
            (int)(meeting[1] / 32 % 1), (int)(meeting[1] / 32), (int)meeting[0]);
      }
      barrier(CLK_LOCAL_MEM_FENCE | CLK_GLOBAL_MEM_FENCE);
#line 17 "/work/main/test/Check/kept-address.cpp"
      if (DIVERGENT() && running) {
        SCALAR();
        uint value = check_pointer(4, thread_x, 0, 0, p, messages, (ulong)&x, 4) ? *p : 0;
        __global uint *place = &v_2[INDEX(check_index1(7, thread_x, 0, 0, t_global, t_global,
            v_extent0, messages))];
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place += value;
        }
#line 18 "/work/main/test/Check/kept-address.cpp"
        if (get_local_id(0) == 5) {
          running = false;
        }
      }
#line 20 "/work/main/test/Check/kept-address.cpp"
      if (running) {
        __global uint *place = &v_2[INDEX(check_index1(10, thread_x, 0, 0, t_global, t_global,
            v_extent0, messages))];
        if (IN_BOUNDS(place, v, v_bytes)) {
          *place += 1;
        }
      }
#line 18 "/work/main/test/Check/kept-address.cpp"
      if (DIVERGENT() && again) {
        ++n;
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
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", main_kernel_native_4d0b0c0b067d5300},
  {"x86-64-v3", main_kernel_native_4d0b0c0b067d5300_v3},
  {"x86-64-v4", main_kernel_native_4d0b0c0b067d5300_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 788};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"Lb8aa0c3102e8eaee|t32",
   "main_kernel", __ampcc_args_0, 5, 56, 1, {32, 1, 1}, 16, false, 0, "/work/main/test/Check/kept-address.cpp", 12, "main()", &__ampcc_native_0},
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
  {__ampcc_sent_int32, nullptr},
};
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "barrier", __ampcc_message_args_1, 9, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_2, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_3, 7, "", 0},
  {__ampcc_message_check, "pointer", __ampcc_message_args_4, 5, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "v", "/work/main/test/Check/kept-address.cpp", 14, 20},
  {__ampcc_rule_race, "v[t.global]", "/work/main/test/Check/kept-address.cpp", 14, 20},
  {__ampcc_rule_init, "v[t.global]", "/work/main/test/Check/kept-address.cpp", 14, 20},
  {__ampcc_rule_barrier, "t.barrier.wait()", "/work/main/test/Check/kept-address.cpp", 16, 7},
  {__ampcc_rule_pointer, "*p", "/work/main/test/Check/kept-address.cpp", 17, 22},
  {__ampcc_rule_race, "*p", "/work/main/test/Check/kept-address.cpp", 17, 22},
  {__ampcc_rule_init, "*p", "/work/main/test/Check/kept-address.cpp", 17, 22},
  {__ampcc_rule_index, "v", "/work/main/test/Check/kept-address.cpp", 17, 7},
  {__ampcc_rule_race, "v[t.global]", "/work/main/test/Check/kept-address.cpp", 17, 7},
  {__ampcc_rule_init, "v[t.global]", "/work/main/test/Check/kept-address.cpp", 17, 7},
  {__ampcc_rule_index, "v", "/work/main/test/Check/kept-address.cpp", 20, 7},
  {__ampcc_rule_race, "v[t.global]", "/work/main/test/Check/kept-address.cpp", 20, 7},
  {__ampcc_rule_init, "v[t.global]", "/work/main/test/Check/kept-address.cpp", 20, 7},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Check/kept-address.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 5, __ampcc_sites, 13};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
