//===- OperatorLowering.cpp - lowering of operators ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ExprLowering.h"
#include "ampcc/Basic/ConstantEvaluation.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"

using namespace ampcc;
using namespace clang;

kir::Expr *ExprLowering::VisitUnaryOperator(const UnaryOperator *E) {
  switch (E->getOpcode()) {
  case UO_Extension:
    return Visit(E->getSubExpr());
  case UO_PreInc:
  case UO_PreDec: {
    kir::Expr *Target = Visit(E->getSubExpr());
    if (!Target)
      return nullptr;
    Target = Code.stabilize(Target);
    Code.appendExpr(increment(E, Code.copy(Target)), E->getOperatorLoc());
    return Target;
  }
  case UO_AddrOf:
    if (E->getType()->isMemberPointerType())
      return memberPointer(E);
    break;
  case UO_PostInc:
  case UO_PostDec:
    break;
  default:
    if (E->getOpcode() == UO_Real || E->getOpcode() == UO_Imag || E->getType()->isAnyComplexType())
      return Complexes.unary(E);
    break;
  }
  kir::Expr *Operand = Visit(E->getSubExpr());
  const kir::Type *Ty = M.type(E->getType(), E->getOperatorLoc());
  if (!Operand || !Ty)
    return nullptr;
  // `*f` and `&f` of a function.
  if (E->getType()->isFunctionType() || E->getSubExpr()->getType()->isFunctionType())
    return Operand;
  switch (E->getOpcode()) {
  case UO_AddrOf:
    return Objects.addressOf(Operand, E->getSubExpr()->getType().isConstQualified());
  case UO_Deref:
    return Ctx.deref(Operand);
  case UO_Plus:
    return Operand;
  case UO_Minus:
    return Ctx.make<kir::Unary>(Ty, kir::UnaryOp::Minus, Operand);
  case UO_Not:
    return Ctx.make<kir::Unary>(Ty, kir::UnaryOp::BitNot, Operand);
  case UO_LNot:
    return Ctx.logicalNot(Operand);
  case UO_PostInc:
  case UO_PostDec: {
    if (!Ty->isBool() && !E->getType()->isAnyComplexType())
      return increment(E, Operand);
    Operand = Code.stabilize(Operand);
    kir::Expr *Old = Code.save(Code.copy(Operand));
    Code.appendExpr(increment(E, Operand), E->getOperatorLoc());
    return Old;
  }
  default:
    return VisitStmt(E);
  }
}

void ExprLowering::setOpaque(const OpaqueValueExpr *Opaque, kir::Expr *Value) {
  Value = Code.stabilize(Value);
  if (auto *Base = dyn_cast<kir::VarRef>(Value); Base && Opaque->getType()->isPointerType())
    M.From.Places.insert(Base->V); // of `pointer->property`
  Objects.Opaques[Opaque] = Value;
}

ExprLowering::PropertyOperands ExprLowering::operandsInOrder(const PseudoObjectExpr *E) {
  const auto *Assignment = dyn_cast<BinaryOperator>(E->getSyntacticForm());
  const auto *Target =
      Assignment ? dyn_cast<MSPropertyRefExpr>(Assignment->getLHS()->IgnoreParens()) : nullptr;
  const auto *Owner =
      Target ? dyn_cast<CXXRecordDecl>(Target->getPropertyDecl()->getDeclContext()) : nullptr;
  if (!Owner || !isElementClass(libraryClass(Owner)))
    return {};
  return {cast<OpaqueValueExpr>(Target->getBaseExpr()),
          cast<OpaqueValueExpr>(Assignment->getRHS())};
}

bool ExprLowering::lowerOperands(const PropertyOperands &Operands) {
  const OpaqueValueExpr *Right = Operands.Value;
  auto [Object, Value] = lowerAssignment(
      Code, [&] { return Visit(Operands.Object->getSourceExpr()); },
      [&] { return Visit(Right->getSourceExpr()); },
      /*ByReference=*/Right->isGLValue() && Right->getType()->isRecordType());
  if (!Object)
    return false;
  setOpaque(Right, Value);
  setOpaque(Operands.Object, Object);
  return true;
}

