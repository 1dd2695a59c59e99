// Member functions with an explicit object parameter.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++23 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Number {
  int v;
  int plus(this const Number &self, int k) restrict(amp, cpu) { return self.v + k; }
  int &ref(this Number &self) restrict(amp, cpu) { return self.v; }
  int twice(this Number self) restrict(amp, cpu) {
    self.v *= 2;
    return self.v;
  }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Number n{i};
    n.ref() += 4;
    return n.plus(2) + n.twice() * 10 + n.v * 100;
  });
}
