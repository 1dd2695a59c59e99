// Elements and members of constant objects outside of the function, in initialiser lists.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

constexpr float weights[3] = {0.5f, 1.5f, 2.0f};
constexpr struct {
  int low, high;
} limits = {3, 9};

struct pair {
  float first;
  int second;
};

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    float own[3] = {weights[0], weights[1], weights[2]};
    pair both = {weights[1], limits.high};
    int nested[2][2] = {{limits.low, i}, {limits.high}};
    return int(own[i % 3] * 2) + int(both.first * 20) + both.second * 100 + nested[1][0] * 1000;
  });
}
