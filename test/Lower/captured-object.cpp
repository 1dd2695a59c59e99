// A lambda in a member function captures '*this'.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Scale {
  int factor;
  int apply(int x) const restrict(amp, cpu) {
    auto f = [*this, x](int y) { return factor * x + y; };
    return f(2);
  }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Scale s{i};
    return s.apply(3);
  });
}
