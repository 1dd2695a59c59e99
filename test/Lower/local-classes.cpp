// Local classes and functions declared inside kernels inherit the restriction.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    struct Acc {
      int sum;
      void add(int n) restrict(amp, cpu) { sum += n; }
      int get() const restrict(amp, cpu) { return sum; }
    };
    Acc acc = {i};
    for (int k = 0; k < 4; ++k)
      acc.add(k);
    return acc.get();
  });
}
