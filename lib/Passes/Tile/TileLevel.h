//===- TileLevel.h - code that runs once for a tile ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A CPU thread runs a tile of GPU threads as loops: the pass cut-regions cuts a kernel at its
// barriers into regions, `threads { ... }`, each of which becomes a loop over the threads of the
// tile. It uses this analysis to decide which statements stay outside of the regions, as a loop
// around a barrier must. Such a statement is run once for the tile and must not use variables that
// differ between threads. A *variable of the tile* is a local variable that only such statements
// assign: the tile has one, not each thread.
//
//   for (int i = 0; i < n; ++i) { a[l] = x; barrier; x += a[i]; }
//   ->  for (int i = 0; i < n; ++i) { threads { a[l] = x; }  threads { x += a[i]; } }
//
// Here `i` is a variable of the tile, `x` one of each thread.
//
// A new kind of statement or expression in KIR, the intermediate representation, needs a case in
// isExecutable().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_TILELEVEL_H
#define AMPCC_LIB_PASSES_TILELEVEL_H

#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/Uniformity.h"
#include "ampcc/Analysis/VarUses.h"

namespace ampcc {

/// The statements of a kernel that are outside of its regions: those around barriers, the jumps out
/// of them, and the statements that compute the variables which these need. Construct it before the
/// kernel is cut.
class TileLevel {
  using VarSet = llvm::DenseSet<const kir::Var *>;
  /// A statement, or a separate expression of a statement around barriers.
  struct Item {
    kir::Stmt *S = nullptr;
    kir::Expr *E = nullptr;
    bool IsSoleItem = false; ///< its region contains no other item
    /// Some threads that read the variables it assigns may have bypassed it.
    bool MayBeBypassed = false;
  };
  /// An iteration of a loop around barriers.
  struct Iteration {
    Iteration *Outer;
    unsigned FirstDecl;                ///< of the declarations in it, counted from 1
    const Iteration *Jumped = nullptr; ///< it, or the nearest enclosing one that some threads may
                                       ///< have ended at this point
  };

  kir::Function &F;
  const llvm::DenseSet<const kir::Stmt *> Waiting; ///< statements with a barrier
  VarUses Uses;
  llvm::DenseSet<const kir::Stmt *> Splits;
  const Uniformity Threads;
  bool ThreadsBypass = false; ///< threads may bypass statements that the tile runs
  std::vector<Item> Items;
  Iteration *Innermost = nullptr; ///< of the present item
  /// Variables whose declarations have been collected, with the number of the last one.
  llvm::DenseMap<const kir::Var *, unsigned> Decls;
  unsigned LastDecl = 0;
  VarSet Able; ///< every statement that writes the variable could run once for the tile
  VarSet Once; ///< the variables of the tile: those of Able that a statement around barriers needs

public:
  TileLevel(kir::Function &F, const BarrierFinder &Barriers);

  /// True if S does not belong to a region but divides regions: S is a barrier, encloses one, is a
  /// loop that hoist-loops has marked (For::IsUniform), encloses such a loop, or is a jump out of
  /// one of these statements that all threads take together.
  bool splits(const kir::Stmt *S) const { return Splits.contains(S); }
  /// True if S, for which splits() is false, assigns a variable of the tile. The tile then runs S
  /// once.
  bool isOnce(kir::Stmt *S) const;
  /// True if E reads and writes variables of the tile only, so that the tile can evaluate it once.
  bool isOnce(const kir::Expr *E) const { return isExecutable(E, Once); }
  const VarUses &uses() const { return Uses; }

private:
  struct Around;
  bool mark(kir::Stmt *S, Around A);
  bool markList(const std::vector<kir::Stmt *> &Stmts, Around A);
  bool shouldSplit(kir::Stmt *S, const Around &A) const;
  void markAll();
  bool jumpsDivergently(const kir::Stmt *S, const kir::Stmt *Loop) const;

  void collect(const std::vector<kir::Stmt *> &Stmts);
  void add(Item I);
  bool mayBeBypassed(const Item &I) const;
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
