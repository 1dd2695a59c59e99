// Loops: declarations in the head, several variables, continue with effects in the third part,
// do.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int n = 0;
    for (int a = 0, b = i; a < b; ++a, b -= 2)
      n += a * b;
    for (int a = 0; a < 5; n += a % 2 ? (n > 3 ? 1 : 2) : 3, ++a) {
      if (a == 2)
        continue;
      n++;
    }
    while (int k = n % 10) {
      n -= k > 5 ? 5 : k;
    }
    do {
      n++;
      if (n % 3 == 0)
        continue;
      n++;
    } while (n < 50);
    int v[4] = {1, 2, 3, i};
    for (int &e : v)
      e *= 2;
    for (const int e : v)
      n += e;
    return n;
  });
}
