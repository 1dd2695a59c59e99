//===- ThreadAccesses.h - accesses of loops over threads, and conflicts ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The accesses to tile_static variables and buffers in each loop over the threads of a tile, and
// which of them conflict. In a launch without tiles, a strip takes the place of the tile: a row of
// threads along the fastest dimension, which one call of the kernel runs. No barrier separates the
// accesses of one such loop: a conflict there is a race.
//
// Input: a kernel of the tile form, after the pass thread-loops, which creates these loops. kir-opt
// --analyze-conflicts prints the result for people and for tests. The passes of lib/Checks describe
// accesses themselves, because they know more of them, such as the extents of views.
//
// Change this code if the passes of lib/Checks learn about accesses that the printed result should
// show.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_THREADACCESSES_H
#define AMPCC_ANALYSIS_THREADACCESSES_H

#include "ampcc/Analysis/Conflicts.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc {

/// An access in a loop over threads.
struct ThreadAccess {
  const kir::Expr *E; ///< the element, or the call of an atomic operation
  const kir::Var *Of; ///< a tile_static variable, or the parameter of a buffer
  ElementAccess Element;
};

/// A loop over threads, the outermost one of a tile of several dimensions.
struct ThreadRegion {
  const kir::For *Loop = nullptr;
  llvm::DenseSet<const kir::Var *> Changed; ///< in the loop, or declared there
  /// In the order of evaluation. An access to memory that is not known is left out, so a region
  /// without conflicts may still have a race.
  std::vector<ThreadAccess> Accesses;
};

/// The loops over threads of F, in source order. Forms are those of F.
std::vector<ThreadRegion> threadRegions(kir::Function &F, LinearForms &Forms);

/// Two accesses to one variable, of which one writes.
struct AccessPair {
  const ThreadAccess *First = nullptr, *Second = nullptr; ///< may be the same, made by two threads
  Conflict Verdict = Conflict::Maybe;
  std::optional<ConflictingThreads> Threads; ///< set if the verdict is Always
  /// For Never: the conditions without which the verdict would be another one. The indices and the
  /// loops are reasons as well.
  llvm::SmallVector<LinearForm, 4> Reasons;
  /// For Never: the variables that have to be powers of two.
  llvm::SmallVector<const kir::Var *, 2> Powers;
};

/// All pairs of a region. The results point into R.
std::vector<AccessPair> pairsOf(const ThreadRegion &R, const LinearForms &Forms);

} // namespace ampcc

#endif
