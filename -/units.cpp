#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Contraction/units.cpp"
// Each unit's functions contract as the host code of that unit, in kernels of other units as well.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 -c %s -o %t.o
// RUN: %ampcc -O2 -mfma -DOTHER -c %s -o %t.other.o
// RUN: %ampcc %t.o %t.other.o -o %t && %t
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

float other(float a, float b, float c)                   ;
void test_other();
#ifdef OTHER
#define TEST test_other
float other(float a, float b, float c)                    { return a * b + c; }
#else
#define TEST test
#endif

__attribute__((__unused__)) static float own(float a, float b, float c)                    { return a * b + c; }

void TEST() {
  constexpr int size = 1000;
  std::vector<float> a(size), own_results(size), other_results(size);
  for (int i = 0; i < size; ++i)
    a[i] = 1 + static_cast<float>(i) * 9.2e-6f;
  const array_view<const float> x(size, a);
  const array_view<float> v(size, own_results), w(size, other_results);
  parallel_for_each(x.extent, __ampcc_tag<__ampcc_site<0x1d706e09413e12bcULL>>([v, x, w](index<1> i)               { (void)v; (void)x; (void)w; (void)i; __ampcc_host_stub(); }


));
  v.synchronize();
  w.synchronize();
  for (int i = 0; i < size; ++i) {
    assert(own_results[i] == own(a[i], 2 - a[i], -1));
    assert(other_results[i] == other(a[i], 2 - a[i], -1));
  }
}

#ifndef OTHER
int main() {
  test();
  test_other();
}
#endif
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void test_other_kernel_native_06dbecdce38f1c4b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void test_other_kernel_native_06dbecdce38f1c4b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void test_other_kernel_native_06dbecdce38f1c4b_v4(const void *const *, const __ampcc_native_span &);
namespace {
constexpr char __ampcc_source[] =
R"ampcc(#pragma OPENCL FP_CONTRACT OFF
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
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
  if ((uint)i0 < (uint)e0) {
    return place;
  }
  report_index1(site, thread_x, thread_y, thread_z, i0, e0, messages);
  return -2147483648L;
}

// own, units.cpp:20
#line 20 "/work/main/test/Contraction/units.cpp"
static inline float own(float a, float b, float c) {
  return GPU_MUL_ADD(a, b, c);
}

// other, units.cpp:15
#line 15 "/work/main/test/Contraction/units.cpp"
static inline float other(float a, float b, float c) {
  return GPU_MUL_ADD(a, b, c);
}

