// The value of an assignment is computed before its target, which may change what it reads.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -Wno-unsequenced -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Ring {
  int v[4], next;
  int &slot() restrict(amp, cpu) { return v[next++ & 3]; }
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
    Ring two[2] = {r, r};
    int j = 0;
    two[j++] = two[j];
    two[j].v[j++] = j;
    int n = k + j;
    for (const Ring &each : two)
      for (int x : each.v)
        n = n * 3 + x + each.next;
    return n;
  });
}
