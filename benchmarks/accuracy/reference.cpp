//===- reference.cpp - reference values of the functions ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// For samples of float the values are computed in double, where the host's libm is accurate to a
// billionth of a float's ULP; for samples of double with libquadmath. Functions that depend on the
// format itself (nextafter, ilogb, ...) are computed in the type of the samples (Narrow).
//
//===----------------------------------------------------------------------===//
#include "accuracy.h"
#include <cfloat>
#include <cmath>
#include <limits>

// libquadmath, whose header belongs to another compiler.
#define QUAD_FUNCTIONS(F)                                                                          \
  F(acos)                                                                                          \
  F(acosh)                                                                                         \
  F(asin)                                                                                          \
  F(asinh) F(atan) F(atanh) F(cbrt) F(cos) F(cosh) F(erf) F(erfc) F(exp) F(exp2) F(expm1) F(fabs)  \
      F(floor) F(lgamma) F(log) F(log10) F(log1p) F(log2) F(rint) F(sin) F(sinh) F(sqrt) F(tan)    \
          F(tanh) F(tgamma)
#define QUAD_FUNCTIONS_2(F) F(atan2) F(fmod) F(hypot) F(pow) F(remainder)
extern "C" {
#define DECLARE(NAME) quad NAME##q(quad);
QUAD_FUNCTIONS(DECLARE)
#undef DECLARE
#define DECLARE(NAME) quad NAME##q(quad, quad);
QUAD_FUNCTIONS_2(DECLARE)
#undef DECLARE
}

