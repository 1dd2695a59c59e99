#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#include <amp-msvc/detail/dialect.h>
#line 1 "/work/main/test/Contraction/expressions.cpp"
// What may be contracted is what Clang's code generator would: a product that is an operand of a sum
// in the same expression.
//
// RUN: rm -rf %t && mkdir %t && cd %t
// RUN: %ampcc --translate -ffp-contract=on %s -o on
// RUN: FileCheck %s < on/expressions.cl
// RUN: %ampcc --translate -mfma %s -o fma
// RUN: FileCheck %s < fma/expressions.cl
// RUN: %ampcc --translate %s -o default
// RUN: FileCheck --check-prefix=DEFAULT %s < default/expressions.cl
// RUN: %ampcc --translate --amp-host-compiler=%gxx -O1 -mfma %s -o gxx1
// RUN: FileCheck --check-prefix=DEFAULT %s < gxx1/expressions.cl
// RUN: %ampcc --translate --amp-host-compiler=%gxx -O2 -mfma %s -o gxx2
// RUN: FileCheck --check-prefix=STATEMENTS %s < gxx2/expressions.cl
// RUN: FileCheck --check-prefix=STATEMENTS-NATIVE %s < gxx2/expressions.native.cpp
// RUN: %ampcc --translate --amp-msvc %s -o msvc
// RUN: FileCheck --check-prefix=OFF %s < msvc/expressions.cl
// RUN: %ampcc --translate --amp-msvc -ffp-contract=on %s -o msvc-on
// RUN: FileCheck %s < msvc-on/expressions.cl
// RUN: %ampcc --translate -ffp-contract=off %s -o off
// RUN: FileCheck --check-prefix=OFF %s < off/expressions.cl
// RUN: %ampcc --translate -ffp-contract=fast %s -o fast
// RUN: FileCheck --check-prefix=FAST %s < fast/expressions.cl
// RUN: FileCheck --check-prefix=FAST-JSON %s < fast/expressions.json
// RUN: FileCheck --check-prefix=FAST-NATIVE %s < fast/expressions.native.cpp
// RUN: %ampcc --translate -ffp-contract=fast-honor-pragmas %s -o honor
// RUN: FileCheck %s < honor/expressions.cl
//
// OFF: #pragma OPENCL FP_CONTRACT OFF
// OFF-NOT: MUL_ADD
// FAST: #pragma OPENCL FP_CONTRACT ON
// FAST-JSON: "build_options": "-cl-mad-enable",
// FAST-NATIVE: needs -ffp-contract=fast
// FAST-NATIVE-NOT: #pragma STDC FP_CONTRACT OFF

// Without an option a CPU contracts what the host code does, other devices what clang++ would.
// DEFAULT: #pragma OPENCL FP_CONTRACT OFF
// DEFAULT: float GPU_MUL_ADD(float a, float b, float c) {
// DEFAULT-NEXT: #ifndef DEVICE_IS_CPU
// DEFAULT-NEXT: #pragma OPENCL FP_CONTRACT ON
// DEFAULT-NEXT: #endif
// DEFAULT-NEXT: return a * b + c;
// DEFAULT: double GPU_MUL_ADD_DOUBLE(double a, double b, double c) {
// DEFAULT: GPU_MUL_ADD(a, b, c)
// STATEMENTS: #pragma OPENCL FP_CONTRACT OFF
// STATEMENTS-NEXT: #if defined(DEVICE_IS_CPU) && defined(__clang__)
// STATEMENTS-NEXT: #pragma clang fp contract(fast)
// STATEMENTS: {{^}}  float r = MUL_ADD(a, b, c);
// STATEMENTS-NATIVE: #pragma clang fp contract(fast)

// CHECK: #pragma OPENCL FP_CONTRACT OFF
// CHECK: float MUL_ADD(float a, float b, float c) {
// CHECK-NEXT: #pragma OPENCL FP_CONTRACT ON
// CHECK-NEXT: return a * b + c;
// CHECK: double MUL_ADD_DOUBLE(double a, double b, double c) {
// CHECK-NEXT: #pragma OPENCL FP_CONTRACT ON
// CHECK-NEXT: return a * b + c;
#include <amp.h>
using namespace concurrency;

// CHECK-LABEL: float sums(





























// CHECK-LABEL: float not_here(






// CHECK-LABEL: float nor_here(






// CHECK-LABEL: double doubles(





void run(const array_view<float> &v, const array_view<double> &w) {
  // CHECK: __kernel
  parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x1f063f3c107a763aULL>>([v, w](index<1> i)               { (void)v; (void)w; (void)i; __ampcc_host_stub(); }





));
}

#pragma STDC FP_CONTRACT OFF

