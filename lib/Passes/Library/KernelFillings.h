//===- KernelFillings.h - the assignments that build the functor in a kernel -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel begins with assignments of its parameters to the members of the functor
// (KernelLowering.h). rebase-views and usual-values look for them.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PASSES_KERNELFILLINGS_H
#define AMPCC_PASSES_KERNELFILLINGS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// `Target = Param;` as the lowering of kernels fills the function object, a member of it.
struct Filling {
  kir::Assign *Store = nullptr;
  kir::Var *Param = nullptr;
};

inline std::vector<Filling> fillingsOf(const kir::Function &Kernel) {
  std::vector<Filling> Found;
  for (kir::Stmt *S : Kernel.Body->Stmts) {
    auto *X = llvm::dyn_cast<kir::ExprStmt>(S);
    auto *A = X ? llvm::dyn_cast<kir::Assign>(X->E) : nullptr;
    auto *Ref = A && !A->Compound ? llvm::dyn_cast<kir::VarRef>(A->Value) : nullptr;
    if (Ref && Ref->V->Binding && llvm::isa<kir::Member>(A->Target))
      Found.push_back({A, Ref->V});
  }
  return Found;
}

} // namespace ampcc

#endif
