//===- RegionMasks.h - masks for threads that have left early ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A CPU thread runs a tile of GPU threads as loops: the pass cut-regions cuts a kernel into
// regions, `threads { ... }` in KIR, the intermediate representation. A region is the statements
// between two barriers, which every thread of the tile runs before any thread runs the next region.
// A GPU thread that returns in one region must not run the later ones, so they check a flag:
//
//   threads { if (x) return; f(); }          threads { if (x) { left = true; continue; } f(); }
//   threads { g(); }                   ->    threads { if (left) continue; g(); }
//
// The pass calls maskRegions() last, after it has cut the regions and placed their variables
// (RegionVariables.h). RegionVariables.cpp and the later pass thread-loops use isRegion() alone. A
// new statement by which a thread leaves a region needs a flag here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_REGIONMASKS_H
#define AMPCC_LIB_PASSES_REGIONMASKS_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// True if S is a `threads { ... }`: a For with IsThreadLoop and an empty head, which thread-loops
/// later replaces by a loop with a counter.
bool isRegion(const kir::Stmt *S);

/// Converts the exits of threads from the regions of kernel F. A thread that returns inside a
/// region, or continues with the next iteration of a loop around it, ends its work in the region
/// with `continue`. Before that it sets a flag (a variable with Var::IsPerThread), which later
/// regions check: all others of the kernel, or of the iteration. When all threads have returned,
/// the tile returns. Steps: the regions that cut-regions has made of the increment of a `for` or
/// the condition of a `do`, which threads run even if they have skipped the rest of the iteration.
void maskRegions(kir::Context &Ctx, kir::Function &F,
                 const llvm::DenseSet<const kir::Stmt *> &Steps);

} // namespace ampcc

#endif
