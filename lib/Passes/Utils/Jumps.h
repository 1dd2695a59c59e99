//===- Jumps.h - queries about jumps out of statements -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// BarrierFlattener moves barriers out of conditions and loops (BarrierFlattener.h has an example).
// It uses these queries to find the jumps (break, continue, return) past a barrier, because a
// thread that makes such a jump must still reach the barrier:
//
//   if (c) return; barrier; A    ->    bool live = !c; barrier; if (live) A
//
// PrivatePointers uses mentions() alone. A new kind of jump in KIR, the intermediate
// representation, needs a case in each of the queries.
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
/// The statements that are a barrier or contain one, also in a function that they call
/// (BarrierFinder::statements()).
using WaitingStmts = llvm::DenseSet<const kir::Stmt *>;
/// True if one of Stmts, the body of a loop (IsLoop) or of a function, may end the iteration or
/// return from the function before a barrier that follows in Stmts. After: a barrier follows after
/// Stmts, too.
bool jumpsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                        bool After, bool IsLoop);
/// True if a return in Stmts, the body of a function, has to be converted because it leads past a
/// barrier: it precedes a barrier, or is inside of a loop with one. IsEnd: a return ends the
/// thread, as in a kernel, so that the thread need not reach later barriers. Then only a return
/// inside of a loop with a barrier counts, because the loop would have two exits.
bool returnsBeforeBarrier(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                          bool IsEnd);
/// True if a barrier follows a return that is nested deeper in a kernel than in an arm of an
/// outermost `if`, or that will be nested so after barriers are moved out of their conditions. Call
/// it with the body of the kernel. Depth: the number of conditions around Stmts, where a statement
/// with a barrier, a loop and a switch count two. After: a barrier follows after Stmts.
bool returnsFromInside(const WaitingStmts &Waiting, const std::vector<kir::Stmt *> &Stmts,
                       unsigned Depth = 0, bool After = false);
/// The statements among Stmts, the body of a kernel, that return before a barrier although threads
/// have diverged since the last one: LLVM may duplicate the return and the code after it for each
/// path that threads took. Threads: the uniformity of the kernel.
std::vector<kir::Stmt *> returnsAfterParting(const WaitingStmts &Waiting,
                                             const std::vector<kir::Stmt *> &Stmts,
                                             const Uniformity &Threads);
/// True if Body, the body of a loop, contains a `continue` of this loop.
bool continues(kir::Block &Body);
/// True if S contains a break, continue or return, also one that leads to another place in S.
bool containsJump(kir::Stmt *S);
/// Adds the blocks in S that contain a return to Blocks; true if S has a return.
bool findReturns(kir::Stmt *S, llvm::DenseSet<const kir::Block *> &Blocks);
/// True if Stmts name V. Uses through pointers do not count (PrivatePointers::mayBeUsedIn).
bool mentions(llvm::ArrayRef<kir::Stmt *> Stmts, const kir::Var *V);

} // namespace ampcc

#endif
