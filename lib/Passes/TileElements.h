//===- TileElements.h - loops in which threads do not meet in a tile ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_TILEELEMENTS_H
#define AMPCC_LIB_PASSES_TILEELEMENTS_H

#include "LinearForms.h"

namespace ampcc {

/// Finds the loops over the threads of a tile in which threads cannot meet in a tile_static
/// variable: nobody writes it there, or every thread uses an element of its own, and barriers stand
/// between the loop and all others that use the variable.
class TileElements {
public:
  /// In each dimension the first index, and how many follow it; empty: all of the variable.
  using Box = llvm::SmallVector<std::pair<int64_t, int64_t>, 3>;
  /// How a loop uses a variable.
  struct Use {
    bool Reads = false, Writes = false;
    bool IsApart = true;  ///< threads do not meet
    bool IsAtomic = true; ///< whatever is done
    bool Covers = false;  ///< all elements of Written are written
    Box Written, All;     ///< what is written, and what is used at all
    bool InFirst = false; ///< the tile begins here: nothing is written before
    llvm::SmallVector<LinearForm, 3> Element;
    unsigned Count = 0;
  };

  TileElements(kir::Function &F, const LinearForms &Forms);

  /// The variable into which a pointer leads; null if that is not known.
  const kir::Var *variableOf(const kir::Expr *Pointer) const;
  /// Null where threads may meet.
  const Use *quietUse(const kir::For *Loop, const kir::Var *V) const;

private:
  struct Region {
    const kir::For *Loop = nullptr;
    bool Begins = false, Opens = false,
         Closes = false; ///< with a barrier, in front of and behind all uses
    llvm::MapVector<const kir::Var *, Use> Uses;
  };
  const kir::Function &F;
  const LinearForms &Forms;
  std::vector<Region> Regions;
  bool AnyUnknown = false;
  llvm::SmallVector<const kir::For *, 8> Inside; ///< the loops, while they are walked
  // The regions by their loops, and what may come next: regions, and places between them.
  llvm::DenseMap<const kir::Stmt *, unsigned> Numbers;
  std::vector<llvm::SmallVector<unsigned, 2>> Next;

  unsigned node() {
    Next.emplace_back();
    return unsigned(Next.size()) - 1;
  }
  unsigned follow(const kir::Block &B, unsigned From, const std::pair<unsigned, unsigned> *Loop);
  bool meet(const Region &From, const Region &To) const;
  void regions(kir::Block &B);
  void walk(Region &R, kir::Stmt *S, llvm::SmallVectorImpl<const kir::For *> &Threads, bool Always);
  void use(Region &R, const kir::Call &Question, llvm::ArrayRef<const kir::For *> Threads,
           bool Always);
  bool isOwn(const Use &U, const kir::Type *Ty, const kir::Type *Part,
             llvm::ArrayRef<const kir::For *> Threads, bool &Covers, Box &Written) const;
  Box reach(const kir::Type *Ty, llvm::ArrayRef<LinearForm> Element) const;
};

} // namespace ampcc

#endif
