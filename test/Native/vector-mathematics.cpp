// Vector functions of glibc are used if they are as exact as OpenCL requires.
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <vector>
using namespace concurrency;

static int failures = 0;

template <typename T> void within(const char *name, T x, T found, double exactly, double bound) {
  const double ulp = std::nextafter(std::fabs(T(exactly)), T(INFINITY)) - std::fabs(T(exactly));
  if (std::fabs(found - exactly) <= bound * ulp)
    return;
  std::printf("%s(%.17g) = %.17g, not %.17g\n", name, double(x), double(found), exactly);
  ++failures;
}

int main() {
  // Enough for whole vectors.
  const std::vector<float> floats(64, 0.883467317f), far(64, -INFINITY);
  std::vector<double> doubles(4096);
  for (int i = 0; i < 4096; ++i)
    doubles[i] = -399.9 - i * 1e-5;
  std::vector<float> logarithms(64), tangents(64);
  std::vector<double> roots(4096), zeros(64);
  array_view<const float> f(64, floats), m(64, far);
  array_view<const double> d(4096, doubles);
  array_view<float> l(64, logarithms), t(64, tangents);
  array_view<double> r(4096, roots), z(64, zeros);
  parallel_for_each(f.extent, [=](index<1> i) restrict(amp) { l[i] = precise_math::log(f[i]); });
  parallel_for_each(d.extent, [=](index<1> i) restrict(amp) { r[i] = precise_math::cbrt(d[i]); });
  parallel_for_each(f.extent, [=](index<1> i) restrict(amp) {
    t[i] = precise_math::tanpi(m[i]);
    z[i] = precise_math::cbrt(d[i] * 0.0);
  });
  for (array_view<float> v : {l, t})
    v.synchronize();
  for (array_view<double> v : {r, z})
    v.synchronize();
  for (int i = 0; i < 64; ++i) {
    within("log", floats[i], logarithms[i], std::log(double(floats[i])), 3);
    failures += !std::isnan(tangents[i]) + !(zeros[i] == 0 && std::signbit(zeros[i]));
  }
  for (int i = 0; i < 4096; ++i)
    within("cbrt", doubles[i], roots[i], double(cbrtl(doubles[i])), 1.6);
  return failures != 0;
}
