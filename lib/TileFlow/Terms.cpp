//===- Terms.cpp - numbers as sums of products, thread by thread ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Terms.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

/// More products than any index has.
static constexpr size_t MaxProducts = 16, MaxDegree = 4;

bool ById::operator()(const Product &A, const Product &B) const {
  return std::lexicographical_compare(
      A.begin(), A.end(), B.begin(), B.end(),
      [](const Number *X, const Number *Y) { return X->Id < Y->Id; });
}

int64_t Terms::known(unsigned Thread) const {
  auto It = Factors.find({});
  return It == Factors.end() ? 0 : It->second[Thread];
}

bool Terms::differsByKnown() const {
  return all_of(Factors,
                [](const auto &Part) { return Part.first.empty() || all_equal(Part.second); });
}

bool Terms::isKnown() const {
  return Factors.empty() || (Factors.size() == 1 && Factors.begin()->first.empty());
}

void TermTable::add(Terms &To, const Product &P, const std::vector<int64_t> &Factors,
                    int64_t By) const {
  std::vector<int64_t> &Sum = To.Factors[P];
  Sum.resize(Table.Tile.threads());
  bool AnyLeft = false;
  for (size_t T = 0; T < Sum.size(); ++T) {
    Sum[T] = int64_t(uint64_t(Sum[T]) + uint64_t(Factors[T]) * uint64_t(By));
    AnyLeft |= Sum[T] != 0;
  }
  if (!AnyLeft)
    To.Factors.erase(P);
}

Terms TermTable::constant(int64_t Value) const {
  Terms T;
  add(T, {}, std::vector<int64_t>(Table.Tile.threads(), Value), 1);
  return T;
}

Terms TermTable::difference(const Terms &A, const Terms &B) const {
  Terms D = A;
  for (const auto &[P, Factors] : B.Factors)
    add(D, P, Factors, -1);
  return D;
}

/// As a type holds it, null for 64 bits; see sum in Lanes.cpp.
MaybeTerms TermTable::held(const Terms &Of, const Type *Ty) const {
  if (Ty && Ty->size() < 4)
    return std::nullopt;
  if (!wrapsIn32Bits(Ty))
    return Of;
  Terms R;
  for (auto [P, Factors] : Of.Factors) {
    for (int64_t &Factor : Factors)
      Factor = int32_t(Factor);
    add(R, P, Factors, 1);
  }
  if (R.isKnown()) // as Lanes are
    for (auto &[P, Factors] : R.Factors)
      for (int64_t &Factor : Factors)
        Factor = wrapped(Factor, Ty);
  return R;
}

/// One unknown that all threads share.
static Product only(const Number *N) { return {N}; }

MaybeTerms TermTable::operation(const Number *N) {
  const MaybeTerms A = of(N->A), B = of(N->B);
  if (!A || !B)
    return std::nullopt;
  Terms R;
  switch (N->Op) {
  case BinaryOp::Add:
  case BinaryOp::Sub:
    R = *A;
    for (const auto &[P, Factors] : B->Factors)
      add(R, P, Factors, N->Op == BinaryOp::Add ? 1 : -1);
    return R.Factors.size() <= MaxProducts ? held(R, N->Ty) : std::nullopt;
  case BinaryOp::Mul:
    for (const auto &[PA, FA] : A->Factors)
      for (const auto &[PB, FB] : B->Factors) {
        Product Both;
        std::merge(PA.begin(), PA.end(), PB.begin(), PB.end(), std::back_inserter(Both),
                   [](const Number *X, const Number *Y) { return X->Id < Y->Id; });
        std::vector<int64_t> Factors(FA.size());
        for (size_t T = 0; T < FA.size(); ++T)
          Factors[T] = int64_t(uint64_t(FA[T]) * uint64_t(FB[T]));
        add(R, Both, Factors, 1);
        if (R.Factors.size() > MaxProducts || Both.size() > MaxDegree)
          return std::nullopt;
      }
    return held(R, N->Ty);
  case BinaryOp::Shl:
    if (N->B->K != Number::Kind::Constant || N->B->Value < 0 || N->B->Value > 30)
      return std::nullopt;
    for (const auto &[P, Factors] : A->Factors)
      add(R, P, Factors, int64_t(1) << N->B->Value);
    return held(R, N->Ty);
  default:
    return std::nullopt;
  }
}

MaybeTerms TermTable::compute(const Number *N) {
  // What is known of each thread needs no further look.
  if (const MaybeLanes &L = Table.FirstIterations.of(Table, N); L && L->isKnown()) {
    Terms T;
    std::vector<int64_t> Own(Table.Tile.threads());
    for (unsigned I = 0; I < Own.size(); ++I)
      Own[I] = L->at(I);
    add(T, {}, Own, 1);
    return T;
  }
  switch (N->K) {
  case Number::Kind::Constant:
    return constant(N->Value);
  case Number::Kind::Phi:
    return N->First ? of(N->First) : MaybeTerms();
  case Number::Kind::Operation:
    return operation(N);
  case Number::Kind::Converted: {
    const MaybeTerms A = of(N->A);
    return A ? held(*A, N->Ty) : std::nullopt;
  }
  default:
    return std::nullopt;
  }
}

const MaybeTerms &TermTable::of(const Number *N) {
  if (auto It = Known.find(N); It != Known.end())
    return *It->second;
  MaybeTerms T = compute(N);
  if (!T && !N->OfThread) {
    T.emplace();
    add(*T, only(N), std::vector<int64_t>(Table.Tile.threads(), 1), 1);
  }
  auto &Slot = Known[N];
  Slot = std::make_unique<MaybeTerms>(std::move(T));
  return *Slot;
}

} // namespace ampcc::flow
