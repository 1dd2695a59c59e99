//===- Accesses.cpp - races on tile_static variables, ranges of arrays -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Walker.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

/// The threads that are there; nothing if that cannot be told. Conditions that are the same for all
/// threads are taken to hold. StrictFrom: not those inside of that loop, which may have to do with
/// its round.
std::optional<std::vector<char>> Walker::active(const Mask &Who, Numbers::Evaluation &In,
                                                std::optional<unsigned> StrictFrom,
                                                std::vector<Assumption> *Assumed) {
  if (!Who.Exact)
    return std::nullopt;
  std::vector<char> Active(Table.Tile.threads(), 1);
  for (const PathCondition *C = Who.Conditions; C; C = C->Outer) {
    const MaybeLanes &L = In.of(Table, C->N);
    if (!L || !L->isKnown()) {
      const bool OfRound =
          StrictFrom && C->Loop >= *StrictFrom && !(C->OfLoop && In.R.W == Rounds::Which::First);
      if (!C->N->OfThread && !OfRound)
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
    if (++Dimensions > 3) { // are all that a number holds
      for (int64_t &Element : Result.Of)
        Element = Interned.try_emplace({Element}, Interned.size()).first->second;
      Dimensions = 2;
    }
    Result.Unknown.push_back((*L)->Unknown);
    for (unsigned T = 0; T < Result.Of.size(); ++T) {
      if (!Result.Active[T])
        continue;
      int64_t Index = (*L)->at(T);
      if (Index <= -Limit || Index >= Limit || (Index < 0 && (*L)->isKnown()))
        return std::nullopt;
      Result.Of[T] = Result.Of[T] * (2 * Limit) + Index + Limit;
    }
  }
  return Result;
}

void Walker::recordAccess(const Place &P, bool Writes, bool Updates, const Value &Stored,
                          const Expr *At) {
  const bool IsBuffer = P.K == Place::Kind::Buffer;
  if (!(IsBuffer ? Table.Tile.hasThreads() : P.isTileStatic() && Table.Tile.isTiled()) ||
      !Cur.Who.Exact)
    return;
  Access A{P.Root,
           P.Path,
           Writes,
           Updates,
           Stored,
           Cur.Who,
           usersOwn(At),
           Where,
           Loops.empty() ? 0 : Loops.back().Id,
           {}};
  std::optional<Elements> First = IsBuffer ? globalElements(A) : elements(A, Table.FirstRounds);
  if (!First || !A.At)
    return;
  A.First = std::move(*First);
  if (Writes)
    raceWithItself(A);
  auto Shared = std::make_shared<const Access>(std::move(A));
  for (const auto &Earlier : Cur.Accesses)
    if (Earlier->Variable == Shared->Variable && (Earlier->Writes || Writes) &&
        compareAccesses(*Shared, Shared->First, *Earlier, Earlier->First))
      break;
  for (OpenLoop &L : Loops)
    if (L.Barrier == Cur.Barrier && !IsBuffer)
      L.Heads.push_back(Shared);
  if (none_of(Cur.Accesses, [&](const auto &Other) { return *Other == *Shared; }))
    Cur.Accesses.push_back(std::move(Shared));
}

/// Threads that both accesses take to be there exist: what the one assumes, the other does, too.
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

/// Several threads write one element, and not all the same value.
void Walker::raceWithItself(const Access &A) {
  DenseMap<int64_t, unsigned> ThreadAt;
  const MaybeLanes *Stored = A.Stored.N ? &Table.FirstRounds.of(Table, A.Stored.N) : nullptr;
  for (unsigned T = 0; T < A.First.Of.size(); ++T) {
    if (!A.First.Active[T])
      continue;
    auto [It, New] = ThreadAt.try_emplace(A.First.Of[T], T);
    if (New)
      continue;
    bool Different = A.Updates;
    if (!Different && Stored && *Stored) {
      Different = (*Stored)->at(T) != (*Stored)->at(It->second);
    } else if (!Different && A.Stored.differs()) {
      for (unsigned D = 0; D < 3; ++D)
        Different |=
            (A.Stored.Dims >> D & 1) && Table.Tile.place(T, D) != Table.Tile.place(It->second, D);
    }
    if (!Different)
      continue;
    Finding F{Finding::Kind::SharedElement};
    F.At = A.At;
    F.Array = A.Variable;
    F.IsGlobal = A.isGlobal();
    F.Updates = A.Updates;
    F.OfElement = any_of(A.Path, [](const Step &S) { return S.isElement(); });
    return find(F);
  }
}

/// What the threads of the one arm do is not in order with what those of the other do.
void Walker::compareArms(const State &Before, const State &IfTrue, const State &IfFalse) {
  auto InArm = [&](const auto &A) { return !is_contained(Before.Accesses, A); };
  for (const auto &Later : IfFalse.Accesses)
    for (const auto &Earlier : IfTrue.Accesses)
      if (Later->Variable == Earlier->Variable && (Later->Writes || Earlier->Writes) &&
          InArm(Later) && InArm(Earlier))
        compareAccesses(*Later, Later->First, *Earlier, Earlier->First);
}

/// What a round does before its first barrier is not in order with what the round before has done
/// after its last one.
void Walker::compareRounds(const OpenLoop &L) {
  Numbers::Evaluation Second(Rounds{Rounds::Which::Second, L.Id, L.FirstId});
  for (const auto &Head : L.Heads) {
    std::optional<Elements> Later;
    for (const auto &Tail : Cur.Accesses) {
      if (Tail->Loop < L.Id || Tail->Variable != Head->Variable || !(Tail->Writes || Head->Writes))
        continue;
      if (!Later && !(Later = elements(*Head, Second)))
        break;
      if (compareAccesses(*Head, *Later, *Tail, Tail->First))
        break;
    }
  }
}

bool Walker::compareAccesses(const Access &Later, const Elements &ByLater, const Access &Earlier,
                             const Elements &ByEarlier) {
  if (!sameMembers(Later.Path, Earlier.Path) || !(ByLater.Unknown == ByEarlier.Unknown) ||
      ByLater.Products != ByEarlier.Products || !agree(ByLater, ByEarlier))
    return false;
  // Storing the same value from several threads harms nobody.
  if (Later.Writes && Earlier.Writes && !Later.Updates && !Earlier.Updates &&
      !Later.Stored.differs() && !Earlier.Stored.differs())
    return false;
  constexpr int64_t Several = -1;
  DenseMap<int64_t, int64_t> ThreadAt;
  for (unsigned T = 0; T < ByEarlier.Of.size(); ++T)
    if (ByEarlier.Active[T]) {
      auto [It, New] = ThreadAt.try_emplace(ByEarlier.Of[T], T);
      if (!New)
        It->second = Several;
    }
  for (unsigned T = 0; T < ByLater.Of.size(); ++T) {
    if (!ByLater.Active[T])
      continue;
    auto It = ThreadAt.find(ByLater.Of[T]);
    if (It == ThreadAt.end() || It->second == T)
      continue;
    // All of them have stored the same value there before.
    if (It->second == Several && !Later.Writes && !Earlier.Stored.differs() && !Earlier.Updates &&
        ByEarlier.Active[T] && ByEarlier.Of[T] == ByLater.Of[T])
      continue;
    Finding F{Finding::Kind::Race};
    F.At = Later.At;
    F.Where = Later.Where;
    F.Array = Later.Variable;
    F.IsGlobal = Later.isGlobal();
    F.Writes = Later.Writes;
    F.Other = Earlier.At;
    F.OtherWrites = Earlier.Writes;
    Report(F);
    return true;
  }
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
    while (auto *C = dyn_cast<Cast>(DivisorExpr))
      DivisorExpr = C->Operand;
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

/// Judges now what depends on no loop around, and with its loops what does.
void Walker::defer(Deferred D) {
  bool InLoop = false;
  for (OpenLoop &L : Loops)
    if (Numbers::dependsOn(D.N, L.Id)) {
      L.Deferrals.push_back(D);
      InLoop = true;
    }
  if (!InLoop)
    judge(D, Table.FirstRounds, 0);
}

void Walker::judge(const Deferred &D, Numbers::Evaluation &In, unsigned StrictFrom) {
  const MaybeLanes &L = In.of(Table, D.N);
  // How many threads a simple launch has, nobody knows.
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
