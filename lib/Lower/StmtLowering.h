//===- StmtLowering.h - lowering of statements ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// StmtLowering lowers a Clang statement to KIR, the intermediate representation, and appends the
// result to the current block of the CodeBuilder. FunctionLowering and KernelLowering use it for
// the bodies of functions, SwitchLowering for the statements in a switch. In KIR, as in OpenCL C,
// conditions and increments are single expressions. If their lowering needs statements (a
// temporary, a call with a destructor), a loop becomes `for (;;)` whose body evaluates the
// condition and leaves the loop by `break`. StmtLowering reports statements that have no KIR, such
// as goto, as unsupported. The parts that it refers to must outlive it. A further kind of statement
// needs a case in stmt().
//
//===----------------------------------------------------------------------===//
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
  /// `for (Init; Cond; Inc) Body`; every part may need statements. MayBeEntered: the body contains
  /// a label of a switch around the loop (Duff's device).
  void loop(const clang::Stmt *Init, const clang::VarDecl *CondVar, const clang::Expr *Cond,
            const clang::Expr *Inc, llvm::function_ref<void()> LowerBody, clang::SourceLocation Loc,
            bool MayBeEntered = false);
  /// Returns the increment as one expression, or appends its statements to Head and returns null.
  kir::Expr *increment(const clang::Expr *Inc, kir::Block *Head);
  void skipFirst(kir::Block *Head, kir::Block *Before, clang::SourceLocation Loc);
  /// `if (!Cond) break;`. Before the break come the destructors of the objects above Depth in the
  /// CleanupStack.
  void breakUnless(kir::Expr *Cond, size_t Depth, clang::SourceLocation Loc);
  /// Lowers the body of a loop or block into the current block, without a block of its own.
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
