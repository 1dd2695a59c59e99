// A template destroys an object explicitly; for a type that is no class nothing happens.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

template <class T> static void destroy(T *p) restrict(amp, cpu) { p->~T(); }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int n = i;
    int *p = &n;
    destroy(p++);
    return n + int(p - &n);
  });
}
