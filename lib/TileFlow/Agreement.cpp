//===- Agreement.cpp - threads that have the same value of a number ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Agreement.h"
#include <map>

using namespace llvm;

namespace ampcc::flow {

bool Agreement::isSame(const Number *N, unsigned Thread, unsigned Other) {
  const Groups &Of = of(N);
  return !Of.empty() && Of[Thread] == Of[Other];
}

const Agreement::Groups &Agreement::of(const Number *N) {
  auto It = Known.find(N);
  if (It != Known.end())
    return *It->second;
  Groups Made = compute(N);
  auto &Slot = Known[N];
  Slot = std::make_unique<Groups>(std::move(Made));
  return *Slot;
}

Agreement::Groups Agreement::compute(const Number *N) {
  Groups Result(Table.Tile.threads(), 0);
  // The unknowns are the same for all threads.
  if (const MaybeLanes &L = Table.FirstIterations.of(Table, N)) {
    std::map<int64_t, unsigned> Numbered;
    for (unsigned T = 0; T < Result.size(); ++T)
      Result[T] = Numbered.try_emplace(L->at(T), Numbered.size()).first->second;
    return Result;
  }
  if (!N->A)
    return {};
  for (const Number *Part : {N->A, N->B, N->C}) {
    if (!Part)
      continue;
    const Groups &Of = of(Part);
    if (Of.empty())
      return {};
    std::map<std::pair<unsigned, unsigned>, unsigned> Numbered;
    for (unsigned T = 0; T < Result.size(); ++T)
      Result[T] = Numbered.try_emplace({Result[T], Of[T]}, Numbered.size()).first->second;
  }
  return Result;
}

} // namespace ampcc::flow
