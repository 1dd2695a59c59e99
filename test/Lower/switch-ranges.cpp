// Ranges of case values, one of them inside a block.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-gnu-case-range -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int n = 0;
    switch (i) {
    case 0 ... 5:
      return 1;
    case 10 ... 2000000000:
      n = 2;
      break;
      {
      case -4 ... - 1:
      case 6 ... 8:
        n = 3;
      }
    default:
      n += 4;
    }
    return n;
  });
}
