//===- Uniformity.h - values and control flow that a tile's threads share -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The threads of a tile run a kernel side by side. In a launch without tiles a strip takes the
// place of the tile: a row of threads along the fastest dimension. A variable is uniform at a place
// if all threads that get there find the same value in it. An expression is uniform if all threads
// that evaluate it get the same value. A statement is divergent if some of the threads that entered
// the enclosing construct may run it, or run it once more, while others do not. Threads that
// returned from the function are not counted.
//
// If nothing can be proved, a value is not uniform and a statement is divergent. A read of memory
// is uniform if its address is, and if no thread of the tile writes there in the same barrier
// interval (Memory.h). The threads may run in any order, so one read for all of them is then a
// legal order.
//
// The passes of the tile form (a CPU thread runs a tile in loops) and of the vector form (it runs
// several threads in the lanes of vectors), mark-divergence, AffineIndices (Affine.h) and the
// passes that flatten barriers or compare threads at them use the class. The results are for the
// function as it was when the object was constructed.
//
// A new built-in needs no code here: its row in Builtins.def says whether threads share its value.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_UNIFORMITY_H
#define AMPCC_ANALYSIS_UNIFORMITY_H

#include "ampcc/Analysis/Memory.h"
#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

class Uniformity {
  /// State that the analyses of a kernel and of its callees share.
  struct Calls {
    kir::TileSize Tile;
    /// Whether a call of the function has a uniform result if all arguments are uniform.
    llvm::DenseMap<const kir::Function *, bool> Results{};
  };
  const kir::Function &F;
  const std::shared_ptr<Calls> Shared;
  const VarUses Uses;
  const MemoryRoots Roots;
  const BarrierIntervals Intervals;
  const kir::For *Lanes = nullptr; ///< set: the loop over threads whose lanes are compared
  llvm::DenseSet<const kir::Var *> Varying, WrittenDivergently;
  llvm::DenseSet<const kir::Stmt *> Divergent, AfterReturn, DivergentExits;
  friend class DivergenceWalker;

public:
  /// Analyses a function whose parameters are uniform, such as a kernel. The tile is that of the
  /// kernel; any other function is analysed for launches without tiles. To know whether a call with
  /// uniform arguments has a uniform result, it also analyses the callee.
  explicit Uniformity(const kir::Function &F);
  /// Analyses a function that kernels with tiles of this size call.
  /// Threads may pass different arguments for VaryingParams.
  Uniformity(const kir::Function &F, const kir::TileSize &Tile,
             llvm::DenseSet<const kir::Var *> VaryingParams);

  /// Analyses a loop over threads whose iterations run in the lanes of vectors, each statement for
  /// all lanes at once. Lanes that read memory at one address get the same value. A statement is
  /// divergent if not all lanes of the loop run it.
  Uniformity(const kir::Function &F, const kir::For &Lanes);

  const kir::Function &function() const { return F; }
  /// The tile of the launch.
  const kir::TileSize &tile() const { return Shared->Tile; }

  bool isUniform(const kir::Var *V) const { return !Varying.count(V); }
  /// Whether E is uniform where it is evaluated in the function.
  bool isUniform(const kir::Expr *E) const;
  /// Whether the address of an lvalue, or the value of any other expression, is uniform.
  bool hasUniformPlace(const kir::Expr *LValue) const;
  bool isDivergent(const kir::Stmt *S) const { return Divergent.count(S) != 0; }
  /// Whether threads that enter a loop together leave it after the same number of iterations.
  /// Threads that return from the function are not counted.
  bool hasUniformExit(const kir::Stmt *Loop) const { return !DivergentExits.count(Loop); }
  /// Whether only some of the threads that read V later write V, or V is written in ways that the
  /// analysis does not follow.
  bool isWrittenDivergently(const kir::Var *V) const { return WrittenDivergently.count(V) != 0; }
  /// Whether some threads may have returned from the function when others get to S.
  bool mayHaveReturned(const kir::Stmt *S) const { return AfterReturn.count(S) != 0; }

private:
  Uniformity(const kir::Function &F, std::shared_ptr<Calls> Shared,
             llvm::DenseSet<const kir::Var *> VaryingParams, const kir::For *Lanes = nullptr);
  bool isUniformBuiltin(const kir::Builtin *B) const;
  bool isUniformCall(const kir::Call *C) const;
  bool readsUniformly(const kir::Expr *Access, const MemoryRoot &Root) const;
};

} // namespace ampcc

#endif
