// Constructors: default, converting, delegating, copy, member initializers, default member
// initializers.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Point {
  int x = 3, y;
  Point() restrict(amp, cpu) : Point(5) {}
  Point(int y) restrict(amp, cpu) : y(y) {}
  Point(const Point &o) restrict(amp, cpu) : x(o.x + 1), y(o.y) {}
};
struct Pair {
  Point first, second;
  Pair(int i) restrict(amp, cpu) : first(i), second(first) {}
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Pair p(i);
    Point q, r = q;
    return p.first.x + 10 * p.second.x + 100 * p.second.y + 1000 * q.y + 10000 * r.x;
  });
}
