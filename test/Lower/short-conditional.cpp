// The conditional without a middle operand evaluates its first one once.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int k = i % 3;
    int r = k++ ?: 7;
    return r * 10 + k;
  });
}
