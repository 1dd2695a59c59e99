// A list initialises base classes before members, with and without data of their own.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// RUN: %ampcc -std=c++17 -I%S/Inputs --translate %s -o %t.d && FileCheck --check-prefix=TEXT %s < %t.d/aggregates-with-bases.cl
// CHECK: same
#include "same_on_both.h"

struct A {
  int a;
};
struct B {
  float b[2];
};
struct None {};
struct C : A, B {
  int c;
};
struct D : C {
  int d = 9;
};
struct E : None, A {
  int e;
};
static int next(int &i) restrict(amp, cpu) { return ++i; }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    // TEXT: C c = {{[{][{]}}i}, {{[{][{]}}1.0f, 2.0f{{[}][}]}}, 3};
    C c = {{i}, {{1, 2}}, 3};
    // TEXT: D d = {{[{][{][{]}}4}, {{[{][{]}}COMPUTED(5.0f){{[}][}]}}, 6}, 9};
    D d = {{{4}, {{5}}, 6}};
    E e = {{}, {7}, 8};
    // The order of the elements matters.
    C f = {{next(i)}, {{float(i), float(i * 2)}}, next(i)};
    return c.a + c.b[1] * 10 + c.c * 100 + d.a * 3 + d.b[0] * 5 + d.b[1] + d.c * 7 + d.d * 11 +
           e.a * 13 + e.e * 17 + f.a * 19 + f.b[0] * 23 + f.b[1] * 29 + f.c * 31;
  });
}
