// Initialiser lists of classes with padding that C would not make: empty captures, alignas.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Aligned {
  int a;
  alignas(8) int b;
  struct {
    int c;
    alignas(16) float d;
  } inner;
};
struct Empty {};
struct WithEmpty {
  Empty e, f;
  int n;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    constexpr Aligned constant = {1, 2, {3, 4.5f}};
    Aligned one = {i, 2, {3, 4.5f}}, more[2] = {{5, i}, {6, 7, {i}}};
    auto add = [](int x, int y) { return x + y; };
    auto bound = [add, i](int x) { return add(x, i); };
    WithEmpty w = {{}, {}, i};
    return one.b + one.inner.c + int(one.inner.d * 2) + more[0].b + more[1].inner.c + bound(3) +
           w.n + constant.b * 10 + constant.inner.c;
  });
}
