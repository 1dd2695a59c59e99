// Without -ffp-contract a kernel on the CPU contracts what the host code of its unit does: nothing where the processor that is
// compiled for has no instruction for it, else as the host compiler, clang++ within an expression, g++ from -O2 on across statements.
//
// REQUIRES: opencl-device
// RUN: %ampcc -O2 %s -o %t && %t
// RUN: %ampcc -O3 -march=native %s -o %t && %t
// RUN: %ampcc -O0 -mfma %s -o %t && %t
// RUN: %ampcc -O2 -mfma --amp-check %s -o %t && %t
// RUN: %ampcc --amp-msvc -O3 -march=native %s -o %t && %t
// RUN: %ampcc -O2 --amp-host-compiler=%gxx %s -o %t && %t
// RUN: %ampcc -O3 -march=native --amp-host-compiler=%gxx %s -o %t && %t
// RUN: %ampcc -O1 -march=native --amp-host-compiler=%gxx %s -o %t && %t
#include <amp.h>
#include <cassert>
#include <cstring>
#include <vector>
using namespace concurrency;

constexpr int size = 1000;

template <typename T> T within(T a, T b, T c) restrict(cpu, amp) { return a * b + c; }
template <typename T> T minus(T a, T b, T c) restrict(cpu, amp) { return c - a * b; }
template <typename T> T two(T a, T b, T c) restrict(cpu, amp) { return a * b - b * c; }
template <typename T> T across(T a, T b, T c) restrict(cpu, amp) {
  const T product = a * b;
  return product + c;
}
template <typename T> T loop(T a, T b, T c) restrict(cpu, amp) {
  for (int k = 0; k < 3; ++k)
    c += a * (b + c);
  return c;
}

template <bool Multiplies, typename T> T chosen(T a, T b, T c) restrict(cpu, amp) { return (Multiplies ? a * b : a) + c; }
template <typename T> T plus(T a, T b, T c) restrict(cpu, amp) { return +(a * b) + c; }
template <typename T> T braces(T a, T b, T c) restrict(cpu, amp) { return c - T{a * b}; }
template <typename T> T comma(T a, T b, T c) restrict(cpu, amp) { return -(void(), a * b) + c; }

template <typename T> struct results {
  T within, minus, two, across, loop, chosen, plus, braces, comma;
};
template <typename T> results<T> all(T a) restrict(cpu, amp) {
  const T b = 2 - a;
  return {within(a, b, T(-1)), minus(a, b, T(1)), two(a, b, T(1)), across(a, b, T(-1)), loop(a, b, T(-1)),
          chosen<true>(a, b, T(-1)), plus(a, b, T(-1)), braces(a, b, T(1)), comma(a, b, T(1))};
}

template <typename T> void test() {
  std::vector<T> a(size);
  std::vector<results<T>> found(size), expected(size);
  for (int i = 0; i < size; ++i)
    a[i] = 1 + static_cast<T>(i) * static_cast<T>(9.2e-6);
  const array_view<const T> x(size, a);
  const array_view<results<T>> out(size, found);
  parallel_for_each(x.extent, [=](index<1> i) restrict(amp) { out[i] = all(x[i]); });
  out.synchronize();
  for (int i = 0; i < size; ++i)
    expected[i] = all(a[i]);
  assert(std::memcmp(found.data(), expected.data(), size * sizeof(results<T>)) == 0);
}

int main() {
  test<float>();
  test<double>();
}
