//===- LongOperands.cpp - operations on the longs that a program writes ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LongOperands.h"
#include "clang/AST/ExprCXX.h"
#include "llvm/ADT/FoldingSet.h"

using namespace clang;

namespace ampcc {

bool isWrittenAsLong(QualType T, const UnitFiles &Files) {
  while (!T.isNull() && !T->isDependentType()) {
    const Type *Written = T.getTypePtr();
    if (const auto *Builtin = dyn_cast<BuiltinType>(Written))
      return Builtin->getKind() == BuiltinType::Long || Builtin->getKind() == BuiltinType::ULong;
    if (const auto *Name = dyn_cast<TypedefType>(Written);
        Name && !Files.isEditable(Name->getDecl()->getLocation()))
      return false;
    const QualType Meant = Written->getLocallyUnqualifiedSingleStepDesugaredType();
    if (Meant.getTypePtr() == Written)
      return false;
    T = Meant;
  }
  return false;
}

bool LongOperands::isLong(const Expr *E) const {
  return !E->getType().isNull() && !E->isInstantiationDependent() &&
         (E->getType()->isSpecificBuiltinType(BuiltinType::Long) ||
          E->getType()->isSpecificBuiltinType(BuiltinType::ULong));
}

std::optional<llvm::APSInt> LongOperands::constant(const Expr *E) const {
  Expr::EvalResult Result;
  if (E->getType().isNull() || E->isInstantiationDependent() ||
      !E->getType()->isIntegralOrEnumerationType() || !E->EvaluateAsInt(Result, Ast))
    return std::nullopt;
  return Result.Val.getInt();
}

bool LongOperands::isProgramsLong(const Expr *E) const {
  E = E->IgnoreParens();
  if (E->getType().isNull() || E->isInstantiationDependent() ||
      !E->getType()->isIntegralOrEnumerationType())
    return false;
  const auto IsNarrow = [&](const Expr *Side) {
    return Ast.getIntWidth(Side->IgnoreParenImpCasts()->getType()) <= 32;
  };
  if (const auto *Cast = dyn_cast<ImplicitCastExpr>(E))
    return isProgramsLong(Cast->getSubExpr());
  if (const auto *Cast = dyn_cast<ExplicitCastExpr>(E))
    return isWrittenAsLong(Cast->getTypeAsWritten(), Files);
  if (const auto *Number = dyn_cast<IntegerLiteral>(E))
    return isLong(E) && Number->getValue().getActiveBits() <= 32;
  if (const auto *Unary = dyn_cast<UnaryOperator>(E); Unary && Unary->getOpcode() != UO_Deref)
    return isProgramsLong(Unary->getSubExpr());
  if (const auto *Binary = dyn_cast<BinaryOperator>(E)) {
    if (Binary->isShiftOp() || Binary->isAssignmentOp())
      return isProgramsLong(Binary->getLHS());
    const bool Left = isProgramsLong(Binary->getLHS()), Right = isProgramsLong(Binary->getRHS());
    return (Left || Right) && (Left || IsNarrow(Binary->getLHS())) &&
           (Right || IsNarrow(Binary->getRHS()));
  }
  if (const auto *Call = dyn_cast<CallExpr>(E))
    return isWrittenAsLong(Call->getCallReturnType(Ast).getNonReferenceType(), Files);
  return isWrittenAsLong(E->getType(), Files);
}

const ValueDecl *LongOperands::placeOf(const Expr *E) const {
  E = E->IgnoreParenImpCasts();
  if (!isWrittenAsLong(E->getType(), Files))
    return nullptr;
  while (const auto *Element = dyn_cast<ArraySubscriptExpr>(E))
    E = Element->getBase()->IgnoreParenImpCasts();
  if (const auto *Name = dyn_cast<DeclRefExpr>(E))
    return dyn_cast<VarDecl>(Name->getDecl());
  if (const auto *Member = dyn_cast<MemberExpr>(E))
    return dyn_cast<FieldDecl>(Member->getMemberDecl());
  return nullptr;
}

void LongOperands::addAssignment(const BinaryOperator *E) {
  if (E->isInstantiationDependent() || !isLong(E->getLHS()))
    return;
  const ValueDecl *Place = placeOf(E->getLHS());
  if (!Place)
    return;
  const auto IsLower = [&](const Expr *Mask) {
    const auto Value = constant(Mask);
    return Value && Value->getActiveBits() <= 32;
  };
  const Expr *Value = E->getRHS()->IgnoreParenImpCasts();
  const auto *Taken = dyn_cast<BinaryOperator>(Value);
  const auto *Cast = dyn_cast<ExplicitCastExpr>(Value);
  if ((E->getOpcode() == BO_AndAssign && IsLower(E->getRHS())) ||
      (E->getOpcode() == BO_Assign && Taken && Taken->getOpcode() == BO_And &&
       (IsLower(Taken->getLHS()) || IsLower(Taken->getRHS()))) ||
      (E->getOpcode() == BO_Assign && Cast && isLong(Cast->getSubExpr()) &&
       Cast->getType()->isIntegerType() && Ast.getIntWidth(Cast->getType()) <= 32))
    Masked.insert(Place);
}

bool LongOperands::isSame(const Expr *A, const Expr *B) const {
  llvm::FoldingSetNodeID First, Second;
  A->IgnoreParenImpCasts()->Profile(First, Ast, /*Canonical=*/true);
  B->IgnoreParenImpCasts()->Profile(Second, Ast, /*Canonical=*/true);
  return First == Second;
}

bool LongOperands::isRotation(const BinaryOperator *E) const {
  if (E->getOpcode() != BO_Or && E->getOpcode() != BO_Xor && E->getOpcode() != BO_Add)
    return false;
  const auto *Up = dyn_cast<BinaryOperator>(E->getLHS()->IgnoreParenImpCasts());
  const auto *Down = dyn_cast<BinaryOperator>(E->getRHS()->IgnoreParenImpCasts());
  if (Up && Down && Up->getOpcode() == BO_Shr)
    std::swap(Up, Down);
  if (!Up || !Down || Up->getOpcode() != BO_Shl || Down->getOpcode() != BO_Shr ||
      !isLong(Up->getLHS()) || !isProgramsLong(Up->getLHS()) ||
      !isSame(Up->getLHS(), Down->getLHS()))
    return false;
  const auto Left = constant(Up->getRHS()), Right = constant(Down->getRHS());
  if (Left && Right)
    return Left->getLimitedValue(64) + Right->getLimitedValue(64) == 32;
  const auto Is32Minus = [&](const Expr *Amount, const Expr *Other) {
    const auto *Rest = dyn_cast<BinaryOperator>(Amount->IgnoreParenImpCasts());
    const auto All = Rest && Rest->getOpcode() == BO_Sub ? constant(Rest->getLHS()) : std::nullopt;
    return All && All->getLimitedValue(64) == 32 && isSame(Rest->getRHS(), Other);
  };
  return Is32Minus(Down->getRHS(), Up->getRHS()) || Is32Minus(Up->getRHS(), Down->getRHS());
}

static bool isOddAndAtLeast(const std::optional<llvm::APSInt> &Number, uint64_t Least) {
  return Number && (*Number)[0] && Number->getActiveBits() <= 32 && Number->getZExtValue() >= Least;
}

bool LongOperands::isLargeProduct(const BinaryOperator *E) const {
  const Expr *Left = E->getLHS(), *Right = E->getRHS();
  return isProgramsLong(E) && isLong(E) &&
         (isOddAndAtLeast(constant(Left), 1 << 16) || isOddAndAtLeast(constant(Right), 1 << 16));
}

bool LongOperands::isShiftedLeft(const Expr *E) const {
  const auto *Shift = dyn_cast<BinaryOperator>(E->IgnoreParenImpCasts());
  return Shift && Shift->getOpcode() == BO_Shl && isLong(Shift) &&
         isProgramsLong(Shift->getLHS()) && constant(Shift->getRHS());
}

namespace {

/// The operands of a chain of sums and exclusive ors.
struct Chain {
  llvm::SmallVector<const Expr *, 4> Operands;
  bool HasXor = false;

