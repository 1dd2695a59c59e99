//===- LongDoubles.cpp - long double in functions without a clause -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/LongDoubles.h"
#include "ampcc/Basic/ASTWalker.h"
#include "ampcc/Basic/DeviceCallee.h"
#include "ampcc/Basic/IndirectCalls.h"
#include "clang/AST/ASTContext.h"
#include "clang/AST/DeclCXX.h"
#include "clang/AST/ExprCXX.h"
#include "clang/Basic/Builtins.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/SmallPtrSet.h"
#include "llvm/ADT/bit.h"
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

/// Finds calls for which the device runs another function than the host, also in the functions that
/// the expression calls.
class DeviceOverloads : public ASTWalker {
public:
  bool VisitCallExpr(CallExpr *E) override { return follow(E->getDirectCallee()); }
  bool VisitCXXConstructExpr(CXXConstructExpr *E) override { return follow(E->getConstructor()); }

private:
  bool follow(const FunctionDecl *Callee) {
    if (!Callee || Callee->getBuiltinID() || !Followed.insert(Callee->getCanonicalDecl()).second)
      return true;
    const FunctionDecl *Definition = nullptr;
    return deviceCallee(Callee) == Callee &&
           (!Callee->hasBody(Definition) || TraverseStmt(Definition->getBody()));
  }

  llvm::SmallPtrSet<const FunctionDecl *, 8> Followed;
};

/// Clang's constant evaluation of E calls the functions that the device calls.
bool callsTheSameOnDevice(const Expr *E) {
  return DeviceOverloads().TraverseStmt(const_cast<Expr *>(E));
}

/// Computes with numbers of long double and those that are converted to it.
class Evaluator {
public:
  explicit Evaluator(const ASTContext &Ast) : Ast(Ast) {}

  std::optional<APFloat> value(const Expr *E) {
    E = E->IgnoreParens();
    if (E->isValueDependent() || !E->getType()->isRealFloatingType() || ++Steps > MaxSteps)
      return std::nullopt;
    if (std::optional<APFloat> Computed = computed(E); Computed || Steps > MaxSteps)
      return Computed;
    Expr::EvalResult Known;
    const bool IsKnown = E->isPRValue() && E->EvaluateAsRValue(Known, Ast) &&
                         !Known.HasSideEffects && Known.Val.isFloat() && callsTheSameOnDevice(E);
    return IsKnown ? std::optional(Known.Val.getFloat()) : std::nullopt;
  }

private:
  std::optional<APFloat> computed(const Expr *E) {
    if (const auto *Cast = dyn_cast<CastExpr>(E))
      return cast(Cast);
    if (const auto *Operator = dyn_cast<BinaryOperator>(E))
      return binary(Operator);
    if (const auto *Call = dyn_cast<CallExpr>(E))
      return call(Call);
    const auto *Ref = dyn_cast<DeclRefExpr>(E);
    return Ref ? variable(Ref->getDecl()) : std::nullopt;
  }

