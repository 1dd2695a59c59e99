//===- ComplexLowering.cpp - lowering of complex numbers -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ComplexLowering.h"
#include "EvaluationOrder.h"
#include "ampcc/Basic/CompilerBuiltins.h"
#include "clang/AST/ExprCXX.h"

using namespace ampcc;
using namespace clang;

/// The type of the parts of a complex number; T itself if it is real.
static QualType partType(QualType T) {
  const auto *Complex = T->getAs<clang::ComplexType>();
  return Complex ? Complex->getElementType() : T;
}

kir::Expr *ComplexLowering::ofParts(QualType T, kir::Expr *Real, kir::Expr *Imaginary,
                                    SourceLocation Loc) {
  const kir::Type *Ty = M.type(T, Loc);
  if (!Ty || !Real || !Imaginary)
    return nullptr;
  kir::Var *V = Code.newTemp(Ty, "complex", Loc);
  Code.append(Ctx.make<kir::DeclStmt>(
                  V, Ctx.make<kir::InitList>(Ty, std::vector<kir::Expr *>{Real, Imaginary})),
              Loc);
  return Ctx.ref(V);
}

ComplexLowering::Parts ComplexLowering::parts(kir::Expr *Value) {
  Value = kir::isLValue(Value) ? Code.stabilize(Value) : Code.save(Value);
  if (!isa<kir::StructType>(Value->type()))
    return {Value, nullptr};
  return {Ctx.member(Value, 0), Ctx.member(Code.copy(Value), 1)};
}

kir::Expr *ComplexLowering::literal(const ImaginaryLiteral *E) {
  const kir::Type *Part = M.type(partType(E->getType()), E->getBeginLoc());
  kir::Expr *Imaginary = Exprs.expr(E->getSubExpr());
  return Part && Imaginary ? ofParts(E->getType(), Code.zeroOf(Part), Imaginary, E->getBeginLoc())
                           : nullptr;
}

kir::Expr *ComplexLowering::list(const InitListExpr *E) {
  auto Values = lowerInOrder(
      Code, 2, [&](size_t I) { return Exprs.expr(E->getInit(I)); }, /*IsSequenced=*/true);
  return Values.size() == 2 ? ofParts(E->getType(), Values[0], Values[1], E->getBeginLoc())
                            : nullptr;
}

/// Value as one of the type To. Either may be real.
kir::Expr *ComplexLowering::converted(kir::Expr *Value, QualType To, SourceLocation Loc) {
  const kir::Type *Part = M.type(partType(To), Loc);
  if (!Value || !Part)
    return nullptr;
  Parts Of = parts(Value);
  auto Convert = [&](kir::Expr *E) {
    return E->type() == Part ? E : Ctx.make<kir::Cast>(Part, E, /*Implicit=*/false);
  };
  if (!To->isAnyComplexType())
    return Convert(Of.Real);
  return ofParts(To, Convert(Of.Real), Of.Imaginary ? Convert(Of.Imaginary) : Code.zeroOf(Part),
                 Loc);
}

kir::Expr *ComplexLowering::cast(const CastExpr *E) {
  kir::Expr *Value = Exprs.expr(E->getSubExpr());
  if (!Value || E->getCastKind() != CK_FloatingComplexToBoolean)
    return converted(Value, E->getType(), E->getBeginLoc());
  const Parts Of = parts(Value);
  auto IsNotZero = [&](kir::Expr *Part) -> kir::Expr * {
    return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::Ne, Part, Code.zeroOf(Part->type()));
  };
  return Ctx.make<kir::Binary>(Ctx.boolTy(), kir::BinaryOp::LogicalOr, IsNotZero(Of.Real),
                               IsNotZero(Of.Imaginary));
}

kir::Expr *ComplexLowering::unary(const UnaryOperator *E) {
  const SourceLocation Loc = E->getOperatorLoc();
  kir::Expr *Operand = Exprs.expr(E->getSubExpr());
  if (!Operand)
    return nullptr;
  auto Minus = [&](kir::Expr *Part) -> kir::Expr * {
    return Ctx.make<kir::Unary>(Part->type(), kir::UnaryOp::Minus, Part);
  };
  switch (E->getOpcode()) {
  case UO_Plus:
    return Operand;
  case UO_Real:
  case UO_Imag: {
    const bool IsReal = E->getOpcode() == UO_Real;
    if (!isa<kir::StructType>(Operand->type()))
      return IsReal ? Operand : Code.zeroOf(Operand->type());
    return Ctx.member(kir::isLValue(Operand) ? Operand : Code.save(Operand), IsReal ? 0 : 1);
  }
  case UO_Minus: {
    const Parts Of = parts(Operand);
    return ofParts(E->getType(), Minus(Of.Real), Minus(Of.Imaginary), Loc);
  }
  case UO_Not: {
    const Parts Of = parts(Operand);
    return ofParts(E->getType(), Of.Real, Minus(Of.Imaginary), Loc);
  }
  default:
    return Code.unsupported(Loc, "this operator on a complex number");
  }
}

