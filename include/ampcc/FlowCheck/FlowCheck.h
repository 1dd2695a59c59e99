//===- FlowCheck.h - diagnostics about control and data flow -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// lib/TileFlow finds errors in KIR, the intermediate representation, such as races and barriers
// that not all threads of a tile reach, and does not know the source. checkFlow() runs it and
// reports each finding as a diagnostic at the user's token from which the KIR was lowered
// (Origins.h). The driver calls it after Lower and the pass lower-recursion, before all other
// passes, because `Origins` has no entries for the nodes that passes create. A further finding of
// TileFlow needs a message in FlowReport.cpp.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_FLOWCHECK_FLOWCHECK_H
#define AMPCC_FLOWCHECK_FLOWCHECK_H

#include "ampcc/Basic/LanguageVersion.h"
#include "ampcc/Basic/LaunchSite.h"
#include "ampcc/Basic/UnitFiles.h"
#include "ampcc/Lower/Origins.h"
#include "llvm/ADT/ArrayRef.h"

namespace clang {
class Sema;
} // namespace clang

namespace ampcc {

/// Reports the findings of the analysis of flow (TileFlow.h) in the kernels of a freshly lowered
/// module, and then in those of Functions that no kernel reaches, in this order: callers must come
/// before the functions that they call. `From`: the origins that lowerKernels() has filled for this
/// module; the functions that no kernel reaches are lowered here and added. `Launches`: the calls
/// that launch the kernels, whose domains the analysis uses. `Version`: that of functions whose
/// clause has none.
void checkFlow(clang::Sema &S, const kir::Module &Kernels, const UnitFiles &Files, Origins &From,
               llvm::ArrayRef<const clang::FunctionDecl *> Functions,
               llvm::ArrayRef<LaunchSite> Launches, LanguageVersion Version);

} // namespace ampcc

#endif
