//===- CallExpander.h - inlining of one call -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The inlining passes decide which calls to inline; CallExpander inlines one.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_CALLEXPANDER_H
#define AMPCC_LIB_PASSES_CALLEXPANDER_H

#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Functions that the user wrote: their statements have source lines, those of the library have
/// none.
using FunctionSet = llvm::DenseSet<const kir::Function *>;

/// The number of calls of each function that are left while calls are expanded. If it is too high,
/// a body is copied that could have been moved.
class CallCounts {
  llvm::DenseMap<const kir::Function *, unsigned> Left;
  llvm::DenseSet<const kir::Function *> Moved;

public:
  /// Functions: all functions that contain calls. A module without kernels may be called from
  /// elsewhere, so no body is moved out of its functions.
  explicit CallCounts(llvm::ArrayRef<kir::Function *> Functions);
  void add(kir::Stmt *Copy);
  void add(kir::Expr *Copy);
  /// One call of F was removed.
  void remove(const kir::Function &F) { --Left[&F]; }
  /// There is one call of F left, which may get the body itself; F must not be used afterwards.
  bool isOnly(const kir::Function &F) const { return Left.lookup(&F) == 1; }
  void move(const kir::Function &F) { Moved.insert(&F); }
  bool isMoved(const kir::Function *F) const { return Moved.contains(F); }
};

/// Inlines callees. Callees must not contain calls to expand themselves. The last call of a
/// function gets its body, every other one a copy.
class CallExpander {
  kir::Context &Ctx;
  CallCounts &Counts;
  const VarUses &Uses; ///< of the caller, before anything was expanded
  const FunctionSet &UserFunctions;

public:
  CallExpander(kir::Context &Ctx, CallCounts &Counts, const VarUses &Uses,
               const FunctionSet &UserFunctions)
      : Ctx(Ctx), Counts(Counts), Uses(Uses), UserFunctions(UserFunctions) {}

  /// Replaces the call at Slot by the expression that its callee returns, if the callee consists of
  /// nothing else and evaluating the arguments inside of it changes nothing. IsStatement: the call
  /// is an expression statement; AloneInEffects: no other part of the full expression assigns.
  bool asExpression(kir::Expr *&Slot, bool IsStatement, bool AloneInEffects);

  /// Appends the callee's body to Out. Returns the result (null for void), or sets Failed and
  /// appends nothing if the callee returns from within a loop.
  kir::Expr *asStatements(const kir::Call &C, kir::SourcePos Pos, std::vector<kir::Stmt *> &Out,
                          bool &Failed);

  /// The same for a call at the end of a function without result: returns stay returns.
  void asTail(const kir::Call &C, kir::SourcePos Pos, std::vector<kir::Stmt *> &Out);

  /// False: the callee cannot be expanded, because neither form would be shorter than the call.
  static bool canExpand(const kir::Function &F);

private:
  /// The callee's body for this call, after the declarations of its parameters. MayMove: the
  /// expansion can no longer fail.
  kir::Block *takeBody(const kir::Call &C, kir::SourcePos Pos, bool MayMove,
                       std::vector<kir::Stmt *> &Params);
  bool argumentsFit(const kir::Call &C, const kir::Expr *Body) const;
};

/// An assignment or increment somewhere in E (the root itself does not count when SkipRoot).
bool assignsInside(const kir::Expr *E, bool SkipRoot);

} // namespace ampcc

#endif
