//===- ChangedVariable.h - the variable that an expression may change ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Analyses, passes and checks use it to collect the variables that some code may change.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_CHANGEDVARIABLE_H
#define AMPCC_ANALYSIS_CHANGEDVARIABLE_H

#include "ampcc/KIR/Expr.h"

namespace ampcc {

/// The variable that E itself assigns or counts, or whose address it takes; null if there is none.
inline const kir::Var *changedVariable(const kir::Expr *E) {
  const kir::Expr *Target = nullptr;
  if (auto *A = llvm::dyn_cast<kir::Assign>(E))
    Target = A->Target;
  else if (auto *I = llvm::dyn_cast<kir::IncDec>(E))
    Target = I->Operand;
  else if (auto *A = llvm::dyn_cast<kir::AddrOf>(E))
    Target = A->Operand;
  auto *Ref = llvm::dyn_cast_or_null<kir::VarRef>(Target);
  return Ref ? Ref->V : nullptr;
}

} // namespace ampcc

#endif
