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
  /// How a loop uses a variable.
  struct Use {
    bool Reads = false, Writes = false;
    bool IsApart = true;  ///< threads do not meet
    bool IsAtomic = true; ///< whatever is done
    bool Covers = false;  ///< all elements are written
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

  void regions(kir::Block &B);
  void walk(Region &R, kir::Stmt *S, llvm::SmallVectorImpl<const kir::For *> &Threads, bool Always);
  void use(Region &R, const kir::Call &Question, llvm::ArrayRef<const kir::For *> Threads,
           bool Always);
  bool isOwn(const Use &U, const kir::Type *Ty, const kir::Type *Part,
             llvm::ArrayRef<const kir::For *> Threads, bool &Covers) const;
};

} // namespace ampcc

#endif
