//===- RegionMasks.h - masks for threads that have left early ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// cut-regions uses it. A region is the statements between two barriers, which run as a loop over
// the threads of a tile; KIR writes it as `threads { ... }`.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_REGIONMASKS_H
#define AMPCC_LIB_PASSES_REGIONMASKS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// `threads { ... }`
bool isRegion(const kir::Stmt *S);

/// Converts the exits of threads from the regions of kernel F. A thread that returns inside a
/// region, or continues with the next iteration of a loop around it, ends its work in the region
/// with `continue`. Before that it sets a flag, a variable of the thread, which later regions
/// check. When all threads have returned, the tile returns. Steps: the regions between two
/// iterations of a loop, which threads run even if they have skipped the rest of the iteration.
void maskRegions(kir::Context &Ctx, kir::Function &F,
                 const llvm::DenseSet<const kir::Stmt *> &Steps);

} // namespace ampcc

#endif
