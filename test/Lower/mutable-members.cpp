// A mutable member is written through a const object.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct Counter {
  mutable int calls[2];
  int next() const restrict(amp, cpu) { return ++calls[1]; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    const Counter c{{0, i}};
    c.next();
    return c.next();
  });
}
