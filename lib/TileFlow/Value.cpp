//===- Value.cpp - the value of an expression for all threads of a tile --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Value.h"
#include "Store.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

bool Value::operator==(const Value &Other) const {
  bool SameTarget = Target == Other.Target || (Target && Other.Target && *Target == *Other.Target);
  return S == Other.S && Dims == Other.Dims && N == Other.N && By == Other.By && SameTarget;
}

Value Value::spread(Spread S, uint8_t Dims, const Expr *Source) {
  Value V;
  V.S = S;
  V.Dims = Dims;
  V.Source = Source;
  return V;
}

Value spreadOnly(const Value &V) {
  Value R = Value::spread(V.S, V.Dims, V.Source);
  R.By = V.differs() ? V.follows() : nullptr;
  return R;
}

Value combined(const Value &A, const Value &B) {
  Value R = Value::spread(std::max({A.S, B.S, Spread::Uniform}), A.Dims | B.Dims,
                          A.S >= B.S ? A.Source : B.Source);
  if (A.S == Spread::Unset || B.S == Spread::Unset)
    R.S = std::max(R.S, Spread::Unknown);
  // Of two that differ Values knows more.
  if (A.isUniform() || B.isUniform())
    R.By = A.isUniform() ? B.follows() : A.follows();
  else if (A.follows() == B.follows())
    R.By = A.follows();
  if (!R.differs())
    R.By = nullptr;
  return R;
}

/// The dimensions along which neighbours differ.
static uint8_t dimensions(const TileShape &Tile, const Lanes &L) {
  uint8_t Dims = 0;
  for (unsigned T = 0, N = Tile.threads(); T < N; ++T)
    for (unsigned D = 0, Step = 1; D < 3; Step *= Tile.Extents[D], ++D)
      if (Tile.place(T, D) + 1 < Tile.Extents[D] && L.at(T) != L.at(T + Step))
        Dims |= 1 << D;
  return Dims;
}

Value Values::of(const Number *N, const Expr *Source, const Value &Otherwise) {
  Value V = Otherwise;
  V.N = N;
  V.By = nullptr;
  V.Target = nullptr;
  const MaybeLanes &L = Table.lanes(N);
  if (L && L->PerThread)
    V = Value::spread(Spread::Differs, dimensions(Table.Tile, *L),
                      Source ? Source : Otherwise.Source);
  else if (L)
    V = Value::spread(Spread::Uniform, 0, nullptr);
  V.N = N;
  return V;
}

bool Values::isKnown(const Value &V) {
  if (!V.N)
    return false;
  const MaybeLanes &L = Table.lanes(V.N);
  return L && L->isKnown();
}

/// Operations after which values that differ may be the same.
static bool mayCancel(BinaryOp Op, const Value &A, const Value &B) {
  const bool Truth = isComparison(Op) || isLogical(Op);
  if (A.differs() && B.differs())
    return !Truth;
  return Op == BinaryOp::Div || Op == BinaryOp::Shr || Op == BinaryOp::And || Op == BinaryOp::Rem;
}

Value Values::ofBoth(const Value &A, const Value &B) {
  Value R = combined(A, B);
  if (R.differs() && !R.By)
    R.By = Table.both(A.follows(), B.follows());
  return R;
}

Value Values::binary(BinaryOp Op, const Value &A, const Value &B, const Type *Ty) {
  Value R = ofBoth(A, B);
  if (R.S == Spread::Differs && mayCancel(Op, A, B)) {
    // `i / 16` may well be the same for all threads of a tile, if only i is not negative.
    const bool Divides = Op == BinaryOp::Div || Op == BinaryOp::Rem || Op == BinaryOp::Shr;
    R.S = Divides && !B.differs() ? Spread::Unknown : Spread::MayDiffer;
  }
  if (!isa<IntType, BoolType>(Ty)) {
    // A comparison of other values is a truth nevertheless.
    if (R.isUniform() && isComparison(Op))
      return uniform();
    return R;
  }
  if (A.N && B.N)
    return of(Table.operation(Op, A.N, B.N, Ty), R.Source, R);
  return R.isUniform() ? uniform() : R;
}

Value Values::converted(const Value &V, const Type *To) {
  if (To->isBool())
    return truth(V);
  if (!V.N)
    return V.isUniform() ? uniform() : spreadOnly(V);
  return of(Table.converted(V.N, To), V.Source, spreadOnly(V));
}

Value Values::truth(const Value &V) {
  if (!V.N)
    return V.isUniform() ? uniform() : spreadOnly(V);
  if (V.N->K == Number::Kind::Operation && isComparison(V.N->Op))
    return V;
  return of(Table.operation(BinaryOp::Ne, V.N, Table.constant(0), nullptr), V.Source,
            spreadOnly(V));
}

Value Values::negation(const Value &V) {
  if (!V.N)
    return V.isUniform() ? uniform() : spreadOnly(V);
  return of(Table.operation(BinaryOp::Eq, V.N, Table.constant(0), nullptr), V.Source,
            spreadOnly(V));
}

Value Values::joined(const Value &IfTrue, const Value &IfFalse, const Value &Condition) {
  if (IfTrue == IfFalse)
    return IfTrue;
  Value R = Value::spread(std::max(IfTrue.S, IfFalse.S), IfTrue.Dims | IfFalse.Dims,
                          IfTrue.S >= IfFalse.S ? IfTrue.Source : IfFalse.Source);
  if (Condition.S > R.S || (Condition.differs() && !R.Source))
    R = Value::spread(std::max(Condition.S, R.S), R.Dims | Condition.Dims, Condition.Source);
  if (R.differs())
    R.By = ofBoth(ofBoth(IfTrue, IfFalse), Condition).By;
  if (Condition.N && IfTrue.N && IfFalse.N)
    return of(Table.choice(Condition.N, IfTrue.N, IfFalse.N), R.Source, R);
  if (R.isUniform() && (IfTrue.N || IfFalse.N))
    R.N = Table.unknown();
  return R;
}

} // namespace ampcc::flow
