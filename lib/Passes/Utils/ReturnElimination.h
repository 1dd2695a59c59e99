//===- ReturnElimination.h - removal of returns from function bodies -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// CallExpander, which inlines calls, removes returns with this code: a return of the callee must
// not return from the caller.
//
//   if (x) return 1;  f();  return 2;    ->    if (x) result = 1; else { f(); result = 2; }
//
// The pass inline-calls does not inline a function for which eliminateReturns() would fail. The
// passes inline-waiting and inline-for-lanes, which must inline such a function, call
// makeSingleExit() (SingleExit.h) before. makeSingleExit() and passes of the tile form, which runs
// the threads of a tile in loops, call containsReturn() without eliminateReturns(). Change this
// code to remove further returns without a flag at run time.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_RETURNELIMINATION_H
#define AMPCC_LIB_PASSES_RETURNELIMINATION_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Rewrites Stmts, the body of a function, so that control leaves it only at its end: the
/// statements after a conditional return move into the other branch. A returned value becomes an
/// assignment to Result, which the caller declares; if Result is null, the value is evaluated only
/// for its effects.
///
/// Returns false if this is impossible. Then Stmts is in an unusable state, so a caller that goes
/// on needs a copy. It is impossible
/// - if a return is in a loop or switch;
/// - if an `if` has a return, but neither of its branches always returns, and statements follow,
///   because both branches would need a copy of these statements.
bool eliminateReturns(kir::Context &Ctx, std::vector<kir::Stmt *> &Stmts, kir::Var *Result);

/// True if S is a return or contains one.
bool containsReturn(kir::Stmt *S);

} // namespace ampcc

#endif
