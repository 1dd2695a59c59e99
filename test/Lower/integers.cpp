// Integer promotion, signedness, widths, shifts, compound assignment.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    unsigned u = i - 3;
    long l = 1L << (i % 60);
    long ll = -i;
    int n = -i;
    n /= 3;
    n %= 5;
    n <<= 2;
    u >>= 3;
    n += u > 5u;
    l += n;
    l *= 3;
    unsigned long ul = u * 4000000000ul;
    bool b = i & 4;
    b |= i == 3;
    n += b + true;
    n ^= ~i;
    return long(n) + l + ll + long(ul) + (n < u) + (i ? 'a' : 0);
  });
}
