//===- KernelFillings.h - the assignments that build the functor in a kernel -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A kernel begins with assignments of its parameters to the members of the functor, the lambda or
// function object of parallel_for_each (KernelLowering.h):
//
//   kernel void k(float *v, long v_offset) { closure c; c.v.data = v; c.v.offset = v_offset; ... }
//
// Two passes find these assignments and change the assigned values. rebase-views adds the offset of
// an array_view to its pointer. usual-values marks parameters that nearly always have one value,
// such as the filter mode of a sampler (UsualNumbers.h). Both run before inline-calls and
// scalar-replacement, which replace the functor by single variables. If KernelLowering assigns the
// members in another form, change fillingsOf() with it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_KERNELFILLINGS_H
#define AMPCC_LIB_PASSES_KERNELFILLINGS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// One assignment `functor.member = Param;`. The member may be one of a member.
struct Filling {
  kir::Assign *Store = nullptr;
  kir::Var *Param = nullptr; ///< a parameter of the kernel that the launch passes (Var::Binding)
};

/// Returns these assignments, in their order: those among the outermost statements of Kernel, where
/// the lowering puts them.
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
