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
  parallel_for_each(v.extent, [=](index<1> i) restrict(amp) { v[i] = precise_math::tgamma(0.1f + i[0] * 0.15f); });
  for (int i = 0; i < 200; ++i) {
    const double exact = std::tgamma(double(0.1f + static_cast<float>(i) * 0.15f));
    if (!(std::abs(v[i] - exact) <= 4 * exact * 0x1p-23))
      return 1;
  }
}
