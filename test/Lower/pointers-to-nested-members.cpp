// Pointers to members of anonymous members, and constants that are converted to another class.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Anonymous {
  int first;
  union {
    int u;
    float f;
  };
  struct {
    int v, w;
  };
};
struct Base {
  int k;
};
struct Derived : Anonymous, Base {};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Derived d;
    int Anonymous::*u = &Anonymous::u;
    int Anonymous::*w = &Anonymous::w;
    constexpr int Derived::*k = &Base::k;
    constexpr int Derived::*converted = &Anonymous::w;
    d.*u = i;
    d.*w = 3;
    d.*k = 5;
    return d.u + d.w * 100 + d.k * 1000 + d.*converted * 10000;
  });
}
