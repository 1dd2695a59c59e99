//===- ImplicitConversions.h - C's implicit conversions ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In KIR, the intermediate representation, every conversion is a node (CType.h). ExprPrinter, which
// prints KIR as OpenCL C or C++, leaves out those that C makes itself, so that it prints `a + b`
// and not `(int)a + (int)b` for two operands of type char. Change this code if a text has a cast
// too many, or lacks one.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PRINT_IMPLICITCONVERSIONS_H
#define AMPCC_LIB_PRINT_IMPLICITCONVERSIONS_H

#include "CType.h"
#include "ampcc/KIR/Expr.h"

namespace ampcc {

/// True if the cast C converts a value of an arithmetic type to an arithmetic type.
bool isArithmeticCast(const kir::Cast *C);

/// The types from which C converts an operand implicitly: any arithmetic type, or only integers, as
/// for subscripts, steps of pointers and amounts of shifts.
enum class Accepts { Arithmetic, Integer };

/// Returns E without the conversions at its root that the text need not contain, in a place where
/// the language C converts the operand to Target. These are the implicit conversions
/// - to Target itself;
/// - to a type that holds all values of their operand.
/// Conversions to bool and the user's explicit conversions stay.
const kir::Expr *stripConversions(const kir::Expr *E, CType Target, Accepts From);

} // namespace ampcc

#endif
