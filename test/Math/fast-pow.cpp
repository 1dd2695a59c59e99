// fast_math::pow is a power of two on the CPU and OpenCL's pow elsewhere; the results of special
// arguments are those of std::pow.
// RUN: %ampcc -O2 %s -o %t && env AMPCC_DEVICE=native %t
// RUN: %ampcc --translate %s -o %t.d && FileCheck --input-file=%t.d/fast-pow.cl %s
// CHECK: = pow(
// CHECK-NOT: native_pow
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <limits>
#include <vector>
using namespace concurrency;

static bool agrees(float got, float wanted) {
  if (std::isnan(wanted) || std::isinf(wanted) || wanted == 0 || wanted == 1)
    return std::isnan(wanted) ? std::isnan(got)
                              : got == wanted && std::signbit(got) == std::signbit(wanted);
  return std::fabs(got - wanted) <= 1e-5f * std::fabs(wanted);
}

int main() {
  const float inf = std::numeric_limits<float>::infinity(), nan = std::nanf("");
  const std::vector<float> parts = {0.0f,        -0.0f, 1.0f,  -1.0f,  2.0f,   -2.0f, 3.0f,
                                    -3.0f,       0.5f,  -0.5f, 2.5f,   -2.5f,  inf,   -inf,
                                    nan,         10.0f, 1e-3f, 7.0f,   -7.0f,  1e38f, 1e-40f,
                                    16777217.0f, 0.1f,  -1e9f, 127.0f, -150.0f};
  const int n = int(parts.size());
  std::vector<float> results(size_t(n) * n), vectors(size_t(n) * n);
  array_view<const float> p(n, parts);
  array_view<float, 2> r(n, n, results), v(n, n, vectors);
  parallel_for_each(
      r.extent, [=](index<2> i) restrict(amp) { r[i] = fast_math::pow(p[i[0]], p[i[1]]); });
  // In the vector form.
  parallel_for_each(
      v.extent, [=](index<2> i) restrict(amp) {
        float x = 0;
        for (int k = 0; k <= i[1]; ++k)
          x = fast_math::pow(p[i[0]], p[k]);
        v[i] = x;
      });
  r.synchronize();
  v.synchronize();
  int wrong = 0;
  for (int i = 0; i < n; ++i)
    for (int k = 0; k < n; ++k)
      for (float got : {results[size_t(i) * n + k], vectors[size_t(i) * n + k]}) {
        const float wanted = std::pow(parts[i], parts[k]);
        if (!agrees(got, wanted) && ++wrong)
          std::printf("pow(%g, %g) = %g, not %g\n", parts[i], parts[k], got, wanted);
      }
  return wrong != 0;
}
