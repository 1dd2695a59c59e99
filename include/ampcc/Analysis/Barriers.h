//===- Barriers.h - where a tile waits for its threads --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_ANALYSIS_BARRIERS_H
#define AMPCC_ANALYSIS_BARRIERS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Finds barriers, in called functions too.
class BarrierFinder {
  llvm::DenseSet<const kir::Function *> Waiting;

public:
  explicit BarrierFinder(const kir::Module &M);

  /// S has a barrier or calls a function that has one.
  bool in(const kir::Stmt *S) const;
  bool in(const kir::Expr *E) const;
  bool in(const kir::Function &F) const { return Waiting.count(&F) != 0; }
  /// Of F, the statements that `in` holds for, by one walk: to look into statements as they nest.
  llvm::DenseSet<const kir::Stmt *> statements(const kir::Function &F) const;
};

} // namespace ampcc

#endif
