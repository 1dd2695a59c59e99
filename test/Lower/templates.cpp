// Function and class templates: partial specialisation, variadic, non-type, fold, if constexpr.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -I%S/Inputs %s -o %t && %t | FileCheck %s
// CHECK: same
#include "same_on_both.h"

template <typename T, int N> struct Fixed {
  T values[N];
  T sum() const restrict(amp, cpu) {
    T s = 0;
    for (int i = 0; i < N; ++i)
      s += values[i];
    return s;
  }
};
template <typename T> struct Fixed<T, 1> {
  T value;
  T sum() const restrict(amp, cpu) { return value * 100; }
};
template <typename... T> int total(T... t) restrict(amp, cpu) { return (t + ... + 0); }
template <typename T> T half(T t) restrict(amp, cpu) {
  if constexpr (sizeof(T) == 4)
    return t / 2;
  else
    return t + 1;
}

int main() {
  return same_on_both([](int i) restrict(amp, cpu) {
    Fixed<int, 3> three = {{i, 2, 3}};
    Fixed<float, 1> one = {float(i)};
    return three.sum() + int(one.sum()) + total(i, 2, 3u) + half(i) + int(half(double(i)));
  });
}
