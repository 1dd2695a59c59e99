//===- amp_math.h - mathematics in kernels (spec 9) -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs include this file for functions that kernels may call (docs/math.md):
//
// - concurrency::fast_math: single precision, at the accuracy of the device.
// - concurrency::precise_math: single and double precision, with documented bounds of the errors.
//
// In code that runs on the CPU the same names are those of <cmath>, or functions of this library
// where <cmath> has none.
//
// A further function is declared in one of the headers that this file includes.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_AMP_MATH_H
#define AMP_AMP_MATH_H

#include "../ampcc_rt/push_names.h"
#include "detail/push_math_names.h"

#include "detail/fast_math.h"
#include "detail/gamma.h"
#include "detail/inverse_error.h"
#include "detail/phi.h"
#include "detail/precise_composed.h"
#include "detail/precise_math.h"
#include "detail/standard_functions.h"

#include "../ampcc_rt/pop_names.h"
#include "detail/pop_math_names.h"

#endif