/// Clang spells out the call of the getter or setter.
kir::Expr *ExprLowering::property(const PseudoObjectExpr *E) {
  const PropertyOperands Operands = operandsInOrder(E);
  if (Operands && !lowerOperands(Operands))
    return nullptr;
  kir::Expr *Result = nullptr;
  for (unsigned I = 0; I < E->getNumSemanticExprs(); ++I) {
    const Expr *Part = E->getSemanticExpr(I);
    const auto *Opaque = dyn_cast<OpaqueValueExpr>(Part);
    if (!Opaque) {
      if (I == E->getResultExprIndex())
        Result = Visit(Part);
      else
        discard(Part);
      continue;
    }
    if (Opaque != Operands.Object && Opaque != Operands.Value) {
      kir::Expr *Value = Visit(Opaque->getSourceExpr());
      if (!Value)
        return nullptr;
      setOpaque(Opaque, Value);
    }
    if (I == E->getResultExprIndex())
      Result = Code.copy(Objects.Opaques[Opaque]);
  }
  return Result; // none where the setter is void
}

/// C++14 still increments a bool: it becomes true. Of a complex number the real part changes.
kir::Expr *ExprLowering::increment(const UnaryOperator *E, kir::Expr *Target) {
  if (Target->type()->isBool())
    return Ctx.make<kir::Assign>(Target, Ctx.boolLit(true));
  if (E->getType()->isAnyComplexType())
    Target = Ctx.member(Target, 0);
  return Ctx.make<kir::IncDec>(Target, E->isIncrementOp(), E->isPrefix());
}

kir::Expr *ExprLowering::VisitBinaryOperator(const BinaryOperator *E) {
  switch (E->getOpcode()) {
  case BO_Assign: {
    kir::Expr *A = assignment(E);
    return A ? assigned(A, E->getOperatorLoc()) : nullptr;
  }
  case BO_LAnd:
  case BO_LOr:
    return logical(E);
  case BO_Comma:
    return comma(E);
  case BO_PtrMemD:
  case BO_PtrMemI:
    return memberThroughPointer(E);
  case BO_Cmp:
    return buildObject(E);
  default:
    if (E->getLHS()->getType()->isAnyComplexType() || E->getRHS()->getType()->isAnyComplexType())
      return Complexes.binary(E);
    break;
  }
  if (E->isAdditiveOp()) {
    const Product Left = contractedProduct(E, E->getLHS());
    const Product Right = Left.Mul ? Product() : contractedProduct(E, E->getRHS());
    if (Left.Mul || Right.Mul)
      return contractedSum(E, Left, Right);
  }
  auto Parts =
      lowerInOrder(Code, {[&] { return Visit(E->getLHS()); }, [&] { return Visit(E->getRHS()); }},
                   /*IsSequenced=*/E->isShiftOp());
  const kir::Type *Ty = M.type(E->getType(), E->getOperatorLoc());
  if (Parts.empty() || !Ty)
    return nullptr;
  return Ctx.make<kir::Binary>(Ty, binaryOp(E->getOpcode()), Parts[0], Parts[1]);
}

kir::Expr *ExprLowering::VisitCompoundAssignOperator(const CompoundAssignOperator *E) {
  kir::Expr *A = assignment(E);
  return A ? assigned(A, E->getOperatorLoc()) : nullptr;
}

