//===- fast_math.h - single precision mathematics (spec 9.1) --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code on the CPU uses the functions of std, which `using` declarations import here; math_host.h
// has those that std lacks. Kernels use the functions that ampcc's frontend reads under __AMPCC__:
// each has the mark of an OpenCL C built-in, mostly the native, fast one. math_lists.h has the
// lists of functions and says what SHARED, IMPORTED and the arguments of the rows mean;
// math_declare.h has the macros that declare one function of each form (AMPCC_MATH_1, ...). A new
// function with a common signature needs only a row in math_lists.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_FAST_MATH_H
#define AMP_DETAIL_FAST_MATH_H

#include "math_declare.h"
#include "math_host.h"
#include "math_lists.h"
#include <cmath>

namespace Concurrency {
namespace fast_math {

#define AMPCC_IMPORT(NAME, ...)                                                                    \
  using std::NAME;                                                                                 \
  using ::NAME##f;
AMPCC_MATH_SHARED_UNARY_IMPORTED(AMPCC_IMPORT)
AMPCC_MATH_SHARED_BINARY_IMPORTED(AMPCC_IMPORT)
AMPCC_IMPORT(frexp)
AMPCC_IMPORT(ldexp)
AMPCC_IMPORT(modf)
#undef AMPCC_IMPORT

#ifdef __AMPCC__

#define AMPCC_DECLARE(NAME, BUILTIN, FAST)                                                         \
  AMPCC_MATH_1(float, NAME, FAST)                                                                  \
  AMPCC_MATH_1(float, NAME##f, FAST)                                                               \
  AMPCC_MATH_1_INT(float, NAME)
AMPCC_MATH_SHARED_UNARY_IMPORTED(AMPCC_DECLARE)
AMPCC_MATH_SHARED_UNARY(AMPCC_DECLARE)
#undef AMPCC_DECLARE

#define AMPCC_DECLARE(NAME, BUILTIN, FAST)                                                         \
  AMPCC_MATH_2(float, NAME, FAST)                                                                  \
  AMPCC_MATH_2(float, NAME##f, FAST)                                                               \
  AMPCC_MATH_2_MIXED(float, NAME)
AMPCC_MATH_SHARED_BINARY_IMPORTED(AMPCC_DECLARE)
#undef AMPCC_DECLARE

#define AMPCC_DECLARE(NAME, BUILTIN, FAST) AMPCC_MATH_INT_OF(float, NAME, FAST)
AMPCC_MATH_SHARED_PREDICATES(AMPCC_DECLARE)
AMPCC_DECLARE(signbitf, "signbit", "signbit")
#undef AMPCC_DECLARE

AMPCC_MATH_POINTER(float, frexp, int, "frexp")
AMPCC_MATH_POINTER(float, frexpf, int, "frexp")
AMPCC_MATH_POINTER(float, modf, float, "modf")
AMPCC_MATH_POINTER(float, modff, float, "modf")
AMPCC_MATH_EXPONENT(float, ldexp, "ldexp")
AMPCC_MATH_EXPONENT(float, ldexpf, "ldexp")
AMPCC_MATH_EXPONENT_INT(float, ldexp)

inline void sincos(float x, float *s, float *c) AMPCC_AMP {
  *s = sin(x);
  *c = cos(x);
}
inline void sincosf(float x, float *s, float *c) AMPCC_AMP { sincos(x, s, c); }

#endif

} // namespace fast_math
} // namespace Concurrency

#endif
