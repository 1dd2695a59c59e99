//===- IntervalArithmetic.cpp - arithmetic of LoopIntervals ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "LoopIntervals.h"
#include "ampcc/KIR/ArithmeticBuiltins.h"
#include "ampcc/KIR/MemoryBuiltins.h"
#include "ampcc/KIR/Module.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

constexpr int64_t SmallLimit = int64_t(1) << 31;

Expr *LoopIntervals::number(int64_t Value) const { return Ctx.make<IntLit>(Ctx.intTy(64), Value); }

Expr *LoopIntervals::copy(const Expr *E) const { return clone(Ctx, E); }

LoopInterval LoopIntervals::constant(int64_t Value) const {
  return single(number(Value), IntRange::constant(Value));
}

/// `L Op R`, which does not overflow.
Expr *LoopIntervals::arithmetic(BinaryOp Op, const Expr *L, const Expr *R) const {
  auto *Left = dyn_cast<IntLit>(L), *Right = dyn_cast<IntLit>(R);
  if (Left && Right)
    if (const auto Value = IntRange::combine(Op, IntRange::constant(Left->Value),
                                             IntRange::constant(Right->Value)))
      return number(Value->Least);
  return Ctx.make<Binary>(Ctx.intTy(64), Op, copy(L), copy(R));
}

/// An expression that can be repeated: of a variable if E is more than that.
Expr *LoopIntervals::keep(Expr *E) {
  if (isa<VarRef, IntLit>(E))
    return E;
  Var *V = Ctx.temp("limit", Ctx.intTy(64));
  V->IsConst = true;
  Code.Declarations.push_back(Ctx.make<DeclStmt>(V, E));
  return Ctx.ref(V);
}

static bool holds(BinaryOp Op, int64_t L, int64_t R) {
  switch (Op) {
  case BinaryOp::Lt:
    return L < R;
  case BinaryOp::Le:
    return L <= R;
  case BinaryOp::Gt:
    return L > R;
  case BinaryOp::Ge:
    return L >= R;
  case BinaryOp::Eq:
    return L == R;
  default:
    return L != R;
  }
}

Expr *LoopIntervals::compare(BinaryOp Op, Expr *L, Expr *R) const {
  auto *Left = dyn_cast<IntLit>(L), *Right = dyn_cast<IntLit>(R);
  if (Left && Right && Op >= BinaryOp::Lt && Op <= BinaryOp::Ne)
    return Ctx.boolLit(holds(Op, Left->Value, Right->Value));
  return Ctx.make<Binary>(Ctx.boolTy(), Op, L, R);
}

Expr *LoopIntervals::extreme(bool Greatest, ArrayRef<Expr *> Of) {
  Expr *Best = keep(Of[0]);
  for (Expr *Next : drop_begin(Of)) {
    Next = keep(Next);
    auto *Known = dyn_cast<IntLit>(Best), *Other = dyn_cast<IntLit>(Next);
    if (Known && Other) {
      Best = Greatest == (Other->Value > Known->Value) ? Next : Best;
      continue;
    }
    Expr *Better = compare(Greatest ? BinaryOp::Gt : BinaryOp::Lt, copy(Next), copy(Best));
    Best = keep(Ctx.make<Conditional>(Ctx.intTy(64), Better, copy(Next), copy(Best)));
  }
  return Best;
}

void LoopIntervals::require(Expr *Test) {
  if (auto *Known = dyn_cast<IntLit>(Test)) {
    Code.IsImpossible |= !Known->Value;
    return;
  }
  Code.Condition = Code.Condition ? compare(BinaryOp::LogicalAnd, Code.Condition, Test) : Test;
}

LoopInterval LoopIntervals::requireWithin(LoopInterval I, IntRange Limits) {
  const bool Low = Limits.Least > I.Range.Least;
  const bool High = Limits.Most < I.Range.Most;
  if (!Low && !High)
    return I;
  const bool IsSingle = I.Least == I.Most;
  I.Least = keep(I.Least);
  I.Most = IsSingle ? I.Least : keep(I.Most);
  if (Low)
    require(compare(BinaryOp::Ge, copy(I.Least), number(Limits.Least)));
  if (High)
    require(compare(BinaryOp::Le, copy(I.Most), number(Limits.Most)));
  return I;
}

LoopInterval LoopIntervals::clamped(LoopInterval I, int64_t By) {
  if (I.Range.isWithin({-By, By}))
    return I;
  const auto Clamp = [&](Expr *End) {
    return keep(Ctx.make<Builtin>(Ctx.intTy(64), builtin::clamp,
                                  std::vector<Expr *>{copy(End), number(-By), number(By)}));
  };
  const bool IsSingle = I.Least == I.Most;
  I.Least = Clamp(I.Least);
  I.Most = IsSingle ? I.Least : Clamp(I.Most);
  I.Range = {std::max(I.Range.Least, -By), std::min(I.Range.Most, By)};
  return I;
}

//===----------------------------------------------------------------------===//
// Arithmetic
//===----------------------------------------------------------------------===//