#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_9fce00348d3c368b(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_9fce00348d3c368b_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void run_kernel_native_9fce00348d3c368b_v4(const void *const *, const __ampcc_native_span &);
namespace {
constexpr char __ampcc_source[] =
R"ampcc(#pragma OPENCL FP_CONTRACT ON
#ifndef VIEWS_WITH_OFFSET
#define VIEWS_WITH_OFFSET 0xffffffff
#endif
#define VIEW_OFFSET(bit, offset) (offset & -(long)(VIEWS_WITH_OFFSET >> bit & 1))
#define IN_BOUNDS(pointer, begin, bytes) \
  (sizeof(*(pointer)) <= (bytes) && \
   (ulong)(pointer) - (ulong)(begin) <= (bytes) - sizeof(*(pointer)))
#define INDEX(i) clamp((long)(i), -(1L << 40), 1L << 40)
static inline float MUL_ADD(float a, float b, float c) {
#pragma OPENCL FP_CONTRACT ON
  return a * b + c;
}
#pragma OPENCL EXTENSION cl_khr_fp64 : enable
static inline double MUL_ADD_DOUBLE(double a, double b, double c) {
#pragma OPENCL FP_CONTRACT ON
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

// sums, expressions.cpp:62
#line 62 "/work/main/test/Contraction/expressions.cpp"
static inline float sums(float a, float b, float c) {

  float r = MUL_ADD(a, b, c);

  r = MUL_ADD(a, b, -c) + r;

  r = MUL_ADD(a, b, r);

  r = MUL_ADD(-a, b, r);

  r = MUL_ADD(a, b, r);

  r = MUL_ADD(-a, b, r);


  r = MUL_ADD(a, b, c * r);

  r += a * b;

  r -= a * b;


  float product = a * c;
  r = r + product;
  r = r + (float)(a * (double)b);
  r += 3.0f * 2.0f;
  return r;
}

// not_here, expressions.cpp:92
#line 92 "/work/main/test/Contraction/expressions.cpp"
static inline float not_here(float a, float b, float c) {


  return a * b + c;
}

// nor_here, expressions.cpp:99
#line 99 "/work/main/test/Contraction/expressions.cpp"
static inline float nor_here(float a, float b, float c) {


  return a * b + c;
}

// doubles, expressions.cpp:106
#line 106 "/work/main/test/Contraction/expressions.cpp"
static inline double doubles(double a, double b, double c) {

  return MUL_ADD_DOUBLE(a, b, c);
}

// kernel of run_kernel, expressions.cpp:113
#line 113 "/work/main/test/Contraction/expressions.cpp"
__kernel void run_kernel(__global float *v, ulong v_bytes, long v_offset, int v_extent0,
                         __global double *w, ulong w_bytes, long w_offset, int w_extent0,
                         int domain, __global uint *messages) {
  __global float *v_2 = v + VIEW_OFFSET(0, v_offset);
  __global double *w_2 = w + VIEW_OFFSET(1, w_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
#line 114 "/work/main/test/Contraction/expressions.cpp"
    __global float *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    float a = IN_BOUNDS(place, v, v_bytes) ? *place : 0.0f;
#line 115 "/work/main/test/Contraction/expressions.cpp"
    float value = sums(a, a, a) + not_here(a, a, a) + nor_here(a, a, a);
    __global float *place_2 =
        &v_2[INDEX(check_index1(3, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place_2, v, v_bytes)) {
      *place_2 = value;
    }
#line 116 "/work/main/test/Contraction/expressions.cpp"
    __global double *place_3 =
        &w_2[INDEX(check_index1(5, thread_x, 0, 0, i, i, w_extent0, messages))];
    double value_2 = IN_BOUNDS(place_3, w, w_bytes) ? *place_3 : 0.0;
    __global double *place_4 =
        &w_2[INDEX(check_index1(8, thread_x, 0, 0, i, i, w_extent0, messages))];
    double value_3 = IN_BOUNDS(place_4, w, w_bytes) ? *place_4 : 0.0;
    __global double *place_5 =
        &w_2[INDEX(check_index1(11, thread_x, 0, 0, i, i, w_extent0, messages))];
    double value_4 = doubles(value_2, value_3, IN_BOUNDS(place_5, w, w_bytes) ? *place_5 : 0.0);
    __global double *place_6 =
        &w_2[INDEX(check_index1(14, thread_x, 0, 0, i, i, w_extent0, messages))];
    if (IN_BOUNDS(place_6, w, w_bytes)) {
      *place_6 = value_4;
    }
#line 118 "/work/main/test/Contraction/expressions.cpp"
    __global float *place_7 =
        &v_2[INDEX(check_index1(16, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place_7, v, v_bytes)) {
      *place_7 += a * a;
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
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "w_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "w_extent0"},
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_kernel_arg __ampcc_native_args_0[] = {
  {__ampcc_arg_buffer, false, false, 0, 0, 8, "v"},
  {__ampcc_arg_bytes, false, false, 0, 0, 8, "v_bytes"},
  {__ampcc_arg_value, false, false, 24, 0, 8, "v_offset", 0},
  {__ampcc_arg_value, false, false, 32, 0, 4, "v_extent0"},
  {__ampcc_arg_buffer, false, false, 56, 0, 8, "w"},
  {__ampcc_arg_bytes, false, false, 56, 0, 8, "w_bytes"},
  {__ampcc_arg_value, false, false, 80, 0, 8, "w_offset", 1},
  {__ampcc_arg_value, false, false, 88, 0, 4, "w_extent0"},
  {__ampcc_arg_messages, false, false, 0, 0, 0, "messages"},
};
constexpr __ampcc_native_variant __ampcc_variants_0[] = {
  {"", run_kernel_native_9fce00348d3c368b},
  {"x86-64-v3", run_kernel_native_9fce00348d3c368b_v3},
  {"x86-64-v4", run_kernel_native_9fce00348d3c368b_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 9, 3, __ampcc_variants_0, 432};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L1f063f3c107a763a|e1",
   "run_kernel", __ampcc_args_0, 10, 112, 1, {0, 0, 0}, 0, true, 0, "/work/main/test/Contraction/expressions.cpp", 113, "run()", &__ampcc_native_0},
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
  {__ampcc_rule_index, "v", "/work/main/test/Contraction/expressions.cpp", 114, 21},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Contraction/expressions.cpp", 114, 21},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Contraction/expressions.cpp", 114, 21},
  {__ampcc_rule_index, "v", "/work/main/test/Contraction/expressions.cpp", 115, 5},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Contraction/expressions.cpp", 115, 5},
  {__ampcc_rule_index, "w", "/work/main/test/Contraction/expressions.cpp", 116, 20},
  {__ampcc_rule_race, "w[i]", "/work/main/test/Contraction/expressions.cpp", 116, 20},
  {__ampcc_rule_init, "w[i]", "/work/main/test/Contraction/expressions.cpp", 116, 20},
  {__ampcc_rule_index, "w", "/work/main/test/Contraction/expressions.cpp", 116, 26},
  {__ampcc_rule_race, "w[i]", "/work/main/test/Contraction/expressions.cpp", 116, 26},
  {__ampcc_rule_init, "w[i]", "/work/main/test/Contraction/expressions.cpp", 116, 26},
  {__ampcc_rule_index, "w", "/work/main/test/Contraction/expressions.cpp", 116, 32},
  {__ampcc_rule_race, "w[i]", "/work/main/test/Contraction/expressions.cpp", 116, 32},
  {__ampcc_rule_init, "w[i]", "/work/main/test/Contraction/expressions.cpp", 116, 32},
  {__ampcc_rule_index, "w", "/work/main/test/Contraction/expressions.cpp", 116, 5},
  {__ampcc_rule_race, "w[i]", "/work/main/test/Contraction/expressions.cpp", 116, 5},
  {__ampcc_rule_index, "v", "/work/main/test/Contraction/expressions.cpp", 118, 5},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Contraction/expressions.cpp", 118, 5},
  {__ampcc_rule_init, "v[i]", "/work/main/test/Contraction/expressions.cpp", 118, 5},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Contraction/expressions.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "-cl-mad-enable", __ampcc_messages, 3, __ampcc_sites, 19};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
#line 1 "<ampcc link>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
__asm__(".pushsection .ampcc,\"e\",%progbits\n"
  ".ascii \"ampcc-unit 1 1464 eNqdlF1vgjAUhv9KQ7yA+cHHFMHNxWVebpe7WUgIAs3MpCVtybYY//t6+KoYN2U3cnx73nMe2kP3Gt7uUm2hmZ+UfZhZtCWmSLkwnygRLIrFlhIz/cpZyrkM+STOc22k4YKUS1w6oQAK+hQItIAEJKHFRjqrBx/Yei1EA3tUq2hzFMcD20D8O9vQnWwXvs1rZ5IkgYZIlAFFrUkhEshe2JaL9gFBaAWxh1gqCkbQ6uX1OXxcr++r9Ae97Fk2gy53ATkAId5RWYVQFr6nLJWElVAmV+FGhad4XuPDGCu+RmwAff+Iz2n4gAfdQHUDDaHyKZH4J5E4RyS6RE5L5M+uBOJFxnvCTMHTAQGhgXAVhDutKzCJsFRHV4pnTq4yuRfTxzoY4HVY+TqVz7voY0dt5tYv6WMwGOccTr8G094N5tdslDzLjsnvReXZfam85hBzRpMiFqW7mqlY7b43q+vC71DltutuZ11v2urNdwzdZcn2P8yroSCqrRku0e3EwjLPkY92sb0c2Ol0g5omIcW454zblrJ2Rl3J7UXl3KqLQMZ/f3fa4QdaxKl2\"\n"
  ".ascii \"\\n\"\n"
  ".popsection");
#pragma GCC diagnostic pop
