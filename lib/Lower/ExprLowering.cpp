//===- ExprLowering.cpp - lowering of expressions ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ExprLowering.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/Basic/LongDoubles.h"
#include "ampcc/Basic/ObjectParts.h"
#include "ampcc/Basic/PlacementNew.h"
#include "ampcc/Extract/HostCaptures.h"

using namespace ampcc;
using namespace clang;

kir::Expr *ExprLowering::expr(const Expr *E) {
  kir::Expr *Result = Visit(E);
  if (Result && !Result->Pos.Opaque)
    Result->Pos = M.pos(E->getExprLoc());
  return Result;
}

kir::Expr *ExprLowering::VisitUnaryExprOrTypeTraitExpr(const UnaryExprOrTypeTraitExpr *E) {
  const QualType T = E->getTypeOfArgument().getNonReferenceType();
  if (M.Captures && M.Captures->hasOtherLayout(T)) {
    M.unsupportedLayout(E->getBeginLoc(), "the size of an object", T);
    return nullptr;
  }
  return evaluated(E);
}

/// E without wrappers that change neither the object nor the type as which it is accessed.
static const Expr *sameObject(const Expr *E) {
  for (;;) {
    E = E->IgnoreParens();
    const auto *Cast = dyn_cast<CastExpr>(E);
    if (!Cast || Cast->getCastKind() != CK_NoOp || !Cast->isGLValue())
      return E;
    E = Cast->getSubExpr();
  }
}

/// E is an element or member of a constant outside of all functions.
static bool isPartOfConstant(const Expr *E) {
  const auto *Ref = dyn_cast_or_null<DeclRefExpr>(objectOfPart(E));
  const auto *V = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return V && V->hasGlobalStorage() && V->isConstexpr();
}

kir::Expr *ExprLowering::loaded(const Expr *Sub) {
  const Expr *Plain = sameObject(Sub);
  Expr::EvalResult Part;
  if (Sub->getType()->isArithmeticType() && isPartOfConstant(Plain) &&
      Plain->EvaluateAsRValue(Part, M.Ast) && (Part.Val.isInt() || Part.Val.isFloat()))
    return Constants.constant(Part.Val, Sub->getType(), Sub->getExprLoc());
  if (const auto *Ref = dyn_cast<DeclRefExpr>(Plain))
    return variable(Ref, /*Loaded=*/true);
  // Assignments and increments are values in C already: no need to name their target again.
  if (const auto *B = dyn_cast<BinaryOperator>(Plain); B && B->isAssignmentOp())
    return assignment(B);
  if (const auto *U = dyn_cast<UnaryOperator>(Plain);
      U && U->isIncrementDecrementOp() && U->isPrefix() && !U->getType()->isAnyComplexType()) {
    kir::Expr *Target = expr(U->getSubExpr());
    return Target ? increment(U, Target) : nullptr;
  }
  if (const auto *C = dyn_cast<ConditionalOperator>(Plain); C && C->isGLValue())
    return conditional(C, /*Loaded=*/true);
  return expr(Sub);
}

kir::Expr *ExprLowering::variable(const DeclRefExpr *E, bool Loaded) {
  if (kir::Expr *Object = Objects.local(E))
    return Object;
  if (const auto *Binding = dyn_cast<BindingDecl>(E->getDecl()); Binding && Binding->getBinding())
    return expr(Binding->getBinding());
  return Objects.outer(E, Loaded);
}

kir::Expr *ExprLowering::folded(const Expr *E) {
  const std::optional<APValue> Known = Code.HasTraps ? foldedLongDouble(M.Ast, E) : std::nullopt;
  kir::Expr *Value = Known ? Constants.constant(*Known, E->getType(), E->getExprLoc()) : nullptr;
  return Value && isa<kir::InitList>(Value) ? Code.save(Value) : Value;
}

kir::Expr *ExprLowering::VisitCXXNewExpr(const CXXNewExpr *E) {
  if (!isPlacementNew(E))
    return VisitStmt(E);
  const kir::Type *Ty = M.type(E->getType(), E->getBeginLoc());
  // The program measures the place by the host's size.
  if (Ty && cast<kir::PointerType>(Ty)->Pointee->size() >
                uint64_t(M.Ast.getTypeSizeInChars(E->getAllocatedType()).getQuantity()))
    return Code.unsupported(E->getBeginLoc(), "an object of '" +
                                                  E->getAllocatedType().getAsString() +
                                                  "', which is larger than on the host, in memory "
                                                  "of the program,");
  kir::Expr *Place = Ty ? expr(E->getPlacementArg(0)->IgnoreParenCasts()) : nullptr;
  if (!Place)
    return nullptr;
  if (!Place->type()->isPointer()) // an array
    Place = Ctx.addressOf(Place);
  if (Place->type() != Ty)
    Place = Ctx.make<kir::Cast>(Ty, Place, false);
  Place = Code.save(Place, "place");
  if (const Expr *Init = E->getInitializer())
    Inits.initialize(Ctx.deref(Code.copy(Place)), Init);
  return Place;
}

std::string ExprLowering::describe(const Stmt *S) {
  switch (S->getStmtClass()) {
  case Stmt::PredefinedExprClass:
    return "the name of a function as a string";
  case Stmt::StmtExprClass:
    return "a statement inside of an expression";
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

void ExprLowering::discard(const Expr *E) {
  E = E->IgnoreParens();
  if (const auto *Cleanup = dyn_cast<ExprWithCleanups>(E))
    return discard(Cleanup->getSubExpr());
  if (const auto *Cast = dyn_cast<CastExpr>(E); Cast && Cast->getCastKind() == CK_ToVoid)
    return discard(Cast->getSubExpr());
  if (const auto *Call = dyn_cast<CallExpr>(E); Call && Calls.print(Call))
    return;
  if (const auto *B = dyn_cast<BinaryOperator>(E)) {
    if (B->getOpcode() == BO_Comma) {
      discard(B->getLHS());
      return discard(B->getRHS());
    }
    if (B->isAssignmentOp()) {
      if (kir::Expr *A = assignment(B))
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
  if (Value && !isDroppable(Value))
    Code.appendExpr(Value, E->getExprLoc());
}
