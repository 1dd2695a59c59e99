// Operators of every kind on a class, conversions included.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct N {
  int v;
  N operator+(N o) const restrict(amp, cpu) { return N{v + o.v}; }
  N operator-() const restrict(amp, cpu) { return N{-v}; }
  N &operator+=(const N &o) restrict(amp, cpu) {
    v += o.v;
    return *this;
  }
  N &operator++() restrict(amp, cpu) {
    ++v;
    return *this;
  }
  N operator++(int) restrict(amp, cpu) {
    N old = *this;
    ++v;
    return old;
  }
  int operator[](int i) const restrict(amp, cpu) { return v * i; }
  int operator()(int a, int b) const restrict(amp, cpu) { return v * a + b; }
  N *operator->() restrict(amp, cpu) { return this; }
  explicit operator bool() const restrict(amp, cpu) { return v > 10; }
  operator int() const restrict(amp, cpu) { return v; }
};
static bool operator<(const N &a, const N &b) restrict(amp, cpu) { return a.v < b.v; }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    N a{i}, b{i / 2};
    a += b;
    N c = a++ + -b;
    ++c;
    int n = a < c ? 1 : 2;
    return (a ? 1000 : 0) + c[3] + c(2, n) + a->v + int(b);
  });
}
