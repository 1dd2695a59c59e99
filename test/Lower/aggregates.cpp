// Aggregate and designated initialisation, nested, arrays of structs, copies.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Inner {
  int a;
  float b[2];
};
struct Outer {
  Inner in[2];
  int z;
};
static Outer make(int i) restrict(amp, cpu) { return {{{i, {1, 2}}, {3, {}}}, 4}; }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Outer o = make(i), p;
    p = o;
    p.in[1] = p.in[0];
    Inner q{.a = 5, .b = {1, float(i)}};
    Inner list[2] = {q};
    o = Outer{};
    return p.in[1].a + int(p.in[1].b[1]) + list[0].a + list[1].a + int(q.b[1]) + o.z + p.z;
  });
}