/// `+` and `-`: the imaginary part of the one complex operand stays.
kir::Expr *ComplexLowering::sum(BinaryOperatorKind Op, QualType T, Parts Left, Parts Right,
                                SourceLocation Loc) {
  const kir::Type *Ty = Left.Real->type();
  const kir::BinaryOp Of = Op == BO_Add ? kir::BinaryOp::Add : kir::BinaryOp::Sub;
  kir::Expr *Imaginary = Left.Imaginary;
  if (Left.Imaginary && Right.Imaginary)
    Imaginary = Ctx.make<kir::Binary>(Ty, Of, Left.Imaginary, Right.Imaginary);
  else if (Right.Imaginary)
    Imaginary = Op == BO_Add ? Right.Imaginary
                             : Ctx.make<kir::Unary>(Ty, kir::UnaryOp::Minus, Right.Imaginary);
  return ofParts(T, Ctx.make<kir::Binary>(Ty, Of, Left.Real, Right.Real), Imaginary, Loc);
}

kir::Expr *ComplexLowering::equality(BinaryOperatorKind Op, Parts Left, Parts Right) {
  const bool IsEqual = Op == BO_EQ;
  auto Compare = [&](kir::Expr *A, kir::Expr *B) -> kir::Expr * {
    const kir::Type *Ty = A ? A->type() : B->type();
    return Ctx.make<kir::Binary>(Ctx.boolTy(), IsEqual ? kir::BinaryOp::Eq : kir::BinaryOp::Ne,
                                 A ? A : Code.zeroOf(Ty), B ? B : Code.zeroOf(Ty));
  };
  return Ctx.make<kir::Binary>(
      Ctx.boolTy(), IsEqual ? kir::BinaryOp::LogicalAnd : kir::BinaryOp::LogicalOr,
      Compare(Left.Real, Right.Real), Compare(Left.Imaginary, Right.Imaginary));
}

/// The library's function with this mark, of two complex numbers of type T.
kir::Expr *ComplexLowering::libraryCall(StringRef Word, QualType T, Parts Left, Parts Right,
                                        SourceLocation Loc) {
  const FunctionDecl *Function = libraryFunction(M.Ast, Word, {T, T});
  if (!Function)
    return Code.unsupported(Loc, "a product or quotient of complex numbers without <amp_math.h>");
  kir::Function *Target = M.function(Function, Loc);
  auto Number = [&](Parts Of) {
    return ofParts(T, Of.Real, Of.Imaginary ? Of.Imaginary : Code.zeroOf(Of.Real->type()), Loc);
  };
  kir::Expr *A = Number(Left), *B = Number(Right);
  if (!Target || !A || !B)
    return nullptr;
  return Code.save(Code.made(Ctx.make<kir::Call>(Target, std::vector<kir::Expr *>{A, B}), Loc),
                   "complex");
}

kir::Expr *ComplexLowering::operation(BinaryOperatorKind Op, QualType T, kir::Expr *Left,
                                      kir::Expr *Right, SourceLocation Loc) {
  T = T.getCanonicalType().getUnqualifiedType();
  const Parts L = parts(Left), R = parts(Right);
  auto OnBoth = [&](kir::BinaryOp By, kir::Expr *A, kir::Expr *B) -> kir::Expr * {
    return Ctx.make<kir::Binary>(A->type(), By, A, B);
  };
  switch (Op) {
  case BO_EQ:
  case BO_NE:
    return equality(Op, L, R);
  case BO_Add:
  case BO_Sub:
    return sum(Op, T, L, R, Loc);
  case BO_Mul:
    if (!L.Imaginary)
      return ofParts(T, OnBoth(kir::BinaryOp::Mul, L.Real, R.Real),
                     OnBoth(kir::BinaryOp::Mul, copyOf(L.Real), R.Imaginary), Loc);
    if (!R.Imaginary)
      return ofParts(T, OnBoth(kir::BinaryOp::Mul, L.Real, R.Real),
                     OnBoth(kir::BinaryOp::Mul, L.Imaginary, copyOf(R.Real)), Loc);
    return libraryCall("complex_product", T, L, R, Loc);
  case BO_Div:
    if (!R.Imaginary)
      return ofParts(T, OnBoth(kir::BinaryOp::Div, L.Real, R.Real),
                     OnBoth(kir::BinaryOp::Div, L.Imaginary, copyOf(R.Real)), Loc);
    return libraryCall("complex_quotient", T, L, R, Loc);
  default:
    return Code.unsupported(Loc, "this operator on complex numbers");
  }
}

kir::Expr *ComplexLowering::binary(const BinaryOperator *E) {
  auto Operands = lowerInOrder(
      Code, {[&] { return Exprs.expr(E->getLHS()); }, [&] { return Exprs.expr(E->getRHS()); }});
  return Operands.empty() ? nullptr
                          : operation(E->getOpcode(), E->getType(), Operands[0], Operands[1],
                                      E->getOperatorLoc());
}

kir::Expr *ComplexLowering::compound(const CompoundAssignOperator *E, const kir::Expr *Target,
                                     kir::Expr *Value) {
  const SourceLocation Loc = E->getOperatorLoc();
  // Without an imaginary part only the type of the parts changes.
  const QualType Computed = E->getComputationLHSType();
  const QualType Left = E->getLHS()->getType()->isAnyComplexType() ? Computed : partType(Computed);
  kir::Expr *Old = converted(Code.copy(Target), Left, Loc);
  if (!Old || !Value)
    return nullptr;
  kir::Expr *Result = operation(BinaryOperator::getOpForCompoundAssignment(E->getOpcode()),
                                E->getComputationResultType(), Old, Value, Loc);
  return converted(Result, E->getLHS()->getType(), Loc);
}
