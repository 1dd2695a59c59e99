// range-for over a class with iterators.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

struct It {
  int i;
  int operator*() const restrict(amp, cpu) { return i * i; }
  It &operator++() restrict(amp, cpu) {
    ++i;
    return *this;
  }
  bool operator!=(const It &o) const restrict(amp, cpu) { return i != o.i; }
};
struct Range {
  int n;
  It begin() const restrict(amp, cpu) { return It{0}; }
  It end() const restrict(amp, cpu) { return It{n}; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    int n = 0;
    for (int k : Range{i}) {
      if (k == 9)
        continue;
      n += k;
      if (n > 1000)
        break;
    }
    return n;
  });
}
