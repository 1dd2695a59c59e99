//===- precise_composed.h - what takes more than one built-in (spec 9.2) --===//
//
// Frontend reading only: a kernel gets the ones that it uses.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_PRECISE_COMPOSED_H
#define AMP_DETAIL_PRECISE_COMPOSED_H

#include "precise_math.h"

#ifdef __AMPCC__

namespace concurrency {
namespace detail {

float sincos(float x, float *cosine) AMPCC_AMP AMPCC_BUILTIN("sincos");
double sincos(double x, double *cosine) AMPCC_AMP AMPCC_BUILTIN("sincos");
int ilogb(float x) AMPCC_AMP AMPCC_BUILTIN("ilogb");
int ilogb(double x) AMPCC_AMP AMPCC_BUILTIN("ilogb");
float quiet_nan(unsigned int payload) AMPCC_AMP AMPCC_BUILTIN("nan");
double quiet_nan(unsigned long payload) AMPCC_AMP AMPCC_BUILTIN("nan");

/// With the constants of <cmath>, which OpenCL C leaves to the device.
template <class T> int ilogb_or_constant(T x) AMPCC_AMP {
  return precise_math::isnan(x)   ? FP_ILOGBNAN
         : precise_math::isinf(x) ? 2147483647
         : x == T(0)              ? FP_ILOGB0
                                  : ilogb(x);
}

/// The exponent is a floating point number; one that is not whole gives a NaN.
template <class T> T scalb(T x, T exponent) AMPCC_AMP {
  if (!precise_math::isfinite(exponent))
    return exponent > T(0) ? x * exponent : x / -exponent;
  if (precise_math::nearbyint(exponent) != exponent)
    return special_values<T>::nan();
  const T limited = precise_math::fmin(precise_math::fmax(exponent, T(-9999)), T(9999));
  return precise_math::ldexp(x, static_cast<int>(limited));
}

template <class T> int fpclassify(T x) AMPCC_AMP {
  return precise_math::isnan(x)      ? FP_NAN
         : precise_math::isinf(x)    ? FP_INFINITE
         : x == T(0)                 ? FP_ZERO
         : precise_math::isnormal(x) ? FP_NORMAL
                                     : FP_SUBNORMAL;
}

/// 1/sqrt(2), and what is missing from it.
inline float root_half(float) AMPCC_AMP { return 0.707106769f; }
inline float root_half_rest(float) AMPCC_AMP { return 1.21016171e-08f; }
inline double root_half(double) AMPCC_AMP { return 0.70710678118654757; }
inline double root_half_rest(double) AMPCC_AMP { return -4.8336466567264567e-17; }

/// erfc(-x/sqrt(2)) / 2. Far out, erfc turns the rounding error of its argument into hundreds of
/// ULP: it is put right with the first term of the series, erfc'(a) / erfc(a) being close to
/// -(a + sqrt(a * a + 2)).
template <class T> T phi(T x) AMPCC_AMP {
  const T argument = -x * root_half(x);
  const T half = T(0.5) * precise_math::erfc(argument);
  if (!(argument > T(0)) || argument > T(30))
    return half;
  const T rest = precise_math::fma(-x, root_half(x), -argument) - x * root_half_rest(x);
  const T slope = argument + precise_math::sqrt(argument * argument + T(2));
  return half - half * (rest * slope);
}

} // namespace detail

namespace precise_math {

inline int ilogb(float x) AMPCC_AMP { return detail::ilogb_or_constant(x); }
inline int ilogb(double x) AMPCC_AMP { return detail::ilogb_or_constant(x); }
inline int ilogbf(float x) AMPCC_AMP { return detail::ilogb_or_constant(x); }
AMPCC_MATH_INT_OF_INT(double, ilogb)

inline float rcbrt(float x) AMPCC_AMP { return 1.0f / cbrt(x); }
inline double rcbrt(double x) AMPCC_AMP { return 1.0 / cbrt(x); }
inline float rcbrtf(float x) AMPCC_AMP { return rcbrt(x); }

inline float scalb(float x, float exponent) AMPCC_AMP { return detail::scalb(x, exponent); }
inline double scalb(double x, double exponent) AMPCC_AMP { return detail::scalb(x, exponent); }
inline float scalbf(float x, float exponent) AMPCC_AMP { return detail::scalb(x, exponent); }

inline void sincos(float x, float *s, float *c) AMPCC_AMP { *s = detail::sincos(x, c); }
inline void sincos(double x, double *s, double *c) AMPCC_AMP { *s = detail::sincos(x, c); }
inline void sincosf(float x, float *s, float *c) AMPCC_AMP { *s = detail::sincos(x, c); }

/// The FP_ constants of <cmath>.
inline int fpclassify(float x) AMPCC_AMP { return detail::fpclassify(x); }
inline int fpclassify(double x) AMPCC_AMP { return detail::fpclassify(x); }

inline float nanf(int tag) AMPCC_AMP { return detail::quiet_nan(static_cast<unsigned int>(tag)); }
inline double nan(int tag) AMPCC_AMP { return detail::quiet_nan(static_cast<unsigned long>(tag)); }

/// The standard normal distribution function.
inline float phi(float x) AMPCC_AMP { return detail::phi(x); }
inline double phi(double x) AMPCC_AMP { return detail::phi(x); }
inline float phif(float x) AMPCC_AMP { return detail::phi(x); }

} // namespace precise_math
} // namespace concurrency

#endif

#endif
