//===- TileConflicts.cpp - tests whether threads conflict in tile_static memory -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TileElements.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Of a variable that a loop uses more often each use is checked.
constexpr size_t MostUses = 48;

/// The places of the regions of B and of the blocks inside, and how far ways lead from each.
/// Returns the jumps in B.
TileElements::Jumps TileElements::findPlaces(Block &B) {
  Jumps All;
  std::vector<const Region *> Here(B.Stmts.size());
  std::vector<bool> Stops(B.Stmts.size());
  for (size_t I = 0; I < B.Stmts.size(); ++I) {
    Stmt *S = B.Stmts[I];
    Jumps Mine{isa<Return>(S), isa<Break, Continue>(S)};
    if (auto It = Order.find(S); It != Order.end() && It->second < Regions.size()) {
      Here[I] = &Regions[It->second];
      walkStmts(S, [&](Stmt *Inner) { Mine |= {isa<Return>(Inner), isa<Break, Continue>(Inner)}; });
    } else {
      forEachInnerBlock(S, [&](Block &Inner) { Mine |= findPlaces(Inner); });
    }
    // In a region it is one thread that goes on with the next.
    auto *L = dyn_cast<For>(S);
    Stops[I] = Mine.Returns || (Mine.Others && !(L && L->IsThreadLoop));
    All |= Mine;
  }
  size_t Last = B.Stmts.size();
  for (size_t I = B.Stmts.size(); I-- > 0;) {
    if (Stops[I])
      Last = I;
    if (Here[I]) {
      Places[Here[I]] = {&B, I, Last};
      if (isClosed(*Here[I]))
        Last = I;
    }
  }
  return All;
}

/// The values that the statements from one region to a later one of its block assign to variables;
/// nullopt if other statements may run in between, or a barrier closes a region there.
std::optional<PassedValues> TileElements::pathBetween(const Region &From, const Region &To) const {
  auto First = Places.find(&From), Last = Places.find(&To);
  if (First == Places.end() || Last == Places.end())
    return std::nullopt;
  const Place &Begin = First->second, &End = Last->second;
  if (Begin.In != End.In || Begin.At >= End.At || End.At > Begin.Last)
    return std::nullopt;
  PassedValues Path(Forms);
  for (size_t I = Begin.At; I < End.At; ++I)
    Path.follow(Begin.In->Stmts[I]);
  return Path;
}

SmallVector<const Var *, 2> TileElements::powersOf(const Uses &Of) const {
  SmallVector<const Var *, 2> Result;
  for (const Use &U : Of.All) {
    for (const LinearForm &Form : U.By.Element)
      Forms.needs(Form, Result);
    for (const LinearForm &Form : U.By.Holds)
      Forms.needs(Form, Result);
  }
  return Result;
}

/// Different threads of the tile, one with a use in A and one with a use in B, use one element.
/// Once: in the same loop, in which they have the same values of what does not change there.
bool TileElements::mayConflict(const Region &A, const Use &One, const Region &B, const Use &Other,
                               bool Once) const {
  const auto IsChanged = [&](const Var *Of) {
    return A.Changed.contains(Of) || B.Changed.contains(Of);
  };
  const auto IsSteady = [&](const Var *Of) {
    return Forms.loopOf(Of) || Forms.isFixed(Of) || !IsChanged(Of);
  };
  const auto IsShared = [&](const Var *Of) {
    return Of->S == Var::Storage::Param ? Forms.isFixed(Of) : Once && !IsChanged(Of);
  };
  return (One.By.Writes || Other.By.Writes) &&
         Conflicts(Forms, IsSteady, IsShared).mayConflict(One.By, Other.By);
}

bool TileElements::mayConflict(const Region &A, const Region &B, const Var *V, bool Once) const {
  return any_of(A.Uses.find(V)->second.All, [&](const Use &One) {
    return any_of(B.Uses.find(V)->second.All,
                  [&](const Use &Other) { return mayConflict(A, One, B, Other, Once); });
  });
}

