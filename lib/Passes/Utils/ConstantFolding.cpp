//===- ConstantFolding.cpp - constant folding of arithmetic --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ConstantFolding.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "llvm/ADT/APFloat.h"
#include "llvm/Support/MathExtras.h"
#include <cmath>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

int64_t ampcc::wrap(const Type *T, uint64_t Value) {
  if (T->isBool())
    return Value != 0;
  auto *I = cast<IntType>(T);
  if (I->Bits == 64)
    return static_cast<int64_t>(Value);
  return I->Signed ? SignExtend64(Value, I->Bits)
                   : static_cast<int64_t>(Value & maskTrailingOnes<uint64_t>(I->Bits));
}

std::optional<bool> ampcc::constantTruth(const Expr *E) {
  if (auto *I = dyn_cast<IntLit>(E))
    return I->Value != 0;
  if (auto *F = dyn_cast<FloatLit>(E))
    return F->Value != 0;
  if (isa<NullPtr>(E))
    return false;
  return std::nullopt;
}

namespace {

class Folder {
  Context &Ctx;

public:
  explicit Folder(Context &Ctx) : Ctx(Ctx) {}

  Expr *run(Expr *E) {
    switch (E->kind()) {
    case Expr::Kind::Cast:
      return conversion(cast<Cast>(E));
    case Expr::Kind::Builtin:
      return function(cast<Builtin>(E));
    case Expr::Kind::Unary:
      return unary(cast<Unary>(E));
    case Expr::Kind::Binary:
      return binary(cast<Binary>(E));
    case Expr::Kind::Conditional: {
      auto *C = cast<Conditional>(E);
      std::optional<bool> Cond = constantTruth(C->Cond);
      return !Cond ? nullptr : *Cond ? C->Then : C->Else;
    }
    case Expr::Kind::Deref:
      // *(p + i) is p[i].
      if (auto *B = dyn_cast<Binary>(cast<Deref>(E)->Pointer))
        if (B->Op == BinaryOp::Add && B->Left->type()->isPointer())
          return Ctx.make<Subscript>(B->Left, B->Right);
      return nullptr;
    default:
      return nullptr;
    }
  }

private:
  Expr *asBool(Expr *E) {
    return E->type()->isBool() ? E : Ctx.make<Cast>(Ctx.boolTy(), E, /*Implicit=*/true);
  }
  Expr *intLit(const Type *T, uint64_t Value) { return Ctx.make<IntLit>(T, wrap(T, Value)); }

  //===--------------------------------------------------------------------===//
  // Conversions
  //===--------------------------------------------------------------------===//

  Expr *conversion(Cast *C) {
    const Type *To = C->type();
    Expr *E = C->Operand;
    if (E->type() == To)
      return E;
    if (To->isBool()) {
      // bool(int(b)) is b.
      if (auto *Inner = dyn_cast<Cast>(E); Inner && Inner->Operand->type()->isBool())
        return Inner->Operand;
      std::optional<bool> Truth = constantTruth(E);
      return Truth ? Ctx.boolLit(*Truth) : nullptr;
    }
    if (auto *I = dyn_cast<IntLit>(E))
      return intConversion(I, To);
    if (auto *F = dyn_cast<FloatLit>(E))
      return floatConversion(F, To);
    return nullptr;
  }

  Expr *intConversion(IntLit *I, const Type *To) {
    if (isa<IntType>(To))
      return intLit(To, I->Value);
    auto *F = dyn_cast<FloatType>(To);
    if (!F)
      return nullptr;
    auto *From = dyn_cast<IntType>(I->type());
    bool Unsigned = From && !From->Signed;
    uint64_t Bits = I->Value;
    if (F->Bits == 32)
      return Ctx.make<FloatLit>(To,
                                Unsigned ? static_cast<float>(Bits) : static_cast<float>(I->Value));
    return Ctx.make<FloatLit>(To,
                              Unsigned ? static_cast<double>(Bits) : static_cast<double>(I->Value));
  }

