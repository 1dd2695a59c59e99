//===- Liveness.h - variables that are needed later on --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_ANALYSIS_LIVENESS_H
#define AMPCC_ANALYSIS_LIVENESS_H

#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

/// Which local variables and parameters hold values that are read behind given statements. One
/// whose address is taken is needed as long as it is visible.
class Liveness {
public:
  using Set = llvm::SmallPtrSet<const kir::Var *, 8>;

  /// Remembers the variables for the statements that IsCut names, barriers for instance. Costs one
  /// walk of the function, and one more of the loops in it.
  Liveness(const kir::Function &F, llvm::function_ref<bool(const kir::Stmt *)> IsCut);

  /// What is needed behind Cut. Empty for statements that are no cuts.
  Set behind(const kir::Stmt *Cut) const;

private:
  std::vector<const kir::Var *> Vars; ///< by their numbers in the sets
  llvm::DenseMap<const kir::Stmt *, llvm::BitVector> Behind;
};

} // namespace ampcc

#endif
