//===- LoopPairs.h - race tests for pairs of loops between two barriers --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// version-loops uses it. Two loops of a tile between the same two barriers race if a thread of the
// one writes an element that a thread of the other uses. If that depends on run-time values, such
// as an offset, the kernel tests it before the first loop, and both loops use the result.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_LOOPPAIRS_H
#define AMPCC_LIB_CHECKS_LOOPPAIRS_H

#include "TileElements.h"
#include "llvm/ADT/MapVector.h"

namespace ampcc {

/// Gives a kernel with --amp-check a flag for each pair of loops. It is set before the first loop
/// and says that the threads of the two loops do not race; both loops use it.
class LoopPairs {
public:
  using Pair = TileElements::Pair;

  LoopPairs(kir::Context &Ctx, const LinearForms &Forms) : Ctx(Ctx), Forms(Forms) {}

  /// Whether the flags of all pairs can be computed before the loop.
  bool canDecide(const kir::For &Loop, llvm::ArrayRef<const Pair *> Pairs) const;
  kir::Var *flagOf(const Pair &P);
  /// Statements that set the flags of the pairs in which Loop comes first, followed by Then.
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
