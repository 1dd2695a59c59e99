// Base classes: construction, hidden names, conversions to base and back.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct A {
  int a;
  A(int i) restrict(amp, cpu) : a(i) {}
  int get() const restrict(amp, cpu) { return a; }
};
struct B {
  int b = 7;
};
struct C : A, B {
  int c;
  C(int i) restrict(amp, cpu) : A(i + 1), c(i) {}
  int get() const restrict(amp, cpu) { return A::get() * 2 + b + c; }
};
static int base(const A &a) restrict(amp, cpu) { return a.get(); }
static int second(const B *b) restrict(amp, cpu) { return b->b; }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    C c(i);
    A *a = &c;
    a->a += 5;
    return c.get() + base(c) * 100 + second(&c) * 1000 + static_cast<C *>(a)->c;
  });
}
