// Conversions between a class and a base that is not the first one; null pointers stay null.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct First {
  int x;
};
struct Second {
  int y;
};
struct Derived : First, Second {
  int z;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Derived d;
    d.x = 1;
    d.y = i;
    d.z = 3;
    Second *base = &d;
    base->y += 5;
    Derived *back = static_cast<Derived *>(base);
    Derived &same = static_cast<Derived &>(*base);
    Derived *none = i > 3 ? back : nullptr;
    Second *still_none = none;
    return back->z * 10 + same.x + (still_none == nullptr ? 1000 : still_none->y * 100);
  });
}
