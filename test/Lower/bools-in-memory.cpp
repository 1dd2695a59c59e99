// Compound assignment to a bool in memory, also where finding the place has side effects.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Flag {
  bool set;
  int n;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Flag flags[4] = {{true, 1}, {false, 2}, {true, 3}, {}};
    int k = 0;
    flags[k++].set |= (i & 1);
    flags[k++].set ^= k + 1;
    Flag *p = flags + k;
    p++->set &= i & 2;
    (p->set += 3) = i > 7;
    int n = k + int(p - flags);
    for (const Flag &f : flags)
      n = n * 2 + f.set;
    return n;
  });
}
