//===- CallExpander.h - inlining of one call -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_CALLEXPANDER_H
#define AMPCC_LIB_PASSES_CALLEXPANDER_H

#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Functions that the user wrote: their statements have lines, those of the library have none.
using FunctionSet = llvm::DenseSet<const kir::Function *>;

/// How many calls of each function are left while calls are expanded. Where more are counted than
/// there are, a body is copied that could have been moved.
class CallCounts {
  llvm::DenseMap<const kir::Function *, unsigned> Left;
  llvm::DenseSet<const kir::Function *> Moved;

public:
  /// Functions: all that may call. A module without kernels may be called from elsewhere: nothing
  /// is moved out of its functions.
  explicit CallCounts(llvm::ArrayRef<kir::Function *> Functions);
  void add(kir::Stmt *Copy);
  void add(kir::Expr *Copy);
  /// One call of F is gone.
  void remove(const kir::Function &F) { --Left[&F]; }
  /// The body of F goes to the only call that is left; F is not to be used any more.
  bool isOnly(const kir::Function &F) const { return Left.lookup(&F) == 1; }
  void move(const kir::Function &F) { Moved.insert(&F); }
  bool isMoved(const kir::Function *F) const { return Moved.contains(F); }
};

/// Puts callees' bodies where they are called. Callees must not contain calls to expand themselves.
/// The last call of a function gets its body, every other one a copy.
class CallExpander {
  kir::Context &Ctx;
  CallCounts &Counts;
  const VarUses &Uses; ///< of the caller, as it was before anything was expanded
  const FunctionSet &UserFunctions;

public:
  CallExpander(kir::Context &Ctx, CallCounts &Counts, const VarUses &Uses,
               const FunctionSet &UserFunctions)
      : Ctx(Ctx), Counts(Counts), Uses(Uses), UserFunctions(UserFunctions) {}

  /// Replaces the call at Slot by its callee's returned expression when that is all the callee has
  /// and evaluating the arguments inside it changes nothing. IsStatement: nothing is around the
  /// call; AloneInEffects: no other part of the full expression assigns.
  bool asExpression(kir::Expr *&Slot, bool IsStatement, bool AloneInEffects);

  /// Appends the callee's body to Out. Gives the result (null for void), or sets Failed and appends
  /// nothing when the callee returns from within a loop.
  kir::Expr *asStatements(const kir::Call &C, kir::SourcePos Pos, std::vector<kir::Stmt *> &Out,
                          bool &Failed);

  /// The same for a call after which its caller, without a result, ends: returns stay what they
  /// are.
  void asTail(const kir::Call &C, kir::SourcePos Pos, std::vector<kir::Stmt *> &Out);

  /// Neither form would give anything shorter than the call: the callee cannot be expanded.
  static bool canExpand(const kir::Function &F);

private:
  /// The callee's body for this call, after the declarations of its parameters. MayMove: the
  /// expansion cannot fail any more.
  kir::Block *takeBody(const kir::Call &C, kir::SourcePos Pos, bool MayMove,
                       std::vector<kir::Stmt *> &Params);
  bool argumentsFit(const kir::Call &C, const kir::Expr *Body) const;
};

/// An assignment or increment somewhere in E (the root itself does not count when SkipRoot).
bool assignsInside(const kir::Expr *E, bool SkipRoot);

} // namespace ampcc

#endif
