//===- TileLevel.h - code that runs once for a tile ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_TILELEVEL_H
#define AMPCC_LIB_PASSES_TILELEVEL_H

#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/Analysis/VarUses.h"

namespace ampcc {

/// Which statements of a kernel stand outside of the loops over its threads: those around barriers
/// and the jumps out of them, and what computes the variables that these need.
class TileLevel {
  using VarSet = llvm::DenseSet<const kir::Var *>;
  /// A statement, or an expression of a statement around barriers, of its own.
  struct Item {
    kir::Stmt *S = nullptr;
    kir::Expr *E = nullptr;
    bool StandsAlone = false; ///< no other is in one region with it
    /// Threads that see what it assigns may have gone round it.
    bool IsGoneRound = false;
  };
  /// An iteration of a loop around barriers.
  struct Iteration {
    Iteration *Outer;
    unsigned FirstDecl;                ///< of the declarations in it, counted from 1
    const Iteration *Jumped = nullptr; ///< it or the next around it that some threads may have
                                       ///< ended, at the point at hand
  };

  kir::Function &F;
  const llvm::DenseSet<const kir::Stmt *> Waiting; ///< statements with a barrier
  VarUses Uses;
  llvm::DenseSet<const kir::Stmt *> Splits;
  const Uniformity Threads;
  bool GoRound = false; ///< threads may leave out statements that the tile does not
  std::vector<Item> Items;
  Iteration *Innermost = nullptr; ///< of the item at hand
  /// Variables whose declarations have been collected, with the number of the last one.
  llvm::DenseMap<const kir::Var *, unsigned> Decls;
  unsigned LastDecl = 0;
  VarSet Able; ///< all that writes it could be done once
  VarSet Once;

public:
  TileLevel(kir::Function &F, const BarrierFinder &Barriers);

  /// S encloses a barrier, is one, or jumps out of what encloses one.
  bool splits(const kir::Stmt *S) const { return Splits.contains(S); }
  /// S, which does not split, computes variables of the tile.
  bool isOnce(kir::Stmt *S) const;
  /// All that E reads and writes are variables of the tile.
  bool isOnce(const kir::Expr *E) const { return isExecutable(E, Once); }
  const VarUses &uses() const { return Uses; }

private:
  struct Around;
  bool mark(kir::Stmt *S, Around A);
  bool markList(const std::vector<kir::Stmt *> &Stmts, Around A);
  bool shouldSplit(kir::Stmt *S, const Around &A) const;
  void markAll();
  bool jumpsApart(const kir::Stmt *S, const kir::Stmt *Loop) const;

  void collect(const std::vector<kir::Stmt *> &Stmts);
  void add(Item I);
  bool isGoneRound(const Item &I) const;
  void collectHead(kir::Stmt *S);
  void findAble();
  void findOnce();
  bool addReadsOf(const Item &I);
  bool addCrossing();
  bool isExecutable(const kir::Expr *E, const VarSet &Vars) const;
  bool isPlaceExecutable(const kir::Expr *E, const VarSet &Vars) const;
  bool isExecutable(kir::Stmt *S, const VarSet &Vars) const;
  bool isExecutable(const Item &I, const VarSet &Vars) const;
  static void forEachVar(const Item &I, llvm::function_ref<void(const kir::Var *)> Fn);
  static VarSet assignedIn(const Item &I);
};

} // namespace ampcc

#endif
