// Pointers to data members converted between base and derived class.
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
    int Second::*in_base = &Second::y;
    int Derived::*in_derived = in_base;
    int Second::*none = nullptr;
    int Derived::*still_none = none;
    return d.*in_derived * 10 + (still_none == nullptr);
  });
}
