// C++14 increments a bool: it becomes true.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++14 -Wno-deprecated-increment-bool -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Flag {
  bool set;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    bool b = i & 1;
    int n = b++;
    n += 10 * ++b;
    Flag f = {bool(i & 2)};
    n += 100 * f.set++;
    f.set++;
    return n + 1000 * f.set + 10000 * b;
  });
}