  Expr *floatConversion(FloatLit *L, const Type *To) {
    if (auto *F = dyn_cast<FloatType>(To)) {
      double Value = F->Bits == 32 ? static_cast<float>(L->Value) : L->Value;
      return Ctx.make<FloatLit>(To, Value);
    }
    auto *I = dyn_cast<IntType>(To);
    double Cut = std::trunc(L->Value);
    // Out of range is undefined in C++; 2^53 keeps the test itself exact.
    if (!I || !(std::fabs(Cut) <= 9007199254740992.0))
      return nullptr;
    auto Value = static_cast<int64_t>(Cut);
    return wrap(To, Value) == Value ? intLit(To, Value) : nullptr;
  }

  //===--------------------------------------------------------------------===//
  // Built-in functions
  //===--------------------------------------------------------------------===//

  Expr *function(Builtin *B) {
    if (B->Args.empty() || B->type()->isVector())
      return nullptr;
    if (auto *I = dyn_cast<IntLit>(B->Args[0])) {
      if (B->is(builtin::INDEX))
        return I->type()->size() == 4 ? intConversion(I, B->type()) : nullptr;
      return withBits(B, I->Value);
    }
    auto *F = dyn_cast<FloatLit>(B->Args[0]);
    return F && std::isfinite(F->Value) ? bitsOf(B, F->Value) : nullptr;
  }

  static const fltSemantics &formatOf(const Type *T) {
    return cast<FloatType>(T)->Bits == 32 ? APFloat::IEEEsingle() : APFloat::IEEEdouble();
  }
  static APFloat converted(APFloat X, const fltSemantics &To) {
    bool LosesBits = false;
    X.convert(To, APFloat::rmNearestTiesToEven, &LosesBits);
    return X;
  }

  /// The finite number with these bits.
  Expr *withBits(Builtin *B, int64_t Bits) {
    if (!B->isOneOf(builtin::as_float, builtin::as_double, builtin::HALF_VALUE))
      return nullptr;
    const fltSemantics &Format =
        B->is(builtin::HALF_VALUE) ? APFloat::IEEEhalf() : formatOf(B->type());
    const unsigned Width = APFloat::semanticsSizeInBits(Format);
    const APFloat X(Format, APInt(64, static_cast<uint64_t>(Bits)).trunc(Width));
    return X.isFinite() ? Ctx.make<FloatLit>(B->type(),
                                             converted(X, APFloat::IEEEdouble()).convertToDouble())
                        : nullptr;
  }

  /// The bits of a number.
  Expr *bitsOf(Builtin *B, double X) {
    if (!B->isOneOf(builtin::as_uint, builtin::as_ulong, builtin::HALF_BITS))
      return nullptr;
    const APFloat Exact = converted(APFloat(X), formatOf(B->Args[0]->type()));
    const APFloat Kept = B->is(builtin::HALF_BITS) ? converted(Exact, APFloat::IEEEhalf()) : Exact;
    return intLit(B->type(), Kept.bitcastToAPInt().getZExtValue());
  }

  //===--------------------------------------------------------------------===//
  // Unary operators
  //===--------------------------------------------------------------------===//

  static std::optional<BinaryOp> negated(BinaryOp Op, bool Ordered) {
    switch (Op) {
    case BinaryOp::Eq:
      return BinaryOp::Ne;
    case BinaryOp::Ne:
      return BinaryOp::Eq;
    case BinaryOp::Lt:
      return Ordered ? std::optional(BinaryOp::Ge) : std::nullopt;
    case BinaryOp::Ge:
      return Ordered ? std::optional(BinaryOp::Lt) : std::nullopt;
    case BinaryOp::Gt:
      return Ordered ? std::optional(BinaryOp::Le) : std::nullopt;
    case BinaryOp::Le:
      return Ordered ? std::optional(BinaryOp::Gt) : std::nullopt;
    default:
      return std::nullopt;
    }
  }

