//===- CallExpander.h - inlining of one call -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The pass inline-calls decides which calls to inline, and CallExpander inlines one of them: the
// arguments become variables, the body follows them, and its returns become assignments to a
// result. A callee that is one expression may instead become an operand:
//
//   int f(int x) { return x + 1; }    a = f(b);    ->    a = b + 1;
//
// The passes inline-waiting (moves all barriers into the kernel) and inline-for-lanes (inlines all
// calls of kernels that compute with vectors) set Function::AlwaysInline, run inline-calls
// themselves, and use canExpand() alone. The pass forward-temps uses assignsInside(). To inline a
// callee that canExpand() rejects, extend eliminateReturns() (ReturnElimination.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_CALLEXPANDER_H
#define AMPCC_LIB_PASSES_CALLEXPANDER_H

#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/DenseSet.h"

namespace ampcc {

/// The functions that the user wrote, as opposed to the library. Their statements have source
/// lines; those of the library's functions have none, and get the line of the call when they are
/// inlined.
using FunctionSet = llvm::DenseSet<const kir::Function *>;

/// The number of calls of each function that are left while calls are expanded. The last call of a
/// function can get the body itself instead of a copy. A number that is too high only costs a copy;
/// one that is too low would be wrong, because it moves a body that another call still needs.
class CallCounts {
  llvm::DenseMap<const kir::Function *, unsigned> Left;
  llvm::DenseSet<const kir::Function *> Moved;

public:
  /// Functions: all functions of the module. Without a kernel among them they may be called from
  /// another translation unit, so no body is moved.
  explicit CallCounts(llvm::ArrayRef<kir::Function *> Functions);
  /// Counts the calls in Copy, which was added to a function.
  void add(kir::Stmt *Copy);
  void add(kir::Expr *Copy);
  /// Reports that one call of F was removed.
  void remove(const kir::Function &F) { --Left[&F]; }
  /// True if one call of F is left, which may get the body itself. Then call move(); F must not be
  /// used afterwards, and the owner has to remove it from the module.
  bool isOnly(const kir::Function &F) const { return Left.lookup(&F) == 1; }
  void move(const kir::Function &F) { Moved.insert(&F); }
  bool isMoved(const kir::Function *F) const { return Moved.contains(F); }
};

/// Inlines calls of one caller. Expand the calls in the callees first: it does not visit the calls
/// of the body that it inserts. The last call of a function gets its body, every other one a copy
/// (CallCounts).
class CallExpander {
  kir::Context &Ctx;
  CallCounts &Counts;
  const VarUses &Uses; ///< of the caller, before anything was expanded
  const FunctionSet &UserFunctions;

public:
  CallExpander(kir::Context &Ctx, CallCounts &Counts, const VarUses &Uses,
               const FunctionSet &UserFunctions)
      : Ctx(Ctx), Counts(Counts), Uses(Uses), UserFunctions(UserFunctions) {}

  /// Replaces the call at Slot by the expression that its callee returns, and returns true, if the
  /// callee consists of nothing else and the arguments can be evaluated inside of the expression
  /// without a change in behaviour. Otherwise changes nothing and returns false. IsStatement: the
  /// call is a whole expression statement. AloneInEffects: no other part of the full expression
  /// around the call assigns.
  bool asExpression(kir::Expr *&Slot, bool IsStatement, bool AloneInEffects);

  /// Appends the callee's body to Out, after declarations of its parameters. Pos: the position of
  /// these and of the library's statements. Returns the expression that replaces the call, null for
  /// void. If canExpand() is false for the callee, sets Failed, appends nothing and returns null.
  kir::Expr *asStatements(const kir::Call &C, kir::SourcePos Pos, std::vector<kir::Stmt *> &Out,
                          bool &Failed);

  /// asStatements() for a call of a void function with which a void caller ends. Returns of the
  /// callee stay returns, so this never fails.
  void asTail(const kir::Call &C, kir::SourcePos Pos, std::vector<kir::Stmt *> &Out);

  /// True if asStatements() can expand calls of F. False if eliminateReturns() cannot remove the
  /// returns of F, for example one inside a loop; makeSingleExit() (SingleExit.cpp) helps then.
  static bool canExpand(const kir::Function &F);

private:
  /// The callee's body for this call, after the declarations of its parameters. MayMove: the
  /// expansion can no longer fail.
  kir::Block *takeBody(const kir::Call &C, kir::SourcePos Pos, bool MayMove,
                       std::vector<kir::Stmt *> &Params);
  bool argumentsFit(const kir::Call &C, const kir::Expr *Body) const;
};

/// True if E contains an assignment or increment. With SkipRoot, E itself does not count.
bool assignsInside(const kir::Expr *E, bool SkipRoot);

} // namespace ampcc

#endif
