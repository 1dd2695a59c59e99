// Floating point without excess precision or contraction; conversions.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    float f = i * 0.1f;
    float g = f * f + f;
    double d = i / 3.0;
    d = d * d - 1e-3;
    int n = g;
    n += d;
    unsigned u = unsigned(f * 10);
    f += 0.5;
    return double(g) + d + n + u + f + (f > g ? 0.25 : -0.0);
  });
}
