//===- Liveness.h - variables that are live after chosen statements ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Passes that remove or copy variables use this analysis. A new statement of KIR, the intermediate
// representation, needs a case in it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_LIVENESS_H
#define AMPCC_ANALYSIS_LIVENESS_H

#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"

namespace ampcc {

/// The local variables and parameters whose values may be read after chosen statements. hoist-loops
/// and part-conditions use it to decide which variables have to be kept after an iteration or an
/// `if`, and the vectoriser (lib/Passes/Vector) for which variables it has to keep the values of
/// lanes that are off. A variable whose address is taken is live as long as it is visible.
class Liveness {
public:
  using Set = llvm::SmallPtrSet<const kir::Var *, 8>;

  /// Computes the variables that are live after each statement for which IsCut holds, barriers for
  /// instance. Costs one walk of the function, and one more of each loop in it.
  Liveness(const kir::Function &F, llvm::function_ref<bool(const kir::Stmt *)> IsCut);

  /// The variables that are live after Cut. Empty for statements that are no cuts.
  Set after(const kir::Stmt *Cut) const;

private:
  std::vector<const kir::Var *> Vars; ///< by their numbers in the sets
  llvm::DenseMap<const kir::Stmt *, llvm::BitVector> LiveAfter;
};

} // namespace ampcc

#endif
