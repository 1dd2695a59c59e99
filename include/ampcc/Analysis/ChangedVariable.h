//===- ChangedVariable.h - the variable that an expression may change ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Analyses, passes and checks call changedVariable() on each expression of some code in KIR, the
// intermediate representation. So they collect the variables that the code may change, as
// changedIn() (Conflicts.h) does for a loop. A call changes a variable of its caller only through
// its address, and the AddrOf is an expression of its own. A new expression that assigns needs a
// case in the function.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_CHANGEDVARIABLE_H
#define AMPCC_ANALYSIS_CHANGEDVARIABLE_H

#include "ampcc/KIR/Expr.h"

namespace ampcc {

/// The variable that E itself, without its operands, assigns, increments or decrements, or whose
/// address it takes. Null for other expressions, and for a part of a variable, such as a member:
/// the clients follow scalars and pointers, which have no parts. The class Effects (VarUses.h) also
/// lists variables of which code writes a part.
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
