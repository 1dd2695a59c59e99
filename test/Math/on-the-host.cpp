// Every function of <amp_math.h> works in host code, under each of its names, with the value that a
// kernel gets; host code may say `using namespace std` beside it.
// REQUIRES: opencl-device
// RUN: %ampcc -std=c++17 -O1 -Wall -Wextra -Werror %s -o %t && %t
// RUN: %ampcc -std=c++14 --amp-host-compiler=g++ -Wall -Werror %s -o %t.gxx && %t.gxx
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <limits>
#include <vector>

// clang-format off
#define SHARED(F)                                                                                  \
  F(acos) F(asin) F(atan) F(ceil) F(cos) F(cosh) F(exp) F(exp2) F(fabs) F(floor) F(log) F(log10)   \
  F(log2) F(round) F(rsqrt) F(sin) F(sinh) F(sqrt) F(tan) F(tanh) F(trunc)
#define PRECISE(F)                                                                                 \
  F(acosh) F(asinh) F(atanh) F(cbrt) F(cospi) F(erf) F(erfc) F(erfcinv) F(erfinv) F(exp10)         \
  F(expm1) F(log1p) F(logb) F(nearbyint) F(phi) F(probit) F(rcbrt) F(sinpi) F(tanpi) F(tgamma)
#define SHARED_2(F) F(atan2) F(fmax) F(fmin) F(fmod) F(pow)
#define PRECISE_2(F) F(copysign) F(fdim) F(hypot) F(nextafter) F(remainder) F(scalb)
#define PREDICATES(F) F(isfinite) F(isinf) F(isnan) F(signbit)
// clang-format on

namespace fast {
using namespace concurrency::fast_math;
static void all(float *to, float f, float g) restrict(amp, cpu) {
#define ADD(NAME) *to++ = NAME(f), *to++ = NAME##f(f);
  SHARED(ADD)
#undef ADD
#define ADD(NAME) *to++ = NAME(g, f), *to++ = NAME##f(g, f);
  SHARED_2(ADD)
#undef ADD
#define ADD(NAME) *to++ = NAME(f) != 0;
  PREDICATES(ADD) ADD(signbitf)
#undef ADD
  int e;
  float s, c;
  *to++ = frexp(g, &e), *to++ = frexpf(g, &e), *to++ = e, *to++ = modf(g, &s), *to++ = modff(g, &c), *to++ = s;
  *to++ = ldexp(g, 3), *to++ = ldexpf(g, -3);
  sincos(f, &s, &c), *to++ = s, *to++ = c, sincosf(g, &s, &c), *to++ = s, *to++ = c;
}
} // namespace fast

namespace precise {
using namespace concurrency::precise_math;
template <typename T> void of_type(T *to, T f, T g) restrict(amp, cpu) {
#define ADD(NAME) *to++ = NAME(f);
  SHARED(ADD) PRECISE(ADD)
#undef ADD
#define ADD(NAME) *to++ = NAME(f) != 0;
  PREDICATES(ADD) ADD(isnormal)
#undef ADD
#define ADD(NAME) *to++ = NAME(g, T(2));
  SHARED_2(ADD) PRECISE_2(ADD)
#undef ADD
  int e;
  T s, c;
  *to++ = frexp(g, &e), *to++ = T(e), *to++ = modf(g, &s), *to++ = s, *to++ = ldexp(g, 3), *to++ = scalbn(g, -2);
  sincos(f, &s, &c), *to++ = s, *to++ = c, *to++ = T(ilogb(g)), *to++ = T(fpclassify(f)), *to++ = fma(f, g, f);
  *to++ = lgamma(f, &e), *to++ = T(e), *to++ = lgamma(-g / 8, &e), *to++ = T(e);
  *to++ = remquo(g, T(2), &e), *to++ = T(e & 7), *to++ = T(isnan(nan(1)) != 0);
}
static void suffixed(float *to, float f, float g) restrict(amp, cpu) {
#define ADD(NAME) *to++ = NAME##f(f);
  SHARED(ADD) PRECISE(ADD)
#undef ADD
#define ADD(NAME) *to++ = NAME##f(g, 2.0f);
  SHARED_2(ADD) PRECISE_2(ADD)
#undef ADD
  int e;
  float s, c;
  *to++ = frexpf(g, &e), *to++ = modff(g, &s), *to++ = ldexpf(g, 3), *to++ = scalbnf(g, -2), *to++ = s;
  sincosf(f, &s, &c), *to++ = s, *to++ = c, *to++ = ilogbf(g), *to++ = fmaf(f, g, f), *to++ = lgammaf(f, &e);
  *to++ = e, *to++ = remquof(g, 2.0f, &e), *to++ = signbitf(-f) != 0, *to++ = isnan(nanf(1)) != 0;
}
} // namespace precise

