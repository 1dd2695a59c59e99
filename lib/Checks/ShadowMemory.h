//===- ShadowMemory.h - functions that ask who uses which memory ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_SHADOWMEMORY_H
#define AMPCC_LIB_CHECKS_SHADOWMEMORY_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The functions that ask whether another thread uses the same memory, or who has come to a
/// barrier.
llvm::DenseSet<const kir::Function *> shadowAskers(const kir::Module &M);

/// Removes such functions. Their calls become true: there is nothing to report.
void dropShadowAskers(kir::Module &M, const llvm::DenseSet<const kir::Function *> &Askers);

} // namespace ampcc

#endif