  std::optional<APFloat> variable(const ValueDecl *D) {
    if (auto Argument = Arguments.find(D); Argument != Arguments.end())
      return Argument->second;
    const auto *V = dyn_cast<VarDecl>(D);
    const QualType T = D->getType();
    const bool IsConstant = V && !isa<ParmVarDecl>(V) && T.isConstQualified() &&
                            !T.isVolatileQualified() && V->getInit();
    if (!IsConstant)
      return std::nullopt;
    // Until the value is known, the initializer cannot use it: `const long double x = x;`.
    auto [Known, IsNew] = Constants.try_emplace(V, std::nullopt);
    if (!IsNew)
      return Known->second;
    return Constants[V] = value(V->getInit());
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

  /// The function that the device runs for the call, if that is known and nothing but the call's
  /// arguments has an effect: not `next(i).max()`.
  const FunctionDecl *callee(const CallExpr *E) {
    const FunctionDecl *Callee = E->getDirectCallee();
    if (!Callee || virtualCallee(E) || E->getCallee()->HasSideEffects(Ast))
      return nullptr;
    return Callee->getBuiltinID() ? Callee : deviceCallee(Callee);
  }

  /// Also the result of a static member function that is called for an object, `g.max()`.
  std::optional<llvm::APSInt> integer(const Expr *E) {
    E = E->IgnoreParens();
    Expr::EvalResult Known;
    if (E->EvaluateAsInt(Known, Ast) && callsTheSameOnDevice(E))
      return Known.Val.getInt();
    const auto *Call = dyn_cast<CallExpr>(E);
    const FunctionDecl *Callee = Call && Call->getNumArgs() == 0 ? callee(Call) : nullptr;
    const Expr *Result = Callee ? returned(Callee) : nullptr;
    Expr::EvalResult Constant; // Known has the side effects of the object
    if (!Result || Result->isValueDependent() || !Result->EvaluateAsInt(Constant, Ast) ||
        !callsTheSameOnDevice(Result))
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
    const FunctionDecl *Callee = callee(E);
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

  /// Bounds the time for functions whose calls branch, `f(x) = g(x) + g(x)`.
  static constexpr unsigned MaxSteps = 4096;

  const ASTContext &Ast;
  unsigned Steps = 0;
  llvm::DenseMap<const VarDecl *, std::optional<APFloat>> Constants;
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

constexpr int DoublePrecision = 53;

/// Bounds of a number that double has: it is a multiple of 2^Lowest of magnitude at most 2^End, and
/// has at most Precision significant bits.
struct Digits {
  int Precision;
  int Lowest;
  int End;
};

Digits digitsOf(double Value) {
  int End = 0;
  const double Fraction = std::isfinite(Value) ? std::frexp(std::fabs(Value), &End) : 0;
  const auto Bits = static_cast<uint64_t>(std::ldexp(Fraction, DoublePrecision));
  const int Precision = Bits ? DoublePrecision - llvm::countr_zero(Bits) : 1;
  return {Precision, End - Precision, End};
}

/// For any number of an arithmetic type that double includes.
std::optional<Digits> digitsOf(const ASTContext &Ast, QualType T) {
  if (T->isIntegralOrEnumerationType() && Ast.getTypeSize(T) <= 32) {
    const int Width = Ast.getIntWidth(T);
    return Digits{Width, 0, Width};
  }
  if (!T->isRealFloatingType() || isLongDouble(T))
    return std::nullopt;
  const llvm::fltSemantics &Format = Ast.getFloatTypeSemantics(T);
  const int Precision = APFloat::semanticsPrecision(Format);
  if (Precision > DoublePrecision)
    return std::nullopt;
  return Digits{Precision, APFloat::semanticsMinExponent(Format) - Precision + 1,
                APFloat::semanticsMaxExponent(Format) + 1};
}

std::optional<Digits> digitsOf(const ASTContext &Ast, const Expr *E) {
  if (std::optional<APFloat> Value = longDoubleValue(Ast, E)) {
    bool IsInexact = false;
    Value->convert(APFloat::IEEEdouble(), APFloat::rmNearestTiesToEven, &IsInexact);
    return IsInexact ? std::nullopt : std::optional(digitsOf(Value->convertToDouble()));
  }
  const auto *Cast = dyn_cast<CastExpr>(E->IgnoreParens());
  if (!Cast)
    return std::nullopt;
  switch (Cast->getCastKind()) {
  case CK_FloatingCast:
  case CK_IntegralToFloating:
    return digitsOf(Ast, Cast->getSubExpr()->getType());
  case CK_NoOp:
    return digitsOf(Ast, Cast->getSubExpr());
  default:
    return std::nullopt;
  }
}

/// The number of significant bits that hold each result of the operation, if there is one.
std::optional<int> exactPrecision(BinaryOperatorKind Op, const Digits &Left, const Digits &Right) {
  switch (Op) {
  case BO_Mul:
    if (Left.Precision == 1 || Right.Precision == 1) // a power of two
      return std::max(Left.Precision, Right.Precision);
    return Left.Precision + Right.Precision;
  case BO_Div:
    return Right.Precision == 1 ? std::optional(Left.Precision) : std::nullopt;
  case BO_Add:
  case BO_Sub:
    return std::max(Left.End, Right.End) + 1 - std::min(Left.Lowest, Right.Lowest);
  default:
    return std::nullopt;
  }
}

/// Double has the same result as long double of Host bits when both are rounded to To bits:
/// - The result is exact in both.
/// - It is exact in long double, and rounded to double once in either case.
/// - Rounding twice does no harm, because the first time leaves at least 2p + 2 bits, where p is
///   the precision of the operands and of the result (Figueroa, "When is double rounding
///   innocuous?", 1995).
/// Tiny results, of fewer bits, are exact or zero, or such as in the third case.
bool isRoundedAlike(BinaryOperatorKind Op, const Digits &Left, const Digits &Right, int To,
                    int Host) {
  const int Operands = std::max(Left.Precision, Right.Precision);
  const std::optional<int> Exact = exactPrecision(Op, Left, Right);
  if (Host == DoublePrecision || (Exact && *Exact <= DoublePrecision))
    return true;
  if (To == DoublePrecision)
    return (Exact && *Exact <= Host) || Host >= 2 * DoublePrecision + 2;
  return Operands <= To && 2 * To + 2 <= DoublePrecision;
}

/// Counts the uses of a variable.
class VariableUses : public ASTWalker {
public:
  explicit VariableUses(const VarDecl *Variable) : Variable(Variable) {}

  bool VisitDeclRefExpr(DeclRefExpr *E) override {
    Uses += E->getDecl() == Variable;
    return true;
  }
  bool VisitImplicitCastExpr(ImplicitCastExpr *E) override {
    const auto *Ref = dyn_cast<DeclRefExpr>(E->getSubExpr()->IgnoreParens());
    Reads += Ref && Ref->getDecl() == Variable && E->getCastKind() == CK_LValueToRValue;
    return true;
  }

  unsigned Uses = 0;
  unsigned Reads = 0;

private:
  const VarDecl *Variable;
};

/// The local variable that E multiplies, if nothing else changes it.
const VarDecl *multipliedOnly(const CompoundAssignOperator *E) {
  const auto *Ref = dyn_cast<DeclRefExpr>(E->getLHS()->IgnoreParens());
  const auto *V = Ref ? dyn_cast<VarDecl>(Ref->getDecl()) : nullptr;
  if (!V || E->getOpcode() != BO_MulAssign || isa<ParmVarDecl>(V) || !V->hasLocalStorage() ||
      !V->getType()->isRealFloatingType() || V->getType().isVolatileQualified() || !V->getInit())
    return nullptr;
  const auto *Function = dyn_cast<FunctionDecl>(V->getDeclContext());
  VariableUses Found(V);
  if (!Function || !Function->getBody() || !Found.TraverseStmt(Function->getBody()))
    return nullptr;
  return Found.Uses == Found.Reads + 1 ? V : nullptr;
}

APFloat roundedProduct(APFloat Left, APFloat Right, const llvm::fltSemantics &In) {
  const llvm::fltSemantics &To = Left.getSemantics();
  bool IsInexact = false;
  Left.convert(In, APFloat::rmNearestTiesToEven, &IsInexact);
  Right.convert(In, APFloat::rmNearestTiesToEven, &IsInexact);
  Left.multiply(Right, APFloat::rmNearestTiesToEven);
  Left.convert(To, APFloat::rmNearestTiesToEven, &IsInexact);
  return Left;
}

/// E multiplies a variable that starts with a constant by a constant, as std::generate_canonical
/// does, `tmp *= range`. Each value that the variable can have is the same on host and device.
bool hasEqualPowers(const ASTContext &Ast, const CompoundAssignOperator *E) {
  const VarDecl *V = multipliedOnly(E);
  std::optional<APFloat> Value = V ? longDoubleValue(Ast, V->getInit()) : std::nullopt;
  const std::optional<APFloat> Factor = Value ? longDoubleValue(Ast, E->getRHS()) : std::nullopt;
  if (!Factor)
    return false;
  // Most powers are infinite or zero after some 2000 steps at the latest.
  for (int Step = 0; Step < 4096; ++Step) {
    const APFloat OnHost = roundedProduct(*Value, *Factor, Factor->getSemantics());
    if (!OnHost.bitwiseIsEqual(roundedProduct(*Value, *Factor, APFloat::IEEEdouble())))
      return false;
    if (OnHost.bitwiseIsEqual(*Value))
      return true;
    Value = OnHost;
  }
  return false;
}

int longDoublePrecision(const ASTContext &Ast) {
  return APFloat::semanticsPrecision(Ast.getFloatTypeSemantics(Ast.LongDoubleTy));
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
      !E->EvaluateAsRValue(Known, Ast) || Known.HasSideEffects || Known.Val.isLValue() ||
      !callsTheSameOnDevice(E))
    return std::nullopt;
  return Known.Val;
}

bool isExactInDouble(const ASTContext &Ast, const Expr *E) { return digitsOf(Ast, E).has_value(); }

bool isRoundedByDouble(const ASTContext &Ast, const Expr *E, QualType To) {
  const auto *Operation = dyn_cast<BinaryOperator>(E->IgnoreParens());
  if (!Operation || longDoubleValue(Ast, E))
    return isExactInDouble(Ast, E);
  const std::optional<Digits> Left = digitsOf(Ast, Operation->getLHS());
  const std::optional<Digits> Right = Left ? digitsOf(Ast, Operation->getRHS()) : std::nullopt;
  return Right &&
         (Operation->isAdditiveOp() || Operation->getOpcode() == BO_Mul ||
          Operation->getOpcode() == BO_Div) &&
         isRoundedAlike(Operation->getOpcode(), *Left, *Right,
                        APFloat::semanticsPrecision(Ast.getFloatTypeSemantics(To)),
                        longDoublePrecision(Ast));
}

bool isRoundedByDouble(const ASTContext &Ast, const CompoundAssignOperator *E) {
  const QualType To = E->getLHS()->getType();
  const std::optional<Digits> Left = To->isRealFloatingType() ? digitsOf(Ast, To) : std::nullopt;
  const std::optional<Digits> Right = Left ? digitsOf(Ast, E->getRHS()) : std::nullopt;
  return Right && (isRoundedAlike(BinaryOperator::getOpForCompoundAssignment(E->getOpcode()), *Left,
                                  *Right, Left->Precision, longDoublePrecision(Ast)) ||
                   hasEqualPowers(Ast, E));
}

} // namespace ampcc
