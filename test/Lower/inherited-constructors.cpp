// Constructors that a class takes over from its base, one of a template parameter too.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Base {
  int x, y;
  Base(int x, int y = 4) restrict(amp, cpu) : x(x), y(y) {}
};
struct Other {
  int z = 8;
};
struct Derived : Base, Other {
  using Base::Base;
  int w = x + 1;
  int sum() const restrict(amp, cpu) { return x * 1000 + y * 100 + z * 10 + w; }
};
template <class T> struct Around : T {
  using T::T;
  Around(const T &t) restrict(amp, cpu) : T(t) {}
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    struct Local : Derived {
      using Derived::Derived;
    };
    Derived one(i), two{i, 2};
    Around<Base> copy(Base(1, i)), made(3);
    Local local(i, 5);
    return one.sum() + two.sum() * 3 + copy.y * 5 + made.y * 7 + local.sum() * 11;
  });
}
