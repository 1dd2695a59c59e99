//===- PlainConditions.h - conditions that stay one branch ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// LLVM may turn one branch into several: if it knows the value of a condition along one of the
// paths to a branch, that path bypasses the branch (jump threading). In a kernel with barriers,
// PoCL, an OpenCL implementation for CPUs, may then assume that all threads of a work-group reach
// code that only some reach. So the pass mark-divergence puts the mark DIVERGENT() before branches
// that threads may take differently (MarkDivergence.cpp). It uses this class to leave out branches
// whose conditions are plain: LLVM keeps each of them one branch, and a mark costs time. Before
// another kind of condition becomes plain, make sure that LLVM keeps its branch: a wrong one gives
// wrong results on PoCL.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_PLAINCONDITIONS_H
#define AMPCC_LIB_PASSES_PLAINCONDITIONS_H

#include "ampcc/Analysis/Uniformity.h"

namespace ampcc {

/// The conditions of one function for which LLVM keeps one branch. A plain condition is computed
/// without `?:`, `&&`, `||`, calls or assignments, from values that have one definition each:
/// - literals and results of built-in functions, such as ids of the thread;
/// - elements of memory that threads share, at an index that differs between threads;
/// - variables that never change, and counters of loops that only the loop's head changes.
/// A variable that is the same for all threads does not count if some condition of the function
/// compares it with a literal: one branch could then imply the condition of another.
class PlainConditions {
  const VarUses &Uses;
  const Uniformity &Threads;
  const llvm::DenseSet<const kir::Var *> &ComplexParams;
  llvm::DenseSet<const kir::Var *> Known;    ///< a condition compares it with a literal
  llvm::DenseSet<const kir::Var *> Counters; ///< only the heads of their loops assign them
  llvm::DenseSet<const kir::Var *> Complex;  ///< the initialiser is not plain

public:
  /// Uses and Threads: the analyses of F. ComplexParams: parameters of F for which some call passes
  /// a value that is not plain. The object keeps references to all three.
  PlainConditions(kir::Function &F, const VarUses &Uses, const Uniformity &Threads,
                  const llvm::DenseSet<const kir::Var *> &ComplexParams);

  /// True if E is a plain condition, or a value (such as an argument of a call) from which a plain
  /// condition may be computed.
  bool isPlain(const kir::Expr *E) const;

private:
  bool isPlain(const kir::Var *V) const;
  void addCondition(const kir::Expr *E);
  void addConditions(kir::Stmt *S);
  void addCounter(const kir::For *L);
};

} // namespace ampcc

#endif