  Expr *logicalNot(Expr *E) {
    if (std::optional<bool> Truth = constantTruth(E))
      return Ctx.boolLit(!*Truth);
    if (auto *U = dyn_cast<Unary>(E); U && U->Op == UnaryOp::LogicalNot)
      return asBool(U->Operand);
    auto *B = dyn_cast<Binary>(E);
    if (!B)
      return nullptr;
    // !(a < b) is a >= b, but not with NaNs.
    bool Ordered = !isa<FloatType>(B->Left->type());
    std::optional<BinaryOp> Op = negated(B->Op, Ordered);
    return Op ? Ctx.make<Binary>(B->type(), *Op, B->Left, B->Right) : nullptr;
  }

  Expr *unary(Unary *U) {
    if (U->Op == UnaryOp::LogicalNot)
      return logicalNot(U->Operand);
    if (U->Op == UnaryOp::Plus)
      return U->Operand->type() == U->type() ? U->Operand : nullptr;
    if (auto *F = dyn_cast<FloatLit>(U->Operand); F && U->Op == UnaryOp::Minus)
      return Ctx.make<FloatLit>(U->type(), -F->Value);
    auto *I = dyn_cast<IntLit>(U->Operand);
    auto *Ty = dyn_cast<IntType>(U->type());
    if (!I || !Ty)
      return nullptr;
    if (U->Op == UnaryOp::BitNot)
      return intLit(Ty, ~I->Value);
    bool Overflows = Ty->Signed && I->Value == minIntN(Ty->Bits);
    return Overflows ? nullptr : intLit(Ty, 0 - static_cast<uint64_t>(I->Value));
  }

  //===--------------------------------------------------------------------===//
  // Binary operators
  //===--------------------------------------------------------------------===//

  Expr *logical(Binary *B) {
    bool And = B->Op == BinaryOp::LogicalAnd;
    if (std::optional<bool> Left = constantTruth(B->Left))
      return *Left == And ? asBool(B->Right) : Ctx.boolLit(!And);
    std::optional<bool> Right = constantTruth(B->Right);
    if (!Right)
      return nullptr;
    if (*Right == And)
      return asBool(B->Left);
    return isDroppable(B->Left) ? Ctx.boolLit(!And) : nullptr;
  }

  static bool compare(BinaryOp Op, int64_t L, int64_t R, bool Signed) {
    bool Less = Signed ? L < R : static_cast<uint64_t>(L) < static_cast<uint64_t>(R);
    switch (Op) {
    case BinaryOp::Lt:
      return Less;
    case BinaryOp::Ge:
      return !Less;
    case BinaryOp::Gt:
      return !Less && L != R;
    case BinaryOp::Le:
      return Less || L == R;
    case BinaryOp::Eq:
      return L == R;
    default:
      return L != R;
    }
  }

  Expr *arithmetic(const IntType *T, BinaryOp Op, int64_t L, int64_t R) {
    auto A = static_cast<uint64_t>(L), B = static_cast<uint64_t>(R);
    int64_t Exact = 0;
    bool Wide = false; // the exact result does not even fit 64 bits
    switch (Op) {
    case BinaryOp::Add:
      Wide = AddOverflow(L, R, Exact);
      return T->Signed && (Wide || wrap(T, Exact) != Exact) ? nullptr : intLit(T, A + B);
    case BinaryOp::Sub:
      Wide = SubOverflow(L, R, Exact);
      return T->Signed && (Wide || wrap(T, Exact) != Exact) ? nullptr : intLit(T, A - B);
    case BinaryOp::Mul:
      Wide = MulOverflow(L, R, Exact);
      return T->Signed && (Wide || wrap(T, Exact) != Exact) ? nullptr : intLit(T, A * B);
    case BinaryOp::Div:
    case BinaryOp::Rem:
      if (R == 0 || (T->Signed && R == -1))
        return nullptr;
      if (Op == BinaryOp::Div)
        return intLit(T, T->Signed ? static_cast<uint64_t>(L / R) : A / B);
      return intLit(T, T->Signed ? static_cast<uint64_t>(L % R) : A % B);
    case BinaryOp::And:
      return intLit(T, A & B);
    case BinaryOp::Or:
      return intLit(T, A | B);
    case BinaryOp::Xor:
      return intLit(T, A ^ B);
    default:
      return nullptr;
    }
  }

