//===- ShadowMemory.h - functions that ask who uses which memory ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_SHADOWMEMORY_H
#define AMPCC_LIB_CHECKS_SHADOWMEMORY_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The functions that ask whether another thread uses the same memory, or who has come to a
/// barrier.
llvm::DenseSet<const kir::Function *> shadowAskers(const kir::Module &M);

/// Where the pointer of a question about a use leads. One that lower-mixed-pointers has made a
/// number says so only when the kernel runs: it may lead anywhere.
kir::Space usedSpace(const kir::Call &Question);

/// The spaces in which functions ask about uses, together with the functions that they call.
class UsedSpaces {
  llvm::DenseMap<const kir::Function *, kir::Space> Spaces;

public:
  explicit UsedSpaces(const kir::Module &M);
  bool uses(const kir::Function &F, kir::Space AS) const {
    return kir::includes(Spaces.lookup(&F), AS);
  }
};

/// Removes functions that ask. Their calls become true: there is nothing to report.
void dropShadowAskers(kir::Module &M, const llvm::DenseSet<const kir::Function *> &Askers);

} // namespace ampcc

#endif
