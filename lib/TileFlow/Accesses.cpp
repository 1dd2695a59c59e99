//===- Accesses.cpp - races on tile_static variables, ranges of arrays -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compares the elements of all threads of a tile one by one, unlike Conflicts
// (Analysis/Conflicts.h), which decides by linear constraints. Here an index may be any expression
// of the thread's place, as `l ^ 1` and `(l + 1) % 16` are, a finding has to be certain, and the
// code still has its calls. Conflicts has to be right about "never" instead, for all iterations of
// the loops around.
//
//===----------------------------------------------------------------------===//
#include "Walker.h"
#include "llvm/ADT/STLExtras.h"
#include <limits>

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

/// The threads that make an access; nothing if that is not known. Conditions that are the same for
/// all threads are assumed to hold. StrictFrom: this assumption is not made for conditions inside
/// of that loop, which may depend on its iteration.
std::optional<std::vector<char>> Walker::active(const Mask &Who, Numbers::Evaluation &In,
                                                std::optional<unsigned> StrictFrom,
                                                std::vector<Assumption> *Assumed) {
  if (!Who.Exact)
    return std::nullopt;
  std::vector<char> Active(Table.Tile.threads(), 1);
  for (const PathCondition *C = Who.Conditions; C; C = C->Outer) {
    const MaybeLanes &L = In.of(Table, C->N);
    if (!L || !L->isKnown()) {
      const bool OfIteration = StrictFrom && C->Loop >= *StrictFrom &&
                               !(C->OfLoop && In.R.W == Iterations::Which::First);
      if (!C->N->OfThread && !OfIteration)
        continue;
      if (!Assumed)
        return std::nullopt;
      assume(C->N, C->Holds, Active, *Assumed);
      continue;
    }
    for (unsigned T = 0; T < Active.size(); ++T)
      Active[T] &= (L->at(T) != 0) == C->Holds;
  }
  return Active;
}

std::optional<Elements> Walker::elements(const Access &A, Numbers::Evaluation &In) {
  constexpr int64_t Limit = 1 << 20;
  std::optional<std::vector<char>> Active = active(A.Who, In);
  if (!Active)
    return std::nullopt;
  Elements Result;
  Result.Active = std::move(*Active);
  Result.Of.resize(Table.Tile.threads());
  unsigned Dimensions = 0;
  for (const Step &S : A.Path) {
    if (!S.isElement())
      continue;
    const MaybeLanes *L = S.Index.N ? &In.of(Table, S.Index.N) : nullptr;
    if (!L || !*L)
      return std::nullopt;
    // A number holds three. The number of an interned one may be as large as that of two.
    if (++Dimensions > 3) {
      for (int64_t &Element : Result.Of)
        Element = Interned.try_emplace({Element}, Interned.size()).first->second;
      Dimensions = 3;
    }
    Result.Unknown.push_back((*L)->Unknown);
    for (unsigned T = 0; T < Result.Of.size(); ++T) {
      if (!Result.Active[T])
        continue;
      int64_t Index = (*L)->at(T);
      // The greatest two numbers of 64 bits are no keys of a DenseMap.
      if (Index <= -Limit || Index >= Limit - 1 || (Index < 0 && (*L)->isKnown()))
        return std::nullopt;
      Result.Of[T] = Result.Of[T] * (2 * Limit) + Index + Limit;
    }
  }
  return Result;
}

