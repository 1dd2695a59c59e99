#include <ampcc_rt/prefix.h>
#define __AMPCC_CHECK__ 1
#include <ampcc_rt/host.h>
#line 1 "/work/main/test/Contraction/library.cpp"
// The functions of <amp_math.h> count on their roundings, also where a CPU contracts across statements as g++ does.
// REQUIRES: opencl-device
// RUN: rm -rf %t && %ampcc --amp-host-compiler=%gxx -O2 -mfma --translate %s -o %t
// RUN: FileCheck %s < %t/library.cl
// RUN: FileCheck --check-prefix=NATIVE %s < %t/library.native.cpp
// RUN: %ampcc --amp-host-compiler=%gxx -O2 -mfma %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <amp_math.h>
#include <cmath>
using namespace concurrency;

// CHECK: float EXACT_MUL(float a, float b) {
// CHECK-NEXT: #pragma OPENCL FP_CONTRACT OFF
// CHECK-NEXT: return a * b;
// CHECK: = EXACT_MUL(
// NATIVE: #pragma clang fp contract(fast)
// NATIVE: = EXACT_MUL(
int main() {
  array_view<float> v(200);
  parallel_for_each(v.extent, __ampcc_tag<__ampcc_site<0x3a05a3d25ff9c749ULL>>([v](index<1> i)               { (void)v; (void)i; __ampcc_host_stub(); }));
  for (int i = 0; i < 200; ++i) {
    const double exact = std::tgamma(double(0.1f + static_cast<float>(i) * 0.15f));
    if (!(std::abs(v[i] - exact) <= 4 * exact * 0x1p-23))
      return 1;
  }
}
#line 1 "<ampcc kernels>"
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Woverlength-strings"
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_ff8b414db757f74f(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_ff8b414db757f74f_v3(const void *const *, const __ampcc_native_span &);
extern "C" __attribute__((__weak__, __visibility__("hidden"))) void main_kernel_native_ff8b414db757f74f_v4(const void *const *, const __ampcc_native_span &);
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

// kernel of main_kernel, library.cpp:20
#line 20 "/work/main/test/Contraction/library.cpp"
__kernel void main_kernel(__global float *v, ulong v_bytes, long v_offset, int v_extent0,
                          int domain, __global uint *messages) {
  __global float *v_2 = v + VIEW_OFFSET(0, v_offset);
  int i = get_global_id(0);
  if (i < domain) {
    int thread_x = get_global_id(0);
    float x = GPU_MUL_ADD((float)i, 0.15f, 0.1f);
    float result;
    float whole = floor(x);
    if (x > 35.1f) {
      result = INFINITY;
    } else if (fabs(x) < 9.313226e-10f) {
      result = 1.0f / x;
    } else if (x < 0.0f && whole == x) {
      result = NAN;
    } else if (x < -44.0f) {
      result = fmod(whole, 2.0f) == 0.0f ? 0.0f : -0.0f;
    } else {
      float chosen;
      if (x >= 1.0f) {
        float product_high = 0.00390625f;
        float product_low = 0.0f;
        float r = x;
        while (r >= 2.0f) {
          r -= 1.0f;
          float factor = r;
          float product = product_high * factor;
          product_low = fma(product_low, factor, fma(product_high, factor, -product));
          product_high = product;
        }
        float s = r - 1.5f;
        float near = (((((((((0.016833503f * s - 0.023704544f) * s + 0.024077585f) * s -
            0.036283195f) * s + 0.058872007f) * s - 0.0777155f) * s + 0.1446278f) * s -
            0.107286155f) * s + 0.41481388f) * s + 0.03233829f) * s + 0.88622695f;
        float result_2 = product_high * near;
        chosen = (result_2 + (fma(product_high, near, -result_2) + product_low * near)) * 256.0f;
      } else {
        float chosen_2;
        if (x < 1.0f) {
          float first = x < -2e+01f ? 5.421011e-20f : 1.0f;
          float product_high = first;
          float product_low = 0.0f;
          float r = x;
          while (r < 1.0f) {
            float factor = r;
            float product = product_high * factor;
            product_low = fma(product_low, factor, fma(product_high, factor, -product));
            product_high = product;
            r += 1.0f;
          }
          float s = r - 1.5f;
          float near = (((((((((0.016833503f * s - 0.023704544f) * s + 0.024077585f) * s -
              0.036283195f) * s + 0.058872007f) * s - 0.0777155f) * s + 0.1446278f) * s -
              0.107286155f) * s + 0.41481388f) * s + 0.03233829f) * s + 0.88622695f;
          float quotient = near / product_high;
          chosen_2 = first * (quotient +
              (fma(-quotient, product_high, near) - quotient * product_low) / product_high);
        } else {
          chosen_2 = x;
        }
        chosen = chosen_2;
      }
      result = chosen;
    }
    float value = result;
    __global float *place = &v_2[INDEX(check_index1(0, thread_x, 0, 0, i, i, v_extent0, messages))];
    if (IN_BOUNDS(place, v, v_bytes)) {
      *place = value;
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
  {__ampcc_arg_domain, false, false, 0, 0, 4, "domain"},
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
  {"", main_kernel_native_ff8b414db757f74f},
  {"x86-64-v3", main_kernel_native_ff8b414db757f74f_v3},
  {"x86-64-v4", main_kernel_native_ff8b414db757f74f_v4},
};
constexpr __ampcc_native_form __ampcc_native_0 = {__ampcc_native_args_0, 5, 3, __ampcc_variants_0, 392};
constexpr __ampcc_kernel __ampcc_kernels[] = {
  {"L3a05a3d25ff9c749|e1",
   "main_kernel", __ampcc_args_0, 6, 56, 1, {0, 0, 0}, 0, false, 0, "/work/main/test/Contraction/library.cpp", 20, "main()", &__ampcc_native_0},
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
  {__ampcc_rule_index, "v", "/work/main/test/Contraction/library.cpp", 20, 63},
  {__ampcc_rule_race, "v[i]", "/work/main/test/Contraction/library.cpp", 20, 63},
};
constexpr __ampcc_module __ampcc_this_module = {
  __ampcc_abi_version, "/work/main/test/Contraction/library.cpp", __ampcc_source, sizeof(__ampcc_source) - 1, __ampcc_kernels, 1, "", __ampcc_messages, 3, __ampcc_sites, 2};
const __ampcc_registration __ampcc_registered __AMPCC_EARLY (__ampcc_this_module, __ampcc_this_unit);
}
#pragma GCC diagnostic pop
