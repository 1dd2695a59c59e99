//===- TileElements.h - loops whose threads do not race in a tile --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel checks each access to a tile_static variable for races. In native code
// a tile runs one loop over its threads after the other, with barriers of the program between some
// of them. Threads race in a variable if one writes an element that another uses in the same loop,
// or in a later one that no barrier separates from it:
//
//   thread for (...) s[l] = 1;   thread for (...) x = s[15 - l];    races without a barrier between
//
// TileElements proves for loops that this does not happen, and version-loops runs these loops
// without the checks. OwnElements.h has the proof for buffers.
//
// To prove more, first let LinearForms or PassedValues describe more indices.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_TILEELEMENTS_H
#define AMPCC_LIB_CHECKS_TILEELEMENTS_H

#include "PassedValues.h"
#include "ShadowMemory.h"
#include "ampcc/Analysis/Conflicts.h"
#include "ampcc/Analysis/PathConditions.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseSet.h"
#include <map>

namespace ampcc {

/// Finds the loops over the threads of a tile in which threads cannot race in a tile_static
/// variable: no thread of the loop writes an element that another one uses in this loop, nor in
/// another loop, unless a barrier separates the two. A proof may depend on values at run time
/// (RaceFreeUses). Calls must be inlined before: if the kernel calls a function that checks
/// accesses to tile_static memory, threads may race in every loop.
class TileElements : PathConditions {
public:
  /// A part of an array variable: the first and the last index in each dimension, both inclusive.
  /// Empty: all of the variable.
  using Box = llvm::SmallVector<std::pair<LinearForm, LinearForm>, 3>;
  /// An access to the variable, of all threads of the loop that make it.
  struct Use {
    ElementAccess By;           ///< the element by its indices, and by which threads (Conflicts.h)
    Box Reached;                ///< holds all elements that the threads use
    bool NeedsInit = false;     ///< it reads: its check tests that the element was written before
    bool Exact = false;         ///< it writes every element of Reached that the variable has
    bool AfterOwnWrite = false; ///< it reads what the same thread has written before in the loop
  };
  /// The uses of a variable in a loop.
  struct Uses {
    llvm::SmallVector<Use, 4> All;
    bool InFirst = false;    ///< in the first loop of the tile: nothing is written before
    bool AnyUnknown = false; ///< a use is not in All, because little is known of it
  };

  /// Two loops between the same two barriers, one after the other. Threads do not race in the
  /// variable if, for each element of Boxes, its two boxes share no element. Where that depends on
  /// values known at run time, version-loops tests it before the first loop.
  struct Pair {
    const kir::For *First, *Second;
    llvm::SmallVector<std::pair<Box, Box>, 2> Boxes;
  };
  /// The uses of a variable in a loop whose threads cannot race in it, under two conditions.
  struct RaceFreeUses {
    const Uses *Of = nullptr;                      ///< null: they may race
    llvm::SmallVector<const kir::Var *, 2> Powers; ///< these are powers of two
    llvm::SmallVector<const Pair *, 2> Pairs;      ///< the boxes of these share no element
  };

  /// Walks the kernel F, in the tile form and with the checks of check-accesses. The arguments must
  /// outlive the object. Used: of the module of F. ChecksIndices: the kernel also checks the
  /// indices of arrays (the rule `element` of --amp-check).
  TileElements(kir::Function &F, LinearForms &Forms, const UsedSpaces &Used, bool ChecksIndices);

  /// The tile_static variable into which a pointer leads; null if it is not known.
  const kir::Var *variableOf(const kir::Expr *Pointer) const;
  /// The indices that lead from the variable to the element, that of the outermost array first.
  llvm::SmallVector<const kir::Expr *, 3> indicesOf(const kir::Expr *Pointer) const;
  /// The uses of the tile_static variable V in Loop, a loop over the threads of the tile, if
  /// threads cannot race there.
  const RaceFreeUses &raceFreeUses(const kir::For *Loop, const kir::Var *V) const;

private:
  struct Region {
    const kir::For *Loop = nullptr;
    bool Begins = false, Opens = false,
         Closes = false; ///< the tile begins in it; a barrier is before, and after, all uses
    bool Leaves = false; ///< a thread may end, or jump out, before the end of the loop
    llvm::DenseSet<const kir::Var *> Changed;
    llvm::MapVector<const kir::Var *, Uses> Uses;
  };
  const kir::Function &F;
  const UsedSpaces &Used;
  const llvm::DenseSet<const kir::Var *> InThreadLoops; ///< declared there
  LinearForms &Entered;                                 ///< the same as Forms
  const bool ChecksIndices;
  std::vector<Region> Regions;
  Region *At = nullptr; ///< while it is walked
  bool AnyUnknown = false;
  bool AnyDecided = false; ///< it is decided at run time whether threads come to a barrier
  size_t Seen = 0;         ///< checks of accesses
  // The regions by their loops, and what may come next: regions, and places between them.
  llvm::DenseMap<const kir::Stmt *, unsigned> Order;
  std::vector<llvm::SmallVector<unsigned, 2>> Next;
  /// The nodes that a thread may reach from a region while another thread is still in the region.
  mutable llvm::DenseMap<unsigned, llvm::BitVector> ReachedFrom;
  /// Where a region is in its block, and the last statement to which a path leads from there.
  struct Place {
    kir::Block *In;
    size_t At, Last;
  };
  llvm::DenseMap<const Region *, Place> Places;
  mutable std::map<std::pair<const kir::For *, const kir::Var *>, RaceFreeUses> Known;
  /// No pair: no test can prove that threads do not race.
  using PairOf = std::tuple<const Region *, const Region *, const kir::Var *>;
  mutable std::map<PairOf, std::optional<Pair>> Pairs;

  unsigned node() {
    Next.emplace_back();
    return unsigned(Next.size()) - 1;
  }
  bool isOpened(const Region &R) const { return R.Opens && !AnyDecided; }
  bool isClosed(const Region &R) const { return R.Closes && !AnyDecided; }
  /// The targets of jumps: before and after the enclosing loop, and after the switch.
  struct Around {
    unsigned Head, Exit, SwitchExit;
  };
  unsigned follow(const kir::Block &B, unsigned From, const Around *Jumps);
  bool reaches(const Region &From, const Region &To) const;
  void regions(kir::Block &B);
  void visit(kir::Expr *E) override;
  void use(const kir::Check &Access);
  bool isKnown(const LinearForm &Form) const;
  const kir::Type *elementOf(const kir::Type *Ty, llvm::ArrayRef<const kir::Expr *> Indices,
                             ElementAccess &By) const;
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
  std::optional<PassedValues> pathBetween(const Region &From, const Region &To) const;
  bool mayConflict(const Region &A, const Use &One, const Region &B, const Use &Other,
                   bool Once) const;
  bool mayConflict(const Region &A, const Region &B, const kir::Var *V, bool Once) const;
  std::optional<Pair> pair(const Region &A, const Region &B, const PassedValues &Path,
                           const kir::Var *V) const;
  bool isRaceFree(const Region &R, const kir::Var *V,
                  llvm::SmallVectorImpl<const Pair *> &If) const;
  llvm::SmallVector<const kir::Var *, 2> powersOf(const Uses &Of) const;
  bool areConflictFree(const Region &A, const Region &B, const kir::Var *V,
                       llvm::SmallVectorImpl<const Pair *> &If) const;
};

} // namespace ampcc

#endif
