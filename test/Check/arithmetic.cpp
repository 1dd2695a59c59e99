// Divisions by zero, and of the least number by -1; shifts by too many bits, or by less than none.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-check %s -o %t && %t 2>&1 | FileCheck %s
#include "Inputs/judge.h"

int main() {
  std::vector<int> data = {0, 5, -1, 31, 32, -7};
  array_view<int> v(6, data);
  std::vector<int> results(6);
  array_view<int> r(6, results);
  std::vector<long> more = {0, 63, 64};
  array_view<long> w(3, more);

  // CHECK: arithmetic.cpp:[[#@LINE+5]]:14: '10 / v[i]' divides by zero; thread 0 of the kernel
  // CHECK: arithmetic.cpp:[[#@LINE+5]]:7: 'r[i] %= v[i]' divides by zero; thread 0
  // CHECK: division:
  judge("division", [&] {
    parallel_for_each(extent<1>(2), [=](index<1> i) restrict(amp) {
      r[i] = 10 / v[i];
      r[i] %= v[i];
    });
  });
  // CHECK-NEXT: division: fine
  judge("division", [&] {
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      r[i] = 10 / v[1] + 10 % 3 + v[0] / 4;
      r[i] /= v[5];
      r[i] = (int)(1.0f / (float)v[0]) != 0; // of floats it is no mistake
    });
  });
  // CHECK: arithmetic.cpp:[[#@LINE+4]]:14: 'least / v[2]' divides the least number by -1: the result has no place in its type; thread 0
  judge("overflow", [&] {
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      int least = v[0] - 2147483647 - 1;
      r[i] = least / v[2];
    });
  });

  // CHECK: arithmetic.cpp:[[#@LINE+7]]:14: '1 << v[i]' shifts 32 bits by 32; thread 0
  // CHECK: arithmetic.cpp:[[#@LINE+7]]:7: 'r[i] >>= v[5]' shifts 32 bits by -7; thread 0
  // CHECK: arithmetic.cpp:[[#@LINE+9]]:20: 'w[0] >> w[2]' shifts 64 bits by 64; thread 0
  // CHECK-NEXT: shift:
  judge("shift", [&] {
    parallel_for_each(extent<1>(1), [=](index<1> j) restrict(amp) {
      const int i = 4;
      r[i] = 1 << v[i];
      r[i] >>= v[5];
      r[i] = v[1] << v[3];
      r[0] = (int)(w[0] << w[1]);
      r[0] = (int)(w[0] >> w[2]);
    });
  });
  // CHECK-NEXT: shift: fine
  judge("shift", [&] {
    parallel_for_each(extent<1>(1), [=](index<1> i) restrict(amp) {
      r[i] = 1 << v[3];
      r[i] = (int)(1l << v[4]) + (v[1] >> 3);
    });
  });
}
