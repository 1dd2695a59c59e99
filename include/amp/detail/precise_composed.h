//===- precise_composed.h - functions of precise_math in several steps (spec 9.2) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Functions of precise_math for kernels that OpenCL C does not have, or whose built-in differs
// between devices. Only ampcc's frontend sees their bodies, and a kernel gets only those that it
// calls. On the host <cmath> and math_host.h have the same functions.
//
// T is float or double. If <cmath> lacks it, a further function also needs its form for the host in
// math_host.h. Measure each change with scripts/accuracy.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_PRECISE_COMPOSED_H
#define AMP_DETAIL_PRECISE_COMPOSED_H

#include "precise_math.h"

#ifdef __AMPCC__

#include "begin_exact_floats.h"

namespace Concurrency {
namespace ampcc_detail {

// The device's own functions.
float sincos(float x, float *cosine) AMPCC_AMP AMPCC_BUILTIN("sincos");
double sincos(double x, double *cosine) AMPCC_AMP AMPCC_BUILTIN("sincos");
int ilogb(float x) AMPCC_AMP AMPCC_BUILTIN("ilogb");
int ilogb(double x) AMPCC_AMP AMPCC_BUILTIN("ilogb");
float quiet_nan(unsigned int payload) AMPCC_AMP AMPCC_BUILTIN("nan");
double quiet_nan(unsigned long payload) AMPCC_AMP AMPCC_BUILTIN("nan");

/// Returns the exponent of x. For 0, infinity and NaN, whose results OpenCL C leaves to the device,
/// it returns the constants of <cmath>.
template <class T> int ilogb_or_constant(T x) AMPCC_AMP {
  return precise_math::isnan(x)   ? FP_ILOGBNAN
         : precise_math::isinf(x) ? 2147483647
         : x == T(0)              ? FP_ILOGB0
                                  : ilogb(x);
}

float float_of_bits(int bits) AMPCC_AMP AMPCC_BUILTIN("as_float");
double ldexp(double x, int exponent) AMPCC_AMP AMPCC_BUILTIN("ldexp");

/// Returns x times 2 to the power of `exponent`, by products with powers of two of which only the
/// last can round. The built-in is not used, because on some devices it rounds twice when the
/// result is a denormal number.
inline float ldexp(float x, int exponent) AMPCC_AMP {
  for (int i = 0; i < 2 && exponent > 127; ++i) {
    x *= 0x1p127f;
    exponent -= 127;
  }
  for (int i = 0; i < 2 && exponent < -126; ++i) {
    x *= 0x1p-102f;
    exponent += 102;
  }
  const int limited = exponent > 127 ? 127 : exponent < -126 ? -126 : exponent;
  return x * float_of_bits((limited + 127) << 23);
}

/// Returns x times 2 to the power of `exponent`. An exponent that is not a whole number gives a
/// NaN.
template <class T> T scalb(T x, T exponent) AMPCC_AMP {
  if (!precise_math::isfinite(exponent))
    return exponent > T(0) ? x * exponent : x / -exponent;
  if (precise_math::nearbyint(exponent) != exponent)
    return special_values<T>::nan();
  const T limited = precise_math::fmin(precise_math::fmax(exponent, T(-9999)), T(9999));
  return ldexp(x, static_cast<int>(limited));
}

/// Returns one of the FP_ constants of <cmath>.
template <class T> int fpclassify(T x) AMPCC_AMP {
  return precise_math::isnan(x)      ? FP_NAN
         : precise_math::isinf(x)    ? FP_INFINITE
         : x == T(0)                 ? FP_ZERO
         : precise_math::isnormal(x) ? FP_NORMAL
                                     : FP_SUBNORMAL;
}

/// Returns 1 / cbrt(x). One step of Newton's method removes the errors of the device's cbrt and
/// division.
template <class T> T rcbrt(T x) AMPCC_AMP {
  const T root = T(1) / precise_math::cbrt(x);
  if (root == T(0) || precise_math::isinf(root))
    return root;
  const T off = precise_math::fma(-(x * root) * root, root, T(1));
  return precise_math::fma(root, off / T(3), root);
}

} // namespace ampcc_detail

namespace precise_math {

inline float ldexp(float x, int exponent) AMPCC_AMP { return ampcc_detail::ldexp(x, exponent); }
inline double ldexp(double x, int exponent) AMPCC_AMP { return ampcc_detail::ldexp(x, exponent); }
inline float ldexpf(float x, int exponent) AMPCC_AMP { return ampcc_detail::ldexp(x, exponent); }
AMPCC_MATH_EXPONENT_INT(double, ldexp)
inline float scalbn(float x, int exponent) AMPCC_AMP { return ampcc_detail::ldexp(x, exponent); }
inline double scalbn(double x, int exponent) AMPCC_AMP { return ampcc_detail::ldexp(x, exponent); }
inline float scalbnf(float x, int exponent) AMPCC_AMP { return ampcc_detail::ldexp(x, exponent); }
AMPCC_MATH_EXPONENT_INT(double, scalbn)

inline int ilogb(float x) AMPCC_AMP { return ampcc_detail::ilogb_or_constant(x); }
inline int ilogb(double x) AMPCC_AMP { return ampcc_detail::ilogb_or_constant(x); }
inline int ilogbf(float x) AMPCC_AMP { return ampcc_detail::ilogb_or_constant(x); }
AMPCC_MATH_INT_OF_INT(double, ilogb)

inline float rcbrt(float x) AMPCC_AMP { return ampcc_detail::rcbrt(x); }
inline double rcbrt(double x) AMPCC_AMP { return ampcc_detail::rcbrt(x); }
inline float rcbrtf(float x) AMPCC_AMP { return rcbrt(x); }

inline float scalb(float x, float exponent) AMPCC_AMP { return ampcc_detail::scalb(x, exponent); }
inline double scalb(double x, double exponent) AMPCC_AMP {
  return ampcc_detail::scalb(x, exponent);
}
inline float scalbf(float x, float exponent) AMPCC_AMP { return ampcc_detail::scalb(x, exponent); }

inline void sincos(float x, float *s, float *c) AMPCC_AMP { *s = ampcc_detail::sincos(x, c); }
inline void sincos(double x, double *s, double *c) AMPCC_AMP { *s = ampcc_detail::sincos(x, c); }
inline void sincosf(float x, float *s, float *c) AMPCC_AMP { *s = ampcc_detail::sincos(x, c); }

/// Returns one of the FP_ constants of <cmath>.
inline int fpclassify(float x) AMPCC_AMP { return ampcc_detail::fpclassify(x); }
inline int fpclassify(double x) AMPCC_AMP { return ampcc_detail::fpclassify(x); }

inline float nanf(int tag) AMPCC_AMP {
  return ampcc_detail::quiet_nan(static_cast<unsigned int>(tag));
}
inline double nan(int tag) AMPCC_AMP {
  return ampcc_detail::quiet_nan(static_cast<unsigned long>(tag));
}

} // namespace precise_math
} // namespace Concurrency

#include "end_exact_floats.h"

#endif

#endif
