// The value of an assignment is computed before its target, which may change what it reads. Nothing is left to C's order.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-unsequenced -I%S/Inputs %s -o %t && %t | FileCheck %s
// RUN: %ampcc -std=c++17 -Wno-unsequenced -I%S/Inputs --translate %s -o %t.text && %opencl_check %t.text/assignment-order.cl
// RUN: FileCheck --check-prefix=TEXT %s < %t.text/assignment-order.cl
// TEXT-NOT: {{k [+]?= k[+][+]|next [+]= .*next[+][+]}}
// CHECK: same
#include "same_on_both.h"

struct Ring {
  int v[4], next;
  int &slot() restrict(amp, cpu) { return v[next++ & 3]; }
};

struct Sum { // a temporary object is a statement of its own in C
  int a, b;
  int get() const restrict(amp, cpu) { return (a + b) & 3; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Ring r = {{}, i};
    r.slot() = r.next + 5;
    r.slot() += r.next;
    int k = 1, *p = r.v;
    *p++ = *p + 3;
    r.v[k++] = k;
    r.v[k++] += k;
    r.v[Sum{k++, 1}.get()] = k;
    r.v[Sum{k++, 2}.get()] += k;
    r.v[Sum{k++, 3}.get()] = Sum{k++, 1}.get();
    Ring two[2] = {r, r};
    two[1].v[2] = 77;
    int j = 0;
    two[j++] = two[j];
    two[j].v[j++] = j;
    k += k++ & 3;
    k = k++ * 5;
    two[0].next += two[0].next++;
    int n = k + j;
    for (const Ring &each : two)
      for (int x : each.v)
        n = n * 3 + x + each.next;
    return n;
  });
}
