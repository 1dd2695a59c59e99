// The right side of an assignment first; operands with effects in the order of C++17. Nothing is left to C's order.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-unsequenced -I%S/Inputs %s -o %t && %t | FileCheck %s
// RUN: %ampcc -std=c++17 -Wno-unsequenced -I%S/Inputs --translate %s -o %t.text && %opencl_check %t.text/evaluation-order.cl
// CHECK: same
#include "same_on_both.h"

static int next(int &n) restrict(amp, cpu) { return n = n * 3 + 1; }
struct V {
  int v[4];
  int &operator[](int i) restrict(amp, cpu) { return v[i & 3]; }
};
struct Sum { // a temporary object is a statement of its own in C
  int a, b;
  int get() const restrict(amp, cpu) { return a + b; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int v[4] = {0, 0, 0, 0};
    int k = i & 1;
    v[k] = k++;
    v[k] += ++k;
    int n = i;
    V w = {{1, 2, 3, 4}};
    w[next(n)] = next(n);
    w[Sum{next(n), 1}.get()] = n;
    w[Sum{next(n), 2}.get()] -= Sum{next(n), 3}.get();
    int a = (n++, n * 2);
    bool b = n > 5 && next(n) > 10 || next(n) % 2;
    int c = b ? n++ : --n;
    int shifted = (n & 7) << (n++ & 3) | n++ << (n & 3);
    int list[3] = {n++, n * 2, n--};
    int *p = v;
    c += p[(p = v + 1, 1)] + list[0] * 5 + list[1] * 3 + list[2] + shifted;
    return v[0] + v[1] * 3 + v[2] * 9 + v[3] * 27 + w.v[0] + w.v[1] * 5 + w.v[2] * 7 + w.v[3] * 11 +
           a + b + c + n;
  });
}