namespace {

// One name for both precisions.
namespace wide {
#define BOTH(NAME)                                                                                 \
  double NAME(double x) { return std::NAME(x); }                                                   \
  quad NAME(quad x) { return NAME##q(x); }
QUAD_FUNCTIONS(BOTH)
#define BOTH_2(NAME)                                                                               \
  double NAME(double x, double y) { return std::NAME(x, y); }                                      \
  quad NAME(quad x, quad y) { return NAME##q(x, y); }
QUAD_FUNCTIONS_2(BOTH_2)
} // namespace wide

template <class Wide> struct narrow_of;
template <> struct narrow_of<double> {
  typedef float type;
};
template <> struct narrow_of<quad> {
  typedef double type;
};
template <class Wide> using narrow = typename narrow_of<Wide>::type;

constexpr quad pi = 3.14159265358979323846264338327950288419716939937510582Q;
constexpr quad root_half = 0.70710678118654752440084436210484903928483593768847Q;
constexpr quad half_root_pi = 0.886226925452758013649083741670572591398774728061193564Q;
constexpr double not_a_number = std::numeric_limits<double>::quiet_NaN();
constexpr double infinity = std::numeric_limits<double>::infinity();

/// sin(pi x): x is reduced to [-1/2, 1/2], exactly.
template <class Wide> Wide sin_of_pi(Wide x) {
  if (!std::isfinite(static_cast<double>(x)))
    return not_a_number;
  Wide r = x - 2 * wide::rint(x / 2);
  if (wide::fabs(r) > Wide(0.5))
    r = (r > 0 ? 1 : -1) - r;
  return wide::sin(static_cast<Wide>(pi) * r);
}
template <class Wide> Wide cos_of_pi(Wide x) {
  if (!std::isfinite(static_cast<double>(x)))
    return not_a_number;
  const Wide r = wide::fabs(x - 2 * wide::rint(x / 2));
  return r > Wide(0.25) && r < Wide(0.75) ? sin_of_pi(Wide(0.5) - r)
         : r > Wide(0.5)                  ? -wide::cos(static_cast<Wide>(pi) * (1 - r))
                                          : wide::cos(static_cast<Wide>(pi) * r);
}

/// x > 0 with erfc(x) == y, 0 < y < 1/2, improved from a start by Newton's method on the logarithm.
template <class Wide> Wide improve_tail(Wide x, Wide y, int steps) {
  for (int i = 0; i < steps; ++i) {
    const Wide value = wide::erfc(x);
    if (value == 0)
      break;
    // The slope is exact only to a few digits where exp(x * x) would overflow a double.
    const Wide slope = x > 25 && sizeof(Wide) == sizeof(double)
                           ? 1 / (x + wide::sqrt(x * x + 2))
                           : value * static_cast<Wide>(half_root_pi) * wide::exp(x * x);
    x += wide::log(value / y) * slope;
  }
  return x;
}
/// erf(x) == y, |y| <= 1/2
template <class Wide> Wide improve_center(Wide x, Wide y, int steps) {
  for (int i = 0; i < steps; ++i)
    x -= (wide::erf(x) - y) * static_cast<Wide>(half_root_pi) * wide::exp(x * x);
  return x;
}
double tail(double y) {
  const double l = -std::log(y);
  // exp(-x^2) / (x sqrt(pi)) == y, roughly
  const double start = std::sqrt(l - 0.5 * std::log(l + 0.5) - 0.2);
  return improve_tail(std::isfinite(start) ? start : 0.5, y, 6);
}
quad tail(quad y) { return improve_tail<quad>(tail(static_cast<double>(y)), y, 2); }
double center(double y) { return improve_center(y * 0.886, y, 5); }
quad center(quad y) { return improve_center<quad>(center(static_cast<double>(y)), y, 2); }

/// Both arguments name the same point: y == 1 - x, each given without cancellation.
template <class Wide> Wide inverse(Wide x, Wide y) {
  return wide::fabs(x) <= Wide(0.5) ? center(x) : y < 1 ? tail(y) : -tail(2 - y);
}

template <class Wide> int gamma_sign(Wide x) {
  if (!(x < 0))
    return std::signbit(static_cast<double>(x)) && x == 0 ? -1 : 1;
  const Wide whole = wide::floor(x);
  if (whole == x)
    return 1;
  return wide::fmod(whole, Wide(2)) == 0 ? 1 : -1;
}

template <class Wide> Wide log_gamma(Wide x) {
  if (x > 0 || x != x || wide::floor(x) != x || !std::isfinite(static_cast<double>(x)))
    return wide::lgamma(x);
  return infinity;
}

} // namespace

#define DEFINE_1(NAME, ...)                                                                        \
  template <class Wide> static Wide NAME##_of([[maybe_unused]] Wide x) {                           \
    typedef narrow<Wide> Narrow;                                                                   \
    [[maybe_unused]] const Narrow n = static_cast<Narrow>(x);                                      \
    return static_cast<Wide>(__VA_ARGS__);                                                         \
  }                                                                                                \
  double reference::NAME(double x, double) { return NAME##_of(x); }                                \
  quad reference::NAME(quad x, quad) { return NAME##_of(x); }
#define DEFINE_2(NAME, ...)                                                                        \
  template <class Wide> static Wide NAME##_of(Wide x, Wide y) {                                    \
    typedef narrow<Wide> Narrow;                                                                   \
    [[maybe_unused]] const Narrow n = static_cast<Narrow>(x), m = static_cast<Narrow>(y);          \
    return static_cast<Wide>(__VA_ARGS__);                                                         \
  }                                                                                                \
  double reference::NAME(double x, double y) { return NAME##_of(x, y); }                           \
  quad reference::NAME(quad x, quad y) { return NAME##_of(x, y); }

#define SAME_1(NAME) DEFINE_1(NAME, wide::NAME(x))
#define SAME_2(NAME) DEFINE_2(NAME, wide::NAME(x, y))
#define NARROW_1(NAME) DEFINE_1(NAME, std::NAME(n))
#define NARROW_2(NAME) DEFINE_2(NAME, std::NAME(n, m))

SAME_1(acos)
SAME_1(acosh)
SAME_1(asin)
SAME_1(asinh) SAME_1(atan) SAME_1(atanh) SAME_1(cbrt) SAME_1(cos) SAME_1(cosh) SAME_1(erf) SAME_1(
    erfc) SAME_1(exp) SAME_1(exp2) SAME_1(expm1) SAME_1(log) SAME_1(log10) SAME_1(log1p)
    SAME_1(log2) SAME_1(sin) SAME_1(sinh) SAME_1(sqrt) SAME_1(tan) SAME_1(tanh) SAME_1(
        tgamma) NARROW_1(ceil) NARROW_1(fabs) NARROW_1(floor) NARROW_1(fpclassify) NARROW_1(ilogb)
        NARROW_1(isfinite) NARROW_1(isinf) NARROW_1(isnan) NARROW_1(isnormal) NARROW_1(
            logb) NARROW_1(nearbyint) NARROW_1(round) NARROW_1(signbit) NARROW_1(trunc)
            SAME_2(atan2) SAME_2(fmod) SAME_2(hypot) SAME_2(pow) SAME_2(remainder) NARROW_2(
                copysign) NARROW_2(fdim) NARROW_2(fmax) NARROW_2(fmin) NARROW_2(nextafter)

                DEFINE_1(cospi, cos_of_pi(x)) DEFINE_1(sinpi, sin_of_pi(x)) DEFINE_1(
                    tanpi, cos_of_pi(x) ==
                                   0
                               ? Wide(sin_of_pi(x) * Wide(infinity))
                               : sin_of_pi(x) / cos_of_pi(x)) DEFINE_1(sincos_sine, wide::sin(x))
                    DEFINE_1(sincos_cosine, wide::cos(x)) DEFINE_1(
                        exp10, wide::pow(Wide(10), x)) DEFINE_1(rsqrt, 1 / wide::sqrt(x))
                        DEFINE_1(rcbrt, 1 / wide::cbrt(x)) DEFINE_1(
                            phi, wide::erfc(-x *static_cast<Wide>(root_half)) / 2)
                            DEFINE_1(erfinv,
                                     !(wide::fabs(x) <= 1) ? Wide(not_a_number)
                                     : wide::fabs(x) ==
                                             1
                                         ? x * Wide(infinity)
                                         : inverse<Wide>(x, 1 - x))
                                DEFINE_1(
                                    erfcinv,
                                    !(x >= 0 && x <= 2)
                                        ? Wide(not_a_number)
                                    : x == 0
                                        ? Wide(infinity)
                                    : x == 2
                                        ? -Wide(infinity)
                                        : inverse<Wide>(
                                              1 - x,
                                              x)) DEFINE_1(probit,
                                                           !(x >= 0 && x <= 1)
                                                               ? Wide(not_a_number)
                                                           : x == 0
                                                               ? -Wide(infinity)
                                                           : x == 1
                                                               ? Wide(infinity)
                                                               : -inverse<Wide>(1 - 2 * x, 2 * x) /
                                                                     static_cast<Wide>(root_half))
                                    DEFINE_1(lgamma,
                                             log_gamma(x)) DEFINE_1(lgamma_sign, gamma_sign(x))
                                        DEFINE_1(frexp_fraction,
                                                 [&] {
                                                   int exponent;
                                                   return std::frexp(n, &exponent);
                                                 }()) DEFINE_1(frexp_exponent,
                                                               [&] {
                                                                 int exponent = 0;
                                                                 std::frexp(n, &exponent);
                                                                 return std::isfinite(n) ? exponent
                                                                                         : 0;
                                                               }())
                                            DEFINE_1(modf_fraction,
                                                     [&] {
                                                       Narrow integral;
                                                       return std::modf(n, &integral);
                                                     }()) DEFINE_1(modf_integral,
                                                                   [&] {
                                                                     Narrow integral = 0;
                                                                     std::modf(n, &integral);
                                                                     return integral;
                                                                   }())
                                                DEFINE_2(remquo, wide::remainder(x, y))
                                                    DEFINE_2(remquo_quotient,
                                                             [&] {
                                                               int quotient = 0;
                                                               if (std::isfinite(n) &&
                                                                   !std::isnan(m) && m != 0)
                                                                 std::remquo(n, m, &quotient);
                                                               return std::abs(quotient) & 7;
                                                             }())
                                                        DEFINE_2(ldexp,
                                                                 std::ldexp(n, static_cast<int>(m)))
                                                            DEFINE_2(
                                                                scalbn,
                                                                std::scalbn(n, static_cast<int>(m)))
                                                                DEFINE_2(
                                                                    scalb,
                                                                    std::isinf(m)
                                                                        ? (m > 0 ? n * m : n / -m)
                                                                    : std::isnan(n) ||
                                                                            std::isnan(m) ||
                                                                            std::rint(m) != m
                                                                        ? Narrow(not_a_number)
                                                                        : std::ldexp(
                                                                              n,
                                                                              static_cast<int>(
                                                                                  std::fmax(
                                                                                      std::fmin(
                                                                                          m, 10000),
                                                                                      -10000))))
                                                                    DEFINE_2(fma_with_one,
                                                                             std::fma(n, m,
                                                                                      Narrow(1)))
