//===- Control.cpp - which threads reach a point, and what they meet there --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Interpreter.h"
#include "llvm/ADT/DenseSet.h"

using namespace clang;

namespace ampcc::flow {

size_t Interpreter::open() {
  Constructs.push_back({NextConstruct++, Conditions.size(), Cur.Departures.size(), Cur.Who, {}});
  return Constructs.size() - 1;
}

Value Interpreter::decides(const Construct &To) const {
  Value Worst = Value::uniform();
  for (size_t I = To.Conditions; I < Conditions.size(); ++I)
    if (Conditions[I].V.S > Worst.S)
      Worst = Conditions[I].V;
  return Worst;
}

void Interpreter::leave(size_t Index, const Stmt *By, Object Result) {
  if (!Cur.Alive)
    return;
  Construct &To = Constructs[Index];
  To.Exits.push_back({Cur, decides(To), std::move(Result)});
  Cur.Alive = false;
  Cur.EndedBy = {{To.Id, By}};
}

void Interpreter::close(Object *Result) {
  Construct Closed = std::move(Constructs.back());
  Constructs.pop_back();
  std::vector<Exit> Exits = std::move(Closed.Exits);
  if (Cur.Alive)
    Exits.insert(Exits.begin(), {Cur, Value::uniform(), {}});
  if (Exits.empty())
    return;

  Value Decides = Value::uniform();
  for (const Exit &E : Exits)
    if (E.Decides.S > Decides.S)
      Decides = E.Decides;
  State Met = std::move(Exits.front().S);
  Object Value = std::move(Exits.front().Result);
  for (size_t I = 1; I < Exits.size(); ++I) {
    if (Result)
      Value = joined(Tile, Value, Exits[I].Result, Decides);
    Met = merged(Tile, Met, Exits[I].S, Decides);
  }
  Cur = std::move(Met);
  Cur.Who = Closed.Who;
  // Constructs are numbered as they open: those inside this one are closed, too, and an exit that
  // was taken inside of them still has their departures.
  llvm::erase_if(Cur.Departures, [&](const Departure &D) { return D.Construct >= Closed.Id; });
  if (Cur.Departures.size() > Closed.Departures)
    Cur.Who.Exact = false;
  if (Result)
    *Result = std::move(Value);
}

void Interpreter::openCondition(const Expr *E, const Value &V, bool Holds) {
  Conditions.push_back({E, V});
  Mask &Who = Cur.Who;
  if (V.exact() && V.Lane) {
    std::vector<int64_t> Active(Tile.threads());
    bool Any = false;
    for (unsigned T = 0; T < Active.size(); ++T)
      Any |= Active[T] = Who.has(T) && (V.at(T) != 0) == Holds;
    Who.Active = std::make_shared<const std::vector<int64_t>>(std::move(Active));
    Who.Dims |= V.Dims;
    if (!Any) { // no thread comes here
      Cur.Alive = false;
      Cur.EndedBy.clear();
    }
  } else if (V.S != Spread::Uniform) {
    Who.Exact = false;
    Who.Dims |= V.S == Spread::Unknown ? 7 : V.Dims;
  }
}

void Interpreter::meet(const State &Before, State IfTrue, State IfFalse, const Expr *E,
                       const Value &V) {
  if (V.exact() && V.Lane)
    compareArms(Before, IfTrue, IfFalse);
  if (IfTrue.Alive && IfFalse.Alive) {
    bool Stayed = IfTrue.Departures.size() == Before.Departures.size() &&
                  IfFalse.Departures.size() == Before.Departures.size();
    Cur = merged(Tile, IfTrue, IfFalse, V);
    if (Stayed)
      Cur.Who = Before.Who;
    return;
  }
  if (!IfTrue.Alive && !IfFalse.Alive) {
    IfTrue.EndedBy.append(IfFalse.EndedBy.begin(), IfFalse.EndedBy.end());
    Cur = std::move(IfTrue);
    return;
  }
  State Ended = IfTrue.Alive ? IfFalse : IfTrue;
  Cur = std::move(IfTrue.Alive ? IfTrue : IfFalse);
  for (const auto &[Id, By] : Ended.EndedBy) {
    Value Decides = V;
    const Expr *Condition = E;
    for (const Construct &C : Constructs)
      if (C.Id == Id)
        for (size_t I = C.Conditions; I < Conditions.size(); ++I)
          if (Conditions[I].V.S > Decides.S) {
            Decides = Conditions[I].V;
            Condition = Conditions[I].E;
          }
    if (Decides.S == Spread::Uniform)
      continue;
    Cur.Departures.push_back({Id, By, Condition, Decides});
    if (!V.exact())
      Cur.Who.Exact = false;
  }
}

/// What the threads of the one arm do is not in order with what those of the other do.
void Interpreter::compareArms(const State &Before, const State &IfTrue, const State &IfFalse) {
  for (const Access &Later : IfFalse.Accesses)
    for (const Access &Earlier : IfTrue.Accesses)
      if (Later.Variable == Earlier.Variable && (Later.Writes || Earlier.Writes) &&
          !llvm::is_contained(Before.Accesses, Later) &&
          !llvm::is_contained(Before.Accesses, Earlier))
        compareAccesses(Later, Earlier);
}

void Interpreter::reachBarrier(const Expr *Call) {
  Cur.Accesses.clear();
  Decision Worst{nullptr, nullptr, Value::uniform()};
  for (const Condition &C : Conditions)
    if (C.V.S > Worst.V.S)
      Worst = {C.E, nullptr, C.V};
  for (const Departure &D : Cur.Departures)
    if (D.Decides.S > Worst.V.S)
      Worst = {D.Condition, D.By, D.Decides};
  if (Worst.V.differs() && !LastIteration)
    Found.barrier(Stack, Findings::usersOwn(Stack, Call), Worst);
}

/// Whether nothing that is unknown, or that differs between threads, decides about this point.
bool Interpreter::mustRun() const {
  return llvm::all_of(Conditions, [](const Condition &C) { return C.V.S == Spread::Uniform; }) &&
         Cur.Departures.empty();
}

void Interpreter::checkBounds(const Place &P, const Expr *At) {
  if (P.K != Place::Kind::Variable || Stack.back().Library)
    return;
  for (const Step &S : P.Path) {
    if (S.Field || S.Size < 0 || !S.Index.exact())
      continue;
    if (std::optional<int64_t> Index = S.Index.constant()) {
      if (*Index < 0 || *Index >= S.Size)
        Found.outOfRange(Stack, At, *Index, S.Size, false, P.Variable);
      continue;
    }
    if (!Cur.Who.Exact ||
        llvm::any_of(Conditions, [](const Condition &C) { return C.V.S == Spread::Unknown; }))
      continue;
    for (unsigned T = 0; T < Tile.threads(); ++T)
      if (Cur.Who.has(T) && (S.Index.at(T) < 0 || S.Index.at(T) >= S.Size)) {
        Found.outOfRange(Stack, At, S.Index.at(T), S.Size, true, P.Variable);
        break;
      }
  }
}

void Interpreter::recordAccess(const Place &P, bool Writes, bool Updates, const Value &Stored,
                               const Expr *At) {
  if (!P.TileStatic || !Tile.Rank || LastIteration || !Cur.Who.Exact)
    return;
  if (llvm::any_of(Conditions, [](const Condition &C) {
        return C.V.S != Spread::Uniform && !(C.V.exact() && C.V.Lane);
      }))
    return;
  Access A{P.TileStatic, P.Path, Writes, Updates, Stored, Cur.Who, Findings::usersOwn(Stack, At)};

  // Several threads at one element: those that differ along a dimension which neither chooses the
  // element nor the threads.
  uint8_t Chosen = Cur.Who.Dims;
  bool Known = true;
  for (const Step &S : P.Path)
    if (!S.Field) {
      Chosen |= S.Index.Dims;
      Known &= S.Index.S == Spread::Uniform || S.Index.HasForm;
    }
  uint8_t Free = Tile.dims() & ~Chosen;
  if (Writes && Known && Free && (Updates || (Stored.Dims & Free)))
    Found.raceWithItself(Stack, A);

  for (const Access &Earlier : Cur.Accesses)
    if (Earlier.Variable == A.Variable && (Earlier.Writes || Writes))
      compareAccesses(A, Earlier);
  if (Cur.Accesses.size() < 64 && !llvm::is_contained(Cur.Accesses, A))
    Cur.Accesses.push_back(std::move(A));
}

/// The element that each thread accesses as one number; nothing if that is not known.
static std::optional<std::vector<int64_t>> elements(const Access &A, unsigned Threads) {
  std::vector<int64_t> Result(Threads);
  for (const Step &S : A.Path) {
    if (S.Field)
      continue;
    if (!S.Index.exact())
      return std::nullopt;
    for (unsigned T = 0; T < Threads; ++T) {
      int64_t Index = S.Index.at(T);
      if (Index < 0 || Index >= (1 << 20))
        return std::nullopt;
      Result[T] = (Result[T] << 20) + Index;
    }
  }
  return Result;
}

void Interpreter::compareAccesses(const Access &Later, const Access &Earlier) {
  if (Later.Path.size() != Earlier.Path.size() || Later.Path.size() > 3)
    return;
  for (size_t I = 0; I < Later.Path.size(); ++I)
    if (Later.Path[I].Field != Earlier.Path[I].Field)
      return;
  // Storing the same value from several threads harms nobody.
  if (Later.Writes && Earlier.Writes && !Later.Updates && !Earlier.Updates &&
      !Later.Stored.differs() && !Earlier.Stored.differs())
    return;
  unsigned Threads = Tile.threads();
  auto ByLater = elements(Later, Threads), ByEarlier = elements(Earlier, Threads);
  if (!ByLater || !ByEarlier)
    return;
  constexpr int64_t Several = -1;
  llvm::DenseMap<int64_t, int64_t> ThreadAt;
  for (unsigned T = 0; T < Threads; ++T)
    if (Earlier.Who.has(T)) {
      auto [It, New] = ThreadAt.try_emplace((*ByEarlier)[T], T);
      if (!New)
        It->second = Several;
    }
  for (unsigned T = 0; T < Threads; ++T) {
    if (!Later.Who.has(T))
      continue;
    auto It = ThreadAt.find((*ByLater)[T]);
    if (It == ThreadAt.end() || It->second == T)
      continue;
    // All of them have stored the same value there before.
    if (It->second == Several && !Later.Writes && !Earlier.Stored.differs() && !Earlier.Updates &&
        Earlier.Who.has(T) && (*ByEarlier)[T] == (*ByLater)[T])
      continue;
    Found.race(Stack, Later, Earlier);
    return;
  }
}

} // namespace ampcc::flow