void Walker::recordAccess(const Place &P, Use Does, bool Updates, const Value &What,
                          const Expr *At) {
  if (Probing || (P.isTileStatic() && P.Root->IsExchange))
    return;
  const bool IsBuffer = P.K == Place::Kind::Buffer;
  if (!(IsBuffer ? Table.Tile.hasThreads() : P.isTileStatic() && Table.Tile.isTiled()) ||
      !Cur.Who.Exact)
    return;
  Access A{P.Root,
           P.Path,
           Does,
           Updates,
           What,
           Cur.Who,
           usersOwn(At),
           Where,
           Loops.empty() ? 0 : Loops.back().Id,
           {}};
  std::optional<Elements> First = IsBuffer ? globalElements(A) : elements(A, Table.FirstIterations);
  if (!First || !A.At)
    return;
  A.First = std::move(*First);
  if (Does == Use::Writes)
    raceWithItself(A);
  auto Shared = std::make_shared<const Access>(std::move(A));
  AccessTraits::Groups Conflicting;
  for (Use Other : {Use::Reads, Use::Writes, Use::ChangesAtomically})
    if (conflict(Other, Does))
      append_range(Conflicting, AccessTraits::groupsToCompare(*Shared, Other));
  for (const auto *Earlier : Cur.Accesses.inGroups(Conflicting))
    if ((*Earlier)->Variable == Shared->Variable && conflict((*Earlier)->Does, Does) &&
        compareAccesses(inFirst(*Shared), inFirst(**Earlier)))
      break;
  for (OpenLoop &L : Loops)
    if (L.Barrier == Cur.Barrier && !IsBuffer)
      L.Heads.push_back(Shared);
  Cur.Accesses.insert(Shared);
}

/// The threads of both accesses exist at the same time, because the assumptions of the one are
/// among those of the other.
static bool agree(const Elements &A, const Elements &B) {
  const Elements &Less = A.Assumed.size() < B.Assumed.size() ? A : B;
  const Elements &More = &Less == &A ? B : A;
  return all_of(Less.Assumed, [&](const Assumption &A) { return is_contained(More.Assumed, A); });
}

static bool sameMembers(const Path &A, const Path &B) {
  if (A.size() != B.size())
    return false;
  for (size_t I = 0; I < A.size(); ++I)
    if (A[I].Field != B[I].Field)
      return false;
  return true;
}

/// Compares the values that two threads store by one access.
Stored Walker::compareValues(const Access &A, unsigned Of, unsigned Other) {
  const Value &V = A.What;
  if (const MaybeLanes *L = V.N ? &Table.FirstIterations.of(Table, V.N) : nullptr; L && *L)
    return (*L)->at(Of) == (*L)->at(Other) ? Stored::Equal : Stored::Different;
  if (V.isUniform() || (V.follows() && Agree.isSame(V.follows(), Of, Other)))
    return Stored::Equal;
  uint8_t Apart = 0;
  for (unsigned D = 0; D < 3; ++D)
    Apart |= (Table.Tile.place(Of, D) != Table.Tile.place(Other, D)) << D;
  return V.differs() && (V.Dims & Apart) == 0 ? Stored::Equal
         : V.S == Spread::Differs             ? Stored::Different
                                              : Stored::MayDiffer;
}

/// Several threads write one element.
void Walker::raceWithItself(const Access &A) {
  DenseMap<int64_t, unsigned> ThreadAt;
  std::optional<Stored> Worst;
  for (unsigned T = 0; T < A.First.Of.size(); ++T) {
    if (!A.First.Active[T])
      continue;
    auto [It, New] = ThreadAt.try_emplace(A.First.Of[T], T);
    if (!New)
      Worst = std::max(Worst.value_or(Stored::Equal),
                       A.Updates ? Stored::Different : compareValues(A, It->second, T));
  }
  if (!Worst || (A.What.S == Spread::Unknown && !A.Updates))
    return;
  Finding F{Finding::Kind::SharedElement};
  F.At = A.At;
  F.Array = A.Variable;
  F.IsGlobal = A.isGlobal();
  F.Updates = A.Updates;
  F.Values = *Worst;
  F.OfElement = any_of(A.Path, [](const Step &S) { return S.isElement(); });
  find(F);
}

/// The accesses of threads in one arm are not ordered with those of threads in the other.
void Walker::compareArms(const State &Before, const State &IfTrue, const State &IfFalse) {
  const auto AllEarlier = IfTrue.Accesses.since(Before.Accesses);
  for (const auto *Later : IfFalse.Accesses.since(Before.Accesses))
    for (const auto *Earlier : AllEarlier)
      if ((*Later)->Variable == (*Earlier)->Variable && conflict((*Later)->Does, (*Earlier)->Does))
        compareAccesses(inFirst(**Later), inFirst(**Earlier));
}

