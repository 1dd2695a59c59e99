//===- Expressions.cpp - values of expressions ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Interpreter.h"
#include "clang/AST/Attr.h"

using namespace clang;

namespace ampcc::flow {

/// A constant that Clang knows.
Value Interpreter::evaluated(const Expr *E) const {
  Expr::EvalResult Result;
  if (!E->isValueDependent() && E->getType()->isIntegralOrEnumerationType() &&
      E->EvaluateAsInt(Result, Ast) && Result.Val.getInt().getSignificantBits() <= 64)
    return Value::constant(Result.Val.getInt().getExtValue());
  if (!E->isValueDependent() && E->isCXX11ConstantExpr(Ast))
    return Value::uniform();
  return Value::unknown();
}

Value Interpreter::scalar(const Expr *E) { return eval(E).V; }

Value Interpreter::condition(const Expr *E) { return converted(Tile, scalar(E), Ast.BoolTy, Ast); }

Object Interpreter::load(const Place &P, const Expr *At) {
  checkBounds(P, At);
  recordAccess(P, /*Writes=*/false, /*Updates=*/false, {}, At);
  Object O = Cur.read(P, Findings::usersOwn(Stack, At));
  if (O.Parts.empty() && O.V.S == Spread::Unset)
    O.V = Value::unknown();
  return O;
}

void Interpreter::store(const Place &P, const Object &O, const Expr *At, bool Updates) {
  checkBounds(P, At);
  recordAccess(P, /*Writes=*/true, Updates, O.whole(), At);
  Cur.write(P, O);
}

Place Interpreter::temporary(const Expr *E) {
  Cur.Escaped.erase(E);
  Object Value = eval(E);
  Cur.Variables[E] = std::make_shared<const Object>(std::move(Value));
  if (!Frames.empty())
    Frames.back().Locals.push_back(E);
  return Place::variable(E);
}

Place Interpreter::variable(const ValueDecl *D, const Expr *At) {
  if (const auto *Binding = dyn_cast<BindingDecl>(D))
    return Binding->getBinding() ? place(Binding->getBinding()) : Place();
  if (!Frames.empty()) {
    auto Captured = Frames.back().Captures.find(D);
    if (Captured != Frames.back().Captures.end() && Frames.back().This) {
      Place P = pointee(*Frames.back().This).member(Captured->second);
      return Captured->second->getType()->isReferenceType() ? pointee(Cur.read(P, At).V) : P;
    }
  }
  const auto *Variable = dyn_cast<VarDecl>(D);
  if (!Variable)
    return Place();
  if (Variable->hasAttr<CUDASharedAttr>()) {
    Place P = Place::variable(Variable);
    P.TileStatic = P.Variable = Variable;
    return P;
  }
  if (!Variable->hasLocalStorage())
    return Place::memory(Value::uniform()); // a constant
  Place P = Place::variable(Variable);
  if (Variable->getType()->isReferenceType())
    return pointee(Cur.read(P, At).V);
  P.Variable = Variable;
  return P;
}

Place Interpreter::place(const Expr *E) {
  if (!spend())
    return Place();
  E = E->IgnoreParens();
  if (E->isPRValue())
    return temporary(E);
  if (const auto *Ref = dyn_cast<DeclRefExpr>(E))
    return variable(Ref->getDecl(), E);
  if (const auto *Member = dyn_cast<MemberExpr>(E)) {
    const auto *Field = dyn_cast<FieldDecl>(Member->getMemberDecl());
    Place Base = Member->isArrow() ? pointee(scalar(Member->getBase())) : place(Member->getBase());
    if (!Field)
      return Place::memory(Value::uniform()); // a static member
    Place P = Base.member(Field);
    if (Field->getType()->isReferenceType())
      return pointee(Cur.read(P, E).V);
    return P;
  }
  if (const auto *Subscript = dyn_cast<ArraySubscriptExpr>(E)) {
    Value Pointer = scalar(Subscript->getBase());
    const auto *Decay = dyn_cast<CastExpr>(Subscript->getBase()->IgnoreParens());
    bool InArray = Decay && Decay->getCastKind() == CK_ArrayToPointerDecay;
    return pointee(offset(Pointer, scalar(Subscript->getIdx()), false, InArray));
  }
  if (const auto *Unary = dyn_cast<UnaryOperator>(E)) {
    if (Unary->getOpcode() == UO_Deref)
      return pointee(scalar(Unary->getSubExpr()));
    return pointee(unaryOperator(Unary).V);
  }
  if (const auto *Cast = dyn_cast<CastExpr>(E)) {
    if (Cast->getCastKind() == CK_LValueBitCast) {
      Value Address = pointerTo(place(Cast->getSubExpr()));
      Cur.escape(Address);
      return Place::memory(Value::unknown());
    }
    return place(Cast->getSubExpr());
  }
  if (const auto *Temporary = dyn_cast<MaterializeTemporaryExpr>(E))
    return temporary(Temporary->getSubExpr());
  if (const auto *Opaque = dyn_cast<OpaqueValueExpr>(E))
    return Opaque->getSourceExpr() ? place(Opaque->getSourceExpr()) : Place();
  if (const auto *Choice = dyn_cast<AbstractConditionalOperator>(E)) {
    Place P;
    conditional(Choice, &P);
    return P;
  }
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (Binary->isAssignmentOp()) {
      Object Stored;
      return assign(Binary, Stored);
    }
    if (Binary->getOpcode() == BO_Comma) {
      eval(Binary->getLHS());
      return place(Binary->getRHS());
    }
    eval(Binary->getLHS());
    eval(Binary->getRHS());
    return Place();
  }
  if (const auto *Default = dyn_cast<CXXDefaultArgExpr>(E))
    return place(Default->getExpr());
  if (const auto *Default = dyn_cast<CXXDefaultInitExpr>(E))
    return place(Default->getExpr());
  if (const auto *Cleanups = dyn_cast<ExprWithCleanups>(E))
    return place(Cleanups->getSubExpr());
  if (const auto *Pseudo = dyn_cast<PseudoObjectExpr>(E))
    return Pseudo->getResultExpr() ? place(Pseudo->getResultExpr()) : Place();
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return pointee(call(Call).V);
  if (const auto *Constant = dyn_cast<SubstNonTypeTemplateParmExpr>(E))
    return place(Constant->getReplacement());
  if (const auto *List = dyn_cast<InitListExpr>(E); List && List->getNumInits() == 1)
    return place(List->getInit(0));
  return pointee(evalOther(E).V);
}

