//===- InlinedCallees.h - functions that native code inlines at every call -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Clang vectorises a loop over the threads of a kernel only if it inlines the functions that the
// loop calls. By itself it inlines small functions, and larger ones that are called once. But a
// kernel has two versions, one of them for unusual launches, and hoist-loops copies the bodies of
// loops. So the printer of native code marks larger functions, too, if vectors are possible after
// that:
//
//   float mixed(float x) { 100 operations }        INLINED static float mixed(float x) { ... }
//
// A function with a loop that stays, a switch or an atomic operation is not marked, because it
// would end the vectors. Nor is one whose callers would become too large: each kernel is compiled
// for several levels of instructions. Costs one walk of the code.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_INLINEDCALLEES_H
#define AMPCC_ANALYSIS_INLINEDCALLEES_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

class InlinedCallees {
  /// Expressions of a function with those of its callees in the places of the calls.
  llvm::DenseMap<const kir::Function *, uint64_t> Sizes;
  llvm::DenseSet<const kir::Function *> Straight, KeepCalls;

public:
  /// Analyses the functions that Roots reach. No function on a cycle of calls is marked.
  explicit InlinedCallees(llvm::ArrayRef<kir::Function *> Roots);

  /// True if all calls of F, which is no kernel, are inlined.
  bool contains(const kir::Function *F) const;
  /// True if the code of F, which is no kernel, becomes part of its callers, be it because
  /// contains() is true or because Clang does so by itself.
  bool inlines(const kir::Function *F) const;
  /// True if a loop over threads could be vectorised but for a call of F, which is too large.
  bool preventsVectors(const kir::Function *F) const;

private:
  bool isStraight(const kir::Function &F) const;
  bool isLarge(const kir::Function *F) const;
};

} // namespace ampcc

#endif