/// The part of E that computes its value: Clang's code generator adds no instruction for
/// parentheses, casts that change nothing, a plus, braces around one value, a comma operator, and a
/// conditional operator with a constant condition. A left side of a comma with effects is not
/// passed over, because the caller would drop it.
static const Expr *computingPart(const Expr *E, const ASTContext &Ast) {
  while (true) {
    E = E->IgnoreParenNoopCasts(Ast);
    const auto *Plus = dyn_cast<UnaryOperator>(E);
    const auto *Comma = dyn_cast<BinaryOperator>(E);
    const auto *Braces = dyn_cast<InitListExpr>(E);
    const auto *Choice = dyn_cast<ConditionalOperator>(E);
    Expr::EvalResult Condition;
    if (Plus && Plus->getOpcode() == UO_Plus)
      E = Plus->getSubExpr();
    else if (Comma && Comma->isCommaOp() && !Comma->getLHS()->HasSideEffects(Ast))
      E = Comma->getRHS();
    else if (Braces && Braces->getNumInits() == 1)
      E = Braces->getInit(0);
    else if (Choice && Choice->getCond()->EvaluateAsInt(Condition, Ast))
      E = Condition.Val.getInt() != 0 ? Choice->getTrueExpr() : Choice->getFalseExpr();
    else
      return E;
  }
}

/// True for a variable of the function that E is in, which no other thread has.
static bool isOwnVariable(const Expr *E) {
  const auto *Ref = dyn_cast<DeclRefExpr>(E->IgnoreParens());
  const auto *V = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  return V && V->hasLocalStorage() && !V->getType()->isReferenceType() &&
         !Ref->refersToEnclosingVariableOrCapture();
}

/// As Clang's code generator finds them: a product, or one with a minus before it.
/// A product of constants is a constant.
ExprLowering::Product ExprLowering::contractedProduct(const BinaryOperator *Sum,
                                                      const Expr *Operand) {
  if (!Sum->getType()->isRealFloatingType() ||
      Sum->getFPFeaturesInEffect(M.Ast.getLangOpts()).getFPContractMode() == LangOptions::FPM_Off)
    return {};
  Product Found;
  const Expr *Inner = computingPart(Operand, M.Ast);
  if (const auto *Minus = dyn_cast<UnaryOperator>(Inner); Minus && Minus->getOpcode() == UO_Minus) {
    Found.Negated = true;
    Inner = computingPart(Minus->getSubExpr(), M.Ast);
  }
  const auto *Mul = dyn_cast<BinaryOperator>(Inner);
  if (!Mul || Mul->getOpcode() != BO_Mul ||
      !M.Ast.hasSameUnqualifiedType(Mul->getType(), Sum->getType()) || Mul->isEvaluatable(M.Ast))
    return {};
  Found.Mul = Mul;
  return Found;
}

kir::Expr *ExprLowering::mulAdd(kir::Expr *A, kir::Expr *B, kir::Expr *C, bool NegateProduct) {
  const kir::Type *Ty = A->type();
  if (NegateProduct)
    A = Ctx.make<kir::Unary>(Ty, kir::UnaryOp::Minus, A);
  return Ctx.make<kir::Builtin>(Ty, kir::builtin::MUL_ADD, std::vector<kir::Expr *>{A, B, C});
}

/// a * b + c, a * b - c, c + a * b, c - a * b.
kir::Expr *ExprLowering::contractedSum(const BinaryOperator *E, Product Left, Product Right) {
  const bool IsSub = E->getOpcode() == BO_Sub;
  const BinaryOperator *Mul = Left.Mul ? Left.Mul : Right.Mul;
  const size_t First = Left.Mul ? 0 : 1; ///< factor
  const Expr *AfterProduct[] = {Mul->getLHS(), Mul->getRHS(), E->getRHS()};
  const Expr *BeforeProduct[] = {E->getLHS(), Mul->getLHS(), Mul->getRHS()};
  const ArrayRef<const Expr *> Operands = Left.Mul ? AfterProduct : BeforeProduct;
  auto Parts = lowerInOrder(Code, 3, [&](size_t I) { return Visit(Operands[I]); });
  if (Parts.empty())
    return nullptr;
  kir::Expr *Other = Parts[Left.Mul ? 2 : 0];
  if (Left.Mul && IsSub)
    Other = Ctx.make<kir::Unary>(Other->type(), kir::UnaryOp::Minus, Other);
  return mulAdd(Parts[First], Parts[First + 1], Other,
                Left.Mul ? Left.Negated : Right.Negated != IsSub);
}

