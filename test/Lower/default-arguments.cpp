// Default arguments, overloads, static members, namespaces, constants.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

const int global = 4;
namespace inner {
enum { five = 5 };
static int add(int a, int b = global * 2) restrict(amp, cpu) { return a + b; }
static float add(float a) restrict(amp, cpu) { return a * 2; }
} // namespace inner
struct K {
  static const int size = 9;
  static int twice(int n) restrict(amp, cpu) { return n * 2; }
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    constexpr int local = 3;
    using inner::add;
    return add(i) + add(i, 1) + int(add(1.5f)) + inner::five + K::size + K::twice(i) + local;
  });
}
