// A library of algorithms with tags, policies, iterators and function objects of every kind, in two translation units that
// reach it on different paths.
// REQUIRES: opencl-device, gxx
// RUN: %ampcc -std=c++14 %s %S/Inputs/algorithms_unit.cpp -o %t && %t
// RUN: %ampcc -std=c++14 -c %S/Inputs/algorithms_unit.cpp -o %t.o --amp-host-compiler=g++
// RUN: %ampcc -std=c++14 --amp-host-compiler=g++ %s %t.o -o %t.gxx && %t.gxx
#include "Inputs/algorithms.h"
#include <cstdio>
#include <vector>
int other();
namespace {
struct scale {
  float by;
  float operator()(float v) const restrict(amp, cpu) { return v * by; }
};
struct clamp {
  template <typename T> void operator()(T &v) const restrict(amp) { v = v > T(50) ? T(50) : v; }
};
} // namespace
#define CHECK(E) do { if (!(E)) { std::printf("%s:%d: %s\n", __FILE__, __LINE__, #E); return 1; } } while (0)
int main() {
  using namespace concurrency;
  std::vector<int> data(1000);
  array_view<int> v(1000, data);
  auto first = stl::begin(v), last = stl::end(v);
  stl::fill(first, last, 3);
  CHECK(v[999] == 3);
  stl::iota(first, last, 1);
  CHECK(stl::reduce(first, last, 0) == 500500);
  CHECK(stl::reduce(first, last, 0, [](int a, int b) restrict(amp, cpu) { return a > b ? a : b; }) == 1000);
  int limit = 500;
  CHECK(stl::count_if(first, last, [=](int x) restrict(amp, cpu) { return x > limit; }) == 500);
  CHECK(stl::count_if(first, last, [=](int x) restrict(amp, cpu) { return x > limit + 1; }) == 499);
  CHECK(stl::all_of(first, last, [](int x) restrict(amp, cpu) { return x > 0; }));
  CHECK(stl::none_of(first, last, [](int x) restrict(amp, cpu) { return x > 1000; }));
  stl::replace(first, last, 7, 70);
  CHECK(v[6] == 70);
  stl::replace_if(first, last, stl::not1([=](int x) restrict(amp, cpu) { return x < limit; }), -1);
  CHECK(v[600] == -1 && v[6] == 70);
  stl::for_each(first, last, clamp());
  CHECK(v[6] == 50 && v[1] == 2);
  std::vector<float> fs(1000);
  array_view<float> f(1000, fs);
  stl::transform(first, last, stl::begin(f), scale{0.5f});
  CHECK(f[1] == 1.f);
  stl::transform(first, last, stl::begin(f), stl::begin(f), [](float a, float b) restrict(amp) { return a + b; });
  CHECK(f[1] == 3.f);
  stl::transform(stl::begin(f), stl::end(f), stl::begin(f), [=](float a) restrict(amp) { return a + limit; });
  CHECK(f[1] == 503.f);
  CHECK(stl::inner_product(first, first + 10, first, 0, stl::plus<int>(), stl::multiplies<int>()) == 1 + 4 + 9 + 16 + 25 + 36 + 2500 + 64 + 81 + 100);
  CHECK(stl::inner_product(first, first + 3, first, 0, [](int a, int b) restrict(amp, cpu) { return a + b; }, [](int a, int b) restrict(amp, cpu) { return a - b; }) == 0);
  return other();
}
