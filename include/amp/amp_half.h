//===- amp_half.h - floating-point numbers of 16 bits ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Programs include this file for concurrency::half and concurrency::bfloat16, the vectors half_2 to
// half_4 of concurrency::graphics, and the functions of fast_math and precise_math on half. The
// specification has none of them: kernels need version 1.3 of the language (docs/language/half.md).
// <amp.h> does not include this file, because many programs have a class `half` of their own. A
// further part of these types is a header that this file includes.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_AMP_HALF_H
#define AMP_AMP_HALF_H

#include "amp_math.h"
#include "amp_short_vectors.h"

#include "../ampcc_rt/push_names.h"
#include "detail/push_math_names.h"

#include "detail/bfloat16.h"
#include "detail/half.h"
#include "detail/half_limits.h"
#include "detail/half_math.h"
#include "detail/half_operators.h"
#include "detail/half_vectors.h"

#include "../ampcc_rt/pop_names.h"
#include "detail/pop_math_names.h"

#endif
