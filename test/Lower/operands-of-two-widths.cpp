// A part of an expression that is computed in 32 bits stays so inside one of 64 bits.
// REQUIRES: opencl-device
// RUN: %ampcc -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int a = -i, b = i * 77;
    long n = 1l << 40;
    unsigned long w = n ^ (unsigned)(a ^ b * 3u ^ 1);
    w ^= n | (unsigned)(a | b);
    w += n & ((unsigned)a & b);
    w += n + ((unsigned)a + b) + (n - ((unsigned)a - b));
    w += (unsigned)(a * 3u) * (n + 1) + n / 3 * (a + 2u);
    return w ^ (n ^ (a ^ n));
  });
}
