//===- FlowCheck.h - what is wrong with control and data flow --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_FLOWCHECK_FLOWCHECK_H
#define AMPCC_FLOWCHECK_FLOWCHECK_H

#include "ampcc/Basic/LaunchSite.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Lower/Origins.h"
#include "llvm/ADT/ArrayRef.h"

namespace clang {
class Sema;
} // namespace clang

namespace ampcc {

/// Reports what the analysis of flow (TileFlow.h) finds in the kernels of a freshly lowered module,
/// and then in those of Functions that no kernel has reached, in this order: callers stand before
/// the functions that they call. Launches: where the kernels are launched.
void checkFlow(clang::Sema &S, const kir::Module &Kernels, const UnitFiles &Files, Origins &From,
               llvm::ArrayRef<const clang::FunctionDecl *> Functions,
               llvm::ArrayRef<LaunchSite> Launches);

} // namespace ampcc

#endif
