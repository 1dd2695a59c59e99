// amp:1.3: tgamma and lgamma of the standard library in kernels, of float and double.
// RUN: %ampcc -std=c++20 --amp-version=1.3 %s -o %t && %t && env AMPCC_DEVICE=native %t
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <vector>
using namespace concurrency;

template <class T> T result(int i) {
  const T x = T(0.173) * i - T(5.1);
  return std::tgamma(x) + std::lgamma(x + 6);
}
template <class T> bool isRight(T tolerance) {
  std::vector<T> out(60);
  const array_view<T> r(60, out);
  parallel_for_each(r.extent, [=](index<1> i) { r[i] = result<T>(i[0]); });
  for (int i = 0; i < 60; ++i)
    if (!(std::fabs(r[i] - result<T>(i)) <= tolerance * (1 + std::fabs(result<T>(i)))))
      return std::printf("%d: %g, not %g\n", i, double(r[i]), double(result<T>(i))), false;
  return true;
}
int main() { return !(isRight<float>(2e-6f) && isRight<double>(1e-14)); }
