// phi and the sign of lgamma do not use built-in functions that OpenCL C allows a device to get wrong.

// RUN: %ampcc --translate %s -o %t && FileCheck %s < %t/own-functions.cl
// RUN: %opencl_check %t/own-functions.cl
#include <amp.h>
#include <amp_math.h>
using namespace concurrency;

// CHECK-NOT: {{erfc|exp\(|lgamma_r|native_}}
void normal(array_view<float> v, array_view<int> signs) {
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) {
    int sign;
    v[i] = precise_math::phi(v[i]) + precise_math::lgamma(v[i], &sign);
    signs[i] = sign;
  });
}
