//===- KernelFillings.h - the assignments that build the functor in a kernel -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel begins with assignments of its parameters to the members of the functor, the lambda or
// function object of parallel_for_each (KernelLowering.h). Two passes change the assigned values.
// rebase-views adds the offset of an array_view to its pointer. usual-values marks parameters that
// nearly always have one value, such as the filter mode of a sampler, so that the runtime can build
// a version of the kernel in which they are constants. Both run before inlining and
// scalar-replacement, which replace the functor by single variables.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_PASSES_KERNELFILLINGS_H
#define AMPCC_PASSES_KERNELFILLINGS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// One assignment `functor.member = Param;`.
struct Filling {
  kir::Assign *Store = nullptr;
  kir::Var *Param = nullptr; ///< has a Binding
};

/// Returns the assignments among the outermost statements of the body of Kernel, in their order.

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