/// c += a * b and c -= a * b.
kir::Expr *ExprLowering::contractedAssignment(const CompoundAssignOperator *E, Product Value) {
  const Expr *Operands[] = {Value.Mul->getLHS(), Value.Mul->getRHS(), E->getLHS()};
  auto Parts =
      lowerInOrder(Code, 3, [&](size_t I) { return Visit(Operands[I]); }, /*IsSequenced=*/true);
  if (Parts.empty())
    return nullptr;
  kir::Expr *Target = Code.stabilize(Parts[2]);
  return Ctx.make<kir::Assign>(Target, mulAdd(Parts[0], Parts[1], Code.copy(Target),
                                              Value.Negated != (E->getOpcode() == BO_SubAssign)));
}

kir::Expr *ExprLowering::assignment(const BinaryOperator *E) {
  if (E->getOpcode() == BO_AddAssign || E->getOpcode() == BO_SubAssign) {
    const auto *C = cast<CompoundAssignOperator>(E);
    const bool IsOneType =
        M.Ast.hasSameUnqualifiedType(C->getComputationResultType(), C->getType()) &&
        M.Ast.hasSameUnqualifiedType(C->getComputationLHSType(), C->getType());
    // With checks a place that is read and written is one access, except for a variable that is not
    // checked.
    if (const Product Value = contractedProduct(E, E->getRHS());
        Value.Mul && IsOneType && (!M.Module.Check || isOwnVariable(E->getLHS()))) {
      kir::Expr *A = contractedAssignment(C, Value);
      if (A)
        M.From.Exprs[A] = E;
      return A;
    }
  }
  auto [Target, Value] =
      lowerAssignment(Code, [&] { return Visit(E->getLHS()); }, [&] { return Visit(E->getRHS()); });
  if (!Target)
    return nullptr;
  auto Made = [&](kir::Expr *A) {
    M.From.Exprs[A] = E;
    return A;
  };
  if (!E->isCompoundAssignmentOp())
    return Made(Ctx.make<kir::Assign>(Target, Value));
  const auto *C = cast<CompoundAssignOperator>(E);
  if (C->getComputationResultType()->isAnyComplexType()) {
    Target = Code.stabilize(Target);
    kir::Expr *Result = Complexes.compound(C, Target, Value);
    return Result ? Made(Ctx.make<kir::Assign>(Target, Result)) : nullptr;
  }
  const kir::Type *ComputeTy = M.type(C->getComputationResultType(), E->getOperatorLoc());
  if (!ComputeTy)
    return nullptr;
  return Made(Ctx.make<kir::Assign>(
      Target, Value, binaryOp(BinaryOperator::getOpForCompoundAssignment(E->getOpcode())),
      ComputeTy));
}

kir::Expr *ExprLowering::memberPointer(const UnaryOperator *E) {
  const auto *Ref = dyn_cast<DeclRefExpr>(E->getSubExpr()->IgnoreParens());
  if (const auto *Function = Ref ? dyn_cast<FunctionDecl>(Ref->getDecl()) : nullptr)
    return M.Dispatch.address(Function, E->getOperatorLoc());
  const std::optional<uint64_t> Offset = Ref ? M.memberOffset(Ref->getDecl()) : std::nullopt;
  return Offset ? Ctx.make<kir::IntLit>(Ctx.intTy(64), *Offset)
                : Code.unsupported(E->getOperatorLoc(), "a pointer to this member");
}