/// The accesses of an iteration before its first barrier are not ordered with those of the previous
/// iteration after its last one.
void Walker::compareIterations(const OpenLoop &L, const State &Entry) {
  Numbers::Evaluation Second(Iterations{Iterations::Which::Second, L.Id, L.FirstId});
  const auto Tails = Cur.Accesses.since(Entry.Accesses);
  for (const auto &Head : L.Heads) {
    std::optional<Elements> Later;
    for (const auto *At : Tails) {
      const auto &Tail = *At;
      if (Tail->Loop < L.Id || Tail->Variable != Head->Variable ||
          !conflict(Tail->Does, Head->Does))
        continue;
      if (!Later && !(Later = elements(*Head, Second)))
        break;
      if (compareAccesses({*Head, *Later, Second}, inFirst(*Tail)))
        break;
    }
  }
}

std::pair<int64_t, int64_t> Elements::range() const {
  if (!Range) {
    Range.emplace(std::numeric_limits<int64_t>::max(), std::numeric_limits<int64_t>::min());
    for (size_t T = 0; T < Of.size(); ++T)
      if (Active[T])
        Range = {std::min(Range->first, Of[T]), std::max(Range->second, Of[T])};
  }
  return *Range;
}

std::optional<SmallVector<int64_t, 8>> Elements::blocks() const {
  constexpr int64_t Size = 32;
  constexpr size_t Most = 40; // those of 1,024 neighbours, wherever they begin, are 33
  SmallVector<int64_t, 8> Result;
  for (size_t T = 0; T < Of.size(); ++T) {
    const int64_t Block = Of[T] / Size;
    if (!Active[T] || (!Result.empty() && Result.back() == Block) || is_contained(Result, Block))
      continue;
    if (Result.size() == Most)
      return std::nullopt;
    Result.push_back(Block);
  }
  return Result;
}

/// By the elements.
DenseMap<int64_t, Walker::Users> Walker::usersOf(const Access &A, const Elements &By) {
  DenseMap<int64_t, Users> Result;
  for (unsigned T = 0; T < By.Of.size(); ++T) {
    if (!By.Active[T])
      continue;
    auto [It, New] = Result.try_emplace(By.Of[T], Users{T});
    if (New)
      continue;
    It->second.Several = true;
    if (A.Does == Use::Writes && !A.Updates)
      It->second.StoreEqual &= compareValues(A, It->second.First, T) == Stored::Equal;
  }
  return Result;
}

/// Whatever the unknowns are.
static bool areSame(const MaybeLanes &A, unsigned Of, const MaybeLanes &B, unsigned Other) {
  return A && B && A->Unknown == B->Unknown && A->at(Of) == B->at(Other);
}

/// The error if a thread makes the access Later after others that use the element made Earlier.
std::optional<Finding> Walker::compareThread(unsigned Thread, const Compared &Later,
                                             const Compared &Earlier, const Users &Of) {
  if (Of.First == Thread && !Of.Several)
    return std::nullopt;
  Finding F{Finding::Kind::Race};
  const Access &Mine = Later.A, &Others = Earlier.A;
  F.At = Mine.At;
  F.Where = Mine.Where;
  F.Array = Mine.Variable;
  F.IsGlobal = Mine.isGlobal();
  F.Does = Mine.Does;
  F.Other = Others.At;
  F.OtherDoes = Others.Does;
  if (Mine.Updates || Others.Updates || Others.Does != Use::Writes)
    return F;
  // All of them have stored the same value there before, or do so now.
  bool IsEqual = false, IsUnknown = false;
  if (Mine.Does == Use::Reads && Earlier.By.Active[Thread] &&
      Earlier.By.Of[Thread] == Later.By.Of[Thread]) {
    IsEqual = Of.StoreEqual;
    IsUnknown = Others.What.S == Spread::Unknown;
  } else if (Mine.Does == Use::Writes) {
    IsEqual = Of.StoreEqual && Mine.What.N && Others.What.N &&
              areSame(Later.In.of(Table, Mine.What.N), Thread, Earlier.In.of(Table, Others.What.N),
                      Of.First);
    IsUnknown = std::max(Mine.What.S, Others.What.S) == Spread::Unknown;
  }
  if (IsUnknown) // nothing is said about it
    return std::nullopt;
  if (IsEqual)
    F.Values = Stored::Equal;
  return F;
}

