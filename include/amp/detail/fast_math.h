//===- fast_math.h - the namespace fast_math, in single precision (spec 9.1) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs use concurrency::fast_math where speed counts more than accuracy: a call in a kernel is
// the device's native_ function, whose accuracy OpenCL C does not limit, or its usual function
// where no native one is faster. Arguments and results are float. math_lists.h has the names,
// math_declare.h the macros that declare a function of a certain form.
//
// The first part imports the functions of <cmath> for host code. The second part exists only for
// ampcc's frontend and declares the functions of kernels. They are overloads of the imported ones,
// because they are restrict(amp) (AMPCC_AMP), and have templates for integer and mixed arguments.
// Host functions that <cmath> lacks are in math_host.h. A function of an unusual signature is
// written out here. A new one of a usual form needs a row in math_lists.h, and one in math_host.h
// if <cmath> lacks it.
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

// For the host: std::NAME with its overloads, and the C function NAMEf.
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

// For kernels. The SHARED lists are those of functions that precise_math has too. FAST is the
// OpenCL C function that a call becomes; BUILTIN, the accurate one, is for precise_math alone.
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
AMPCC_DECLARE(signbitf, "signbit", "signbit") // the only predicate with a second name
#undef AMPCC_DECLARE

AMPCC_MATH_POINTER(float, frexp, int, "frexp")
AMPCC_MATH_POINTER(float, frexpf, int, "frexp")
AMPCC_MATH_POINTER(float, modf, float, "modf")
AMPCC_MATH_POINTER(float, modff, float, "modf")
AMPCC_MATH_EXPONENT(float, ldexp, "ldexp")
AMPCC_MATH_EXPONENT(float, ldexpf, "ldexp")
AMPCC_MATH_EXPONENT_INT(float, ldexp)

/// Stores the sine of x in `*s` and the cosine in `*c`.
inline void sincos(float x, float *s, float *c) AMPCC_AMP {
  *s = sin(x);
  *c = cos(x);
}
inline void sincosf(float x, float *s, float *c) AMPCC_AMP { sincos(x, s, c); }

#endif

} // namespace fast_math
} // namespace Concurrency

#endif
