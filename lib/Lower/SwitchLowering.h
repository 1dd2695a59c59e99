//===- SwitchLowering.h - lowering of switch statements ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Lowers a switch to a Switch of KIR, the intermediate representation, in whose body all labels are
// direct children. Fall-through and `break` stay as they are. In C++ a label may also be inside of
// a loop or an `if` in the body (Duff's device), so that the switch *enters* this statement in its
// middle. Such a label moves before the statement, and a flag, `Entering`, makes the entered
// statement skip its parts before the label:
//
//   switch (x) { case 0: do { A; case 1: B; } while (c); }
//   ->  entering = x == 1;
//       switch (x) { case 0: case 1: do { if (!entering) A; entering = false; B; } while (c); }
//
// StmtLowering owns this class, and checks mayBeEntered() for the branches of an `if` and the
// bodies of loops. A further kind of statement that may contain labels has to check mayBeEntered(),
// too.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_LOWER_SWITCHLOWERING_H
#define AMPCC_LIB_LOWER_SWITCHLOWERING_H

#include "CleanupStack.h"
#include "InitLowering.h"
#include "clang/AST/StmtCXX.h"

namespace ampcc {

/// The interface through which a switch lowers its nested statements. StmtLowering implements it.
class Statements {
public:
  /// Lowers S and appends the result to the current block.
  virtual void stmt(const clang::Stmt *S) = 0;
  /// Lowers S into a new block, which the caller has to append.
  virtual kir::Block *block(const clang::Stmt *S) = 0;
  /// Lowers a full expression and destroys its temporaries. Returns its value, or null after an
  /// error. Name is for the variable that may have to keep the value.
  virtual kir::Expr *fullValue(const clang::Expr *E, llvm::StringRef Name = "condition") = 0;

protected:
  ~Statements() = default;
};

class SwitchLowering : LoweringPart {
public:
  SwitchLowering(CodeBuilder &Code, CleanupStack &Cleanups, Expressions &Exprs, InitLowering &Inits,
                 Statements &Stmts)
      : LoweringPart(Code), Cleanups(Cleanups), Exprs(Exprs), Inits(Inits), Stmts(Stmts) {}

  /// Lowers S and appends the result to the current block.
  void lower(const clang::SwitchStmt *S);

  /// True if S, a part of a statement in the body of the switch that is being lowered, contains a
  /// label of this switch. False outside of switches.
  bool mayBeEntered(const clang::Stmt *S) const;
  /// Calls Lower, and puts the statements that it appends under `if (!Entering)`. For the
  /// initialisation and the condition of a loop for whose body mayBeEntered() holds: control that
  /// is on its path to a label in the body skips them.
  void unlessEntering(llvm::function_ref<void()> Lower);
  // Lower the body of a loop, S, for which mayBeEntered() holds, and an `if` for one of whose
  // branches it holds.
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