  void add(const Expr *E) {
    E = E->IgnoreParenImpCasts();
    const auto *Binary = dyn_cast<BinaryOperator>(E);
    if (!Binary || (!Binary->isAdditiveOp() && Binary->getOpcode() != BO_Xor)) {
      Operands.push_back(E);
      return;
    }
    HasXor |= Binary->getOpcode() == BO_Xor;
    add(Binary->getLHS());
    add(Binary->getRHS());
  }
};

} // namespace

bool LongOperands::isMixed(const BinaryOperator *E) const {
  // A multiple of a length or number whose digits are read has a smaller factor.
  constexpr unsigned LeastFactor = 17, LeastShift = 4;
  const BinaryOperatorKind Kind = E->getOpcode();
  if (!placeOf(E->getLHS()) || !isLong(E->getLHS()))
    return false;
  if (Kind == BO_MulAssign)
    return isOddAndAtLeast(constant(E->getRHS()), LeastFactor);
  if (Kind != BO_Assign && Kind != BO_XorAssign && Kind != BO_AddAssign && Kind != BO_SubAssign)
    return false;
  Chain Values;
  Values.HasXor = Kind == BO_XorAssign;
  Values.add(E->getRHS());
  bool HasCopy = Kind != BO_Assign, HasShifted = false;
  for (const Expr *Value : Values.Operands) {
    HasCopy |= isSame(Value, E->getLHS());
    const auto *Binary = dyn_cast<BinaryOperator>(Value);
    if (!Binary)
      continue;
    const bool OfPlace = isSame(Binary->getLHS(), E->getLHS());
    if (Binary->getOpcode() == BO_Mul &&
        ((OfPlace && isOddAndAtLeast(constant(Binary->getRHS()), LeastFactor)) ||
         (isSame(Binary->getRHS(), E->getLHS()) &&
          isOddAndAtLeast(constant(Binary->getLHS()), LeastFactor))))
      return true;
    const auto Amount = Binary->getOpcode() == BO_Shl ? constant(Binary->getRHS()) : std::nullopt;
    HasShifted |= OfPlace && Amount && (Values.HasXor || Amount->getLimitedValue(64) >= LeastShift);
  }
  return HasCopy && HasShifted;
}

} // namespace ampcc
