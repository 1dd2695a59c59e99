//===- precise_math.h - the namespace precise_math, of bounded error (spec 9.2) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs use concurrency::precise_math for results whose error has a documented bound
// (docs/math.md), in float and in double. A call in a kernel is the OpenCL C function. This file
// has the functions that OpenCL C has. precise_composed.h, gamma.h, inverse_error.h and phi.h have
// those that it lacks or computes too inaccurately.
//
// The first part imports the functions of <cmath> for host code. The second part exists only for
// ampcc's frontend and declares the functions of kernels. Host functions that <cmath> lacks are in
// math_host.h. A new function of a usual form needs a row in math_lists.h, and a function in
// math_host.h if <cmath> lacks it.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_PRECISE_MATH_H
#define AMP_DETAIL_PRECISE_MATH_H

#include "math_declare.h"
#include "math_host.h"
#include "math_lists.h"
#include <cmath>

namespace Concurrency {
namespace precise_math {

// For the host: std::NAME with its overloads, and the C function NAMEf.
#define AMPCC_IMPORT(NAME, ...)                                                                    \
  using std::NAME;                                                                                 \
  using ::NAME##f;
AMPCC_MATH_SHARED_UNARY_IMPORTED(AMPCC_IMPORT)
AMPCC_MATH_SHARED_BINARY_IMPORTED(AMPCC_IMPORT)
AMPCC_MATH_PRECISE_UNARY_IMPORTED(AMPCC_IMPORT)
AMPCC_MATH_PRECISE_BINARY_IMPORTED(AMPCC_IMPORT)
AMPCC_IMPORT(fma)
AMPCC_IMPORT(frexp)
AMPCC_IMPORT(ilogb)
AMPCC_IMPORT(ldexp)
AMPCC_IMPORT(modf)
AMPCC_IMPORT(remquo)
AMPCC_IMPORT(scalbn)
AMPCC_IMPORT(tgamma)
#undef AMPCC_IMPORT

#ifdef __AMPCC__

// For kernels, in float, in double and for integers, which count as double.
#define AMPCC_DECLARE(NAME, BUILTIN, ...)                                                          \
  AMPCC_MATH_1(float, NAME, BUILTIN)                                                               \
  AMPCC_MATH_1(double, NAME, BUILTIN)                                                              \
  AMPCC_MATH_1(float, NAME##f, BUILTIN)                                                            \
  AMPCC_MATH_1_INT(double, NAME)
AMPCC_MATH_SHARED_UNARY_IMPORTED(AMPCC_DECLARE)
AMPCC_MATH_SHARED_UNARY(AMPCC_DECLARE)
AMPCC_MATH_PRECISE_UNARY_IMPORTED(AMPCC_DECLARE)
AMPCC_MATH_PRECISE_UNARY(AMPCC_DECLARE)
#undef AMPCC_DECLARE

#define AMPCC_DECLARE(NAME, BUILTIN, ...)                                                          \
  AMPCC_MATH_2(float, NAME, BUILTIN)                                                               \
  AMPCC_MATH_2(double, NAME, BUILTIN)                                                              \
  AMPCC_MATH_2(float, NAME##f, BUILTIN)                                                            \
  AMPCC_MATH_2_MIXED(double, NAME)
AMPCC_MATH_SHARED_BINARY_IMPORTED(AMPCC_DECLARE)
AMPCC_MATH_PRECISE_BINARY_IMPORTED(AMPCC_DECLARE)
#undef AMPCC_DECLARE

#define AMPCC_DECLARE(NAME, BUILTIN, ...)                                                          \
  AMPCC_MATH_INT_OF(float, NAME, BUILTIN)                                                          \
  AMPCC_MATH_INT_OF(double, NAME, BUILTIN)                                                         \
  AMPCC_MATH_INT_OF_INT(double, NAME)
AMPCC_MATH_SHARED_PREDICATES(AMPCC_DECLARE)
AMPCC_DECLARE(isnormal, "isnormal")
#undef AMPCC_DECLARE
AMPCC_MATH_INT_OF(float, signbitf, "signbit")

AMPCC_MATH_POINTER(float, frexp, int, "frexp")
AMPCC_MATH_POINTER(double, frexp, int, "frexp")
AMPCC_MATH_POINTER(float, frexpf, int, "frexp")
AMPCC_MATH_POINTER(float, modf, float, "modf")
AMPCC_MATH_POINTER(double, modf, double, "modf")
AMPCC_MATH_POINTER(float, modff, float, "modf")

float fma(float x, float y, float z) AMPCC_AMP AMPCC_BUILTIN("fma");
double fma(double x, double y, double z) AMPCC_AMP AMPCC_BUILTIN("fma");
float fmaf(float x, float y, float z) AMPCC_AMP AMPCC_BUILTIN("fma");
float remquo(float x, float y, int *quotient) AMPCC_AMP AMPCC_BUILTIN("remquo");
double remquo(double x, double y, int *quotient) AMPCC_AMP AMPCC_BUILTIN("remquo");
float remquof(float x, float y, int *quotient) AMPCC_AMP AMPCC_BUILTIN("remquo");

#endif

} // namespace precise_math
} // namespace Concurrency

#endif
