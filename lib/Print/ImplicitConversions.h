//===- ImplicitConversions.h - C's implicit conversions ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PRINT_IMPLICITCONVERSIONS_H
#define AMPCC_LIB_PRINT_IMPLICITCONVERSIONS_H

#include "CType.h"
#include "ampcc/KIR/Expr.h"

namespace ampcc {

bool isArithmeticCast(const kir::Cast *C);

/// Where C converts an operand by itself: from any arithmetic type, or only from an integer, as for
/// subscripts, steps of pointers and amounts of shifts.
enum class Accepts { Arithmetic, Integer };

/// E without the conversion at its root if C converts the operand to Target by itself with the same
/// result: a step over a type that holds all the operand's values changes nothing.
const kir::Expr *stripConversions(const kir::Expr *E, CType Target, Accepts From);

} // namespace ampcc

#endif
