#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Contraction/as-host.cpp"
// Without -ffp-contract a kernel on the CPU contracts what the host code of its unit does: nothing where the processor that is
// compiled for has no instruction for it, else as the host compiler, clang++ within an expression, g++ from -O2 on across statements.
//
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t
// RUN: %ampcc -O3 -march=native %s -o %t && %t
// RUN: %ampcc -O0 -mfma %s -o %t && %t
// RUN: %ampcc --amp-msvc -O3 -march=native %s -o %t && %t
// RUN: %ampcc -O2 --amp-host-compiler=%gxx %s -o %t && %t
// RUN: %ampcc -O3 -march=native --amp-host-compiler=%gxx %s -o %t && %t
// RUN: %ampcc -O1 -march=native --amp-host-compiler=%gxx %s -o %t && %t
#include <amp.h>
#include <cassert>
#include <cstring>
#include <vector>
using namespace concurrency;

constexpr int size = 1000;

template <typename T> T within(T a, T b, T c)                    { return a * b + c; }
template <typename T> T minus(T a, T b, T c)                    { return c - a * b; }
template <typename T> T two(T a, T b, T c)                    { return a * b - b * c; }
template <typename T> T across(T a, T b, T c)                    {
  const T product = a * b;
  return product + c;
}
template <typename T> T loop(T a, T b, T c)                    {
  for (int k = 0; k < 3; ++k)
    c += a * (b + c);
  return c;
}

template <typename T> struct results {
  T within, minus, two, across, loop;
};
template <typename T> results<T> all(T a)                    {
  const T b = 2 - a;
  return {within(a, b, T(-1)), minus(a, b, T(1)), two(a, b, T(1)), across(a, b, T(-1)), loop(a, b, T(-1))};
}

template <typename T> void test() {
  std::vector<T> a(size);
  std::vector<results<T>> found(size), expected(size);
  for (int i = 0; i < size; ++i)
    a[i] = 1 + static_cast<T>(i) * static_cast<T>(9.2e-6);
  const array_view<const T> x(size, a);
  const array_view<results<T>> out(size, found);
  parallel_for_each(x.extent, __ampcc_tag<__ampcc_site<0x6f19bfa2a31ae06eULL, T>>([out, x](index<1> i)               { (void)out; (void)x; (void)i; __ampcc_host_stub(); }));
  out.synchronize();
  for (int i = 0; i < size; ++i)
    expected[i] = all(a[i]);
  assert(std::memcmp(found.data(), expected.data(), size * sizeof(results<T>)) == 0);
}

