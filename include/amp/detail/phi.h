//===- phi.h - the standard normal distribution function ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// precise_math::phi(x), the probability that a standard normal variable is at most x, within 4 ULP.
// Kernels and host code call it. The specification, OpenCL C and <cmath> do not have it.
//
// The function does not use the device's erfc and exp, because OpenCL C allows them errors of 16
// and 3 ULP. It does not need an exact division, which for floats may err by 2.5 ULP. All devices
// round sums, products, fma, nearbyint and ldexp of precise_math correctly. None of the three
// divisions needs to be exact (phi_below). Measure each change with scripts/accuracy.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_PHI_H
#define AMP_DETAIL_PHI_H

#include "precise_composed.h"

#include "begin_exact_floats.h"

namespace Concurrency {
namespace ampcc_detail {

/// Returns c[0] + c[1] * x + ... + c[N - 1] * x^(N - 1), rounded once for each term.
template <class T, int N> T polynomial(const T (&c)[N], T x) AMPCC_AMP {
  T sum = c[N - 1];
  for (int i = N - 2; i >= 0; --i)
    sum = precise_math::fma(sum, x, c[i]);
  return sum;
}

/// Returns (t + 3/4) * exp(t * t / 2) * phi(-t) for t >= 0: Mills' ratio with a factor that keeps
/// it nearly constant. The value is 3/8 plus at most 0.09. The second term is t times a rational
/// function whose coefficients are positive. It was fitted in quad precision up to the t from which
/// phi(-t) is zero. The relative error of the fit is 1.2e-8 for float and 2e-18 for double.
inline float mills_sum(float t) AMPCC_AMP {
  const float above[] = {0.200793122f, 0.125087599f, 0.0378085368f, 0.00555691154f,
                         0.000248828154f};
  const float below[] = {1.0f, 1.67599329f, 1.20485023f, 0.470971335f, 0.102342574f, 0.0103909383f};
  return 0.375f + t * polynomial(above, t) / polynomial(below, t);
}
inline double mills_sum(double t) AMPCC_AMP {
  const double above[] = {0.200793289698925415,   0.281158393846156388,    0.196958119540829237,
                          0.0887636171854690082,  0.0281457218437609681,   0.00650913445367068302,
                          0.00110557632941574673, 0.000135489603642025016, 0.0000113895521926809963,
                          5.85157491271874249e-7, 1.34119779360633077e-8};
  const double below[] = {1.0,
                          2.45327259185904147,
                          2.81592697523925255,
                          2.00024508590709887,
                          0.979297954876031864,
                          0.347948856586143278,
                          0.0918565106613766872,
                          0.0180915890501040407,
                          0.00261868040508829921,
                          0.000267097941248197195,
                          0.0000174397750766206603,
                          5.60179636656820743e-7};
  return 0.375 + t * polynomial(above, t) / polynomial(below, t);
}

/// Returns exp(r) for |r| <= 0.35, by the first terms of its series.
inline float exp_near(float r) AMPCC_AMP {
  const float terms[] = {1.0f,           1.0f,           0.5f,           1.66666667e-1f,
                         4.16666667e-2f, 8.33333333e-3f, 1.38888889e-3f, 1.98412698e-4f};
  return polynomial(terms, r);
}
inline double exp_near(double r) AMPCC_AMP {
  const double terms[] = {1.0,
                          1.0,
                          0.5,
                          1.66666666666666667e-1,
                          4.16666666666666667e-2,
                          8.33333333333333333e-3,
                          1.38888888888888889e-3,
                          1.98412698412698413e-4,
                          2.48015873015873016e-5,
                          2.75573192239858907e-6,
                          2.75573192239858907e-7,
                          2.50521083854417188e-8,
                          2.08767569878680990e-9,
                          1.60590438368216146e-10};
  return polynomial(terms, r);
}

/// The natural logarithm of 2 rounded to T (`log2`) and the rest that rounding took from it
/// (`log2_rest`), and the t from which phi(-t) is zero in T (`zero_from`).
template <class T> struct phi_constants;
template <> struct phi_constants<float> {
  static float log2() AMPCC_AMP { return 0.693147182f; }
  static float log2_rest() AMPCC_AMP { return -1.90465430e-9f; }
  static float zero_from() AMPCC_AMP { return 14.5f; }
};
template <> struct phi_constants<double> {
  static double log2() AMPCC_AMP { return 0.69314718055994529; }
  static double log2_rest() AMPCC_AMP { return 2.3190468138462996e-17; }
  static double zero_from() AMPCC_AMP { return 38.6; }
};

/// Returns phi(-t) for t >= 0 or NaN, as exp(-t * t / 2) * mills_sum(t) / (t + 3/4). `square` and
/// `rest` are t * t / 2 in twice the precision. The exponential is 2^-power * exp(r).
///
/// Why no division needs to be exact:
/// - mills_sum adds its quotient to 3/8. The quotient is at most a fifth of the sum, and so is the
///   effect of its error.
/// - phi_below corrects the rounding error of the main quotient.
/// - The last division computes this correction, which is far below the quotient.
template <class T> T phi_below(T t) AMPCC_AMP {
  if (!(t <= phi_constants<T>::zero_from()))
    return t != t ? t : T(0); // not a number: `power` would have no value as an int
  const T square = T(0.5) * t * t;
  const T rest = precise_math::fma(T(0.5) * t, t, -square);
  const T power = precise_math::nearbyint(square * T(1.4426950408889634));
  T r = precise_math::fma(power, phi_constants<T>::log2(), -square);
  r = precise_math::fma(power, phi_constants<T>::log2_rest(), r) - rest;
  // The numbers called _rest are what rounding took from product and divisor. `missing` is the part
  // of the dividend that the quotient lacks because of them and of its own rounding.
  const T power_of_e = exp_near(r), sum = mills_sum(t);
  const T product = power_of_e * sum;
  const T product_rest = precise_math::fma(power_of_e, sum, -product);
  const T divisor = t + T(0.75), added = divisor - t;
  const T divisor_rest = (t - (divisor - added)) + (T(0.75) - added);
  const T quotient = product / divisor;
  const T missing =
      precise_math::fma(-quotient, divisor, product) + (product_rest - quotient * divisor_rest);
  return precise_math::ldexp(quotient + missing / divisor, -static_cast<int>(power));
}

/// phi(x) for any x. For positive x it is above 1/2, so the subtraction loses no accuracy.
template <class T> T phi(T x) AMPCC_AMP {
  const T below = phi_below(precise_math::fabs(x));
  return x > T(0) ? T(1) - below : below;
}

} // namespace ampcc_detail

namespace precise_math {

/// The standard normal distribution function.
inline float phi(float x) AMPCC_AMP { return ampcc_detail::phi(x); }
inline double phi(double x) AMPCC_AMP { return ampcc_detail::phi(x); }
inline float phif(float x) AMPCC_AMP { return ampcc_detail::phi(x); }

// Overloads for host code in ampcc's frontend, which needs no bodies. The host compiler uses the
// functions above instead, because restrict(amp) has no meaning there.
#ifdef __AMPCC__
float phi(float x) AMPCC_CPU;
double phi(double x) AMPCC_CPU;
float phif(float x) AMPCC_CPU;
#endif

} // namespace precise_math
} // namespace Concurrency

#include "end_exact_floats.h"

#endif
