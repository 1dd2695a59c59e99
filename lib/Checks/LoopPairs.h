//===- LoopPairs.h - race tests for pairs of loops between two barriers --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
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
  /// The flags of which Loop is the first, and what is to be done then.
  kir::Stmt *decided(const kir::For &Loop, kir::Stmt *Then);
  /// Declarations for the front of the kernel.
  llvm::ArrayRef<kir::Stmt *> flags() const { return Flags; }

private:
  kir::Context &Ctx;
  const LinearForms &Forms;
  llvm::MapVector<const Pair *, kir::Var *> Known;
  std::vector<kir::Stmt *> Flags;

  kir::Expr *areApart(const TileElements::Box &A, const TileElements::Box &B) const;
};

} // namespace ampcc

#endif
