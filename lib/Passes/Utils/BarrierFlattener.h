//===- BarrierFlattener.h - barriers moved out of conditions -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL compilers for CPUs copy the code after a barrier that is on one of two paths. The language
// requires that all threads of a tile reach a barrier together, so both paths may execute it:
//
//   if (c) { A; barrier; B }    ->    bool taken = c; if (taken) A; barrier; if (taken) B
//
// The pass flatten-barriers uses it for KIR that is printed as OpenCL C. With --amp-check, which
// reports a tile whose threads do not agree, so does meet-at-barriers for native kernels (C++).
// BarrierFlattener.cpp explains the transformation.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_UTILS_BARRIERFLATTENER_H
#define AMPCC_LIB_PASSES_UTILS_BARRIERFLATTENER_H

#include "ampcc/Analysis/Barriers.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

class Uniformity;

/// Generates the code with which the threads of a kernel compare, at a barrier, which of them would
/// have come in the original program. BarrierAgreement (lib/Checks) implements it for
/// --amp-check.
class BarrierVotes {
public:
  using StmtList = std::vector<kir::Stmt *>;
  virtual ~BarrierVotes() = default;

  // These refer to the kernel as it was before flatten().
  /// True if all threads that reach E compute the same value.
  virtual bool isUniform(const kir::Expr *E) const = 0;
  /// True if all threads that reach Loop leave it together, and none skips part of an iteration.
  virtual bool isUniform(const kir::Stmt *Loop) const = 0;
  /// True if some threads may return while others go on.
  virtual bool returnsDivergently() const = 0;

  /// S as the check that follows a barrier; null if S is another statement.
  virtual kir::Check *checkOf(const kir::Stmt *S) const = 0;
  /// Appends to Out, before a barrier, the comparison: a thread would have come to the barrier if
  /// its Holds is true. Returns true if Out also contains Report, the check of the barrier.
  /// Otherwise Report stays after the barrier.
  virtual bool compare(const kir::Var *Holds, kir::Check *Report, StmtList &Out) = 0;
  /// Returns the condition of a loop that goes on while Own is true for any thread. Appends to Out
  /// the statements that have to run before at the end of each iteration.
  virtual kir::Expr *any(const kir::Var *Own, StmtList &Out) = 0;
  /// Declares the variables that the comparisons need.
  virtual void finish() = 0;
};

/// Moves the barriers of F out of conditions. ConvertsPointers: PrivatePointers::areConverted of
/// the module. With Votes the threads compare their conditions at each barrier; if Votes is null,
/// they are assumed to agree. Kernel: the uniformity of F if F is a kernel in the OpenCL form. Then
/// F does not return on one of several paths to a barrier afterwards, which PoCL would compile
/// wrongly. Returns true if F was changed.
bool flatten(kir::Context &Ctx, kir::Function &F, const BarrierFinder &Barriers,
             bool ConvertsPointers, BarrierVotes *Votes, const Uniformity *Kernel = nullptr);

} // namespace ampcc

#endif
