// Default member initialisers of an aggregate that name other members.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Chain {
  int a;
  int b = a + 1;
  int c{b * 2};
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Chain x{i};
    Chain y{.a = i, .c = 4};
    return x.c + y.b * 100 + y.c * 10000;
  });
}
