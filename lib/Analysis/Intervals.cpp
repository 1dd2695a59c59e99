//===- Intervals.cpp - the numbers that an integer can be ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/LinearForms.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

using Interval = std::pair<int64_t, int64_t>;

/// Numbers beyond this are of no use, and products of two fit into 64 bits.
constexpr int64_t Largest = int64_t(1) << 31;

/// Unsigned numbers of 32 and 64 bits are what they are as long as none is negative.
static std::optional<Interval> ofType(const IntType &Ty) {
  if (Ty.Bits >= 32)
    return std::nullopt;
  if (Ty.Signed)
    return Interval{-(int64_t(1) << (Ty.Bits - 1)), (int64_t(1) << (Ty.Bits - 1)) - 1};
  return Interval{0, (int64_t(1) << Ty.Bits) - 1};
}

static bool fits(const Interval &I, const IntType &Ty) {
  if (I.first <= -Largest || I.second >= Largest)
    return false;
  if (!Ty.Signed && I.first < 0)
    return false;
  const std::optional<Interval> All = ofType(Ty);
  return !All || (All->first <= I.first && I.second <= All->second);
}

static bool isSame(const Expr *A, const Expr *B) {
  auto *Mine = dyn_cast<VarRef>(A), *Other = dyn_cast<VarRef>(B);
  return Mine && Other && Mine->V == Other->V;
}

static std::optional<Interval> ofProduct(const Interval &L, const Interval &R, bool IsSquare) {
  const auto [Least, Most] =
      std::minmax({L.first * R.first, L.first * R.second, L.second * R.first, L.second * R.second});
  return Interval{IsSquare ? std::max<int64_t>(Least, 0) : Least, Most};
}

/// With a constant on the right, above 0.
static std::optional<Interval> ofBits(BinaryOp Op, const std::optional<Interval> &L, int64_t By,
                                      bool Signed) {
  switch (Op) {
  case BinaryOp::And:
    return Interval{0, L && L->first >= 0 ? std::min(By, L->second) : By};
  case BinaryOp::Rem:
    if (L && L->first >= 0)
      return Interval{0, std::min(By - 1, L->second)};
    return Interval{Signed ? 1 - By : 0, By - 1};
  case BinaryOp::Div:
    return L ? std::optional(Interval{L->first / By, L->second / By}) : std::nullopt;
  case BinaryOp::Shr:
    return L && By < 32 ? std::optional(Interval{L->first >> By, L->second >> By}) : std::nullopt;
  default:
    return std::nullopt;
  }
}

std::optional<Interval> LinearForms::interval(const Expr *E, unsigned Depth) const {
  auto *Ty = dyn_cast<IntType>(E->type());
  if (!Ty || Depth > 24)
    return std::nullopt;
  const auto Checked = [&](std::optional<Interval> I) {
    return I && fits(*I, *Ty) ? I : ofType(*Ty);
  };
  if (auto *Literal = dyn_cast<IntLit>(E))
    return Checked(Interval{Literal->Value, Literal->Value});
  if (auto *C = dyn_cast<Cast>(E))
    return Checked(interval(C->Operand, Depth + 1));
  if (auto *Choice = dyn_cast<Conditional>(E)) {
    const auto L = interval(Choice->Then, Depth + 1), R = interval(Choice->Else, Depth + 1);
    return L && R ? Checked(Interval{std::min(L->first, R->first), std::max(L->second, R->second)})
                  : ofType(*Ty);
  }
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    if (const Expr *Value = valueOf(Ref->V))
      return Checked(interval(Value, Depth + 1));
    const Range Of = rangeOf(Ref->V);
    if (!Of.First || !Of.Last || !Of.First->isConstant() || !Of.Last->isConstant())
      return ofType(*Ty);
    return Checked(Interval{Of.First->Constant, Of.Last->Constant});
  }
  auto *B = dyn_cast<Binary>(E);
  if (!B)
    return ofType(*Ty);
  const auto L = interval(B->Left, Depth + 1), R = interval(B->Right, Depth + 1);
  if (auto *By = dyn_cast<IntLit>(B->Right); By && By->Value > 0 && By->Value < Largest)
    if (std::optional<Interval> Of = ofBits(B->Op, L, By->Value, Ty->Signed))
      return Checked(Of);
  if (!L || !R)
    return ofType(*Ty);
  switch (B->Op) {
  case BinaryOp::Add:
    return Checked(Interval{L->first + R->first, L->second + R->second});
  case BinaryOp::Sub:
    return Checked(Interval{L->first - R->second, L->second - R->first});
  case BinaryOp::Mul:
    return Checked(ofProduct(*L, *R, isSame(B->Left, B->Right)));
  default:
    return ofType(*Ty);
  }
}