kir::Expr *ExprLowering::memberThroughPointer(const BinaryOperator *E) {
  bool IsArrow = E->getOpcode() == BO_PtrMemI;
  auto Object = [&]() -> kir::Expr * {
    kir::Expr *Base = Visit(E->getLHS());
    if (!Base || IsArrow)
      return Base;
    return Ctx.addressOf(kir::isLValue(Base) ? Base : Code.save(Base, "object"));
  };
  auto Parts =
      lowerInOrder(Code, {Object, [&] { return Visit(E->getRHS()); }}, /*IsSequenced=*/true);
  const kir::Type *Ty = M.type(E->getType(), E->getOperatorLoc());
  if (Parts.empty() || !Ty)
    return nullptr;
  const kir::Type *Bytes = Ctx.pointerTo(Ctx.intTy(8, false));
  kir::Expr *Address = Ctx.make<kir::Cast>(Bytes, Parts[0], false);
  Address = Ctx.make<kir::Binary>(Bytes, kir::BinaryOp::Add, Address, Parts[1]);
  return Ctx.deref(
      Ctx.make<kir::Cast>(Ctx.pointerTo(Ty, E->getType().isConstQualified()), Address, false));
}

kir::BinaryOp ExprLowering::binaryOp(BinaryOperatorKind K) {
  switch (K) {
  case BO_Mul:
    return kir::BinaryOp::Mul;
  case BO_Div:
    return kir::BinaryOp::Div;
  case BO_Rem:
    return kir::BinaryOp::Rem;
  case BO_Add:
    return kir::BinaryOp::Add;
  case BO_Sub:
    return kir::BinaryOp::Sub;
  case BO_Shl:
    return kir::BinaryOp::Shl;
  case BO_Shr:
    return kir::BinaryOp::Shr;
  case BO_LT:
    return kir::BinaryOp::Lt;
  case BO_GT:
    return kir::BinaryOp::Gt;
  case BO_LE:
    return kir::BinaryOp::Le;
  case BO_GE:
    return kir::BinaryOp::Ge;
  case BO_EQ:
    return kir::BinaryOp::Eq;
  case BO_NE:
    return kir::BinaryOp::Ne;
  case BO_And:
    return kir::BinaryOp::And;
  case BO_Xor:
    return kir::BinaryOp::Xor;
  case BO_Or:
    return kir::BinaryOp::Or;
  case BO_LAnd:
    return kir::BinaryOp::LogicalAnd;
  case BO_LOr:
    return kir::BinaryOp::LogicalOr;
  default:
    llvm_unreachable("handled before");
  }
}

kir::Expr *ExprLowering::assigned(kir::Expr *A, SourceLocation Loc) {
  auto *Node = cast<kir::Assign>(A);
  Node->Target = Code.stabilize(Node->Target);
  kir::Expr *Again = Code.copy(Node->Target);
  Code.appendExpr(A, Loc);
  return Again;
}

kir::Expr *ExprLowering::comma(const BinaryOperator *E) {
  discard(E->getLHS());
  return Visit(E->getRHS());
}

kir::Expr *ExprLowering::detached(const Expr *E, kir::Block *Into, bool Loaded) {
  llvm::SaveAndRestore Scope(Code.Cur, Into);
  return Loaded ? loaded(E) : Visit(E);
}

kir::Expr *ExprLowering::logical(const BinaryOperator *E) {
  if (Code.HasTraps && isFalseAtRunTime(E))
    return Ctx.boolLit(false);
  kir::Expr *Left = Visit(E->getLHS());
  auto *RightBlock = Ctx.make<kir::Block>();
  size_t Depth = Cleanups.size();
  kir::Expr *Right = Left ? detached(E->getRHS(), RightBlock) : nullptr;
  if (!Right)
    return nullptr;
  Cleanups.makeConditional(Depth, RightBlock);
  bool IsAnd = E->getOpcode() == BO_LAnd;
  if (RightBlock->Stmts.empty())
    return Ctx.make<kir::Binary>(
        Ctx.boolTy(), IsAnd ? kir::BinaryOp::LogicalAnd : kir::BinaryOp::LogicalOr, Left, Right);
  kir::Expr *Result = Code.save(Left, "condition");
  RightBlock->Stmts.push_back(Ctx.assign(Code.copy(Result), Right));
  kir::Expr *Test = Code.copy(Result);
  if (!IsAnd)
    Test = Ctx.logicalNot(Test);
  M.From.Exprs[Test] = E->getLHS();
  Code.append(Ctx.make<kir::If>(Test, RightBlock), E->getOperatorLoc());
  return Result;
}

