// Lambdas inside kernels: captures by value, init-captures, generic, nested, returned.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

static auto adder(int n) restrict(amp, cpu) {
  return [n](int k) restrict(amp, cpu) { return n + k; };
}
struct P {
  int x, y;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    P p = {i, 2};
    auto f = [=](int k) restrict(amp, cpu) { return p.x * k + p.y; };
    auto g = [v = i * 2](auto k) restrict(amp, cpu) { return v + k; };
    auto h = [f](int k) restrict(amp, cpu) { return f(f(k)); };
    return f(3) + g(1) + int(g(2.5f)) + h(2) + adder(i)(4);
  });
}
