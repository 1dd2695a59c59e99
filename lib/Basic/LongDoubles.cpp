//===- LongDoubles.cpp - long double in functions without a clause -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/LongDoubles.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Builtins.h"
#include "llvm/ADT/DenseMap.h"
#include <cfloat>
#include <cmath>

using namespace clang;
using llvm::APFloat;

namespace ampcc {
namespace {

/// The format of ampcc's own long double.
const llvm::fltSemantics &ownSemantics() {
  if (LDBL_MANT_DIG == 64)
    return APFloat::x87DoubleExtended();
  return LDBL_MANT_DIG == 113 ? APFloat::IEEEquad() : APFloat::IEEEdouble();
}

long double toNative(const APFloat &Value) {
  const llvm::APInt Bits = Value.bitcastToAPInt();
  long double Native = 0;
  memcpy(&Native, Bits.getRawData(), Bits.getBitWidth() / 8);
  return Native;
}

APFloat fromNative(long double Native) {
  const unsigned Width = APFloat::getSizeInBits(ownSemantics());
  uint64_t Words[2] = {};
  memcpy(Words, &Native, Width / 8);
  return {ownSemantics(), llvm::APInt(Width, Words)};
}

/// The result of the C library's function with Clang's number ID.
std::optional<APFloat> mathematical(unsigned ID, const APFloat &X) {
  if (&X.getSemantics() != &ownSemantics())
    return std::nullopt;
  switch (ID) {
  case Builtin::BIlogl:
  case Builtin::BI__builtin_logl:
    return fromNative(std::log(toNative(X)));
  case Builtin::BIlog2l:
  case Builtin::BI__builtin_log2l:
    return fromNative(std::log2(toNative(X)));
  case Builtin::BIlog10l:
  case Builtin::BI__builtin_log10l:
    return fromNative(std::log10(toNative(X)));
  case Builtin::BIexpl:
  case Builtin::BI__builtin_expl:
    return fromNative(std::exp(toNative(X)));
  case Builtin::BIsqrtl:
  case Builtin::BI__builtin_sqrtl:
    return fromNative(std::sqrt(toNative(X)));
  default:
    return std::nullopt;
  }
}

/// The expression that the function returns if its body does nothing else.
const Expr *returned(const FunctionDecl *Function) {
  const FunctionDecl *Definition = nullptr;
  if (!Function->hasBody(Definition))
    return nullptr;
  const auto *Body = dyn_cast<CompoundStmt>(Definition->getBody());
  const auto *Return =
      Body && Body->size() == 1 ? dyn_cast<ReturnStmt>(Body->body_front()) : nullptr;
  return Return ? Return->getRetValue() : nullptr;
}

/// Computes with numbers of long double and those that are converted to it.
class Evaluator {
public:
  explicit Evaluator(const ASTContext &Ast) : Ast(Ast) {}

  std::optional<APFloat> value(const Expr *E) {
    E = E->IgnoreParens();
    if (E->isValueDependent() || !E->getType()->isRealFloatingType())
      return std::nullopt;
    Expr::EvalResult Known;
    if (E->isPRValue() && E->EvaluateAsRValue(Known, Ast) && !Known.HasSideEffects)
      return Known.Val.isFloat() ? std::optional(Known.Val.getFloat()) : std::nullopt;
    if (const auto *Cast = dyn_cast<CastExpr>(E))
      return cast(Cast);
    if (const auto *Operator = dyn_cast<BinaryOperator>(E))
      return binary(Operator);
    if (const auto *Call = dyn_cast<CallExpr>(E))
      return call(Call);
    const auto *Ref = dyn_cast<DeclRefExpr>(E);
    return Ref ? variable(Ref->getDecl()) : std::nullopt;
  }

private:
  std::optional<APFloat> variable(const ValueDecl *D) {
    if (auto Argument = Arguments.find(D); Argument != Arguments.end())
      return Argument->second;
    const auto *V = dyn_cast<VarDecl>(D);
    const QualType T = D->getType();
    const bool IsConstant = V && !isa<ParmVarDecl>(V) && T.isConstQualified() &&
                            !T.isVolatileQualified() && V->getInit();
    return IsConstant ? value(V->getInit()) : std::nullopt;
  }

  std::optional<APFloat> cast(const CastExpr *E) {
    const llvm::fltSemantics &To = Ast.getFloatTypeSemantics(E->getType());
    switch (E->getCastKind()) {
    case CK_LValueToRValue:
    case CK_NoOp:
      return value(E->getSubExpr());
    case CK_FloatingCast: {
      std::optional<APFloat> Of = value(E->getSubExpr());
      bool IsInexact = false;
      if (Of)
        Of->convert(To, APFloat::rmNearestTiesToEven, &IsInexact);
      return Of;
    }
    case CK_IntegralToFloating: {
      const std::optional<llvm::APSInt> Of = integer(E->getSubExpr());
      if (!Of)
        return std::nullopt;
      APFloat Result(To);
      Result.convertFromAPInt(*Of, Of->isSigned(), APFloat::rmNearestTiesToEven);
      return Result;
    }
    default:
      return std::nullopt;
    }
  }

  /// Also the result of a static member function that is called for an object, `g.max()`.
  std::optional<llvm::APSInt> integer(const Expr *E) {
    E = E->IgnoreParens();
    Expr::EvalResult Known;
    if (E->EvaluateAsInt(Known, Ast))
      return Known.Val.getInt();
    const auto *Call = dyn_cast<CallExpr>(E);
    const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
    const Expr *Result = Callee && Callee->getNumParams() == 0 ? returned(Callee) : nullptr;
    Expr::EvalResult Constant; // Known has the side effects of the object
    if (!Result || Result->isValueDependent() || !Result->EvaluateAsInt(Constant, Ast))
      return std::nullopt;
    return Constant.Val.getInt();
  }

