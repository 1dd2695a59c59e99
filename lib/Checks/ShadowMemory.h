//===- ShadowMemory.h - functions that ask who uses which memory ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel has a call of a small function beside each access to memory that
// threads share. The function asks the runtime, which keeps a shadow of that memory (who used each
// element last), whether another thread uses the element; such a call is a question. The functions
// are called askers here. check-accesses makes them, place-shadow and version-loops remove those
// that are not needed.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_SHADOWMEMORY_H
#define AMPCC_LIB_CHECKS_SHADOWMEMORY_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The functions that ask whether another thread uses the same memory, or who has come to a
/// barrier.
llvm::DenseSet<const kir::Function *> shadowAskers(const kir::Module &M);

/// The address space into which the pointer of a question leads. All spaces where
/// lower-mixed-pointers has replaced the pointer by a number, whose space is known only when the
/// kernel runs.
kir::Space usedSpace(const kir::Call &Question);

/// The address spaces about which each function asks, itself or through the functions it calls.
class UsedSpaces {
  llvm::DenseMap<const kir::Function *, kir::Space> Spaces;

public:
  explicit UsedSpaces(const kir::Module &M);
  bool uses(const kir::Function &F, kir::Space AS) const {
    return kir::includes(Spaces.lookup(&F), AS);
  }
};

/// Removes these functions. Their calls become true, the answer "no other thread".
void dropShadowAskers(kir::Module &M, const llvm::DenseSet<const kir::Function *> &Askers);

} // namespace ampcc

#endif
