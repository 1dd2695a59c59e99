// Each unit's functions contract as the host code of that unit, in kernels of other units as well.
// REQUIRES: opencl-device
// RUN: %ampcc -O2 -c %s -o %t.o
// RUN: %ampcc -O2 -mfma -DOTHER -c %s -o %t.other.o
// RUN: %ampcc %t.o %t.other.o -o %t && %t
#include <amp.h>
#include <cassert>
#include <vector>
using namespace concurrency;

float other(float a, float b, float c) restrict(cpu, amp);
void test_other();
#ifdef OTHER
#define TEST test_other
float other(float a, float b, float c) restrict(cpu, amp) { return a * b + c; }
#else
#define TEST test
#endif

static float own(float a, float b, float c) restrict(cpu, amp) { return a * b + c; }

void TEST() {
  constexpr int size = 1000;
  std::vector<float> a(size), own_results(size), other_results(size);
  for (int i = 0; i < size; ++i)
    a[i] = 1 + static_cast<float>(i) * 9.2e-6f;
  const array_view<const float> x(size, a);
  const array_view<float> v(size, own_results), w(size, other_results);
  parallel_for_each(x.extent, [=](index<1> i) restrict(amp) {
    v[i] = own(x[i], 2 - x[i], -1);
    w[i] = other(x[i], 2 - x[i], -1);
  });
  v.synchronize();
  w.synchronize();
  for (int i = 0; i < size; ++i) {
    assert(own_results[i] == own(a[i], 2 - a[i], -1));
    assert(other_results[i] == other(a[i], 2 - a[i], -1));
  }
}

#ifndef OTHER
int main() {
  test();
  test_other();
}
#endif
