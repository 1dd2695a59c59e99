// Structured bindings of structs and arrays, by value and by reference.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct P {
  int x;
  float y;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    P p = {i, 2.5f};
    auto [x, y] = p;
    auto &[rx, ry] = p;
    rx += 3;
    int v[2] = {i, 4};
    auto [a, b] = v;
    return x + int(y * 2) + p.x * 10 + a * 100 + b + int(ry);
  });
}
