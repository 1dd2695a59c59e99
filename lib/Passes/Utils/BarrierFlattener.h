//===- BarrierFlattener.h - barriers moved out of conditions -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// OpenCL compilers for CPUs copy the code after a barrier that is on one of two paths. The language
// requires that all threads of a tile reach a barrier together, so both paths may execute it:
//
//   if (c) { A; barrier; B }    ->    bool taken = c; if (taken) A; barrier; if (taken) B
//
// The pass flatten-barriers calls flatten() for KIR (the intermediate representation) that is
// printed as OpenCL C. The run-time checks (--amp-check) use the same transformation so that a tile
// whose threads do not agree about `c` is reported and does not hang: then flatten-barriers, and
// meet-at-barriers for native kernels (C++), pass BarrierVotes, which compare `taken` of the
// threads at each barrier. BarrierFlattener.cpp explains the transformation and its exceptions.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_UTILS_BARRIERFLATTENER_H
#define AMPCC_LIB_PASSES_UTILS_BARRIERFLATTENER_H

#include "ampcc/Analysis/Barriers.h"
#include "ampcc/KIR/Module.h"

namespace ampcc {

class Uniformity;

/// Generates the code with which the threads of a kernel compare, at a barrier, which of them would
/// have come to it in the original program. BarrierAgreement (lib/Checks) implements it for
/// --amp-check; flatten() calls the functions.
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

  /// S as the check of a barrier, the statement that check-accesses has added after each barrier
  /// and that reports it; null if S is another statement.
  virtual kir::Check *checkOf(const kir::Stmt *S) const = 0;
  /// Appends the comparison to Out, before a barrier. Holds: a variable of each thread, true if the
  /// thread would have come to the barrier. Report: the check of the barrier (checkOf()). Returns
  /// true if Out now contains Report. If false, the caller keeps Report after the barrier.
  virtual bool compare(const kir::Var *Holds, kir::Check *Report, StmtList &Out) = 0;
  /// Returns the condition of a loop that goes on while Own, a variable of each thread, is true for
  /// any thread of the tile. Appends to Out the statements that have to run before the condition at
  /// the end of each iteration.
  virtual kir::Expr *any(const kir::Var *Own, StmtList &Out) = 0;
  /// Called last. Declares the variables that the comparisons need.
  virtual void finish() = 0;
};

/// Moves the barriers of F out of conditions. A barrier keeps its condition if threads may have
/// returned from the kernel before it, and so does a call of a function with a barrier.
/// - Barriers: of the module of F. ConvertsPointers: PrivatePointers::areConverted of the module.
/// - Votes: with them the threads compare their conditions at each barrier; if null, they are
///   assumed to agree, as the language requires.
/// - Kernel: the uniformity of F if F is a kernel in the OpenCL form, else null. With it, F does
///   not return on one of several paths to a barrier afterwards, which PoCL would compile wrongly.
/// Returns true if F was changed.
bool flatten(kir::Context &Ctx, kir::Function &F, const BarrierFinder &Barriers,
             bool ConvertsPointers, BarrierVotes *Votes, const Uniformity *Kernel = nullptr);

} // namespace ampcc

#endif