std::optional<LoopInterval> LoopIntervals::sum(const LoopInterval &L, const LoopInterval &R,
                                               BinaryOp Op) {
  const std::optional<IntRange> Range = IntRange::combine(Op, L.Range, R.Range);
  if (!Range)
    return std::nullopt;
  if (L.Least == L.Most && R.Least == R.Most)
    return single(arithmetic(Op, L.Least, R.Least), *Range);
  const bool Minus = Op == BinaryOp::Sub;
  return LoopInterval{arithmetic(Op, L.Least, Minus ? R.Most : R.Least),
                      arithmetic(Op, L.Most, Minus ? R.Least : R.Most), *Range,
                      L.LeastIsOpen || (Minus ? R.MostIsOpen : R.LeastIsOpen),
                      L.MostIsOpen || (Minus ? R.LeastIsOpen : R.MostIsOpen)};
}

/// I, which has to be within limits such that products do not overflow.
LoopInterval LoopIntervals::limited(const LoopInterval &I) {
  const LoopInterval Repeatable = requireWithin(I, {-SmallLimit, SmallLimit});
  return clamped(Repeatable, SmallLimit);
}

std::optional<LoopInterval> LoopIntervals::product(const LoopInterval &L, const LoopInterval &R) {
  const std::optional<IntRange> Range = IntRange::combine(BinaryOp::Mul, L.Range, R.Range);
  if (!Range) // limits that a product of any two numbers within them keeps
    return L.Range.isWithin({-SmallLimit, SmallLimit}) &&
                   R.Range.isWithin({-SmallLimit, SmallLimit})
               ? std::nullopt
               : product(limited(L), limited(R));
  const auto Make = [&](Expr *Left, Expr *Right) { return arithmetic(BinaryOp::Mul, Left, Right); };
  const bool IsOpen = L.isOpen() || R.isOpen();
  if (L.Least == L.Most && R.Least == R.Most)
    return single(Make(L.Least, R.Least), *Range);
  // Of a factor whose sign is known the product takes the direction.
  for (const auto &[One, Other] : {std::pair(&L, &R), std::pair(&R, &L)}) {
    if (One->Least != One->Most || (One->Range.Least < 0 && One->Range.Most > 0))
      continue;
    Expr *Low = Make(One->Least, Other->Least), *High = Make(One->Least, Other->Most);
    return One->Range.Least >= 0 ? LoopInterval{Low, High, *Range, IsOpen, IsOpen}
                                 : LoopInterval{High, Low, *Range, IsOpen, IsOpen};
  }
  const auto EndsOf = [](const LoopInterval &I) {
    SmallVector<Expr *, 2> Ends{I.Least};
    if (I.Most != I.Least)
      Ends.push_back(I.Most);
    return Ends;
  };
  SmallVector<Expr *, 4> Products;
  for (Expr *Left : EndsOf(L))
    for (Expr *Right : EndsOf(R))
      Products.push_back(keep(Make(Left, Right)));
  return LoopInterval{extreme(/*Greatest=*/false, Products), extreme(/*Greatest=*/true, Products),
                      *Range, IsOpen, IsOpen};
}

std::optional<LoopInterval> LoopIntervals::scaled(std::optional<LoopInterval> I, int64_t By) {
  return I && By != 1 ? product(*I, constant(By)) : I;
}

/// Ends that a function maps, which moves no number away from 0.
LoopInterval LoopIntervals::mapped(const LoopInterval &I, function_ref<Expr *(Expr *)> Map) {
  const IntRange Range{std::min<int64_t>(I.Range.Least, -1), std::max<int64_t>(I.Range.Most, 0)};
  if (I.Least == I.Most)
    return single(Map(I.Least), Range);
  return {Map(I.Least), Map(I.Most), Range, I.LeastIsOpen, I.MostIsOpen};
}

/// `x | y` and `x ^ y` of numbers that are not negative have no bit above the highest one of both.
std::optional<LoopInterval> LoopIntervals::ofBits(const LoopInterval &L, const LoopInterval &R) {
  if (L.isOpen() || R.isOpen())
    return std::nullopt;
  const LoopInterval A = requireWithin(L, {0, Limit}), B = requireWithin(R, {0, Limit});
  const auto Make = [&](BinaryOp Op, Expr *Left, Expr *Right) {
    return Ctx.make<Binary>(Ctx.intTy(64), Op, copy(Left), copy(Right));
  };
  Expr *Bits = keep(Make(BinaryOp::Or, A.Most, B.Most));
  for (int64_t Shift : {1, 2, 4, 8, 16, 32})
    Bits = keep(Make(BinaryOp::Or, Bits, Make(BinaryOp::Shr, Bits, number(Shift))));
  const auto Sum = IntRange::combine(BinaryOp::Add, A.Range, B.Range);
  const auto Twice = Sum ? IntRange::combine(BinaryOp::Mul, *Sum, IntRange::constant(2)) : Sum;
  if (!Twice || Twice->Most == INT64_MAX)
    return std::nullopt;
  // The bits of a negative number are those of a number between it and -1.
  const IntRange Range{std::min<int64_t>({A.Range.Least, B.Range.Least, -1}),
                       std::max<int64_t>(Twice->Most, 0) + 1};
  return LoopInterval{number(0), Bits, Range};
}
