// constexpr variables of the function around a lambda, used without a capture, and references to
// them.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

static int smaller(const int &a, const int &b) restrict(amp, cpu) { return a < b ? a : b; }

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    constexpr int local = 4;
    constexpr int locals[3] = {7, 8, 9};
    const int &bound = local;
    auto uncaptured = [](int x) { return x + local + locals[1]; };
    return bound + uncaptured(i) + smaller(local, i) + smaller(locals[2], i);
  });
}
