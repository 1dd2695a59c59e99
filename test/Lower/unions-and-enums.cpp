// Unions reinterpret memory; scoped and unscoped enumerations.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

union Bits {
  float f;
  unsigned u;
};
struct Tagged {
  int kind;
  union {
    int n;
    float x;
  };
};
enum Color { red, green = 5 };
enum class Mode : unsigned { off, on = 3 };

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Bits b;
    b.f = i * 0.5f;
    Tagged t;
    t.kind = i % 2;
    t.x = 2.5f;
    if (t.kind)
      t.n = i;
    Color c = i % 3 ? green : red;
    Mode m = Mode::on;
    if (i > 20)
      m = Mode::off;
    return int(b.u >> 8) + t.n + c + int(m) + (m == Mode::on);
  });
}