/// The value of a prvalue; the address, as a pointer, of an lvalue.
Object Interpreter::eval(const Expr *E) {
  if (!spend())
    return Value::unknown();
  E = E->IgnoreParens();
  if (E->isGLValue()) {
    return Object(pointerTo(place(E)));
  }
  switch (E->getStmtClass()) {
  case Stmt::IntegerLiteralClass:
  case Stmt::CXXBoolLiteralExprClass:
  case Stmt::CharacterLiteralClass:
  case Stmt::UnaryExprOrTypeTraitExprClass:
  case Stmt::SizeOfPackExprClass:
  case Stmt::TypeTraitExprClass:
    return evaluated(E);
  case Stmt::FloatingLiteralClass:
  case Stmt::CXXNullPtrLiteralExprClass:
  case Stmt::GNUNullExprClass:
    return spreadOnly(Value::uniform());
  case Stmt::ImplicitValueInitExprClass:
  case Stmt::CXXScalarValueInitExprClass:
    return Value::constant(0);
  case Stmt::DeclRefExprClass: // an enumerator
    return evaluated(E);
  case Stmt::SubstNonTypeTemplateParmExprClass:
    return eval(cast<SubstNonTypeTemplateParmExpr>(E)->getReplacement());
  case Stmt::ConstantExprClass:
    return eval(cast<ConstantExpr>(E)->getSubExpr());
  case Stmt::ExprWithCleanupsClass:
    return eval(cast<ExprWithCleanups>(E)->getSubExpr());
  case Stmt::CXXBindTemporaryExprClass:
    return eval(cast<CXXBindTemporaryExpr>(E)->getSubExpr());
  case Stmt::CXXDefaultArgExprClass:
    return eval(cast<CXXDefaultArgExpr>(E)->getExpr());
  case Stmt::CXXDefaultInitExprClass:
    return eval(cast<CXXDefaultInitExpr>(E)->getExpr());
  case Stmt::CXXRewrittenBinaryOperatorClass:
    return eval(cast<CXXRewrittenBinaryOperator>(E)->getSemanticForm());
  case Stmt::PseudoObjectExprClass:
    if (const Expr *Result = cast<PseudoObjectExpr>(E)->getResultExpr())
      return eval(Result);
    return Value::unknown();
  case Stmt::OpaqueValueExprClass:
    if (const Expr *Source = cast<OpaqueValueExpr>(E)->getSourceExpr())
      return eval(Source);
    return Value::unknown();
  case Stmt::CXXThisExprClass:
    return Frames.back().This ? *Frames.back().This : Value::unknown();
  case Stmt::BinaryOperatorClass:
  case Stmt::CompoundAssignOperatorClass:
    return binaryOperator(cast<BinaryOperator>(E));
  case Stmt::UnaryOperatorClass:
    return unaryOperator(cast<UnaryOperator>(E));
  case Stmt::ConditionalOperatorClass:
  case Stmt::BinaryConditionalOperatorClass:
    return conditional(cast<AbstractConditionalOperator>(E), nullptr);
  case Stmt::InitListExprClass:
    return initList(cast<InitListExpr>(E));
  case Stmt::LambdaExprClass:
    return lambda(cast<LambdaExpr>(E));
  default:
    return evalOther(E);
  }
}

