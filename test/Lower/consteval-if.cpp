// 'if consteval' with and without else: the device takes the other branch.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++23 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

static constexpr int with_else(int x) restrict(amp, cpu) {
  if consteval {
    return x;
  } else {
    return x + 1;
  }
}
static constexpr int without_else(int x) restrict(amp, cpu) {
  if consteval {
    return x;
  }
  return x + 2;
}

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    constexpr int folded = with_else(4);
    return folded * 100 + with_else(i) * 10 + without_else(i);
  });
}
