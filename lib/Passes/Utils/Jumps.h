//===- Jumps.h - the ways in which control leaves statements -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_JUMPS_H
#define AMPCC_LIB_PASSES_JUMPS_H

#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Uniformity.h"

namespace ampcc {

/// S holds a jump out of the loop around it, or, if that is no loop, a return.
bool leaves(kir::Stmt *S, bool IsLoop, bool BreakIsOurs);
/// Statements with a barrier (BarrierFinder).
using WaitingStmts = llvm::DenseSet<const kir::Stmt *>;
/// One of the statements may leave the loop or the function, and a barrier follows that statement
/// among them. After: a barrier follows all of them.
bool jumpsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                        bool After, bool IsLoop);
/// A return among the statements keeps some threads from a barrier that others come to. IsEnd: a
/// return ends the thread, so that this is so only inside of a loop that waits, which would have
/// two ways out.
bool returnsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                          bool IsEnd);
/// A barrier follows a return that is deeper in a kernel than in an arm of an outermost `if`, or
/// that comes under a condition as deep when barriers leave theirs. Depth: of Stmts, from 0. After:
/// a barrier follows Stmts.
bool returnsFromInside(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                       unsigned Depth = 0, bool After = false);
/// The outermost statements of a kernel that return before a barrier where threads have gone apart
/// since the last one: LLVM may make a path of its own of the return and what follows it for each
/// way that threads went.
std::vector<kir::Stmt *> returnsAfterParting(const WaitingStmts &Waiting,
                                             const std::vector<kir::Stmt *> &Stmts,
                                             const Uniformity &Threads);
/// The body of a loop skips the rest of a round.
bool continues(kir::Block &Body);
bool containsJump(kir::Stmt *S);
/// Adds the blocks in S that a return is in to Blocks; true if S has a return.
bool findReturns(kir::Stmt *S, llvm::DenseSet<const kir::Block *> &Blocks);
bool mentions(llvm::ArrayRef<kir::Stmt *> Stmts, const kir::Var *V);

} // namespace ampcc

#endif
