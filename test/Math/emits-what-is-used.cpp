// A kernel's text holds the functions that it calls and no others.
// RUN: %ampcc --translate %s -o %t && FileCheck %s < %t/emits-what-is-used.cl
// RUN: %opencl_check %t/emits-what-is-used.cl

#include <amp.h>
#include <amp_math.h>
using namespace concurrency;

// CHECK-NOT: {{tgamma|product|scalb|cl_khr_fp64}}
// CHECK: erfcinv_tail(
// CHECK-NOT: {{tgamma|product|scalb|phi\(}}
// CHECK: __kernel void quantiles_kernel
// CHECK-NOT: {{tgamma|product|scalb|phi\(}}
// CHECK: native_exp(
void quantiles(array_view<float> v) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    v[i] = precise_math::probit(v[i]) + fast_math::exp(v[i]);
  });
}
