//===- FilledBoxes.h - flags for the written parts of tile_static variables -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a kernel reports a read of tile_static memory that no thread has written.
// version-loops, which makes copies of loops over threads without checks, uses this class to
// replace the checks of all such reads in a loop by one query before the loop, where the compiler
// knows which part of the variable the loop reads. A *box* is such a part: a first and a last index
// in each dimension.
//
//   for (...) s[l] = 1;    after it: s[0..15] is filled (written)
//   for (...) x = s[l];    before it: if s[0..15] is filled, no read needs a check
//
// Change this code if version-loops leaves the checks of a variable that loops fill completely.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_CHECKS_FILLEDBOXES_H
#define AMPCC_LIB_CHECKS_FILLEDBOXES_H

#include "ShadowEvents.h"
#include "TileElements.h"
#include "llvm/ADT/BitVector.h"
#include "llvm/ADT/DenseMap.h"
#include <map>

namespace ampcc {

/// Generates code that reports to the runtime which boxes a loop has filled, that is, written
/// completely, and code that queries whether a box is filled. Written memory stays so until the
/// tile ends, so flags in the kernel replace queries about boxes that are known to be filled. Visit
/// the loops in the order of the program: isFilled() uses the flags of earlier calls of fill().
///
/// V is always a tile_static variable and Part a box of it; an empty box is all of the variable.
class FilledBoxes {
public:
  using Box = TileElements::Box;

  FilledBoxes(kir::Context &Ctx, const LinearForms &Forms) : Ctx(Ctx), Forms(Forms) {}

  /// Whether a report can describe exactly this part, as it can at most three dimensions or all of
  /// the variable. If not, do not call fill() for it.
  static bool canFill(const kir::Var *V, const Box &Part);
  /// An expression that is true if the part is filled; false if it is outside of the variable. Its
  /// evaluation may set a flag.
  kir::Expr *isFilled(const kir::Var *V, const Box &Part);
  /// A statement, to be placed after Loop, that reports that Loop has filled Part.
  kir::Stmt *fill(const kir::Var *V, const Box &Part, const kir::For &Loop);
  /// Appends the statements that set the flags of the parts that Loop has filled, so that it does
  /// not report them again when an outer loop runs it again. Place them after those of fill().
  void written(const kir::For &Loop, std::vector<kir::Stmt *> &Out);
  /// The declarations of the flags, for the beginning of the kernel, whose call runs one tile.
  llvm::ArrayRef<kir::Stmt *> flags() const { return Flags; }

private:
  kir::Context &Ctx;
  const LinearForms &Forms;
  llvm::DenseMap<const kir::Var *, kir::Var *> AllFilled;
  llvm::DenseSet<const kir::Var *> FilledAtOnce; ///< by one loop
  std::vector<kir::Stmt *> Flags;
  /// The elements that a loop writes, a bit each, and a flag that says whether it has.
  struct Group {
    kir::Var *Flag = nullptr;
    llvm::BitVector Elements;
  };
  std::map<std::pair<const kir::Var *, const kir::For *>, Group> Groups;

  static llvm::BitVector elements(const kir::Var *V, const Box &Part);
  kir::Var *flag(const std::string &Name);
  static bool isWhole(const kir::Var *V, const Box &Part);
  kir::Var *allFilled(const kir::Var *V);
  kir::Expr *has(const kir::Var *V, const Box &Part) const;
  kir::Expr *query(const kir::Var *V, const Box &Part) const;
  shadow::Part partOf(const kir::Var *V, const Box &Part) const;
  kir::Expr *begin(const LinearForm &Least, int64_t Last) const;
  kir::Expr *number(const LinearForm &Form) const;
};

} // namespace ampcc

#endif
