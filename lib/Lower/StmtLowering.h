//===- StmtLowering.h - lowering of statements ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_LOWER_STMTLOWERING_H
#define AMPCC_LIB_LOWER_STMTLOWERING_H

#include "SwitchLowering.h"

namespace ampcc {

class StmtLowering final : LoweringPart, public Statements {
public:
  StmtLowering(CodeBuilder &Code, ConstantLowering &Constants, ObjectLowering &Objects,
               CleanupStack &Cleanups, Expressions &Exprs, InitLowering &Inits)
      : LoweringPart(Code), Constants(Constants), Objects(Objects), Cleanups(Cleanups),
        Exprs(Exprs), Inits(Inits), Switches(Code, Cleanups, Exprs, Inits, *this) {}

  void stmt(const clang::Stmt *S) override;
  kir::Block *block(const clang::Stmt *S) override;
  kir::Expr *fullValue(const clang::Expr *E, llvm::StringRef Name = "condition") override;

private:
  void returnStmt(const clang::ReturnStmt *S);
  void ifStmt(const clang::IfStmt *S);
  void forStmt(const clang::ForStmt *S);
  void whileStmt(const clang::WhileStmt *S);
  void doStmt(const clang::DoStmt *S);
  void rangeFor(const clang::CXXForRangeStmt *S);
  /// `for (Init; Cond; Inc) Body`, where every part may need statements that C has no room for.
  /// MayBeEntered: the body contains a label of a switch around the loop.
  void loop(const clang::Stmt *Init, const clang::VarDecl *CondVar, const clang::Expr *Cond,
            const clang::Expr *Inc, llvm::function_ref<void()> LowerBody, clang::SourceLocation Loc,
            bool MayBeEntered = false);
  kir::Expr *increment(const clang::Expr *Inc, kir::Block *Head);
  void skipFirst(kir::Block *Head, kir::Block *Before, clang::SourceLocation Loc);
  /// `if (!Cond) break;`, where leaving the loop destroys the objects above Depth.
  void breakUnless(kir::Expr *Cond, size_t Depth, clang::SourceLocation Loc);
  void inlineBody(const clang::Stmt *S);

  ConstantLowering &Constants;
  ObjectLowering &Objects;
  CleanupStack &Cleanups;
  Expressions &Exprs;
  InitLowering &Inits;
  SwitchLowering Switches;
};

} // namespace ampcc

#endif