kir::Expr *ExprLowering::conditional(const AbstractConditionalOperator *E, bool Loaded) {
  kir::Expr *Cond = Visit(E->getCond());
  if (!Cond)
    return nullptr;
  if (E->getType()->isVoidType())
    return voidConditional(E, Cond);
  // `c ? throw x : y`
  const bool TrapsIfTrue = Code.HasTraps && isTrap(E->getTrueExpr()->IgnoreParens());
  if (TrapsIfTrue || (Code.HasTraps && isTrap(E->getFalseExpr()->IgnoreParens()))) {
    auto *Trap = Code.inBlock([&] { discard(TrapsIfTrue ? E->getTrueExpr() : E->getFalseExpr()); });
    Code.append(Ctx.make<kir::If>(TrapsIfTrue ? Cond : Ctx.logicalNot(Cond), Trap),
                E->getQuestionLoc());
    const Expr *Other = TrapsIfTrue ? E->getFalseExpr() : E->getTrueExpr();
    return Loaded ? loaded(Other) : Visit(Other);
  }
  bool IsObject = !E->isGLValue() && (E->getType()->isRecordType() || E->getType()->isArrayType() ||
                                      E->getType()->isAnyComplexType());
  if (IsObject) {
    // Its operands are the object itself, which no CXXBindTemporaryExpr around them destroys.
    kir::Expr *Object = buildObject(E);
    if (Object)
      Cleanups.push(Code.copy(Object), E->getType(), E->getQuestionLoc());
    return Object;
  }
  auto *ThenBlock = Ctx.make<kir::Block>(), *ElseBlock = Ctx.make<kir::Block>();
  size_t Depth = Cleanups.size();
  kir::Expr *Then = detached(E->getTrueExpr(), ThenBlock, Loaded);
  Cleanups.makeConditional(Depth, ThenBlock);
  Depth = Cleanups.size();
  kir::Expr *Else = Then ? detached(E->getFalseExpr(), ElseBlock, Loaded) : nullptr;
  if (!Else)
    return nullptr;
  Cleanups.makeConditional(Depth, ElseBlock);
  bool Const = E->getType().isConstQualified();
  bool ByAddress = E->isGLValue() && !Loaded && !E->getType()->isFunctionType();
  if (ByAddress) {
    Then = Objects.addressOf(Then, Const);
    Else = Objects.addressOf(Else, Const);
  }
  kir::Expr *Result;
  if (ThenBlock->Stmts.empty() && ElseBlock->Stmts.empty()) {
    Result = Ctx.make<kir::Conditional>(Then->type(), Cond, Then, Else);
  } else {
    kir::Var *V = Code.temp(Then->type(), "selected", E->getQuestionLoc());
    ThenBlock->Stmts.push_back(Ctx.assign(Ctx.ref(V), Then));
    ElseBlock->Stmts.push_back(Ctx.assign(Ctx.ref(V), Else));
    Code.append(Ctx.make<kir::If>(Cond, ThenBlock, ElseBlock), E->getQuestionLoc());
    Result = Ctx.ref(V);
  }
  return ByAddress ? Ctx.deref(Result) : Result;
}

kir::Expr *ExprLowering::voidConditional(const AbstractConditionalOperator *E, kir::Expr *Cond) {
  auto *Then = Code.inBlock([&] { discard(E->getTrueExpr()); });
  auto *Else = Code.inBlock([&] { discard(E->getFalseExpr()); });
  Code.append(Ctx.make<kir::If>(Cond, Then, Else), E->getQuestionLoc());
  return nullptr;
}
