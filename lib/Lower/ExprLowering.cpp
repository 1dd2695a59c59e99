//===- ExprLowering.cpp - expressions -------------------------------------===//
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
        appendExpr(A, B->getOperatorLoc());
      return;
    }
  }
  if (const auto *U = dyn_cast<UnaryOperator>(E); U && U->isIncrementDecrementOp()) {
    if (kir::Expr *Target = expr(U->getSubExpr()))
      appendExpr(Ctx.make<kir::IncDec>(Target, U->isIncrementOp(), U->isPrefix()),
                 U->getOperatorLoc());
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
    appendExpr(Value, E->getExprLoc());
}
