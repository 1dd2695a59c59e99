//===- ExprLowering.cpp - expressions -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ExprVisitor.h"

using namespace ampcc;
using namespace clang;

kir::Expr *FunctionLowering::expr(const Expr *E) {
  kir::Expr *Result = ExprVisitor(*this).Visit(E);
  if (Result && !Result->Pos.Opaque)
    Result->Pos = M.pos(E->getExprLoc());
  return Result;
}

kir::Expr *FunctionLowering::loadedConditional(const ConditionalOperator *E) {
  return ExprVisitor(*this).conditional(E, /*Loaded=*/true);
}

kir::Expr *FunctionLowering::assignmentValue(const BinaryOperator *E) {
  return ExprVisitor(*this).assignment(E);
}

std::string ExprVisitor::describe(const Stmt *S) {
  switch (S->getStmtClass()) {
  case Stmt::StringLiteralClass:
    return "a string literal";
  case Stmt::PredefinedExprClass:
    return "the name of a function as a string";
  case Stmt::ImaginaryLiteralClass:
    return "a complex number";
  case Stmt::StmtExprClass:
    return "a statement inside of an expression";
  case Stmt::CXXStdInitializerListExprClass:
    return "'std::initializer_list'";
  case Stmt::AtomicExprClass:
    return "an atomic operation that is not one of 'concurrency'";
  case Stmt::CXXThrowExprClass:
    return "an exception";
  case Stmt::CXXNewExprClass:
    return "'new'";
  case Stmt::CXXDeleteExprClass:
    return "'delete'";
  case Stmt::CXXTypeidExprClass:
    return "'typeid'";
  case Stmt::CoawaitExprClass:
  case Stmt::CoyieldExprClass:
    return "a coroutine";
  case Stmt::ExtVectorElementExprClass:
  case Stmt::ShuffleVectorExprClass:
  case Stmt::ConvertVectorExprClass:
    return "a vector type of the compiler";
  default:
    break;
  }
  if (const auto *B = dyn_cast<BinaryOperator>(S))
    return "operator '" + B->getOpcodeStr().str() + "' of built-in types";
  const auto *E = dyn_cast<Expr>(S);
  return E ? "an expression of type '" + E->getType().getAsString() + "' of this form"
           : "a statement of this form";
}

void FunctionLowering::discard(const Expr *E) {
  E = E->IgnoreParens();
  if (const auto *Cleanup = dyn_cast<ExprWithCleanups>(E))
    return discard(Cleanup->getSubExpr());
  if (const auto *Cast = dyn_cast<CastExpr>(E); Cast && Cast->getCastKind() == CK_ToVoid)
    return discard(Cast->getSubExpr());
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (B->getOpcode() == BO_Comma) {
      discard(B->getLHS());
      return discard(B->getRHS());
    }
    if (B->isAssignmentOp()) {
      if (kir::Expr *A = ExprVisitor(*this).assignment(B))
        Code.appendExpr(A, B->getOperatorLoc());
      return;
    }
  }
  if (const auto *U = dyn_cast<UnaryOperator>(E); U && U->isIncrementDecrementOp()) {
    if (kir::Expr *Target = expr(U->getSubExpr()))
      Code.appendExpr(increment(U, Target), U->getOperatorLoc());
    return;
  }
  kir::Expr *Value = expr(E);
  // The value of a void call is the call itself; a pure value has no effect to keep.
  while (Value && isa<kir::Deref, kir::AddrOf, kir::Cast>(Value)) {
    kir::Expr *Inner = nullptr;
    kir::forEachOperand(Value, [&](kir::Expr *&Operand) { Inner = Operand; });
    Value = Inner;
  }
  if (Value && !kir::isSideEffectFree(Value))
    Code.appendExpr(Value, E->getExprLoc());
}
