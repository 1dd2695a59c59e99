#include "../Inputs/algorithms.h"
#include <cstdio>
namespace {
struct scale {
  float by, and_add;
  float operator()(float v) const restrict(amp, cpu) { return v * by + and_add; }
};
}
#define CHECK(E) do { if (!(E)) { std::printf("%s:%d: %s\n", __FILE__, __LINE__, #E); return 1; } } while (0)
int other() {
  float data[100];
  concurrency::array_view<float> v(100, data);
  stl::fill(stl::begin(v), stl::end(v), 3.f);
  stl::transform(stl::begin(v), stl::end(v), stl::begin(v), scale{2, 1});
  CHECK(v[99] == 7.f);
  int i[50];
  concurrency::array_view<int> w(50, i);
  stl::fill(stl::begin(w), stl::end(w), 4);
  CHECK(stl::count_if(stl::begin(w), stl::end(w), [](int x) restrict(amp, cpu) { return x == 4; }) == 50);
  CHECK(stl::reduce(stl::begin(w), stl::end(w), 0) == 200);
  return 0;
}
