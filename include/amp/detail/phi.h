//===- phi.h - the standard normal distribution function phi ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Defines precise_math::phi and phif for kernels and the host, with an error of at most 4 ULP on
// every device (docs/math.md has the measured errors). OpenCL C allows erfc an error of 16 ULP, exp
// one of 3 and the division of floats one of 2.5, so phi uses none of its built-ins that may err.
// It consists of sums, products and fma, which every device rounds correctly, and of divisions.
// phi_below() corrects the error of its quotient by another division; at most a fifth of the error
// of the division in mills_sum() affects the result. A NaN gives a NaN.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_PHI_H
#define AMP_DETAIL_PHI_H

#include "precise_composed.h"

#include "begin_exact_floats.h"

namespace Concurrency {
namespace ampcc_detail {

/// c[0] + c[1] x + ... + c[N - 1] x^(N - 1), rounded once for each term.
template <class T, int N> T polynomial(const T (&c)[N], T x) AMPCC_AMP {
  T sum = c[N - 1];
  for (int i = N - 2; i >= 0; --i)
    sum = precise_math::fma(sum, x, c[i]);
  return sum;
}

/// Returns (t + 3/4) exp(t * t / 2) phi(-t) for 0 <= t. It is 3/8 plus a rational function of t,
/// which is less than 0.09 and has positive terms only. The rational function was fitted in quad
/// precision for all t with phi(-t) > 0; the relative error of the sum is 1.2e-8 for float and
/// 2e-18 for double.
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

/// exp(r) for |r| <= 0.35, by the first terms of its power series.
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

/// The natural logarithm of 2 as a T, the difference between it and the exact value, and the t from
/// which on phi(-t) rounds to zero.
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

/// phi(-t) for 0 <= t. `square` + `rest` is t * t / 2 in twice the precision of T.
template <class T> T phi_below(T t) AMPCC_AMP {
  if (t > phi_constants<T>::zero_from())
    return T(0);
  const T square = T(0.5) * t * t;
  const T rest = precise_math::fma(T(0.5) * t, t, -square);
  const T power = precise_math::nearbyint(square * T(1.4426950408889634));
  T r = precise_math::fma(power, phi_constants<T>::log2(), -square);
  r = precise_math::fma(power, phi_constants<T>::log2_rest(), r) - rest;
  // exp(-t * t / 2) sum / (t + 3/4), corrected by the rounding errors of product, divisor and
  // quotient.
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

// The host compiler reads the functions above without their clause and calls them. ampcc's
// frontend, which takes them for functions of kernels only, needs these declarations.
#ifdef __AMPCC__
float phi(float x) AMPCC_CPU;
double phi(double x) AMPCC_CPU;
float phif(float x) AMPCC_CPU;
#endif

} // namespace precise_math
} // namespace Concurrency

#include "end_exact_floats.h"

#endif
