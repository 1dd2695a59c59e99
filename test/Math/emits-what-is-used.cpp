// A kernel's text holds the functions that it calls and no others.
// RUN: %ampcc --translate %s -o %t && FileCheck %s < %t/emits-what-is-used.cl
// RUN: %opencl_check %t/emits-what-is-used.cl

#include <amp.h>
#include <amp_math.h>
using namespace concurrency;

// CHECK-NOT: static inline
// CHECK-NOT: double
// CHECK: __kernel void quantiles_kernel
// CHECK-NOT: {{tgamma|erf\(|lgamma_r|ldexp}}
// CHECK: sqrt(-log(
// CHECK-NOT: sqrt(
// CHECK: native_exp(
// CHECK-NOT: {{^}}static inline
void quantiles(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = precise_math::probit(v[i]) + fast_math::exp(v[i]);
  });
}
