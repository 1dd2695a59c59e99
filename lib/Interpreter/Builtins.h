//===- Builtins.h - functions that run the built-ins of KIR --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The interpreter's compiler calls a Chooser for each call of a built-in. The Chooser selects the
// C++ function that computes the built-in for the types of its arguments. Families.def lists the
// Chooser of each built-in; a new built-in needs a row there. A new family needs a Chooser here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_INTERPRETER_BUILTINS_H
#define AMPCC_LIB_INTERPRETER_BUILTINS_H

#include "Arithmetic.h"

namespace ampcc::interpreter {

/// Fills N for the built-in. Returns false if it does not take these numbers or types of arguments;
/// the call then ends the launch as Unsupported.
using Chooser = bool (*)(const kir::Builtin &B, Node &N);

/// Evaluates the argument number I.
inline Value argument(const Node &N, Frame &F, unsigned I) { return N.Args[I]->Do(*N.Args[I], F); }

inline Scalar scalarOfArgument(const kir::Builtin &B, unsigned I) {
  return scalarOf(B.Args[I]->type());
}
inline bool isFloating(Scalar S) { return S == Scalar::F32 || S == Scalar::F64; }
inline bool isInteger(Scalar S) { return S <= Scalar::U64; }

/// Sets the function of a built-in. Returns false if the call has not Count arguments.
template <unsigned Count, Evaluate Do> bool choose(const kir::Builtin &B, Node &N) {
  N.Do = Do;
  return B.Args.size() == Count;
}

// By family.
bool chooseWorkItem(const kir::Builtin &B, Node &N);
bool chooseMath(const kir::Builtin &B, Node &N);
bool chooseMathInto(const kir::Builtin &B, Node &N);
bool chooseBits(const kir::Builtin &B, Node &N);
bool chooseAtomic(const kir::Builtin &B, Node &N);
bool chooseBounds(const kir::Builtin &B, Node &N);
bool chooseLaunch(const kir::Builtin &B, Node &N);
bool chooseShadow(const kir::Builtin &B, Node &N);
bool chooseMessage(const kir::Builtin &B, Node &N);
bool chooseSynchronisation(const kir::Builtin &B, Node &N);

} // namespace ampcc::interpreter

#endif
