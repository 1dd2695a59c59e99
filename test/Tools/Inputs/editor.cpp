#include <amp.h>
#include <amp_math.h>
#include <amp_short_vectors.h>
#include <iostream>
#include <vector>
using namespace concurrency;

float f(float x) restrict(cpu) { return x; }
float f(float x) restrict(amp) { return x + 1; }
auto g(int a) restrict(amp, cpu) -> int { return a; }
inline int noex(int a) restrict(amp) { return a; }
template <class T> T twice(T v) restrict(amp, cpu) { return v + v; }
struct S {
  int v;
  S(int x) restrict(amp) : v(x) {}
  S(int x) restrict(cpu) : v(x + 1) {}
  int get() const restrict(amp) { return v; }
  int get() const restrict(cpu) { return v; }
  int operator()(int a) const restrict(amp, cpu);
};
int S::operator()(int a) const restrict(amp, cpu) { return a; }

int main() {
  std::vector<float> data(64);
  array_view<float, 1> view(64, data);
  array<int, 2> arr(8, 8);
  parallel_for_each(
      view.extent.tile<16>(), [ =, &arr ](tiled_index<16> t) restrict(amp) {
        tile_static float s[16];
        tile_static float m[4][4];
        s[t.local[0]] = view[t.global];
        m[0][0] = 0;
        t.barrier.wait();
        atomic_fetch_add(&arr(0, 0), 1);
        view[t] = f(s[15 - t.local[0]]) + fast_math::sqrt(2.0f) + precise_math::sin(1.0) + m[0][0];
        S o(3);
        o.v += o.get() + g(1) + noex(3) + twice(4);
        graphics::float_2 v2(1, 2);
        v2.xy = v2.yx;
      });
  extent<2> e = arr.extent;
  parallel_for_each(arr.extent, [&arr](index<2> idx) restrict(amp) { arr[idx] = idx[0]; });
  view.synchronize();
  std::wcout << accelerator().description << e[0] << view.extent[0] << data[0] << "\n";
}
