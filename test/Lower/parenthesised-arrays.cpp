// Arrays and aggregates initialised with parentheses.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Pair {
  int a;
  int b = 9;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int list[3](1, i);
    Pair p(i);
    return list[0] + list[1] * 10 + list[2] * 100 + p.a + p.b * 1000;
  });
}