template <typename T> static int compare(const char *what, const T *host, const T *kernel, double near) {
  int bad = 0;
  for (int i = 0; i < 128; ++i) {
    const double h = host[i], k = kernel[i];
    if (!(h == k || (std::isnan(h) && std::isnan(k)) || std::fabs(h - k) <= near * (1e-3 + std::fabs(h)))) {
      std::printf("%s, value %d: %.17g on the host, %.17g in a kernel\n", what, i, h, k);
      ++bad;
    }
  }
  return bad;
}

/// Checks that only host code makes.
static int special() {
  using namespace concurrency::precise_math;
  using namespace std;
  const double inf = numeric_limits<double>::infinity();
  int sign = 0;
  const bool good[] = {sinpi(0.5) == 1, sinpi(1.0) == 0, sinpi(1e15 + 0.5) == 1, sinpi(-2.5f) == -1,
                       cospi(0.5) == 0, cospi(3) == -1, cospi(0.5f) == 0, tanpi(0.25f) == 1,
                       tanpi(0.5) == inf, tanpi(1.5) == -inf, std::isnan(sinpi(inf)), exp10(2) == 100,
                       exp10f(-1) == 0.1f, rcbrt(-8) == -0.5, rsqrt(16.0f) == 0.25f,
                       scalb(3.0, 2.0) == 12, std::isnan(scalb(1.0f, 0.5f)), scalb(2.0, -inf) == 0,
                       lgamma(1, &sign) == 0 && sign == 1, isnan(nanf(7)), isnan(nan(0)) && !isnan(1),
                       isinf(inf) && !isfinite(-inf) && isnormal(1.0f) && signbit(-0.0),
                       fpclassify(0.0) == FP_ZERO, signbitf(-1) != 0, phi(0.0) == 0.5,
                       isnan(phi(nan(0))), isnan(phi(nanf(0))), phi(-inf) == 0, phi(inf) == 1,
                       probit(0.5f) == 0, erfinv(0.0) == 0, erfcinv(1.0) == 0};
  int bad = 0;
  for (const bool &is : good)
    if (!is)
      std::printf("special value %d\n", static_cast<int>(&is - good)), ++bad;
  return bad;
}

int main() {
  using concurrency::array_view;
  using concurrency::extent;
  using concurrency::index;
  const bool doubles = concurrency::accelerator().supports_double_precision;
  int bad = special();
  const float inputs[] = {0.125f, 0.4f, 0.9f};
  for (float f : inputs) {
    const float g = 5.0f + f;
    std::vector<float> host(128), fast(128), suffixed(128), a(128), b(128), c(128);
    std::vector<double> hostd(128), d(128);
    {
      array_view<float> to_a(a), to_b(b), to_c(c);
      array_view<double> to_d(d);
      concurrency::parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
        precise::of_type(to_a.data(), f, g);
        fast::all(to_b.data(), f, g);
        precise::suffixed(to_c.data(), f, g);
      });
      if (doubles)
        concurrency::parallel_for_each(extent<1>(1), [=](index<1>) restrict(amp) {
          precise::of_type(to_d.data(), static_cast<double>(f), static_cast<double>(g));
        });
    }
    precise::of_type(host.data(), f, g);
    fast::all(fast.data(), f, g);
    precise::suffixed(suffixed.data(), f, g);
    bad += compare("precise_math, float", host.data(), a.data(), 4e-6);
    bad += compare("fast_math", fast.data(), b.data(), 1e-3);
    bad += compare("precise_math, suffix f", suffixed.data(), c.data(), 4e-6);
    if (doubles) {
      precise::of_type(hostd.data(), static_cast<double>(f), static_cast<double>(g));
      bad += compare("precise_math, double", hostd.data(), d.data(), 1e-13);
    }
  }
  return bad;
}
