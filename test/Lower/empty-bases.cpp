// Empty bases: CRTP, conversions in both directions, members after them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

template <typename D> struct Twice {
  int twice() const restrict(amp, cpu) { return static_cast<const D *>(this)->value() * 2; }
};
struct Tag {};
struct Number : Tag, Twice<Number> {
  Tag unused;
  int n;
  int value() const restrict(amp, cpu) { return n; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Number number;
    number.n = i;
    Twice<Number> &base = number;
    return base.twice() + static_cast<Number &>(base).n * 100 + int(sizeof(Number));
  });
}