int main() {
  test<float>();
  test<double>();
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void test_kernel_native_5d0718458115fbb8(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void test_kernel_native_5d0718458115fbb8_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void test_kernel_native_5d0718458115fbb8_v4(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void test_kernel_2_native_5d0718458115fbb8(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void test_kernel_2_native_5d0718458115fbb8_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void test_kernel_2_native_5d0718458115fbb8_v4(const void *const *, const __ampcc_native_span &);
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
#ifdef cl_khr_fp64
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline double GPU_MUL_ADD_DOUBLE(double a, double b, double c) {
#ifndef DEVICE_IS_CPU
#pragma OPENCL FP_CONTRACT ON
#endif
  return a * b + c;
}
#endif

// results
typedef struct {
  float within;
  float minus;
  float two;
  float across;
  float loop;
} results_float;
#ifdef cl_khr_fp64

// results
typedef struct {
  double within;
  double minus;
  double two;
  double across;
  double loop;
} results_double;
#endif

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

// within, as-host.cpp:20
#line 20 "/work/main/test/Contraction/as-host.cpp"
static inline float within(float a, float b, float c) {
  return GPU_MUL_ADD(a, b, c);
}

// minus, as-host.cpp:21
#line 21 "/work/main/test/Contraction/as-host.cpp"
static inline float minus(float a, float b, float c) {
  return GPU_MUL_ADD(-a, b, c);
}

// two, as-host.cpp:22
#line 22 "/work/main/test/Contraction/as-host.cpp"
static inline float two(float a, float b, float c) {
  return GPU_MUL_ADD(a, b, -(b * c));
}

// across, as-host.cpp:23
#line 23 "/work/main/test/Contraction/as-host.cpp"
static inline float across(float a, float b, float c) {
  float product = a * b;
  return product + c;
}

// loop, as-host.cpp:27
#line 27 "/work/main/test/Contraction/as-host.cpp"
static inline float loop(float a, float b, float c) {
  _Pragma("unroll") for (int k = 0; k < 3; ++k) {
    c += a * (b + c);
  }
#line 30 "/work/main/test/Contraction/as-host.cpp"
  return c;
}

// all, as-host.cpp:36
#line 36 "/work/main/test/Contraction/as-host.cpp"
static inline results_float all_(float a) {
  float b = 2.0f - a;
  results_float object;
  object.within = within(a, b, -1.0f);
  object.minus = minus(a, b, 1.0f);
  object.two = two(a, b, 1.0f);
  object.across = across(a, b, -1.0f);
  object.loop = loop(a, b, -1.0f);
  return object;
}

// kernel of test_kernel, as-host.cpp:48
#line 48 "/work/main/test/Contraction/as-host.cpp"
__kernel void test_kernel(__global results_float *out, ulong out_bytes, long out_offset,
                          int out_extent0, __global const float *x, ulong x_bytes, long x_offset,
                          int x_extent0, int domain, __global uint *messages) {
  __global results_float *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global const float *x_2 = x + VIEW_OFFSET(1, x_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global results_float *value =
        &out_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, out_extent0, messages))];
    __global const float *place =
        &x_2[INDEX(check_index1(1, thread_x, 0, 0, i, i, x_extent0, messages))];
    results_float value_2 = all_(IN_BOUNDS(place, x, x_bytes) ? *place : 0.0f);
    if (IN_BOUNDS(value, out, out_bytes)) {
      *value = value_2;
    }
  }
}
#ifdef cl_khr_fp64

// within, as-host.cpp:20
#line 20 "/work/main/test/Contraction/as-host.cpp"
static inline double within_2(double a, double b, double c) {
  return GPU_MUL_ADD_DOUBLE(a, b, c);
}

// minus, as-host.cpp:21
#line 21 "/work/main/test/Contraction/as-host.cpp"
static inline double minus_2(double a, double b, double c) {
  return GPU_MUL_ADD_DOUBLE(-a, b, c);
}

// two, as-host.cpp:22
#line 22 "/work/main/test/Contraction/as-host.cpp"
static inline double two_2(double a, double b, double c) {
  return GPU_MUL_ADD_DOUBLE(a, b, -(b * c));
}

// across, as-host.cpp:23
#line 23 "/work/main/test/Contraction/as-host.cpp"
static inline double across_2(double a, double b, double c) {
  double product = a * b;
  return product + c;
}

// loop, as-host.cpp:27
#line 27 "/work/main/test/Contraction/as-host.cpp"
static inline double loop_2(double a, double b, double c) {
  _Pragma("unroll") for (int k = 0; k < 3; ++k) {
    c += a * (b + c);
  }
#line 30 "/work/main/test/Contraction/as-host.cpp"
  return c;
}

// all, as-host.cpp:36
#line 36 "/work/main/test/Contraction/as-host.cpp"
static inline results_double all__2(double a) {
  double b = 2.0 - a;
  results_double object;
  object.within = within_2(a, b, -1.0);
  object.minus = minus_2(a, b, 1.0);
  object.two = two_2(a, b, 1.0);
  object.across = across_2(a, b, -1.0);
  object.loop = loop_2(a, b, -1.0);
  return object;
}

// kernel of test_kernel, as-host.cpp:48
#line 48 "/work/main/test/Contraction/as-host.cpp"
__kernel void test_kernel_2(__global results_double *out, ulong out_bytes, long out_offset,
                            int out_extent0, __global const double *x, ulong x_bytes,
                            long x_offset, int x_extent0, int domain, __global uint *messages) {
  __global results_double *out_2 = out + VIEW_OFFSET(0, out_offset);
  __global const double *x_2 = x + VIEW_OFFSET(1, x_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    __global results_double *value =
        &out_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, out_extent0, messages))];
    __global const double *place =
        &x_2[INDEX(check_index1(1, thread_x, 0, 0, i, i, x_extent0, messages))];
    results_double value_2 = all__2(IN_BOUNDS(place, x, x_bytes) ? *place : 0.0);
    if (IN_BOUNDS(value, out, out_bytes)) {
      *value = value_2;
    }
  }
}
#endif
)ampcc"
;
constexpr __ampcc_kernel_arg __ampcc_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "x"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "x_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "x_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "x_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "x"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "x_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "x_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "x_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "x"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "x_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "x_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "x_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", test_kernel_native_5d0718458115fbb8},
  {"x86-64-v3", test_kernel_native_5d0718458115fbb8_v3},
  {"x86-64-v4", test_kernel_native_5d0718458115fbb8_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 344};
constexpr __ampcc_kernel_arg __ampcc_native_args_1[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "out"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "out_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "out_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "out_extent0"},
  {__ampcc_arg_buffer, false, true, 56, 0, 8, "x"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "x_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "x_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "x_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_1[] = {
  {"", test_kernel_2_native_5d0718458115fbb8},
  {"x86-64-v3", test_kernel_2_native_5d0718458115fbb8_v3},
  {"x86-64-v4", test_kernel_2_native_5d0718458115fbb8_v4},
};
constexpr __ampcc_native_form __ampcc_native_1 = {__ampcc_native_args_1, 9, 3, __ampcc_variants_1, 464};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L6f19bfa2a31ae06e<Rf>|e1",
   "test_kernel", __ampcc_args_0, 10, 112, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Contraction/as-host.cpp", 48, "test<float>()", &__ampcc_native_0},
  {"L6f19bfa2a31ae06e<Rd>|e1",
   "test_kernel_2", __ampcc_args_1, 10, 112, 1, {0, 0, 0}, 0, true, 0, "/work/main/test/Contraction/as-host.cpp", 48, "test<double>()", &__ampcc_native_1},
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
  {__ampcc_rule_index, "out", "/work/main/test/Contraction/as-host.cpp", 48, 63},
  {__ampcc_rule_index, "x", "/work/main/test/Contraction/as-host.cpp", 48, 76},
  {__ampcc_rule_race, "x[i]", "/work/main/test/Contraction/as-host.cpp", 48, 76},
  {__ampcc_rule_init, "x[i]", "/work/main/test/Contraction/as-host.cpp", 48, 76},
  {__ampcc_rule_race, "out[i]", "/work/main/test/Contraction/as-host.cpp", 48, 63},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Contraction/as-host.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 2, "", __ampcc_messages, 3, __ampcc_sites, 5};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
