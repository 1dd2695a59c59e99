//===- BarrierFlattener.h - barriers moved out of conditions -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// flatten-barriers uses it for the OpenCL form, and meet-at-barriers for kernels of the tile form
// whose threads may disagree about a barrier. BarrierFlattener.cpp explains the transformation.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_UTILS_BARRIERFLATTENER_H
#define AMPCC_LIB_PASSES_UTILS_BARRIERFLATTENER_H

#include "ampcc/Analysis/Barriers.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

class Uniformity;

/// The code with which the threads of a kernel compare, at a barrier, which of them would have
/// come.
class BarrierVotes {
public:
  using StmtList = std::vector<kir::Stmt *>;
  virtual ~BarrierVotes() = default;

  /// All threads that get to E compute the same value. Query it before F is changed.
  virtual bool isUniform(const kir::Expr *E) const = 0;
  /// All threads that get to the loop leave it together, and none skips part of an iteration.
  virtual bool isUniform(const kir::Stmt *Loop) const = 0;
  /// Some threads return while others go on.
  virtual bool returnsDivergently() const = 0;

  /// The check that follows a barrier; null for another statement.
  virtual kir::Check *checkOf(const kir::Stmt *S) const = 0;
  /// Adds the comparison before a barrier to which the threads come for which Holds is true.
  /// Returns true if it added Report, the check that follows; else the runtime performs that after
  /// the barrier.
  virtual bool compare(const kir::Var *Holds, kir::Check *Report, StmtList &Out) = 0;
  /// The condition of a loop that goes on while Own is true for any thread.
  virtual kir::Expr *any(const kir::Var *Own, StmtList &Out) = 0;
  /// Declares the variables that the comparisons need.
  virtual void finish() = 0;
};

/// Moves the barriers of F out of conditions. ConvertsPointers: PrivatePointers::areConverted of
/// the module. With Votes the threads compare their conditions at each barrier; without them they
/// are assumed to agree. With Kernel, if F is a kernel, F does not return on one of several paths
/// to a barrier. True if F was changed.
bool flatten(kir::Context &Ctx, kir::Function &F, const BarrierFinder &Barriers,
             bool ConvertsPointers, BarrierVotes *Votes, const Uniformity *Kernel = nullptr);

} // namespace ampcc

#endif
