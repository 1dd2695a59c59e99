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
/// around it, ends its work in the region with `continue`. It sets a flag, a variable of the
/// thread, which later regions check. When all threads have returned, the tile returns. Steps: the
/// regions between two iterations of a loop, which also threads run that have gone on.
void maskRegions(kir::Context &Ctx, kir::Function &F,
                 const llvm::DenseSet<const kir::Stmt *> &Steps);

} // namespace ampcc

#endif
