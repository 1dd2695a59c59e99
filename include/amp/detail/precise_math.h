//===- precise_math.h - mathematics of full accuracy (spec 9.2) -----------===//
#ifndef AMP_DETAIL_PRECISE_MATH_H
#define AMP_DETAIL_PRECISE_MATH_H

#include "math_declare.h"
#include "math_lists.h"
#include <cmath>

namespace concurrency {
namespace precise_math {

#define AMPCC_IMPORT(NAME, BUILTIN)                                                                \
  using std::NAME;                                                                                 \
  using ::NAME##f;
AMPCC_MATH_SHARED_UNARY_IMPORTED(AMPCC_IMPORT)
AMPCC_MATH_SHARED_BINARY_IMPORTED(AMPCC_IMPORT)
AMPCC_MATH_PRECISE_UNARY_IMPORTED(AMPCC_IMPORT)
AMPCC_MATH_PRECISE_BINARY_IMPORTED(AMPCC_IMPORT)
AMPCC_IMPORT(fma, )
AMPCC_IMPORT(frexp, )
AMPCC_IMPORT(ilogb, )
AMPCC_IMPORT(ldexp, )
AMPCC_IMPORT(modf, )
AMPCC_IMPORT(remquo, )
AMPCC_IMPORT(scalbn, )
#undef AMPCC_IMPORT

#ifdef __AMPCC__

#define AMPCC_DECLARE(NAME, BUILTIN)                                                               \
  AMPCC_MATH_1(float, NAME, BUILTIN)                                                               \
  AMPCC_MATH_1(double, NAME, BUILTIN)                                                              \
  AMPCC_MATH_1(float, NAME##f, BUILTIN)                                                            \
  AMPCC_MATH_1_INT(double, NAME)
AMPCC_MATH_SHARED_UNARY_IMPORTED(AMPCC_DECLARE)
AMPCC_MATH_SHARED_UNARY(AMPCC_DECLARE)
AMPCC_MATH_PRECISE_UNARY_IMPORTED(AMPCC_DECLARE)
AMPCC_MATH_PRECISE_UNARY(AMPCC_DECLARE)
#undef AMPCC_DECLARE

#define AMPCC_DECLARE(NAME, BUILTIN)                                                               \
  AMPCC_MATH_2(float, NAME, BUILTIN)                                                               \
  AMPCC_MATH_2(double, NAME, BUILTIN)                                                              \
  AMPCC_MATH_2(float, NAME##f, BUILTIN)                                                            \
  AMPCC_MATH_2_MIXED(double, NAME)
AMPCC_MATH_SHARED_BINARY_IMPORTED(AMPCC_DECLARE)
AMPCC_MATH_PRECISE_BINARY_IMPORTED(AMPCC_DECLARE)
#undef AMPCC_DECLARE

#define AMPCC_DECLARE(NAME, BUILTIN)                                                               \
  AMPCC_MATH_INT_OF(float, NAME, BUILTIN)                                                          \
  AMPCC_MATH_INT_OF(double, NAME, BUILTIN)
AMPCC_MATH_SHARED_PREDICATES(AMPCC_DECLARE)
AMPCC_DECLARE(isnormal, "isnormal")
AMPCC_DECLARE(ilogb, "ilogb")
#undef AMPCC_DECLARE
AMPCC_MATH_INT_OF(float, signbitf, "signbit")
AMPCC_MATH_INT_OF(float, ilogbf, "ilogb")

AMPCC_MATH_POINTER(float, frexp, int, "frexp")
AMPCC_MATH_POINTER(double, frexp, int, "frexp")
AMPCC_MATH_POINTER(float, frexpf, int, "frexp")
AMPCC_MATH_POINTER(float, modf, float, "modf")
AMPCC_MATH_POINTER(double, modf, double, "modf")
AMPCC_MATH_POINTER(float, modff, float, "modf")
AMPCC_MATH_POINTER(float, lgamma, int, "lgamma_r")
AMPCC_MATH_POINTER(double, lgamma, int, "lgamma_r")
AMPCC_MATH_POINTER(float, lgammaf, int, "lgamma_r")
AMPCC_MATH_EXPONENT(float, ldexp, "ldexp")
AMPCC_MATH_EXPONENT(double, ldexp, "ldexp")
AMPCC_MATH_EXPONENT(float, ldexpf, "ldexp")
AMPCC_MATH_EXPONENT(float, scalbn, "ldexp")
AMPCC_MATH_EXPONENT(double, scalbn, "ldexp")
AMPCC_MATH_EXPONENT(float, scalbnf, "ldexp")

float fma(float x, float y, float z) AMPCC_AMP AMPCC_BUILTIN("fma");
double fma(double x, double y, double z) AMPCC_AMP AMPCC_BUILTIN("fma");
float fmaf(float x, float y, float z) AMPCC_AMP AMPCC_BUILTIN("fma");
float remquo(float x, float y, int *quotient) AMPCC_AMP AMPCC_BUILTIN("remquo");
double remquo(double x, double y, int *quotient) AMPCC_AMP AMPCC_BUILTIN("remquo");
float remquof(float x, float y, int *quotient) AMPCC_AMP AMPCC_BUILTIN("remquo");

inline float rcbrt(float x) AMPCC_AMP { return 1.0f / cbrt(x); }
inline double rcbrt(double x) AMPCC_AMP { return 1.0 / cbrt(x); }
inline float rcbrtf(float x) AMPCC_AMP { return rcbrt(x); }

inline float scalb(float x, float exponent) AMPCC_AMP { return x * exp2(exponent); }
inline double scalb(double x, double exponent) AMPCC_AMP { return x * exp2(exponent); }
inline float scalbf(float x, float exponent) AMPCC_AMP { return scalb(x, exponent); }

inline void sincos(float x, float *s, float *c) AMPCC_AMP {
  *s = sin(x);
  *c = cos(x);
}
inline void sincos(double x, double *s, double *c) AMPCC_AMP {
  *s = sin(x);
  *c = cos(x);
}
inline void sincosf(float x, float *s, float *c) AMPCC_AMP { sincos(x, s, c); }

/// The FP_ constants of <cmath>.
inline int fpclassify(float x) AMPCC_AMP {
  return isnan(x)      ? FP_NAN
         : isinf(x)    ? FP_INFINITE
         : x == 0.0f   ? FP_ZERO
         : isnormal(x) ? FP_NORMAL
                       : FP_SUBNORMAL;
}
inline int fpclassify(double x) AMPCC_AMP {
  return isnan(x)      ? FP_NAN
         : isinf(x)    ? FP_INFINITE
         : x == 0.0    ? FP_ZERO
         : isnormal(x) ? FP_NORMAL
                       : FP_SUBNORMAL;
}

#endif

} // namespace precise_math
} // namespace concurrency

#ifdef __AMPCC__

namespace concurrency {
namespace detail {
float nan_of(unsigned int tag) AMPCC_AMP AMPCC_BUILTIN("nan");
double nan_of(unsigned long tag) AMPCC_AMP AMPCC_BUILTIN("nan");
} // namespace detail

namespace precise_math {

inline float nanf(int tag) AMPCC_AMP { return detail::nan_of(static_cast<unsigned int>(tag)); }
inline double nan(int tag) AMPCC_AMP { return detail::nan_of(static_cast<unsigned long>(tag)); }

/// The standard normal distribution function.
inline float phi(float x) AMPCC_AMP { return 0.5f * erfc(-x * 0.707106781f); }
inline double phi(double x) AMPCC_AMP { return 0.5 * erfc(-x * 0.70710678118654752440); }
inline float phif(float x) AMPCC_AMP { return phi(x); }

} // namespace precise_math
} // namespace concurrency

#endif

#endif
