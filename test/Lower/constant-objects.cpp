// Constant objects of a function: of a class, tables.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Limits {
  int low, high;
  constexpr int span() const restrict(amp, cpu) { return high - low; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    constexpr int powers[4] = {1, 2, 4, 8};
    constexpr Limits limits{3, 9};
    constexpr float weights[2] = {0.5f, 1.5f};
    return powers[i % 4] + powers[(i + 1) % 4] * 10 + limits.span() * 100 +
           int(weights[i % 2] * 2) * 1000;
  });
}
