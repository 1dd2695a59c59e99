//===- Arithmetic.h - operators and conversions on values -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter's compiler (Compiler.h) chooses one of these functions for each operator of KIR
// (the intermediate representation), also for each lane of a vector (Lanes.cpp). The functions end
// the launch if docs/kir.md leaves the operation undefined. In a lane (Machine::InLanes) an
// overflow, a shift by too many bits or a conversion out of range gives a value that is not
// initialised instead, because the lane may be off. A new operator of KIR needs a function here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_ARITHMETIC_H
#define AMPCC_LIB_INTERPRETER_ARITHMETIC_H

#include "Machine.h"

namespace ampcc::interpreter {

/// The function that applies Op to two values of type S; the right operand of a shift may be any
/// integer. Null for pointers if Op is no comparison, and for logical operators and commas, because
/// Expressions.cpp handles these. Bit operations on floats, which the verifier rejects, give a
/// value that is not initialised.
Operate operationOf(kir::BinaryOp Op, Scalar S);
/// Node::Do (Code.h) of a node that applies Op to the values of its operands A and B.
Evaluate evaluationOf(kir::BinaryOp Op, Scalar S);

/// The operation on one operand of type S, with a result of that type (of bool for LogicalNot).
Convert operationOf(kir::UnaryOp Op, Scalar S);

/// The function that adds 1 to a value of type S, or subtracts 1.
Convert stepOf(bool Increment, Scalar S);

/// The conversion between two types; null only if it changes no bit of a Value.
Convert conversionOf(Scalar From, Scalar To);

/// A pointer moved by Count elements of Size bytes.
inline Value movedPointer(Value P, Value Count, uint64_t Size) {
  int64_t By;
  if (__builtin_mul_overflow(static_cast<int64_t>(Count.Bits), static_cast<int64_t>(Size), &By))
    By = (static_cast<int64_t>(Count.Bits) < 0) ? INT64_MIN : INT64_MAX;
  return {Memory::moved(P.Bits, By), P.Defined && Count.Defined};
}

/// The value of a condition. Ends the launch if V is not initialised.
inline bool decide(Frame &F, Value V) {
  if (!V.Defined)
    F.M.fail(F, Problem::Uninitialised, "a condition is not initialised");
  return V.Bits != 0;
}

} // namespace ampcc::interpreter

#endif
