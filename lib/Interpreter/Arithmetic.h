//===- Arithmetic.h - operators and conversions on values -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_INTERPRETER_ARITHMETIC_H
#define AMPCC_LIB_INTERPRETER_ARITHMETIC_H

#include "Machine.h"

namespace ampcc::interpreter {

/// The operation on two operands of type S; a shift's right operand may be any integer. Null where
/// there is none. Not for the logical operators, a comma, and a pointer moved by an integer.
Operate operationOf(kir::BinaryOp Op, Scalar S);
/// The same as what a node does: A op B.
Evaluate evaluationOf(kir::BinaryOp Op, Scalar S);

/// The operation on one operand of type S, with a result of that type (of bool for LogicalNot).
Convert operationOf(kir::UnaryOp Op, Scalar S);

/// One more or one less.
Convert stepOf(bool Increment, Scalar S);

/// The conversion between two types; null if they have the same values.
Convert conversionOf(Scalar From, Scalar To);

/// A pointer moved by Count elements of Size bytes.
inline Value movedPointer(Value P, Value Count, uint64_t Size) {
  int64_t By;
  if (__builtin_mul_overflow(static_cast<int64_t>(Count.Bits), static_cast<int64_t>(Size), &By))
    By = (static_cast<int64_t>(Count.Bits) < 0) ? INT64_MIN : INT64_MAX;
  return {Memory::moved(P.Bits, By), P.Defined && Count.Defined};
}

/// The value of a condition, which must be defined.
inline bool decide(Frame &F, Value V) {
  if (!V.Defined)
    F.M.fail(F, Problem::Uninitialised, "a condition is not initialised");
  return V.Bits != 0;
}

} // namespace ampcc::interpreter

#endif
