// Lambda types without captures: an object can be constructed from the type alone.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++20 %s -o %t && %t
// RUN: %ampcc -std=c++20 --amp-host-compiler=g++ %s -o %t && %t
#include <amp.h>
using namespace concurrency;

template <typename F = decltype([](int x) restrict(amp, cpu) { return x + 40; })>
void apply(array_view<int> v, F f = {}) {
  parallel_for_each(v.get_extent(), [=](index<1> i) restrict(amp) { v[i] = f(i[0]); });
  v.synchronize();
}

int main() {
  int data[3];
  array_view<int> v(3, data);
  apply(v);
  if (data[2] != 42)
    return 1;
  auto twice = [](int x) restrict(amp, cpu) { return 2 * x; };
  decltype(twice) again;
  apply(v, again);
  return data[2] != 4;
}
