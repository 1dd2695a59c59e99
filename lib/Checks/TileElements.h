//===- TileElements.h - loops in which threads do not meet in a tile ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_CHECKS_TILEELEMENTS_H
#define AMPCC_LIB_CHECKS_TILEELEMENTS_H

#include "PassedValues.h"
#include "PathVisitor.h"
#include "ShadowMemory.h"
#include "ThreadMeetings.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include <map>

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
    bool Exact = false;   ///< all of Reached is written, if that is part of the variable
    bool Follows = false; ///< and the thread has just done so
  };
  /// How a loop uses a variable.
  struct Uses {
    llvm::SmallVector<Use, 4> All;
    bool InFirst = false; ///< the tile begins here: nothing is written before
    bool AnyUnknown = false;
  };

  /// Two loops between the same two barriers, one behind the other. In them threads do not meet in
  /// a variable if the boxes of each row share no element, by the numbers in front of the first
  /// loop.
  struct Pair {
    const kir::For *First, *Second;
    llvm::SmallVector<std::pair<Box, Box>, 2> Boxes;
  };
  /// What a loop does with a variable in which threads cannot meet, provided that these pairs say
  /// so.
  struct Quiet {
    const Uses *Of = nullptr;                      ///< null: they may meet
    llvm::SmallVector<const kir::Var *, 2> Powers; ///< and that these are powers of two
    llvm::SmallVector<const Pair *, 2> Pairs;
  };

  /// IndicesAsked: also of indices it is asked whether they are in bounds.
  TileElements(kir::Function &F, LinearForms &Forms, const UsedSpaces &Used, bool IndicesAsked);

  /// The variable into which a pointer leads; null if that is not known.
  const kir::Var *variableOf(const kir::Expr *Pointer) const;
  /// On the way to the element, the first ones first.
  llvm::SmallVector<const kir::Expr *, 3> indicesOf(const kir::Expr *Pointer) const;
  const Quiet &quietUses(const kir::For *Loop, const kir::Var *V) const;

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
  const UsedSpaces &Used;
  const llvm::DenseSet<const kir::Var *> InThreadLoops; ///< declared there
  LinearForms &Entered;                                 ///< the same as Forms
  const bool IndicesAsked;
  std::vector<Region> Regions;
  Region *At = nullptr; ///< while it is walked
  bool AnyUnknown = false;
  bool AnyDecided = false; ///< a barrier to which maybe nobody comes
  size_t Seen = 0;         ///< questions
  // The regions by their loops, and what may come next: regions, and places between them.
  llvm::DenseMap<const kir::Stmt *, unsigned> Order;
  std::vector<llvm::SmallVector<unsigned, 2>> Next;
  /// To which of these a thread may come from a region, while another thread is still there.
  mutable llvm::DenseMap<unsigned, llvm::BitVector> ReachedFrom;
  /// Where a region is in its block, and the last statement to which a way leads from there.
  struct Place {
    kir::Block *In;
    size_t At, Last;
  };
  llvm::DenseMap<const Region *, Place> Places;
  mutable std::map<std::pair<const kir::For *, const kir::Var *>, Quiet> Known;
  /// Nothing: no test tells that threads do not meet.
  using PairOf = std::tuple<const Region *, const Region *, const kir::Var *>;
  mutable std::map<PairOf, std::optional<Pair>> Pairs;

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
  bool isKnown(const LinearForm &Form) const;
  const kir::Type *elementOf(const kir::Type *Ty, llvm::ArrayRef<const kir::Expr *> Indices,
                             ThreadUse &By) const;
  Box reach(const kir::Type *Ty, llvm::ArrayRef<LinearForm> Element) const;
  using Numbers = llvm::SmallMapVector<const kir::Var *, std::pair<int64_t, int64_t>, 4>;
  std::optional<Numbers> numbers(const kir::Type *Ty, const Use &U) const;
  bool isExact(const kir::Type *Ty, const Use &U) const;
  struct Jumps {
    bool Returns = false, Others = false;
    void operator|=(const Jumps &More) {
      Returns |= More.Returns;
      Others |= More.Others;
    }
  };
  Jumps findPlaces(kir::Block &B);
  std::optional<PassedValues> way(const Region &From, const Region &To) const;
  bool meet(const Region &A, const Use &One, const Region &B, const Use &Other, bool Once) const;
  bool meet(const Region &A, const Region &B, const kir::Var *V, bool Once) const;
  std::optional<Pair> pair(const Region &A, const Region &B, const PassedValues &Way,
                           const kir::Var *V) const;
  bool isQuiet(const Region &R, const kir::Var *V, llvm::SmallVectorImpl<const Pair *> &If) const;
  llvm::SmallVector<const kir::Var *, 2> powersOf(const Uses &Of) const;
  bool mayNotMeet(const Region &A, const Region &B, const kir::Var *V,
                  llvm::SmallVectorImpl<const Pair *> &If) const;
};

} // namespace ampcc

#endif
