//===- RegionMasks.h - masks for threads that have left early ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_REGIONMASKS_H
#define AMPCC_LIB_PASSES_REGIONMASKS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// `threads { ... }`
bool isRegion(const kir::Stmt *S);

/// A thread that returns inside a region of kernel F, or goes on with the next iteration of a loop
/// around it, ends its work in the region with `continue`; a flag of its own says so to the regions
/// that follow. When all threads have returned, so does the tile. Steps: the regions between two
/// iterations of a loop, which threads that have gone on do not leave out.
void maskRegions(kir::Context &Ctx, kir::Function &F,
                 const llvm::DenseSet<const kir::Stmt *> &Steps);

} // namespace ampcc

#endif
