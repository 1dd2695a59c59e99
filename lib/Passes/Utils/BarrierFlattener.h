//===- BarrierFlattener.h - barriers moved out of conditions -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_UTILS_BARRIERFLATTENER_H
#define AMPCC_LIB_PASSES_UTILS_BARRIERFLATTENER_H

#include "ampcc/Analysis/Barriers.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

class Uniformity;

/// How the threads of a kernel find out at a barrier which of them would have come.
class BarrierVotes {
public:
  using StmtList = std::vector<kir::Stmt *>;
  virtual ~BarrierVotes() = default;

  /// Before anything is rewritten: all threads that get to E find the same value.
  virtual bool isUniform(const kir::Expr *E) const = 0;
  /// All threads that get to the loop leave it together, and none skips part of a round.
  virtual bool isUniform(const kir::Stmt *Loop) const = 0;
  /// Some threads return while others go on.
  virtual bool returnsApart() const = 0;

  /// The check that follows a barrier; null for another statement.
  virtual kir::Check *checkOf(const kir::Stmt *S) const = 0;
  /// Before a barrier to which those threads come for which Holds is true. True: Report, the check
  /// that follows, is among the statements; else the runtime performs it after the barrier.
  virtual bool compare(const kir::Var *Holds, kir::Check *Report, StmtList &Out) = 0;
  /// The condition of a loop, which goes on while Own holds for any thread.
  virtual kir::Expr *any(const kir::Var *Own, StmtList &Out) = 0;
  /// Declares what is needed.
  virtual void finish() = 0;
};

/// Moves the barriers of F out of conditions. ConvertsPointers: PrivatePointers::areConverted of
/// the module. With Votes the threads compare what they find at each barrier; without them they
/// are taken to agree. With Kernel, of F that is a kernel, it does not return on one of several
/// paths to a barrier. True when F was changed.
bool flatten(kir::Context &Ctx, kir::Function &F, const BarrierFinder &Barriers,
             bool ConvertsPointers, BarrierVotes *Votes, const Uniformity *Kernel = nullptr);

} // namespace ampcc

#endif
