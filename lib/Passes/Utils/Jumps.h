//===- Jumps.h - queries about jumps out of statements -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// BarrierFlattener moves barriers out of conditions and loops (BarrierFlattener.h has an example).
// It uses these queries to find the jumps (break, continue, return) past a barrier, because a
// thread that makes such a jump must still reach the barrier. PrivatePointers uses mentions()
// alone.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_JUMPS_H
#define AMPCC_LIB_PASSES_JUMPS_H

#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Uniformity.h"

namespace ampcc {

/// With IsLoop, returns true if S contains a `continue` of the loop around S or, with BreakIsOurs,
/// a `break` of this loop. Without IsLoop, returns true if S contains a return.
bool leaves(kir::Stmt *S, bool IsLoop, bool BreakIsOurs);
/// Statements with a barrier (BarrierFinder).
using WaitingStmts = llvm::DenseSet<const kir::Stmt *>;
/// True if one of Stmts, the body of a loop (IsLoop) or of a function, may leave the iteration or
/// the function before a barrier that follows in Stmts. After: a barrier follows after Stmts, too.
bool jumpsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                        bool After, bool IsLoop);
/// True if a return in Stmts keeps some threads from a barrier that others reach. IsEnd: a return
/// ends the thread, so only a return inside of a loop with a barrier counts, because the loop would
/// have two exits.
bool returnsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                          bool IsEnd);
/// True if a barrier follows a return that is nested deeper in a kernel than in an arm of an
/// outermost `if`, or that will be nested so after barriers are moved out of their conditions.
/// Depth: the depth of Stmts, 0 for the body of the kernel. After: a barrier follows after Stmts.
bool returnsFromInside(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                       unsigned Depth = 0, bool After = false);
/// The outermost statements of a kernel that return before a barrier although threads have diverged
/// since the last one: LLVM may duplicate the return and the code after it for each path that
/// threads took.
std::vector<kir::Stmt *> returnsAfterParting(const WaitingStmts &Waiting,
                                             const std::vector<kir::Stmt *> &Stmts,
                                             const Uniformity &Threads);
/// True if Body, the body of a loop, contains a `continue` of this loop.
bool continues(kir::Block &Body);
/// True if S contains a break, continue or return, also one that stays inside of S.
bool containsJump(kir::Stmt *S);
/// Adds the blocks in S that contain a return to Blocks; true if S has a return.
bool findReturns(kir::Stmt *S, llvm::DenseSet<const kir::Block *> &Blocks);
/// True if Stmts name V. Uses through pointers do not count (PrivatePointers::mayBeUsedIn).
bool mentions(llvm::ArrayRef<kir::Stmt *> Stmts, const kir::Var *V);

} // namespace ampcc

#endif
