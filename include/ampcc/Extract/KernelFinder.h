//===- KernelFinder.h - the launches of a translation unit ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The stage between Sema and Lower: it decides which kernels are compiled. The driver
// (Pipeline.cpp) passes the plans to Lower, which turns each plan into a kernel of KIR (the
// intermediate representation), and to Rewrite, which registers the kernels under the keys of the
// plans. A further fact that these stages need about a kernel becomes a member of KernelPlan.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_EXTRACT_KERNELFINDER_H
#define AMPCC_EXTRACT_KERNELFINDER_H

#include "ampcc/Basic/LaunchSite.h"
#include "ampcc/Extract/KernelIdentity.h"
#include "ampcc/Extract/KernelPlan.h"

namespace clang {
class Sema;
}

namespace ampcc {

/// One plan for every kernel entry that the translation unit instantiates, in the order of
/// instantiation. Launches of the same functor type over the same kind of domain share a plan. Sets
/// the functors of `Identity`, which Rewrite queries later. Call it at the end of the unit, when
/// Clang has instantiated all templates.
std::vector<KernelPlan> findKernels(clang::Sema &S, KernelIdentity &Identity);

/// Sets the likely tiles of kernels from the constant sizes in their launches. Of several launches
/// of a kernel the first one counts.
void addLikelyTiles(const clang::ASTContext &Ast, llvm::ArrayRef<LaunchSite> Launches,
                    llvm::MutableArrayRef<KernelPlan> Plans);

} // namespace ampcc

#endif
