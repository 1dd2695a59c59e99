//===- SwitchLowering.h - lowering of switch statements ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowers a switch to KIR's Switch, in whose body all labels are direct children. Fall-through and
// `break` stay as they are. In C++ a label may also be inside of a loop or an `if` in the body
// (Duff's device), so that the switch *enters* this statement in its middle. Such a label moves
// before the statement, and a flag, `Entering`, makes the entered statement skip its parts before
// the label. StmtLowering owns this class, and checks mayBeEntered() for the branches of an `if`
// and the bodies of loops.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_SWITCHLOWERING_H
#define AMPCC_LIB_LOWER_SWITCHLOWERING_H

#include "CleanupStack.h"
#include "InitLowering.h"
#include "clang/AST/StmtCXX.h"

namespace ampcc {

/// The interface through which a switch lowers its nested statements.
class Statements {
public:
  virtual void stmt(const clang::Stmt *S) = 0;
  /// Lowers S into a block of its own.
  virtual kir::Block *block(const clang::Stmt *S) = 0;
  /// The value of a full expression: its temporaries end with it.
  virtual kir::Expr *fullValue(const clang::Expr *E, llvm::StringRef Name = "condition") = 0;

protected:
  ~Statements() = default;
};

class SwitchLowering : LoweringPart {
public:
  SwitchLowering(CodeBuilder &Code, CleanupStack &Cleanups, Expressions &Exprs, InitLowering &Inits,
                 Statements &Stmts)
      : LoweringPart(Code), Cleanups(Cleanups), Exprs(Exprs), Inits(Inits), Stmts(Stmts) {}

  void lower(const clang::SwitchStmt *S);

  /// A label of the switch that is being lowered is inside of S, a part of a statement in its body.
  bool mayBeEntered(const clang::Stmt *S) const;
  /// Appends the statements that Lower appends under the condition that control is not on its path
  /// to a label: the initialisation and the condition of an entered loop.
  void unlessEntering(llvm::function_ref<void()> Lower);
  // Lower a loop's body and an `if` for which mayBeEntered() holds.
  void enteredBody(const clang::Stmt *S);
  void enteredIf(const clang::IfStmt *S);

private:
  /// The switch whose body is being lowered.
  struct SwitchScope {
    const clang::SwitchStmt *S = nullptr;
    kir::Block *Body = nullptr;
    /// The value of the switch; null if no label is inside of a nested statement.
    kir::Var *Selected = nullptr;
    kir::Var *Entering = nullptr; ///< control is on its path to such a label
  };

  void item(const clang::Stmt *S);
  void label(const clang::SwitchCase *S);
  kir::IntLit *caseValue(const clang::Expr *Value);
  kir::Expr *inRange(kir::Expr *Value, const clang::CaseStmt *Range);
  kir::Expr *selects(const clang::SwitchCase *S);
  /// The condition that one of the labels in S is selected, or that Others (may be null) holds.
  /// Null if there are neither labels nor Others.
  kir::Expr *selectsInside(const clang::Stmt *S, kir::Expr *Others);
  kir::Expr *selectsNested(llvm::ArrayRef<const clang::Stmt *> Items);
  kir::Expr *withoutRanges(kir::Expr *Cond, const clang::SwitchStmt *S);
  kir::Expr *notEntering();
  void enteredItem(const clang::Stmt *S, bool BeforeLabel);

  CleanupStack &Cleanups;
  Expressions &Exprs;
  InitLowering &Inits;
  Statements &Stmts;
  SwitchScope *Current = nullptr;
};

} // namespace ampcc

#endif