/// The conditions under which threads in A do not conflict with those in B, which runs later.
std::optional<TileElements::Pair> TileElements::pair(const Region &A, const Region &B,
                                                     const PassedValues &Path, const Var *V) const {
  constexpr size_t Most = 8; // boxes to compare
  Pair Result{A.Loop, B.Loop, {}};
  for (const Use &One : A.Uses.find(V)->second.All)
    for (const Use &Other : B.Uses.find(V)->second.All) {
      if (!mayConflict(A, One, B, Other, /*Once=*/false))
        continue;
      if (One.Reached.empty() || One.Reached.size() != Other.Reached.size())
        return std::nullopt;
      Box AtStart;
      for (const auto &[Least, Greatest] : Other.Reached) {
        std::optional<LinearForm> From = Path.atStart(Least), To = Path.atStart(Greatest);
        if (!From || !To)
          return std::nullopt;
        AtStart.push_back({std::move(*From), std::move(*To)});
      }
      Result.Boxes.push_back({One.Reached, std::move(AtStart)});
      if (Result.Boxes.size() > Most)
        return std::nullopt;
    }
  return Result;
}

/// Threads in A do not conflict with those in B, which is between the same two barriers, if the
/// boxes of the pairs share no element.
bool TileElements::areConflictFree(const Region &A, const Region &B, const Var *V,
                                   SmallVectorImpl<const Pair *> &If) const {
  // A variable that is a power of two before one loop may be another number before the next.
  if (!powersOf(A.Uses.find(V)->second).empty() || !powersOf(B.Uses.find(V)->second).empty())
    return false;
  if (!mayConflict(A, B, V, /*Once=*/false))
    return true;
  for (const auto &[First, Second] : {std::pair(&A, &B), std::pair(&B, &A)}) {
    auto Of = Pairs.find({First, Second, V});
    if (Of == Pairs.end()) {
      const std::optional<PassedValues> Path = pathBetween(*First, *Second);
      // No other path leads from one to the other.
      if (!Path || reaches(*Second, *First) || reaches(*Second, *Second))
        continue;
      Of = Pairs.try_emplace({First, Second, V}, pair(*First, *Second, *Path, V)).first;
    }
    if (Of->second)
      If.push_back(&*Of->second);
    return Of->second.has_value();
  }
  return false;
}

bool TileElements::isRaceFree(const Region &Mine, const Var *V,
                              SmallVectorImpl<const Pair *> &If) const {
  const Uses &Of = Mine.Uses.find(V)->second;
  if (Of.AnyUnknown || Of.All.size() > MostUses || mayConflict(Mine, Mine, V, /*Once=*/true))
    return false;
  for (const Region &R : Regions) {
    auto Other = R.Uses.find(V);
    if (Other == R.Uses.end() || !(reaches(Mine, R) || reaches(R, Mine)))
      continue;
    const auto Writes = [](const Uses &Each) {
      return any_of(Each.All, [](const Use &U) { return U.By.Writes; });
    };
    if (Other->second.AnyUnknown || Other->second.All.size() > MostUses)
      return false;
    if ((Writes(Of) || Writes(Other->second)) && !areConflictFree(Mine, R, V, If))
      return false;
  }
  return true;
}

const TileElements::RaceFreeUses &TileElements::raceFreeUses(const For *Loop, const Var *V) const {
  auto [Found, New] = Known.try_emplace({Loop, V});
  if (!New || AnyUnknown)
    return Found->second;
  for (const Region &R : Regions) {
    auto It = R.Loop == Loop ? R.Uses.find(V) : R.Uses.end();
    if (It == R.Uses.end() || !isRaceFree(R, V, Found->second.Pairs))
      continue;
    Found->second.Of = &It->second;
    Found->second.Powers = powersOf(It->second);
  }
  return Found->second;
}
