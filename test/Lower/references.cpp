// References to locals, array elements and members; returned, passed on, selected.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct S {
  int a[2];
  int b;
};
static int &pick(int &a, int &b, bool first) restrict(amp, cpu) { return first ? a : b; }
static int &element(S &s, int i) restrict(amp, cpu) { return s.a[i % 2]; }
static void swap(int &a, int &b) restrict(amp, cpu) {
  int t = a;
  a = b;
  b = t;
}

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    S s = {{i, 2}, 3};
    int n = 4;
    pick(n, s.b, i % 3 == 0) += 10;
    element(s, i)++;
    int &r = s.a[1];
    swap(r, n);
    const int &c = r;
    int &&x = i + 1;
    x *= 2;
    (i % 2 ? n : s.b) = 77;
    return n + s.a[0] * 10 + s.a[1] * 100 + s.b * 1000 + c + x;
  });
}
