//===- TileElements.h - loops in which threads do not meet in a tile ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_TILEELEMENTS_H
#define AMPCC_LIB_PASSES_TILEELEMENTS_H

#include "PathVisitor.h"
#include "ThreadMeetings.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Finds the loops over the threads of a tile in which threads cannot meet in a tile_static
/// variable: no two of them use one element of which one writes it, and barriers stand between the
/// loop and all others that use the variable so that they would.
class TileElements : PathVisitor {
public:
  /// In each dimension the first and the last index; empty: all of the variable.
  using Box = llvm::SmallVector<std::pair<LinearForm, LinearForm>, 3>;
  struct Use {
    ThreadUse By;
    Box Reached;          ///< holds all elements that the threads use
    bool Asks = false;    ///< the element has to be written before
    bool Exact = false;   ///< all of Reached is written
    bool Follows = false; ///< and the thread has just done so
  };
  /// How a loop uses a variable.
  struct Uses {
    llvm::SmallVector<Use, 4> All;
    bool InFirst = false; ///< the tile begins here: nothing is written before
    bool AnyUnknown = false;
  };

  /// IndicesAsked: also of indices it is asked whether they are in bounds.
  TileElements(kir::Function &F, const LinearForms &Forms, bool IndicesAsked);

  /// The variable into which a pointer leads; null if that is not known.
  const kir::Var *variableOf(const kir::Expr *Pointer) const;
  /// Null where threads may meet.
  const Uses *quietUses(const kir::For *Loop, const kir::Var *V) const;

private:
  struct Region {
    const kir::For *Loop = nullptr;
    bool Begins = false, Opens = false,
         Closes = false; ///< with a barrier, in front of and behind all uses
    bool Leaves = false; ///< threads may not come to all of it
    llvm::DenseSet<const kir::Var *> Changed;
    llvm::MapVector<const kir::Var *, Uses> Uses;
  };
  const kir::Function &F;
  const bool IndicesAsked;
  std::vector<Region> Regions;
  Region *At = nullptr; ///< while it is walked
  bool AnyUnknown = false;
  bool AnyDecided = false; ///< a barrier to which maybe nobody comes
  size_t Seen = 0;         ///< questions
  // The regions by their loops, and what may come next: regions, and places between them.
  llvm::DenseMap<const kir::Stmt *, unsigned> Numbers;
  std::vector<llvm::SmallVector<unsigned, 2>> Next;
  mutable llvm::DenseMap<std::pair<const Region *, const kir::Var *>, bool> Known;

  unsigned node() {
    Next.emplace_back();
    return unsigned(Next.size()) - 1;
  }
  bool isOpened(const Region &R) const { return R.Opens && !AnyDecided; }
  bool isClosed(const Region &R) const { return R.Closes && !AnyDecided; }
  /// Where jumps lead: in front of and behind the loop around, and behind the switch.
  struct Around {
    unsigned Front, Behind, BehindSwitch;
  };
  unsigned follow(const kir::Block &B, unsigned From, const Around *Jumps);
  bool comesTo(const Region &From, const Region &To) const;
  void regions(kir::Block &B);
  void visit(kir::Expr *E) override;
  void use(const kir::Call &Question);
  const kir::Type *elementOf(const kir::Type *Ty, llvm::ArrayRef<const kir::Expr *> Indices,
                             ThreadUse &By) const;
  Box reach(const kir::Type *Ty, llvm::ArrayRef<LinearForm> Element) const;
  bool isExact(const kir::Type *Ty, const Use &U) const;
  bool meet(const Region &A, const Region &B, const kir::Var *V, bool Once) const;
  bool isQuiet(const Region &R, const kir::Var *V) const;
};

} // namespace ampcc

#endif
