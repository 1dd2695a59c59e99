//===- gamma.h - the gamma function and its logarithm in kernels (spec 9.2) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// precise_math::tgamma and lgamma. OpenCL C allows tgamma an error of 16 ULP, and some devices use
// them up, so kernels get these bodies instead of the built-in: 4 ULP at most (docs/math.md). Only
// ampcc's frontend sees the contents of this file. On the host tgamma is that of <cmath>, and
// math_host.h has the lgamma with a sign.
//
// T is float or double. Measure each change with scripts/accuracy.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_GAMMA_H
#define AMP_DETAIL_GAMMA_H

#include "precise_math.h"

#ifdef __AMPCC__

#include "begin_exact_floats.h"

namespace Concurrency {
namespace ampcc_detail {

/// Returns the gamma function at 1.5 + s, for |s| <= 1/2, by a polynomial fitted in quad precision.
/// The relative error of the fit is 6e-9 for float and 4e-18 for double.
inline float gamma_near(float s) AMPCC_AMP {
  return (((((((((0.0168335028f * s - 0.0237045437f) * s + 0.024077585f) * s - 0.036283195f) * s +
               0.0588720068f) *
                  s -
              0.0777155012f) *
                 s +
             0.144627795f) *
                s -
            0.107286155f) *
               s +
           0.414813876f) *
              s +
          0.0323382914f) *
             s +
         0.886226952f;
}
inline double gamma_near(double s) AMPCC_AMP {
  return (((((((((((((((((((((0.00018417006908476197 * s - 0.00026023577867664805) * s +
                             0.00012666207770917545) *
                                s -
                            0.00021196579681824387) *
                               s +
                           0.00048202054224564969) *
                              s -
                          0.00070998618934748844) *
                             s +
                         0.0010067401643769011) *
                            s -
                        0.0015142945272019466) *
                           s +
                       0.0022839579810203766) *
                          s -
                      0.0034239500937992772) *
                         s +
                     0.0051314890041448081) *
                        s -
                    0.0076901002818877519) *
                       s +
                   0.011522526860124879) *
                      s -
                  0.017222449985150812) *
                     s +
                 0.025837605915925758) *
                    s -
                0.03800193529609628) *
                   s +
               0.058610303832196245) *
                  s -
              0.077523052305252291) *
                 s +
             0.14464535904440504) *
                s -
            0.10729480456472036) *
               s +
           0.41481345368830241) *
              s +
          0.032338397448884865) *
             s +
         0.88622692545275805;
}

/// The limits of a type. gamma(x) overflows above `highest`. Below `lowest` it is less than half of
/// the smallest number of the type, so it is 0. Below `scaled_from` the products of gamma_below
/// would overflow, so they get the factor `scale`.
template <class T> struct gamma_range;
template <> struct gamma_range<float> {
  /// For |x| below this, gamma(x) rounds to 1/x.
  static float tiny() AMPCC_AMP { return 0x1p-30f; }
  static float highest() AMPCC_AMP { return 35.1f; }
  static float lowest() AMPCC_AMP { return -44.0f; }
  static float scaled_from() AMPCC_AMP { return -20.0f; }
  static float scale() AMPCC_AMP { return 0x1p-64f; }
};
template <> struct gamma_range<double> {
  static double tiny() AMPCC_AMP { return 0x1p-60; }
  static double highest() AMPCC_AMP { return 171.7; }
  static double lowest() AMPCC_AMP { return -185.0; }
  static double scaled_from() AMPCC_AMP { return -150.0; }
  static double scale() AMPCC_AMP { return 0x1p-600; }
};

/// A product as the unevaluated sum `high + low`, so that the rounding errors of its many factors
/// do not add up.
template <class T> struct long_product {
  T high;
  T low;
  explicit long_product(T first) AMPCC_AMP : high(first), low(0) {}
  void multiply(T factor) AMPCC_AMP {
    const T product = high * factor;
    low = precise_math::fma(low, factor, precise_math::fma(high, factor, -product));
    high = product;
  }
};

/// Returns gamma(x) for x >= 1, as (x - 1) * (x - 2) * ... * r * gamma(r) with 1 <= r < 2. All of
/// the differences are exact. It takes as many steps as x is large, at most 171.
template <class T> T gamma_above(T x) AMPCC_AMP {
  const T scale = T(0x1p-8); // gamma(r) < 1: the product may overflow before the result does
  long_product<T> product(scale);
  T r = x;
  while (r >= T(2)) {
    r -= T(1);
    product.multiply(r);
  }
  const T near = gamma_near(r - T(1.5));
  const T result = product.high * near;
  const T rest = precise_math::fma(product.high, near, -result) + product.low * near;
  return (result + rest) * T(0x1p8);
}

/// Returns gamma(x) for x < 1, as gamma(r) / (x * (x + 1) * ... * (r - 1)) with 1 <= r < 2.
template <class T> T gamma_below(T x) AMPCC_AMP {
  const T scale = x < gamma_range<T>::scaled_from() ? gamma_range<T>::scale() : T(1);
  long_product<T> product(scale);
  T r = x;
  while (r < T(1)) {
    product.multiply(r);
    r += T(1);
  }
  const T near = gamma_near(r - T(1.5));
  const T quotient = near / product.high;
  const T rest = precise_math::fma(-quotient, product.high, near) - quotient * product.low;
  return scale * (quotient + rest / product.high);
}

/// Returns gamma(x). A negative whole number is a pole and gives a NaN.
template <class T> T tgamma(T x) AMPCC_AMP {
  const T whole = precise_math::floor(x);
  if (x > gamma_range<T>::highest())
    return special_values<T>::infinity();
  if (precise_math::fabs(x) < gamma_range<T>::tiny())
    return T(1) / x;
  if (x < T(0) && whole == x)
    return special_values<T>::nan(); // a pole
  if (x < gamma_range<T>::lowest())
    return precise_math::fmod(whole, T(2)) == T(0) ? T(0) : -T(0);
  return x >= T(1) ? gamma_above(x) : x < T(1) ? gamma_below(x) : x;
}

/// Returns the sign of gamma(x), 1 or -1. gamma(-0) is -infinity and has the sign -1. The device's
/// own function is not used, because devices differ on the sign at zero.
template <class T> int gamma_sign(T x) AMPCC_AMP {
  const T whole = precise_math::floor(x);
  const bool is_odd = whole != x && precise_math::fmod(whole, T(2)) != T(0);
  return x == T(0) ? (precise_math::signbit(x) ? -1 : 1) : x < T(0) && is_odd ? -1 : 1;
}

// The device's logarithm of |gamma(x)|.
float device_lgamma(float x) AMPCC_AMP AMPCC_BUILTIN("lgamma");
double device_lgamma(double x) AMPCC_AMP AMPCC_BUILTIN("lgamma");

/// Returns log(|gamma(x)|) for the arguments between -10.001 and -2.264 that log_gamma() selects.
/// The logarithm has many zeros in this range, near which the device's function is least accurate.
/// Here the relative error of tgamma becomes the absolute error of its logarithm.
template <class T> T log_gamma_between_zeros(T x) AMPCC_AMP {
  return precise_math::log(precise_math::fabs(tgamma(x)));
}

/// Returns log(|gamma(x)|).
inline double log_gamma(double x) AMPCC_AMP {
  return x > -10.001 && x < -2.264 && precise_math::floor(x) != x ? log_gamma_between_zeros(x)
                                                                  : device_lgamma(x);
}
inline float log_gamma(float x) AMPCC_AMP {
  if (x > 1e9f) // devices are known to overflow before the result does
    return x * (precise_math::log(x) - 1.0f);
  return x > -10.001f && x < -2.264f && precise_math::floor(x) != x ? log_gamma_between_zeros(x)
                                                                    : device_lgamma(x);
}

/// The functions of <cmath> in kernels of version 1.3.
namespace standard_functions {

inline float tgamma(float x) AMPCC_AMP AMPCC_IMPLEMENTS("tgamma") {
  return ampcc_detail::tgamma(x);
}
inline double tgamma(double x) AMPCC_AMP AMPCC_IMPLEMENTS("tgamma") {
  return ampcc_detail::tgamma(x);
}
inline float lgamma(float x) AMPCC_AMP AMPCC_IMPLEMENTS("lgamma") { return log_gamma(x); }
inline double lgamma(double x) AMPCC_AMP AMPCC_IMPLEMENTS("lgamma") { return log_gamma(x); }

} // namespace standard_functions

} // namespace ampcc_detail

namespace precise_math {

inline float tgamma(float x) AMPCC_AMP { return ampcc_detail::tgamma(x); }
inline double tgamma(double x) AMPCC_AMP { return ampcc_detail::tgamma(x); }
inline float tgammaf(float x) AMPCC_AMP { return ampcc_detail::tgamma(x); }
AMPCC_MATH_1_INT(double, tgamma)

/// The sign of gamma(x) goes to `sign`; at a pole it is not specified.
inline double lgamma(double x, int *sign) AMPCC_AMP {
  *sign = ampcc_detail::gamma_sign(x);
  return ampcc_detail::log_gamma(x);
}
inline float lgamma(float x, int *sign) AMPCC_AMP {
  *sign = ampcc_detail::gamma_sign(x);
  return ampcc_detail::log_gamma(x);
}
inline float lgammaf(float x, int *sign) AMPCC_AMP { return lgamma(x, sign); }

} // namespace precise_math
} // namespace Concurrency

#include "end_exact_floats.h"

#endif

#endif
