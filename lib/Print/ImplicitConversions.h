//===- ImplicitConversions.h - C's implicit conversions ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ExprPrinter uses it to print `a + b` for KIR in which every conversion is a node (CType.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_IMPLICITCONVERSIONS_H
#define AMPCC_LIB_PRINT_IMPLICITCONVERSIONS_H

#include "CType.h"
#include "ampcc/KIR/Expr.h"

namespace ampcc {

bool isArithmeticCast(const kir::Cast *C);

/// Where C converts an operand by itself: from any arithmetic type, or only from an integer, as for
/// subscripts, steps of pointers and amounts of shifts.
enum class Accepts { Arithmetic, Integer };

/// E without the conversions at its root that C makes by itself when it converts the operand to
/// Target. A conversion to a type that holds all values of the operand changes nothing and is
/// removed as well.
const kir::Expr *stripConversions(const kir::Expr *E, CType Target, Accepts From);

} // namespace ampcc

#endif
