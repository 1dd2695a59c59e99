// References and pointers to constants outside of the function, and to uncaptured constexpr ones.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

const int five = 5, seven = 7;
constexpr int table[2][2] = {{1, 2}, {3, 4}};
struct Class {
  static constexpr int member = 9;
  static const int declared = 8;
  static constexpr float array[3] = {1, 2, 3};
};

const int Class::declared;

static const int &smaller(const int &a, const int &b) restrict(amp, cpu) { return a < b ? a : b; }
static int digits(const int *p, int n) restrict(amp, cpu) {
  int r = 0;
  while (n--)
    r = r * 10 + *p++;
  return r;
}

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    const int *p = i & 1 ? &five : &seven;
    const int &r = i & 2 ? Class::member : five;
    constexpr int local = 4;
    constexpr int locals[3] = {7, 8, 9};
    const int &bound = local;
    auto uncaptured = [](int x) { return x + local + locals[1]; };
    return *p + r + smaller(five, i) + smaller(Class::declared, seven) + digits(table[1], 2) +
           int(Class::array[i % 3]) + bound + uncaptured(i) + smaller(local, 3);
  });
}
