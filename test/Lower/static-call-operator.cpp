// A static call operator and a subscript of two arguments.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++23 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Table {
  static int operator()(int x) restrict(amp, cpu) { return x * 3; }
  int operator[](int a, int b) const restrict(amp, cpu) { return a * 10 + b; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Table t;
    return t(i) + t[i, 2];
  });
}
