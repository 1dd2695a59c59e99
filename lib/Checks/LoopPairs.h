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
// cannot race. If that depends on run-time values, such as `offset`, the kernel compares the
// elements that both loops use before the first of them, and both loops use the result. This class
// creates that code; TileElements finds the pairs.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_LOOPPAIRS_H
#define AMPCC_LIB_CHECKS_LOOPPAIRS_H

#include "TileElements.h"
#include "llvm/ADT/MapVector.h"

namespace ampcc {

/// Gives a kernel with --amp-check a flag for each pair of loops. The kernel sets the flag before
/// the first loop of the pair; it is true if the threads of the two loops do not race. Visit the
/// loops in the order of the program: call canDecide() and flagOf() for a loop, then decided().
class LoopPairs {
public:
  using Pair = TileElements::Pair;

  LoopPairs(kir::Context &Ctx, const LinearForms &Forms) : Ctx(Ctx), Forms(Forms) {}

  /// Whether each pair has a flag before Loop: Loop comes first in it, or flagOf() was called for
  /// its first loop.
  bool canDecide(const kir::For &Loop, llvm::ArrayRef<const Pair *> Pairs) const;
  /// The flag of P, created by the first call.
  kir::Var *flagOf(const Pair &P);
  /// Statements that set the created flags of the pairs in which Loop comes first, followed by
  /// Then.
  kir::Stmt *decided(const kir::For &Loop, kir::Stmt *Then);
  /// Declarations for the beginning of the kernel.
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
