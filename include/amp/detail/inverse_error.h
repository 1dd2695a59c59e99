//===- inverse_error.h - inverses of the error functions and of phi -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// precise_math::erfinv and erfcinv, the inverses of erf and erfc (spec 9.2), and probit, the
// inverse of phi (the standard normal distribution function), which the specification does not
// have. OpenCL C has none of them, so kernels compile these bodies. Host code calls them too,
// because <cmath> has none either.
//
// In the middle of its range a function is x times a polynomial in x * x. In the tails it is
// computed from t = sqrt(-log(y)), where y is the distance to the nearer end of the range, by a
// constant and a rational function. Everything is fitted in quad precision with a relative error
// below a fifth of an ULP of the type (float or double). The results are within 4 ULP if the
// device's log and, in float, sqrt are good (docs/math.md has the bounds and the measured errors).
// Measure each change with scripts/accuracy.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_INVERSE_ERROR_H
#define AMP_DETAIL_INVERSE_ERROR_H

#include "precise_math.h"

#include "begin_exact_floats.h"

namespace Concurrency {
namespace ampcc_detail {

/// Returns erfinv(x) / x for z = x * x, where z <= 1/4.
inline float erfinv_ratio(float z) AMPCC_AMP {
  return (((((0.0979524776f * z + 0.0295015946f) * z + 0.0690698326f) * z + 0.0861736313f) * z +
           0.127572536f) *
              z +
          0.232013404f) *
             z +
         0.886226952f;
}

/// Returns the x with erfc(x) == y, for 0 < y <= 1/2. With t = sqrt(-log(y)) it is t * (whole +
/// rest), where the factor grows from 0.57 to 1. `whole` is a constant and the larger part of the
/// sum. So rounding errors of `rest` count little, although the terms of some numerators have
/// opposite signs and cancel in part. `rest` is a rational function of s, which is t minus a
/// constant, fitted for each range of t. Every y > 0 has a t below 30. So t is returned as it is
/// for y == 0, where it is infinite, and for negative y and NaN, where it is a NaN.
inline float erfcinv_tail(float y) AMPCC_AMP {
  const float t = precise_math::sqrt(-precise_math::log(y));
  float whole = 1.0f, rest;
  if (t < 3.0f) {
    whole = 0.6875f;
    const float s = t - 0.75f;
    rest = ((((0.0474947579f * s + 0.296091765f) * s + 0.447801739f) * s + 0.12488699f) * s -
            0.151634395f) /
           ((((0.151271358f * s + 0.969969988f) * s + 2.1826303f) * s + 2.29221559f) * s + 1.0f);
  } else {
    const float s = t - 3.0f;
    rest = (((-2.88304363e-06f * s - 0.00134412711f) * s - 0.0267919861f) * s - 0.0950796679f) /
           ((((0.000529741636f * s + 0.0197999999f) * s + 0.200451583f) * s + 0.761495709f) * s +
            1.0f);
  }
  return t < 30.0f ? precise_math::fma(t, whole, t * rest) : t; // infinity or NaN
}

/// Returns erfinv(x) / x for z = x * x, where z <= 1/4.
inline double erfinv_ratio(double z) AMPCC_AMP {
  return (((((((((((((0.1208175537381794 * z - 0.097786279261099437) * z + 0.088291742460276268) *
                        z -
                    0.0019486357410690165) *
                       z +
                   0.031056567731753585) *
                      z +
                  0.026938971751373577) *
                     z +
                 0.031817195524475581) *
                    z +
                0.036454688625861126) *
                   z +
               0.042837413332073318) *
                  z +
              0.051731252831926776) *
                 z +
             0.064959618543832157) *
                z +
            0.086552129228407174) *
               z +
           0.12755617530571103) *
              z +
          0.23201366653465411) *
             z +
         0.88622692545275805;
}

/// erfcinv_tail() for double, with three ranges of t.
inline double erfcinv_tail(double y) AMPCC_AMP {
  const double t = precise_math::sqrt(-precise_math::log(y));
  double whole = 1.0, rest;
  if (t < 2.25) {
    whole = 0.6875;
    const double s = t - 0.75;
    rest = ((((((((-5.6877196170607237e-07 * s + 0.0087867104268517047) * s + 0.10707391714537377) *
                     s +
                 0.45534565527065513) *
                    s +
                0.94175089670559586) *
                   s +
               1.0240938291470025) *
                  s +
              0.46613449504944127) *
                 s -
             0.087094417247938927) *
                s -
            0.15163433087355147) /
           (((((((0.028041647552811633 * s + 0.34517355640082853) * s + 1.6254384691456201) * s +
                4.1817517437530149) *
                   s +
               6.5590057678316231) *
                  s +
              6.4176754461823897) *
                 s +
             3.6901801488145716) *
                s +
            1.0);
  } else if (t < 6.0) {
    const double s = t - 2.25;
    rest =
        ((((((((2.1840668884574206e-12 * s - 4.1380065764290318e-11) * s - 2.5776452041418512e-08) *
                  s -
              2.1052184379664918e-05) *
                 s -
             0.00094485266440395529) *
                s -
            0.01266221772969279) *
               s -
           0.068214444759441661) *
              s -
          0.16072145991811607) *
             s -
         0.14198295008308734) /
        (((((((7.4729281760424124e-06 * s + 0.00050396758328196214) * s + 0.010401180219079759) *
                 s +
             0.096310086853568816) *
                s +
            0.46617026574733006) *
               s +
           1.2393678285949232) *
              s +
          1.7295951802855911) *
             s +
         1.0);
  } else {
    const double s = t - 6.0;
    rest =
        ((((((((-3.1563267711847751e-17 * s + 1.783377073759378e-14) * s - 8.4890028312259864e-12) *
                  s -
              1.4547379600885993e-08) *
                 s -
             1.8480258562670448e-06) *
                s -
            7.9379787575390551e-05) *
               s -
           0.0014529019152121614) *
              s -
          0.011611385331371177) *
             s -
         0.033114827497409467) /
        (((((((4.4934101302855424e-09 * s + 7.8551969983999741e-07) * s + 4.6908391866820635e-05) *
                 s +
             0.0013095968845635508) *
                s +
            0.019194867310748848) *
               s +
           0.1520163088398705) *
              s +
          0.6155620744249618) *
             s +
         1.0);
  }
  return t < 30.0 ? precise_math::fma(t, whole, t * rest) : t; // infinity or NaN
}

// The functions of T, which is float or double. An argument outside of a function's range gives a
// NaN, because erfcinv_tail takes the logarithm of a negative number. An end of the range gives an
// infinity, because erfcinv_tail takes the logarithm of 0.

template <class T> T erfinv(T x) AMPCC_AMP {
  const T magnitude = precise_math::fabs(x);
  return magnitude <= T(0.5) ? x * erfinv_ratio(x * x)
                             : precise_math::copysign(erfcinv_tail(T(1) - magnitude), x);
}

template <class T> T erfcinv(T y) AMPCC_AMP {
  const T x = T(1) - y; // exact for 1/2 <= y <= 2, and used only up to 3/2
  if (y >= T(0.5) && y <= T(1.5))
    return x * erfinv_ratio(x * x);
  const T tail = erfcinv_tail(y < T(1) ? y : T(2) - y);
  return y < T(1) ? tail : -tail;
}

/// Returns sqrt(2) * x. The root is the sum of two numbers of the type, so that its own rounding
/// does not add an error.
inline float times_root2(float x) AMPCC_AMP {
  return precise_math::isinf(x) ? x : precise_math::fma(x, 1.41421354f, x * 2.42032342e-08f);
}
inline double times_root2(double x) AMPCC_AMP {
  return precise_math::isinf(x)
             ? x
             : precise_math::fma(x, 1.4142135623730951, x * -9.6672933134529135e-17);
}

/// Returns the x with phi(x) == p, which is -sqrt(2) * erfcinv(2 * p).
template <class T> T probit(T p) AMPCC_AMP {
  const T x = p - T(0.5); // exact for 1/4 <= p <= 1, and used only up to 3/4
  if (p >= T(0.25) && p <= T(0.75))
    return times_root2((x + x) * erfinv_ratio(T(4) * x * x));
  const T tail = times_root2(erfcinv_tail(T(2) * (p < T(0.5) ? p : T(1) - p)));
  return p < T(0.5) ? -tail : tail;
}

} // namespace ampcc_detail

namespace precise_math {

inline float erfinv(float x) AMPCC_AMP { return ampcc_detail::erfinv(x); }
inline double erfinv(double x) AMPCC_AMP { return ampcc_detail::erfinv(x); }
inline float erfinvf(float x) AMPCC_AMP { return ampcc_detail::erfinv(x); }
inline float erfcinv(float x) AMPCC_AMP { return ampcc_detail::erfcinv(x); }
inline double erfcinv(double x) AMPCC_AMP { return ampcc_detail::erfcinv(x); }
inline float erfcinvf(float x) AMPCC_AMP { return ampcc_detail::erfcinv(x); }
inline float probit(float p) AMPCC_AMP { return ampcc_detail::probit(p); }
inline double probit(double p) AMPCC_AMP { return ampcc_detail::probit(p); }
inline float probitf(float p) AMPCC_AMP { return ampcc_detail::probit(p); }

// The host compiler sees the functions above as ordinary ones, because AMPCC_AMP is empty there.
// For ampcc's frontend they are restrict(amp). These overloads let host code pass its checks; they
// need no bodies, because the frontend never generates code for the host.
#ifdef __AMPCC__
float erfinv(float x) AMPCC_CPU;
double erfinv(double x) AMPCC_CPU;
float erfinvf(float x) AMPCC_CPU;
float erfcinv(float y) AMPCC_CPU;
double erfcinv(double y) AMPCC_CPU;
float erfcinvf(float y) AMPCC_CPU;
float probit(float p) AMPCC_CPU;
double probit(double p) AMPCC_CPU;
float probitf(float p) AMPCC_CPU;
#endif

} // namespace precise_math
} // namespace Concurrency

#include "end_exact_floats.h"

#endif