// kernel of test_other_kernel, units.cpp:29
#line 29 "/work/main/test/Contraction/units.cpp"
__kernel void test_other_kernel(__global float *v, ulong v_bytes, long v_offset, int v_extent0,
                                __global const float *x, ulong x_bytes, long x_offset,
                                int x_extent0, __global float *w, ulong w_bytes, long w_offset,
                                int w_extent0, int domain, __global uint *messages) {
  __global float *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global const float *x_2 = x + VIEW_OFFSET(1, x_offset);
  __global float *w_2 = w + VIEW_OFFSET(2, w_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 30 "/work/main/test/Contraction/units.cpp"
    __global const float *place =
        &x_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value = IN_BOUNDS(place, x, x_bytes) ? *place : 0.0f;
    __global const float *place_2 =
        &x_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value_2 = own(value, 2.0f - (IN_BOUNDS(place_2, x, x_bytes) ? *place_2 : 0.0f), -1.0f);
    __global float *place_3 =
        &v_2[INDEX(check_index1(6, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place_3, v, v_bytes)) {
      *place_3 = value_2;
    }
#line 31 "/work/main/test/Contraction/units.cpp"
    __global const float *place_4 =
        &x_2[INDEX(check_index1(8, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value_3 = IN_BOUNDS(place_4, x, x_bytes) ? *place_4 : 0.0f;
    __global const float *place_5 =
        &x_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, x_extent0, messages))];
    float value_4 = other(value_3, 2.0f - (IN_BOUNDS(place_5, x, x_bytes) ? *place_5 : 0.0f),
        -1.0f);
    __global float *place_6 =
        &w_2[INDEX(check_index1(14, thread_x, 0, 0, i, i, w_extent0, messages))];
    if (IN_BOUNDS(place_6, w, w_bytes)) {
      *place_6 = value_4;
    }
  }
}
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "x"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "x_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "x_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "x_extent0"},
  {__ampcc_arg_buffer, false, false, 112, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 112, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 136, 0, 8, "w_offset", 2},
  {__ampcc_arg_value, false, false, 144, 0, 4, "w_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "x"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "x_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "x_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "x_extent0"},
  {__ampcc_arg_buffer, false, false, 112, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 112, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 136, 0, 8, "w_offset", 2},
  {__ampcc_arg_value, false, false, 144, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", test_other_kernel_native_06dbecdce38f1c4b},
  {"x86-64-v3", test_other_kernel_native_06dbecdce38f1c4b_v3},
  {"x86-64-v4", test_other_kernel_native_06dbecdce38f1c4b_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 13, 3, __ampcc_variants_0, 584};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L1d706e09413e12bc|e1",
   "test_other_kernel", __ampcc_args_0, 14, 168, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Contraction/units.cpp", 29, "test_other()", &__ampcc_native_0},
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
constexpr __ampcc_message __ampcc_messages[] = {
  {__ampcc_message_check, "index", __ampcc_message_args_0, 6, "", 0},
  {__ampcc_message_check, "race", __ampcc_message_args_1, 14, "", 0},
  {__ampcc_message_check, "init", __ampcc_message_args_2, 7, "", 0},
};
constexpr __ampcc_check_site __ampcc_sites[] = {
  {__ampcc_rule_index, "x", "/work/main/test/Contraction/units.cpp", 30, 16},
  {__ampcc_rule_race, "x[i]", "/work/main/test/Contraction/units.cpp", 30, 16},
  {__ampcc_rule_init, "x[i]", "/work/main/test/Contraction/units.cpp", 30, 16},
  {__ampcc_rule_index, "x", "/work/main/test/Contraction/units.cpp", 30, 26},
  {__ampcc_rule_race, "x[i]", "/work/main/test/Contraction/units.cpp", 30, 26},
  {__ampcc_rule_init, "x[i]", "/work/main/test/Contraction/units.cpp", 30, 26},
  {__ampcc_rule_index, "v", "/work/main/test/Contraction/units.cpp", 30, 5},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Contraction/units.cpp", 30, 5},
  {__ampcc_rule_index, "x", "/work/main/test/Contraction/units.cpp", 31, 18},
  {__ampcc_rule_race, "x[i]", "/work/main/test/Contraction/units.cpp", 31, 18},
  {__ampcc_rule_init, "x[i]", "/work/main/test/Contraction/units.cpp", 31, 18},
  {__ampcc_rule_index, "x", "/work/main/test/Contraction/units.cpp", 31, 28},
  {__ampcc_rule_race, "x[i]", "/work/main/test/Contraction/units.cpp", 31, 28},
  {__ampcc_rule_init, "x[i]", "/work/main/test/Contraction/units.cpp", 31, 28},
  {__ampcc_rule_index, "w", "/work/main/test/Contraction/units.cpp", 31, 5},
  {__ampcc_rule_race, "w[i]", "/work/main/test/Contraction/units.cpp", 31, 5},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Contraction/units.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 3, __ampcc_sites, 16};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
#line 1 "<ampcc link>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
__asm__(".pushsection .ampcc,\"e\",%progbits\n"
  ".ascii \"ampcc-unit 1 264 eNqNjbEKwjAURX/lETpUKIYMXaqIYsFFwaWLBEpaEgy2LyVJESn9d9N0cHW79/LOOxNRupOkIPRt7Iv2QiP10nl6NuitaL02SEfU3m3bYSAZUSPG0QVmQYH/h3LCkaPqjPBg/FPahKVrEwnLYI3NL7YJ24D79I3pgqJ+5BFSSnECKPrFG5dQwzUrWA4TR4BjjFb60SIcL/eqvlXX+lSW+/j3kEZdFC2KHceZI5m/XI5XXw==\"\n"
  ".ascii \"\\n\"\n"
  ".popsection");
#pragma GCC diagnostic pop
