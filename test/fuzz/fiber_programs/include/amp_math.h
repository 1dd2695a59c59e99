//===- amp_math.h - C++ AMP's exact mathematical functions ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The functions whose results IEEE 754 fixes to the bit, so that a device has to have the same ones.
//
//===----------------------------------------------------------------------===//
#ifndef FIBERS_AMP_MATH_H
#define FIBERS_AMP_MATH_H

#include "amp.h"
#include <cmath>

namespace concurrency {
namespace precise_math {
using std::ceil;
using std::copysign;
using std::fabs;
using std::floor;
using std::fma;
using std::fmax;
using std::fmin;
using std::isfinite;
using std::isinf;
using std::isnan;
using std::round;
using std::signbit;
using std::sqrt;
using std::trunc;
inline float fabsf(float x) { return std::fabs(x); }
inline float floorf(float x) { return std::floor(x); }
inline float ceilf(float x) { return std::ceil(x); }
inline float truncf(float x) { return std::trunc(x); }
inline float sqrtf(float x) { return std::sqrt(x); }
} // namespace precise_math
namespace fast_math {
using precise_math::ceil;
using precise_math::fabs;
using precise_math::floor;
using precise_math::fmax;
using precise_math::fmin;
using precise_math::trunc;
} // namespace fast_math
} // namespace concurrency

#endif