Object Interpreter::evalOther(const Expr *E) {
  if (const auto *Cast = dyn_cast<CastExpr>(E))
    return convert(Cast);
  if (const auto *Construction = dyn_cast<CXXConstructExpr>(E))
    return construct(Construction);
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return call(Call);
  // Anything else: its parts have their effects.
  for (const Stmt *Child : E->children())
    if (const auto *Operand = dyn_cast_or_null<Expr>(Child))
      eval(Operand);
  return Value::unknown();
}

Object Interpreter::convert(const CastExpr *E) {
  const Expr *Sub = E->getSubExpr();
  switch (E->getCastKind()) {
  case CK_LValueToRValue:
    if (const auto *Ref = dyn_cast<DeclRefExpr>(Sub->IgnoreParens()))
      if (const auto *Variable = dyn_cast<VarDecl>(Ref->getDecl());
          Variable && !Variable->hasLocalStorage() && !Variable->hasAttr<CUDASharedAttr>())
        return evaluated(E);
    if (const auto *Member = dyn_cast<MemberExpr>(Sub->IgnoreParens());
        Member && !isa<FieldDecl>(Member->getMemberDecl()))
      return evaluated(E);
    return load(place(Sub), Sub);
  case CK_IntegralCast:
  case CK_BooleanToSignedIntegral:
    return converted(Tile, scalar(Sub), E->getType(), Ast);
  case CK_IntegralToBoolean:
    return converted(Tile, scalar(Sub), Ast.BoolTy, Ast);
  case CK_ArrayToPointerDecay: {
    Place P = place(Sub);
    const auto *Array = Ast.getAsConstantArrayType(Sub->getType());
    int64_t Size = Array ? Array->getSize().getSExtValue() : -1;
    return pointerTo(P.element(Value::constant(0), Size));
  }
  case CK_NoOp:
  case CK_ConstructorConversion:
  case CK_UserDefinedConversion:
  case CK_DerivedToBase:
  case CK_UncheckedDerivedToBase:
  case CK_BaseToDerived:
    return eval(Sub);
  case CK_NullToPointer:
    return Value::spread(Spread::Unknown, 0, nullptr);
  case CK_BitCast: {
    Value V = scalar(Sub);
    if (!E->getType()->isPointerType() || !Sub->getType()->isPointerType() ||
        !Ast.hasSameUnqualifiedType(E->getType()->getPointeeType(),
                                    Sub->getType()->getPointeeType())) {
      Cur.escape(V);
      return Value::unknown();
    }
    return V;
  }
  case CK_ToVoid:
    eval(Sub);
    return Value::unknown();
  default: {
    Object O = eval(Sub);
    if (O.V.Target)
      return spreadOnly(O.V);
    Value V = O.whole();
    return V.S == Spread::Uniform ? Value::uniform() : spreadOnly(V);
  }
  }
}

