// A float that is converted to an integer subscript, step, amount of a shift or truth value, where C does not convert by itself.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int a[] = {3, 1, 4, 1, 5, 9, 2, 6};
    float f = (i % 7) * 0.25f;
    long wide = long(i) << 32;
    int n = a[int(f * 4)]++;
    n += *(a + static_cast<int>(f));
    int *p = a;
    p += int(f);
    n += *p << int(f);
    n <<= int(f);
    return n + (bool(int(f)) == true) * 100 + (bool(static_cast<unsigned>(wide)) == true) * 1000;
  });
}
