//===- MentionIndex.h - an index of the mentions of variables in a function -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A mention of a variable is an expression that names it (VarRef). The passes forward-temps
// (replaces temporaries by their values) and initialise-declarations (merges a declaration with the
// assignments after it) change one statement at a time, and search for the other statements that
// mention a variable. Each builds this index once for a function and reports its changes to it,
// because a walk of the whole function after every change would take quadratic time. A pass that
// changes statements in a new way needs a further function that reports the change.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_MENTIONINDEX_H
#define AMPCC_LIB_PASSES_MENTIONINDEX_H

#include "ampcc/KIR/Module.h"
#include "llvm/ADT/ArrayRef.h"
#include "llvm/ADT/SmallVector.h"

namespace ampcc {

/// Stores for every variable the statements whose own expressions (not those of nested statements)
/// mention it, and for every statement its place in the tree of statements. The pass that
/// constructs it has to report each change of the function.
class MentionIndex {
  struct Place {
    kir::Stmt *Parent = nullptr; ///< null for the body
    kir::Stmt *Jump = nullptr;   ///< an ancestor further out, to which childOf() jumps
    kir::Stmt *Stop = nullptr;   ///< the innermost loop or switch around it
    unsigned Depth = 0;          ///< the number of enclosing statements
    unsigned Order = 0;          ///< in the order of the text, parents before children
    unsigned End = 0;            ///< one more than the largest Order inside
  };
  llvm::DenseMap<const kir::Var *, llvm::SmallVector<kir::Stmt *, 2>> Mentions;
  llvm::DenseMap<const kir::Stmt *, Place> Places;

  void enter(kir::Stmt *S, kir::Stmt *Parent);
  Place placeIn(kir::Stmt *Parent, unsigned Order) const;

public:
  explicit MentionIndex(kir::Function &F);

  /// The statements that mention V, each once, in the order of the text. Valid until the next call
  /// of of() or add().
  llvm::ArrayRef<kir::Stmt *> of(const kir::Var *V);

  /// Reports that S got the expression E, and with it the mentions in E. Callers need not report
  /// removed mentions, because of() filters them.
  void add(kir::Stmt *S, const kir::Expr *E);
  /// Reports that S, which contains no other statements, was removed.
  void remove(const kir::Stmt *S) { Places.erase(S); }
  /// Reports that New replaced Old; neither contains other statements. Call add() for the
  /// expressions of New.
  void takePlace(kir::Stmt *New, const kir::Stmt *Old);
  /// Reports that S, which contains no other statements, was moved to the beginning of Parent.
  void moveInto(kir::Stmt *S, kir::Block &Parent);

  /// The direct child of B that is S or contains it; null if S is not in B. The time is logarithmic
  /// in the depth of nesting of S.
  kir::Stmt *childOf(const kir::Stmt *B, kir::Stmt *S) const;
  /// True if S is Outer or nested in it.
  bool isIn(const kir::Stmt *Outer, const kir::Stmt *S) const;
  /// The innermost block that contains First and Last. Last must not precede First in the text.
  kir::Block *blockAround(kir::Stmt *First, const kir::Stmt *Last) const;
  /// The innermost block around S. For the declaration of a loop's counter this is the block around
  /// the loop.
  kir::Block *blockOf(const kir::Stmt *S) const;
  /// The innermost loop or switch around S; null if there is none.
  kir::Stmt *loopOrSwitchAround(const kir::Stmt *S) const { return Places.lookup(S).Stop; }
  /// The index in B of its direct child S.
  size_t positionIn(const kir::Block &B, const kir::Stmt *S) const;
};

} // namespace ampcc

#endif
