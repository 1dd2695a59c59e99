//===- Uniformity.h - what all threads of a tile agree on -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The threads of a tile (in a launch without tiles: of a strip of the fastest dimension) run a
// kernel side by side. A variable is uniform when the threads that get to a place find the same
// value in it there; an expression, when they compute the same value. A statement is divergent
// when some threads of those that got into its construct may run it, or run it once more, while
// others do not. Threads that returned from the function are not counted.
//
// What cannot be told is not uniform, and divergent. Verdicts depend on the function alone: there
// is no budget. Reads of memory count as uniform where their address is and no thread of the tile
// writes there in the same barrier interval, so that reading once for all is one of the orders in
// which the threads may run.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_ANALYSIS_UNIFORMITY_H
#define AMPCC_ANALYSIS_UNIFORMITY_H

#include "ampcc/Analysis/Memory.h"
#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

class Uniformity {
  /// What the analyses of a kernel and of its callees share.
  struct Calls {
    std::array<unsigned, 3> Tile = {0, 0, 0}; ///< all 0: a launch without tiles
    /// The result is uniform when all arguments are.
    llvm::DenseMap<const kir::Function *, bool> Results{};
  };
  const kir::Function &F;
  const std::shared_ptr<Calls> Shared;
  const VarUses Uses;
  const MemoryRoots Roots;
  const BarrierIntervals Intervals;
  const kir::For *Lanes = nullptr; ///< the loop over threads, if it is one's lanes that count
  llvm::DenseSet<const kir::Var *> Varying, WrittenApart;
  llvm::DenseSet<const kir::Stmt *> Divergent, AfterReturn, LeftApart;
  friend class DivergenceWalker;

public:
  /// The arguments of a kernel are uniform, as are those of a function that is called with uniform
  /// ones: it is analysed for such a call.
  explicit Uniformity(const kir::Function &F);
  /// Of a function that kernels with tiles of these extents call, fastest dimension first, with
  /// arguments for VaryingParams that threads may not agree on.
  Uniformity(const kir::Function &F, std::array<unsigned, 3> Tile,
             llvm::DenseSet<const kir::Var *> VaryingParams);

  /// Of a loop over threads, whose iterations run in the lanes of vectors, each statement for all
  /// of them at once. Memory at an address that lanes share gives them the same value. A statement
  /// is divergent when not all lanes of the loop run it.
  Uniformity(const kir::Function &F, const kir::For &Lanes);

  const kir::Function &function() const { return F; }
  /// The tile of the launch, fastest dimension first; all 0 without tiles.
  const std::array<unsigned, 3> &tile() const { return Shared->Tile; }

  bool isUniform(const kir::Var *V) const { return !Varying.count(V); }
  /// Of an expression that stands in the function, evaluated there.
  bool isUniform(const kir::Expr *E) const;
  /// The address of an lvalue, or the value of anything else.
  bool hasUniformPlace(const kir::Expr *LValue) const;
  bool isDivergent(const kir::Stmt *S) const { return Divergent.count(S) != 0; }
  /// Threads that enter a loop together leave it after the same number of rounds, but for those
  /// that return from the function.
  bool leavesTogether(const kir::Stmt *Loop) const { return !LeftApart.count(Loop); }
  /// V is written where only some of the threads are that see it afterwards, or in ways that are
  /// not followed.
  bool isWrittenApart(const kir::Var *V) const { return WrittenApart.count(V) != 0; }
  /// Some threads may have returned where others get to S.
  bool mayHaveLeft(const kir::Stmt *S) const { return AfterReturn.count(S) != 0; }

private:
  Uniformity(const kir::Function &F, std::shared_ptr<Calls> Shared,
             llvm::DenseSet<const kir::Var *> VaryingParams, const kir::For *Lanes = nullptr);
  bool isUniformBuiltin(const kir::Builtin *B) const;
  bool isUniformCall(const kir::Call *C) const;
  bool readsUniformly(const kir::Expr *Access, const MemoryRoot &Root) const;
};

} // namespace ampcc

#endif
