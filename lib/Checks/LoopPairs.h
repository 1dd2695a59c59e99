//===- LoopPairs.h - race tests for pairs of loops between two barriers --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In native code loops run the threads of a tile, one loop after the other. Two loops between the
// same two barriers race if a thread of the one writes a tile_static element that another thread
// uses in the other:
//
//   thread for (...) s[l] = 1;   thread for (...) x = s[l + offset];
//
// With --amp-check the pass version-loops runs a copy of a loop without race checks where threads
// cannot race. If that depends on run-time values, such as `offset`, the kernel compares, before
// the first loop, the ranges of elements that both loops use, and stores the result in a flag, on
// which both loops depend. This class creates that code; TileElements finds the pairs. Change this
// code for another test at run time.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_LOOPPAIRS_H
#define AMPCC_LIB_CHECKS_LOOPPAIRS_H

#include "TileElements.h"
#include "llvm/ADT/MapVector.h"

namespace ampcc {

/// Gives a kernel a flag for each pair of loops. The kernel sets the flag before the first loop of
/// the pair; it is true if the threads of the two loops do not race. Visit the loops in the order
/// of the program: for each, call canDecide(), flagOf() for its pairs, and last decided().
class LoopPairs {
public:
  using Pair = TileElements::Pair;

  LoopPairs(kir::Context &Ctx, const LinearForms &Forms) : Ctx(Ctx), Forms(Forms) {}

  /// True if the flag of each of Pairs can be known before Loop: Loop comes first in the pair, or
  /// flagOf() was called for the pair when its first loop was visited.
  bool canDecide(const kir::For &Loop, llvm::ArrayRef<const Pair *> Pairs) const;
  /// The flag of P, created by the first call.
  kir::Var *flagOf(const Pair &P);
  /// A block that sets the flags of the pairs in which Loop comes first, and then runs Then, which
  /// replaces Loop. Only pairs for which flagOf() was called count; Then itself if there are none.
  kir::Stmt *decided(const kir::For &Loop, kir::Stmt *Then);
  /// The declarations of the flags, for the beginning of the kernel.
  llvm::ArrayRef<kir::Stmt *> flags() const { return Flags; }

private:
  kir::Context &Ctx;
  const LinearForms &Forms;
  llvm::MapVector<const Pair *, kir::Var *> Known;
  std::vector<kir::Stmt *> Flags;

  kir::Expr *areDisjoint(const TileElements::Box &A, const TileElements::Box &B) const;
};

} // namespace ampcc

#endif
