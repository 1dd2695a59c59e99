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

/// True if C converts between arithmetic types.
bool isArithmeticCast(const kir::Cast *C);

/// The types from which C converts an operand implicitly: any arithmetic type, or only integers, as
/// for subscripts, steps of pointers and amounts of shifts.
enum class Accepts { Arithmetic, Integer };

/// Returns E without those implicit conversions at its root that the text need not contain, in a
/// place where C converts the operand to Target: conversions to Target itself, and conversions to a
/// type that holds all values of their operand. The user's explicit conversions stay.
const kir::Expr *stripConversions(const kir::Expr *E, CType Target, Accepts From);

} // namespace ampcc

#endif