Value Interpreter::arithmetic(BinaryOperatorKind Op, const Value &L, const Value &R, QualType Ty,
                              const BinaryOperator *E) {
  if ((Op == BO_Div || Op == BO_Rem) && Ty->isIntegralOrEnumerationType() && R.constant() == 0 &&
      !Stack.back().Library)
    Found.divisionByZero(Stack, E);
  if (Op == BO_Div && Ty->isRealFloatingType() && !Stack.back().Library)
    Found.floatDivision(Stack, E);
  return binary(Tile, Op, L, R, Ty, Ast);
}

Value Interpreter::binaryOperator(const BinaryOperator *E) {
  BinaryOperatorKind Op = E->getOpcode();
  if (E->isLogicalOp())
    return shortCircuit(E);
  if (E->isAssignmentOp()) {
    Object Stored;
    assign(E, Stored);
    return Stored.V;
  }
  if (Op == BO_Comma) {
    eval(E->getLHS());
    return scalar(E->getRHS());
  }
  Value L = scalar(E->getLHS()), R = scalar(E->getRHS());
  bool LeftPointer = E->getLHS()->getType()->isPointerType();
  bool RightPointer = E->getRHS()->getType()->isPointerType();
  if (LeftPointer || RightPointer) {
    if ((Op == BO_Add || Op == BO_Sub) && LeftPointer != RightPointer)
      return LeftPointer ? offset(L, R, Op == BO_Sub) : offset(R, L, false);
    return indexOperation(Op, L, R).value_or(spreadOnly(combined(L, R)));
  }
  QualType Ty = E->isComparisonOp() ? E->getLHS()->getType() : E->getType();
  return arithmetic(Op, L, R, Ty, E);
}

Value Interpreter::shortCircuit(const BinaryOperator *E) {
  bool And = E->getOpcode() == BO_LAnd;
  Value L = condition(E->getLHS());
  if (std::optional<int64_t> Known = L.constant())
    return (*Known != 0) == And ? condition(E->getRHS()) : L;
  State Before = Cur;
  openCondition(E->getLHS(), L, And);
  Value R = Value::constant(And);
  if (Cur.Alive)
    R = condition(E->getRHS());
  closeCondition();
  State Evaluated = std::move(Cur);
  Value V = binary(Tile, E->getOpcode(), L, R, Ast.IntTy, Ast);
  if (And)
    meet(Before, std::move(Evaluated), Before, E->getLHS(), L);
  else
    meet(Before, Before, std::move(Evaluated), E->getLHS(), L);
  return V;
}

Place Interpreter::assign(const BinaryOperator *E, Object &Stored) {
  QualType Ty = E->getLHS()->getType();
  if (E->getOpcode() == BO_Assign) {
    Stored = eval(E->getRHS());
    Place P = place(E->getLHS());
    store(P, Stored, E->getLHS());
    return P;
  }
  const auto *Compound = cast<CompoundAssignOperator>(E);
  BinaryOperatorKind Op = BinaryOperator::getOpForCompoundAssignment(E->getOpcode());
  Value R = scalar(E->getRHS());
  Place P = place(E->getLHS());
  Object Old = Cur.read(P, Findings::usersOwn(Stack, E->getLHS()));
  Value New;
  if (Ty->isPointerType()) {
    New = offset(Old.V, R, Op == BO_Sub);
  } else {
    New = arithmetic(Op, Old.V, R, Compound->getComputationResultType(), E);
    if (Ty->isIntegralOrEnumerationType())
      New = converted(Tile, New, Ty, Ast);
  }
  store(P, New, E->getLHS(), /*Updates=*/true);
  Stored = New;
  return P;
}

