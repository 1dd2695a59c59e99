// Rounding functions with edge values, several in one thread.
// REQUIRES: opencl-device
// RUN: %ampcc %s -o %t && %t
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
using namespace concurrency;
template <typename T> int wrong() {
  const T edge[] = {0,  -0.0, 0.5,  -0.5,  1.5,  2.5,         -1.5,    6,
                    -6, 6.5,  1e10, -1e10, 1e30, 0.49999997f, 8388609, 2147483648.0};
  std::vector<T> in(edge, edge + 16), out(16 * 5);
  array_view<const T> a(16, in);
  array_view<T, 2> b(16, 5, out);
  parallel_for_each(
      extent<1>(8), [=](index<1> i) restrict(amp) {
        for (int k = 0; k < 2; ++k) {
          const T x = a[i[0] * 2 + k];
          b(i[0] * 2 + k, 0) = precise_math::floor(x);
          b(i[0] * 2 + k, 1) = precise_math::ceil(x);
          b(i[0] * 2 + k, 2) = precise_math::trunc(x);
          b(i[0] * 2 + k, 3) = precise_math::nearbyint(x);
          b(i[0] * 2 + k, 4) = precise_math::round(x);
        }
      });
  b.synchronize();
  int bad = 0;
  for (int i = 0; i < 16; ++i) {
    const T want[] = {std::floor(in[i]), std::ceil(in[i]), std::trunc(in[i]), std::nearbyint(in[i]),
                      std::round(in[i])};
    for (int f = 0; f < 5; ++f)
      if (!(out[i * 5 + f] == want[f] && std::signbit(out[i * 5 + f]) == std::signbit(want[f]))) {
        ++bad;
        std::printf("%d of %g: %g, expected %g\n", f, double(in[i]), double(out[i * 5 + f]),
                    double(want[f]));
      }
  }
  return bad;
}
int main() { return wrong<float>() + wrong<double>(); }