bool Walker::compareAccesses(const Compared &Later, const Compared &Earlier) {
  if (!sameMembers(Later.A.Path, Earlier.A.Path) || !(Later.By.Unknown == Earlier.By.Unknown) ||
      Later.By.Products != Earlier.By.Products || !agree(Later.By, Earlier.By))
    return false;
  const auto [Least, Greatest] = Earlier.By.range();
  const auto [LaterLeast, LaterGreatest] = Later.By.range();
  if (Greatest < LaterLeast || LaterGreatest < Least)
    return false;
  const DenseMap<int64_t, Users> All = usersOf(Earlier.A, Earlier.By);
  std::optional<Finding> Harmless;
  for (unsigned T = 0; T < Later.By.Of.size(); ++T) {
    auto It = Later.By.Active[T] ? All.find(Later.By.Of[T]) : All.end();
    if (It == All.end())
      continue;
    std::optional<Finding> F = compareThread(T, Later, Earlier, It->second);
    if (F && F->Values != Stored::Equal) {
      Report(*F);
      return true;
    }
    if (F && !Harmless)
      Harmless = F;
  }
  if (Harmless)
    Report(*Harmless);
  return false;
}

void Walker::checkBounds(const Place &P, const Expr *At) {
  if (P.K != Place::Kind::Variable || inLibrary())
    return;
  for (const Step &S : P.Path) {
    if (!S.isElement() || S.Size < 0 || !S.Index.N)
      continue;
    Finding F{Finding::Kind::OutOfRange};
    F.At = At;
    F.Where = Where;
    F.Array = P.Root->IsTemp ? nullptr : P.Root;
    F.Size = S.Size;
    if (std::optional<int64_t> Index = Table.constantOf(S.Index.N)) {
      F.Index = *Index;
      if (*Index < 0 || *Index >= S.Size)
        find(F);
      continue;
    }
    if (any_of(Conditions, [](const Condition &C) { return C.V.S == Spread::Unknown; }))
      continue;
    defer({S.Index.N, S.Size, Cur.Who, F});
  }
}

void Walker::checkDivisor(BinaryOp Op, const Value &Divisor, const Type *Ty, const Expr *At,
                          const Expr *DivisorExpr) {
  if (inLibrary() || (Op != BinaryOp::Div && Op != BinaryOp::Rem))
    return;
  Finding F{Finding::Kind::DivisionByZero};
  F.At = At;
  F.Where = Where;
  if (isa<FloatType>(Ty)) {
    DivisorExpr = withoutCasts(DivisorExpr);
    F.K = Finding::Kind::FloatDivisionByZero;
    if (auto *L = dyn_cast<FloatLit>(DivisorExpr); L && L->Value == 0)
      find(F);
    return;
  }
  if (!Divisor.N)
    return;
  if (std::optional<int64_t> N = Table.constantOf(Divisor.N)) {
    if (*N == 0)
      find(F);
    return;
  }
  defer({Divisor.N, -1, Cur.Who, F});
}

/// Reports now the findings that depend on no enclosing loop, and the others with their loops.
void Walker::defer(Deferred D) {
  if (Probing)
    return;
  bool InLoop = false;
  for (OpenLoop &L : Loops)
    if (Numbers::dependsOn(D.N, L.Id)) {
      L.Deferrals.push_back(D);
      InLoop = true;
    }
  if (!InLoop)
    checkDeferred(D, Table.FirstIterations, 0);
}

void Walker::checkDeferred(const Deferred &D, Numbers::Evaluation &In, unsigned StrictFrom) {
  const MaybeLanes &L = In.of(Table, D.N);
  // The number of threads of a simple launch is not known.
  if (!L || !L->isKnown() || (L->PerThread && Table.Tile.IsSample))
    return;
  std::optional<std::vector<char>> Active =
      active(D.Who, In, StrictFrom ? std::optional(StrictFrom) : std::nullopt);
  if (!Active)
    return;
  for (unsigned T = 0; T < Active->size(); ++T) {
    const int64_t N = L->at(T);
    if (!(*Active)[T] || (D.Size < 0 ? N != 0 : N >= 0 && N < D.Size))
      continue;
    Finding F = D.F;
    F.Index = N;
    F.ByThread = L->PerThread != nullptr;
    return Report(F);
  }
}

} // namespace ampcc::flow
