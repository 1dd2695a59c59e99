//===- ReturnElimination.h - removal of returns from function bodies -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inlining needs it: a return of the callee must not return from the caller.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_RETURNELIMINATION_H
#define AMPCC_LIB_PASSES_RETURNELIMINATION_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Rewrites Stmts, a function's body, so that control leaves it only at its end: the statements
/// after a conditional return move into the other branch. A returned value becomes an assignment to
/// Result (null: there is none). False if a return is in a loop or switch, where this is not
/// possible; Stmts is then in an unusable state.
bool eliminateReturns(kir::Context &Ctx, std::vector<kir::Stmt *> &Stmts, kir::Var *Result);

bool containsReturn(kir::Stmt *S);

} // namespace ampcc

#endif
