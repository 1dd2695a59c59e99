//===- Liveness.h - variables that are needed later on --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_ANALYSIS_LIVENESS_H
#define AMPCC_ANALYSIS_LIVENESS_H

#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

/// Which local variables and parameters hold values that are read behind given statements. One
/// whose address is taken is needed as long as it is visible.
class Liveness {
public:
  using Set = llvm::SmallPtrSet<const kir::Var *, 8>;

  /// Remembers the variables for the statements that IsCut names, barriers for instance.
  Liveness(const kir::Function &F, llvm::function_ref<bool(const kir::Stmt *)> IsCut);

  /// What is needed behind Cut. Empty for statements that are no cuts.
  const Set &behind(const kir::Stmt *Cut) const;
  /// V is needed behind some cut.
  bool crosses(const kir::Var *V) const { return Crossing.count(V) != 0; }

private:
  llvm::DenseMap<const kir::Stmt *, Set> Behind;
  Set Crossing, None;
};

} // namespace ampcc

#endif
