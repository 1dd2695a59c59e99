//===- CallExpander.h - a call's callee in place of the call --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_CALLEXPANDER_H
#define AMPCC_LIB_PASSES_CALLEXPANDER_H

#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// Functions that the user wrote: their statements have lines, those of the library have none.
using FunctionSet = llvm::DenseSet<const kir::Function *>;

/// Puts callees' bodies where they are called. Callees must not contain calls to expand themselves.
class CallExpander {
  kir::Context &Ctx;
  const VarUses &Uses; ///< of the caller, as it was before anything was expanded
  const FunctionSet &UserFunctions;

public:
  CallExpander(kir::Context &Ctx, const VarUses &Uses, const FunctionSet &UserFunctions)
      : Ctx(Ctx), Uses(Uses), UserFunctions(UserFunctions) {}

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
  void bindParams(const kir::Call &C, kir::SourcePos Pos, kir::VarMap &Vars,
                  std::vector<kir::Stmt *> &Out);
  bool argumentsFit(const kir::Call &C, const kir::Expr *Body) const;
};

/// An assignment or increment somewhere in E (the root itself does not count when SkipRoot).
bool assignsInside(const kir::Expr *E, bool SkipRoot);

} // namespace ampcc

#endif
