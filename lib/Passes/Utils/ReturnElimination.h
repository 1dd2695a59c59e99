//===- ReturnElimination.h - removal of returns from function bodies -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CallExpander needs it for inlining: a return of the callee must not return from the caller.
// makeSingleExit() (SingleExit.cpp) handles the functions for which eliminateReturns() fails.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_RETURNELIMINATION_H
#define AMPCC_LIB_PASSES_RETURNELIMINATION_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Rewrites Stmts, a function's body, so that control leaves it only at its end: the statements
/// after a conditional return move into the other branch. A returned value becomes an assignment to
/// Result; if Result is null, the value is evaluated only for its effects. Returns false if this is
/// impossible, and leaves Stmts in an unusable state: if a return is in a loop or switch, or if
/// both branches of an `if` with a return may go on to statements after it, because both branches
/// would need a copy of these statements.
bool eliminateReturns(kir::Context &Ctx, std::vector<kir::Stmt *> &Stmts, kir::Var *Result);

/// True if S is a return or contains one.
bool containsReturn(kir::Stmt *S);

} // namespace ampcc

#endif
