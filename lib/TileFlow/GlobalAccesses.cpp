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

/// `i < n` is taken to hold, of whatever n: there are more threads than those at the end. From both
/// sides only one thread might be left.
bool Walker::holdInTheMiddle(ArrayRef<const PathCondition *> Assumed) {
  int Side = 0;
  for (const PathCondition *C : Assumed) {
    if (C->N->K != Number::Kind::Operation || !isComparison(C->N->Op))
      return false;
    const BinaryOp Op = C->N->Op;
    const MaybeTerms A = Sums.of(C->N->A), B = Sums.of(C->N->B);
    if (!A || !B)
      return false;
    if (Op == BinaryOp::Eq || Op == BinaryOp::Ne) {
      if ((Op == BinaryOp::Ne) != C->Holds)
        return false;
      continue;
    }
    const Terms D = Sums.difference(*A, *B);
    const int Grows = D.differsByKnown() ? growth(Table.Tile, D) : 0;
    const bool Below = (Op == BinaryOp::Lt || Op == BinaryOp::Le) == C->Holds;
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
      active(A.Who, Table.FirstRounds, std::nullopt, &Result.Assumed);
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
