// Pointers: arithmetic, comparison, null, to members, reinterpretation.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct D {
  int a;
  float b;
  int c;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int v[6] = {5, 4, 3, 2, 1, i};
    int *p = v + 1;
    int n = *p++ + p[2] + *(p + 1) + int(p - v) + int(&v[5] - p);
    int *null = nullptr;
    if (p && !null && p != v && p > v)
      n += 100;
    float f = 1.5f;
    n ^= *reinterpret_cast<int *>(&f);
    D d = {i, 2.0f, 9};
    int D::*m = i % 2 ? &D::a : &D::c;
    D *pd = &d;
    return n + d.*m + pd->*m;
  });
}
