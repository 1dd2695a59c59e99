// A template argument of class type.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Shape {
  int width, height;
  int steps[2];
  constexpr int area() const restrict(amp, cpu) { return width * height; }
};
template <Shape S> static int use(int i) restrict(amp, cpu) {
  return S.area() + S.width * 100 + S.steps[i % 2];
}

int main() {
  return same_on_both([](int i) restrict(amp, cpu) { return use<Shape{2, 3, {5, 7}}>(i); });
}