  Expr *shift(const IntType *T, BinaryOp Op, int64_t L, int64_t Count) {
    if (Count < 0 || Count >= T->Bits)
      return nullptr;
    if (Op == BinaryOp::Shr)
      return intLit(T, T->Signed ? static_cast<uint64_t>(L >> Count)
                                 : static_cast<uint64_t>(L) >> Count);
    Expr *Result = intLit(T, static_cast<uint64_t>(L) << Count);
    bool Lossless = L >= 0 && cast<IntLit>(Result)->Value >> Count == L;
    return T->Signed && !Lossless ? nullptr : Result;
  }

  /// One side is a constant that leaves the other as it is, or decides the result.
  Expr *identity(Binary *B) {
    auto *L = dyn_cast<IntLit>(B->Left), *R = dyn_cast<IntLit>(B->Right);
    auto Is = [](IntLit *Lit, int64_t Value) { return Lit && Lit->Value == Value; };
    switch (B->Op) {
    case BinaryOp::Add:
    case BinaryOp::Or:
    case BinaryOp::Xor:
      if (Is(L, 0) && B->Right->type() == B->type())
        return B->Right;
      return Is(R, 0) ? B->Left : nullptr;
    case BinaryOp::Sub:
    case BinaryOp::Shl:
    case BinaryOp::Shr:
      return Is(R, 0) && B->Left->type() == B->type() ? B->Left : nullptr;
    case BinaryOp::Mul:
      if (Is(L, 1))
        return B->Right;
      if (Is(R, 1))
        return B->Left;
      if ((Is(L, 0) && isDroppable(B->Right)) || (Is(R, 0) && isDroppable(B->Left)))
        return intLit(B->type(), 0);
      return nullptr;
    case BinaryOp::Div:
      return Is(R, 1) ? B->Left : nullptr;
    default:
      return nullptr;
    }
  }

  Expr *binary(Binary *B) {
    if (isLogical(B->Op))
      return logical(B);
    if (B->Op == BinaryOp::Comma)
      return isDroppable(B->Left) ? B->Right : nullptr;
    if (B->Op == BinaryOp::Eq || B->Op == BinaryOp::Ne)
      if (isa<NullPtr>(B->Left) && isa<NullPtr>(B->Right))
        return Ctx.boolLit(B->Op == BinaryOp::Eq);
    auto *L = dyn_cast<IntLit>(B->Left), *R = dyn_cast<IntLit>(B->Right);
    auto *T = dyn_cast<IntType>(B->Left->type());
    if (!L || !R || !T)
      return isa<IntType>(B->type()) || B->type()->isPointer() ? identity(B) : nullptr;
    if (B->Op >= BinaryOp::Lt && B->Op <= BinaryOp::Ne)
      return Ctx.boolLit(compare(B->Op, L->Value, R->Value, T->Signed));
    if (B->Op == BinaryOp::Shl || B->Op == BinaryOp::Shr)
      return shift(T, B->Op, L->Value, R->Value);
    return arithmetic(T, B->Op, L->Value, R->Value);
  }
};

} // namespace

Expr *ampcc::foldNode(Context &Ctx, Expr *E) {
  Expr *New = Folder(Ctx).run(E);
  if (New && !New->Pos.Line)
    New->Pos = E->Pos;
  return New;
}
