//===- GlobalAccesses.cpp - races on the data of arrays and views -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The threads of a launch are compared with each other: those of one tile, or of a simple launch
// the first few, whose indices are known. Their number is that of the domain, or taken to be some
// more than that.
//
//===----------------------------------------------------------------------===//
#include "Walker.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

/// How the threads' own numbers grow with their places: 1, -1, or 0 for neither.
static int growth(const TileShape &Tile, const Terms &T) {
  bool Up = true, Down = true;
  for (unsigned I = 0; I < Tile.threads(); ++I)
    for (unsigned D = 0, Step = 1; D < 3; Step *= Tile.Extents[D], ++D) {
      if (Tile.place(I, D) + 1 >= Tile.Extents[D])
        continue;
      Up &= T.known(I + Step) >= T.known(I);
      Down &= T.known(I + Step) <= T.known(I);
    }
  return Up == Down ? 0 : Up ? 1 : -1;
}

/// 0 or 1.
static bool isTruth(const Number *N) {
  if (N->K == Number::Kind::Choice)
    return isTruth(N->B) && isTruth(N->C);
  if (N->K == Number::Kind::Constant)
    return N->Value == 0 || N->Value == 1;
  return N->K == Number::Kind::Operation && (isComparison(N->Op) || isLogical(N->Op));
}

/// A condition of which the threads' answers are not known: of its parts, some may be.
void Walker::assume(const Number *N, bool Holds, std::vector<char> &Active,
                    std::vector<Assumption> &Assumed) {
  const MaybeLanes &L = Table.FirstIterations.of(Table, N);
  if (L && L->isKnown()) {
    for (unsigned T = 0; T < Active.size(); ++T)
      Active[T] &= (L->at(T) != 0) == Holds;
    return;
  }
  // `A != 0` and `!A` of a truth.
  const bool IsTruth = N->K == Number::Kind::Operation && Table.constantOf(N->B) == 0 &&
                       (N->Op == BinaryOp::Ne || N->Op == BinaryOp::Eq);
  if (IsTruth && isTruth(N->A))
    return assume(N->A, Holds == (N->Op == BinaryOp::Ne), Active, Assumed);
  // `A && B` may also be `A ? B : 0`, and `A || B` be `A ? 1 : B`.
  const bool IsOperation = N->K == Number::Kind::Operation;
  const bool IsChoice = N->K == Number::Kind::Choice;
  const bool And =
      (IsOperation && N->Op == BinaryOp::LogicalAnd) || (IsChoice && Table.constantOf(N->C) == 0);
  const bool Or =
      (IsOperation && N->Op == BinaryOp::LogicalOr) || (IsChoice && Table.constantOf(N->B) == 1);
  if ((And && Holds) || (Or && !Holds)) {
    assume(N->A, Holds, Active, Assumed);
    return assume(IsOperation || And ? N->B : N->C, Holds, Active, Assumed);
  }
  if (N->OfThread)
    Assumed.push_back({N, Holds});
}

/// A sum without a sign that subtracts something wraps around below 0, so that a comparison bounds
/// it from both sides: `unsigned(i - n) < 1` holds for one thread.
static bool wrapsBelowZero(const Number *N, const Terms &Of, const Type *Ty) {
  auto *Int = dyn_cast_or_null<IntType>(Ty);
  return Int && !Int->Signed && N->OfThread && any_of(Of.Factors, [](const auto &Part) {
           return any_of(Part.second, [](int64_t Factor) { return Factor < 0; });
         });
}

/// `i < n` is taken to hold, of whatever n: there are more threads than those at the end. From both
/// sides only one thread might be left.
bool Walker::holdInTheMiddle(ArrayRef<Assumption> Assumed) {
  int Side = 0;
  for (const auto &[N, Holds] : Assumed) {
    if (N->K != Number::Kind::Operation || !isComparison(N->Op))
      return false;
    const BinaryOp Op = N->Op;
    const MaybeTerms A = Sums.of(N->A), B = Sums.of(N->B);
    if (!A || !B)
      return false;
    if (Op == BinaryOp::Eq || Op == BinaryOp::Ne) {
      if ((Op == BinaryOp::Ne) != Holds)
        return false;
      continue;
    }
    if (wrapsBelowZero(N->A, *A, N->Ty) || wrapsBelowZero(N->B, *B, N->Ty))
      return false;
    const Terms D = Sums.difference(*A, *B);
    const int Grows = D.differsByKnown() ? growth(Table.Tile, D) : 0;
    const bool Below = (Op == BinaryOp::Lt || Op == BinaryOp::Le) == Holds;
    const int Here = Below ? Grows : -Grows;
    if (Here == 0 || Side == -Here)
      return false;
    Side = Here;
  }
  return true;
}

std::optional<Elements> Walker::globalElements(const Access &A) {
  Elements Result;
  std::optional<std::vector<char>> Active =
      active(A.Who, Table.FirstIterations, std::nullopt, &Result.Assumed);
  if (!Active || !holdInTheMiddle(Result.Assumed))
    return std::nullopt;
  Result.Active = std::move(*Active);
  const unsigned Threads = Table.Tile.threads();
  std::vector<std::vector<int64_t>> Columns(Threads);
  for (const Step &S : A.Path) {
    if (!S.isElement())
      continue;
    const MaybeTerms *T = S.Index.N ? &Sums.of(S.Index.N) : nullptr;
    if (!T || !*T)
      return std::nullopt;
    Result.Products.push_back({}); // the known part, which begins an index
    for (unsigned I = 0; I < Threads; ++I)
      Columns[I].push_back((*T)->known(I));
    for (const auto &[Product, Factors] : (*T)->Factors) {
      if (Product.empty())
        continue;
      Result.Products.push_back(Product);
      for (unsigned I = 0; I < Threads; ++I)
        Columns[I].push_back(Factors[I]);
    }
  }
  Result.Of.resize(Threads);
  for (unsigned I = 0; I < Threads; ++I)
    Result.Of[I] = Interned.try_emplace(std::move(Columns[I]), Interned.size()).first->second;
  return Result;
}

} // namespace ampcc::flow