  std::optional<APFloat> binary(const BinaryOperator *E) {
    std::optional<APFloat> Left = value(E->getLHS());
    const std::optional<APFloat> Right = Left ? value(E->getRHS()) : std::nullopt;
    if (!Right || &Left->getSemantics() != &Right->getSemantics())
      return std::nullopt;
    switch (E->getOpcode()) {
    case BO_Add:
      Left->add(*Right, APFloat::rmNearestTiesToEven);
      return Left;
    case BO_Sub:
      Left->subtract(*Right, APFloat::rmNearestTiesToEven);
      return Left;
    case BO_Mul:
      Left->multiply(*Right, APFloat::rmNearestTiesToEven);
      return Left;
    case BO_Div:
      Left->divide(*Right, APFloat::rmNearestTiesToEven);
      return Left;
    default:
      return std::nullopt;
    }
  }

  std::optional<APFloat> call(const CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    if (!Callee || E->getNumArgs() != 1 || Callee->getNumParams() != 1)
      return std::nullopt;
    const std::optional<APFloat> Argument = value(E->getArg(0));
    if (!Argument)
      return std::nullopt;
    if (Callee->getBuiltinID())
      return mathematical(Callee->getBuiltinID(), *Argument);
    const Expr *Result = returned(Callee);
    const FunctionDecl *Definition = Callee->getDefinition();
    if (!Result || !Arguments.try_emplace(Definition->getParamDecl(0), *Argument).second)
      return std::nullopt;
    std::optional<APFloat> Found = value(Result);
    Arguments.erase(Definition->getParamDecl(0));
    return Found;
  }

  const ASTContext &Ast;
  /// The parameters of the calls that are being evaluated.
  llvm::DenseMap<const ValueDecl *, APFloat> Arguments;
};

bool hasLongDoubleParameter(const FunctionDecl *Function) {
  return llvm::any_of(Function->parameters(),
                      [](const ParmVarDecl *P) { return isLongDouble(P->getType()); });
}

std::optional<APValue> convertedTo(const ASTContext &Ast, QualType T, APFloat Value) {
  bool IsInexact = false;
  if (T->isRealFloatingType()) {
    Value.convert(Ast.getFloatTypeSemantics(T), APFloat::rmNearestTiesToEven, &IsInexact);
    return APValue(Value);
  }
  if (T->isBooleanType())
    return APValue(llvm::APSInt(llvm::APInt(8, !Value.isZero()), /*isUnsigned=*/true));
  if (!T->isIntegerType())
    return std::nullopt;
  llvm::APSInt Whole(Ast.getIntWidth(T), !T->isSignedIntegerType());
  if (Value.convertToInteger(Whole, APFloat::rmTowardZero, &IsInexact) & APFloat::opInvalidOp)
    return std::nullopt;
  return APValue(Whole);
}

} // namespace

bool isLongDouble(QualType T) { return T->isSpecificBuiltinType(BuiltinType::LongDouble); }

std::optional<APFloat> longDoubleValue(const ASTContext &Ast, const Expr *E) {
  return Evaluator(Ast).value(E);
}

std::optional<APValue> foldedLongDouble(const ASTContext &Ast, const Expr *E) {
  if (const auto *Cast = dyn_cast<CastExpr>(E);
      Cast && isLongDouble(Cast->getSubExpr()->getType()) && !isLongDouble(E->getType())) {
    std::optional<APFloat> Value = longDoubleValue(Ast, Cast->getSubExpr());
    return Value ? convertedTo(Ast, E->getType(), *Value) : std::nullopt;
  }
  const auto *Call = dyn_cast<CallExpr>(E);
  const FunctionDecl *Callee = Call ? Call->getDirectCallee() : nullptr;
  Expr::EvalResult Known;
  if (!Callee || !hasLongDoubleParameter(Callee) || isLongDouble(E->getType()) ||
      E->isValueDependent() || !E->isPRValue() || E->getType()->isVoidType() ||
      !E->EvaluateAsRValue(Known, Ast) || Known.HasSideEffects || Known.Val.isLValue())
    return std::nullopt;
  return Known.Val;
}

bool isExactInDouble(const ASTContext &Ast, const Expr *E) {
  if (std::optional<APFloat> Value = longDoubleValue(Ast, E)) {
    bool IsInexact = false;
    Value->convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &IsInexact);
    return !IsInexact;
  }
  const auto *Cast = dyn_cast<CastExpr>(E->IgnoreParens());
  const QualType From = Cast ? Cast->getSubExpr()->getType() : QualType();
  if (!Cast || Cast->getCastKind() == CK_LValueToRValue)
    return false;
  return Cast->getCastKind() == CK_FloatingCast ? !isLongDouble(From)
         : Cast->getCastKind() == CK_IntegralToFloating
             ? Ast.getTypeSize(From) <= 32
             : Cast->getCastKind() == CK_NoOp && isExactInDouble(Ast, Cast->getSubExpr());
}

bool isRoundedByDouble(const ASTContext &Ast, const Expr *E) {
  const auto *Operation = dyn_cast<BinaryOperator>(E->IgnoreParens());
  if (Operation && (Operation->isAdditiveOp() || Operation->getOpcode() == BO_Mul ||
                    Operation->getOpcode() == BO_Div))
    return isExactInDouble(Ast, Operation->getLHS()) && isExactInDouble(Ast, Operation->getRHS());
  return isExactInDouble(Ast, E);
}

} // namespace ampcc