Object Interpreter::unaryOperator(const UnaryOperator *E) {
  const Expr *Sub = E->getSubExpr();
  QualType Ty = E->getType();
  switch (E->getOpcode()) {
  case UO_AddrOf:
    return pointerTo(place(Sub));
  case UO_Plus:
  case UO_Extension:
    return eval(Sub);
  case UO_Minus:
    return binary(Tile, BO_Sub, Value::constant(0), scalar(Sub), Ty, Ast);
  case UO_Not:
    return binary(Tile, BO_Xor, scalar(Sub), Value::constant(-1), Ty, Ast);
  case UO_LNot:
    return negation(Tile, condition(Sub));
  case UO_PreInc:
  case UO_PreDec:
  case UO_PostInc:
  case UO_PostDec: {
    Place P = place(Sub);
    Value Old = Cur.read(P, Findings::usersOwn(Stack, Sub)).V;
    Value New = Sub->getType()->isPointerType()
                    ? offset(Old, Value::constant(1), E->isDecrementOp())
                    : binary(Tile, E->isIncrementOp() ? BO_Add : BO_Sub, Old, Value::constant(1),
                             Sub->getType(), Ast);
    store(P, New, Sub, /*Updates=*/true);
    if (E->isPrefix())
      return E->isGLValue() ? pointerTo(P) : New;
    return Old;
  }
  default:
    return evalOther(Sub);
  }
}

Object Interpreter::conditional(const AbstractConditionalOperator *E, Place *Where) {
  Value V = condition(E->getCond());
  auto Chosen = [&](const Expr *Arm) -> Object {
    if (E->getType()->isVoidType() || !E->isGLValue() || !Where)
      return eval(Arm);
    *Where = place(Arm);
    return Object(pointerTo(*Where));
  };
  if (std::optional<int64_t> Known = V.constant())
    return Chosen(*Known ? E->getTrueExpr() : E->getFalseExpr());
  State Before = Cur;
  openCondition(E->getCond(), V, true);
  Object True = Cur.Alive ? Chosen(E->getTrueExpr()) : Object();
  closeCondition();
  State IfTrue = std::move(Cur);
  Cur = Before;
  openCondition(E->getCond(), V, false);
  Object False = Cur.Alive ? Chosen(E->getFalseExpr()) : Object();
  closeCondition();
  State IfFalse = std::move(Cur);
  Object Both = !IfTrue.Alive ? False : !IfFalse.Alive ? True : joined(Tile, True, False, V);
  meet(Before, std::move(IfTrue), std::move(IfFalse), E->getCond(), V);
  if (Where) {
    if (!Both.V.Target) {
      Cur.escape(True.V);
      Cur.escape(False.V);
    }
    *Where = pointee(Both.V);
  }
  return Both;
}

Object Interpreter::initList(const InitListExpr *E) {
  QualType Ty = E->getType();
  if (Ty->isRecordType()) {
    Object Result(Value::constant(0));
    const RecordDecl *Class = Ty->getAsRecordDecl();
    unsigned I = 0;
    if (const auto *CXX = dyn_cast<CXXRecordDecl>(Class))
      for (unsigned B = 0; B < CXX->getNumBases() && I < E->getNumInits(); ++B) {
        Object Base = eval(E->getInit(I++));
        Result.Parts.insert(Result.Parts.end(), Base.Parts.begin(), Base.Parts.end());
      }
    if (Class->isUnion()) {
      if (E->getNumInits())
        Result.V = spreadOnly(eval(E->getInit(0)).whole());
      return Result;
    }
    for (const FieldDecl *Field : Class->fields()) {
      if (I >= E->getNumInits())
        break;
      if (Field->isUnnamedBitField())
        continue;
      Result.part({Field, 0}) = argument(E->getInit(I++), Field->getType());
    }
    return Result;
  }
  if (Ty->isArrayType()) {
    Object Result(Value::constant(0));
    for (unsigned I = 0; I < E->getNumInits(); ++I)
      Result.part({nullptr, I}) = eval(E->getInit(I));
    return Result;
  }
  if (E->getNumInits() == 1)
    return eval(E->getInit(0));
  return Value::constant(0);
}

} // namespace ampcc::flow
