// An element of an array inside a struct that a call returns.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Rows {
  int at[2][3];
};
static Rows make(int i) restrict(amp, cpu) { return {{{i, 1, 2}, {3, i + 4, 5}}}; }

int main() {
  return same_on_both(
      [](int i) restrict(amp, cpu) { return make(i).at[1][1] + make(2).at[0][i % 3]; });
}
