//===- standard_functions.h - functions of the C library that kernels call -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The device's code for built-in functions of the compiler that OpenCL C lacks or computes too
// inaccurately, and for products and quotients of complex numbers. The mark AMPCC_IMPLEMENTS names
// the function; a built-in and its implementation have the same parameters. <amp.h> includes this
// file from version 1.3 on, <amp_math.h> always. Only ampcc's frontend sees the contents.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_STANDARD_FUNCTIONS_H
#define AMP_DETAIL_STANDARD_FUNCTIONS_H

#include "config.h"

#ifdef __AMPCC__

#include "gamma.h"
#include "precise_composed.h"
#include "precise_math.h"

#include "begin_exact_floats.h"

namespace Concurrency {
namespace ampcc_detail {
namespace standard_functions {

inline float tgamma(float x) AMPCC_AMP AMPCC_IMPLEMENTS("tgamma") {
  return precise_math::tgamma(x);
}
inline double tgamma(double x) AMPCC_AMP AMPCC_IMPLEMENTS("tgamma") {
  return precise_math::tgamma(x);
}
inline float lgamma(float x) AMPCC_AMP AMPCC_IMPLEMENTS("lgamma") { return log_gamma(x); }
inline double lgamma(double x) AMPCC_AMP AMPCC_IMPLEMENTS("lgamma") { return log_gamma(x); }

#define AMPCC_REAL float
#define AMPCC_COMPLEX _Complex float
#define AMPCC_LARGE 88.0f
#define AMPCC_ROOT_MAX 0x1p63f
#include "complex_functions.h"
#undef AMPCC_REAL
#undef AMPCC_COMPLEX
#undef AMPCC_LARGE
#undef AMPCC_ROOT_MAX

#define AMPCC_REAL double
#define AMPCC_COMPLEX _Complex double
#define AMPCC_LARGE 709.0
#define AMPCC_ROOT_MAX 0x1p511
#include "complex_functions.h"
#undef AMPCC_REAL
#undef AMPCC_COMPLEX
#undef AMPCC_LARGE
#undef AMPCC_ROOT_MAX

} // namespace standard_functions
} // namespace ampcc_detail
} // namespace Concurrency

#include "end_exact_floats.h"

#endif

#endif
