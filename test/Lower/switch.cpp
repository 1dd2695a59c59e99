// switch: fall through, default in the middle, declarations, nested.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int n = 0;
    switch (i % 7) {
    case 0:
      n = 1;
      break;
    case 1: {
      int k = i;
      n += k;
    }
    case 2:
      n += 10;
    default:
      n += 100;
    case 3:
      switch (i & 1) {
      case 0:
        n += 5;
        break;
      case 1:
        n += 6;
      }
      break;
    case 4:
      return -i;
    }
    switch (i & 3) {
    [[likely]] case 0:
      n++;
      [[fallthrough]];
    [[unlikely]] case 1:
    [[likely]] case 2:
      n *= 3;
      break;
    [[unlikely]] default:
      n -= 7;
    }
    return n;
  });
}
