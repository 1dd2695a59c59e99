//===- Jumps.h - queries about jumps out of statements -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Moving a barrier out of a condition or loop is right only if no thread jumps past it.
// BarrierFlattener and PrivatePointers use these queries.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_JUMPS_H
#define AMPCC_LIB_PASSES_JUMPS_H

#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Uniformity.h"

namespace ampcc {

/// S contains a jump out of the enclosing loop, or, if the enclosing construct is no loop, a
/// return.
bool leaves(kir::Stmt *S, bool IsLoop, bool BreakIsOurs);
/// Statements with a barrier (BarrierFinder).
using WaitingStmts = llvm::DenseSet<const kir::Stmt *>;
/// One of the statements may leave the loop or the function, and a barrier follows that statement
/// among them. After: a barrier follows all of them.
bool jumpsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                        bool After, bool IsLoop);
/// A return among the statements keeps some threads from a barrier that others come to. IsEnd: a
/// return ends the thread, so only a return inside of a loop with a barrier counts, because the
/// loop would have two exits.
bool returnsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                          bool IsEnd);
/// A barrier follows a return that is nested deeper in a kernel than in an arm of an outermost
/// `if`, or that gets a condition of that depth when barriers are moved out of theirs. Depth: of
/// Stmts, from 0. After: a barrier follows Stmts.
bool returnsFromInside(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                       unsigned Depth = 0, bool After = false);
/// The outermost statements of a kernel that return before a barrier although threads have diverged
/// since the last one: LLVM may duplicate the return and the code after it for each path that
/// threads took.
std::vector<kir::Stmt *> returnsAfterParting(const WaitingStmts &Waiting,
                                             const std::vector<kir::Stmt *> &Stmts,
                                             const Uniformity &Threads);
/// The body of a loop may skip the rest of an iteration.
bool continues(kir::Block &Body);
bool containsJump(kir::Stmt *S);
/// Adds the blocks in S that contain a return to Blocks; true if S has a return.
bool findReturns(kir::Stmt *S, llvm::DenseSet<const kir::Block *> &Blocks);
bool mentions(llvm::ArrayRef<kir::Stmt *> Stmts, const kir::Var *V);

} // namespace ampcc

#endif
