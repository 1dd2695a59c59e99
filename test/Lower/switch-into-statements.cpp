// Labels of a switch inside loops, branches and blocks; `default` among them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-implicit-fallthrough -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

static int duff(int n) restrict(amp, cpu) {
  int sum = 0, rounds = (n + 3) / 4;
  switch (n % 4) {
  case 0:
    do {
      sum += 1;
    case 3:
      sum += 10;
    case 2:
      sum += 100;
    case 1:
      sum += 1000;
    } while (--rounds > 0);
  }
  return sum;
}

static int branches(int i) restrict(amp, cpu) {
  int n = i, k = 0, j = 5;
  switch (i % 9) {
    int later;
  case 0:
    n ^= 5;
    while (k < 10) {
      k += 2;
      if (n & 1) {
        n++;
      case 5:
        n += 3;
        if (k == 8)
          break;
      } else {
        n--;
      case 6:
      case 7:
        n += 2;
        int twice = n * 2;
        n += twice & 3;
        continue;
      }
      for (j = 3; j < 7; ++j) {
        n += j;
      case 8:
        n = n * 3 + k;
      }
    }
    break;
  case 1: {
    later = 3;
  case 2:
    later = i;
    n += later;
  }
    if (n & 2)
    default:
      n += 77;
    else
      n -= 1000;
  case 3:
    n += 4;
  }
  return n + k;
}

int main() {
  return same_on_both([](int i) restrict(amp, cpu) { return duff(i + 1) ^ branches(i); });
}
