//===- Control.cpp - the threads that reach a point ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Walker.h"
#include "ampcc/KIR/SubGroupBuiltins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

size_t Walker::open() {
  Constructs.push_back(
      {NextConstruct++, Conditions.size(), Cur.Departures, Cur.Who, ExitsTaken.size(), {}});
  return Constructs.size() - 1;
}

Value Walker::decides(const Construct &To) const {
  Value Worst = Value::spread(Spread::Uniform, 0, nullptr);
  for (size_t I = To.Conditions; I < Conditions.size(); ++I)
    if (Conditions[I].V.S > Worst.S)
      Worst = Conditions[I].V;
  return Worst;
}

void Walker::leave(size_t Index, const Stmt *By, Object Result) {
  if (!Cur.Alive)
    return;
  Construct &To = Constructs[Index];
  To.Exits.push_back({Cur, decides(To), std::move(Result)});
  ExitsTaken.push_back(Index);
  Cur.Alive = false;
  Cur.EndedBy = {{To.Id, By}};
}

void Walker::close(Object *Result) {
  Construct Closed = std::move(Constructs.back());
  Constructs.pop_back();
  ExitsTaken.erase(
      std::remove(ExitsTaken.begin() + Closed.FirstExit, ExitsTaken.end(), Constructs.size()),
      ExitsTaken.end());
  std::vector<Exit> Exits = std::move(Closed.Exits);
  if (Cur.Alive)
    Exits.insert(Exits.begin(), {Cur, Value::spread(Spread::Uniform, 0, nullptr), {}});
  if (Exits.empty())
    return;

  Value Decides = Value::spread(Spread::Uniform, 0, nullptr);
  for (const Exit &E : Exits)
    if (E.Decides.S > Decides.S)
      Decides = E.Decides;
  // Which of them it was is not one condition.
  Decides.N = Decides.By = nullptr;
  State Met = std::move(Exits.front().S);
  Object Value = std::move(Exits.front().Result);
  for (size_t I = 1; I < Exits.size(); ++I) {
    if (Result)
      Value = joined(Make, Value, Exits[I].Result, Decides);
    // The exits share departures that this set of Met does not share any more.
    Met = merged(Make, Met, Exits[I].S, Decides, I > 1 ? Exits[I - 1].S.Departures : Departed());
  }
  Cur = std::move(Met);
  Cur.Who = Closed.Who;
  // Constructs are numbered as they open: those inside this one are closed, too, and an exit that
  // was taken inside of them still has their departures.
  Cur.Departures.removeSince(Closed.Departures,
                             [&](const Left &D) { return D.Construct >= Closed.Id; });
  if (Cur.Departures.size() > Closed.Departures.size())
    Cur.Who.Exact = false;
  if (Result)
    *Result = std::move(Value);
}

void Walker::openCondition(const Expr *E, const Value &V, bool Holds, bool OfLoop) {
  Conditions.push_back({E, V});
  if (!V.N) {
    Cur.Who.Exact &= V.isUniform();
    return;
  }
  const unsigned In = Loops.empty() ? 0 : Loops.back().Id;
  PathConditions.push_back(
      std::make_unique<PathCondition>(PathCondition{Cur.Who.Conditions, V.N, Holds, OfLoop, In}));
  Cur.Who.Conditions = PathConditions.back().get();
  const MaybeLanes &L = Table.lanes(V.N);
  if (!L || !L->isKnown())
    return;
  bool Any = false;
  for (unsigned T = 0, End = L->PerThread ? Table.Tile.threads() : 1; T < End; ++T)
    Any |= (L->at(T) != 0) == Holds;
  if (!Any) { // no thread comes here
    Cur.Alive = false;
    Cur.EndedBy.clear();
  }
}

void Walker::mergePaths(const State &Before, State IfTrue, State IfFalse, const Expr *E,
                        const Value &V) {
  if (V.N && V.S == Spread::Differs)
    compareArms(Before, IfTrue, IfFalse);
  if (IfTrue.Alive && IfFalse.Alive) {
    bool Stayed = IfTrue.Departures.size() == Before.Departures.size() &&
                  IfFalse.Departures.size() == Before.Departures.size();
    Cur = merged(Make, IfTrue, IfFalse, V);
    if (Stayed)
      Cur.Who = Before.Who;
    return;
  }
  if (!IfTrue.Alive && !IfFalse.Alive) {
    for (const auto &End : IfFalse.EndedBy)
      if (!is_contained(IfTrue.EndedBy, End))
        IfTrue.EndedBy.push_back(End);
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
    if (!Decides.isUniform())
      Cur.Departures.insert({Id, By, Condition, Decides});
  }
}

void Walker::reachBarrier(const Builtin *Call) {
  const bool OfSubGroup = Call->is(builtin::SUB_GROUP_WAIT);
  if (!OfSubGroup) { // it orders no accesses of the program
    Cur.Accesses.clear();
    Cur.Barrier = NextBarrier++;
  }
  Value Worst = Value::spread(Spread::Uniform, 0, nullptr);
  Finding F{Finding::Kind::DivergentBarrier};
  for (const Condition &C : Conditions)
    if (C.V.S > Worst.S) {
      Worst = C.V;
      F.Condition = C.E;
    }
  for (const Left *D : Cur.Departures.all())
    if (D->Decides.S > Worst.S) {
      Worst = D->Decides;
      F.Condition = D->Condition;
      F.Left = D->By;
    }
  if (!Worst.differs() || !Worst.Source)
    return;
  F.At = usersOwn(Call);
  F.Certain = Worst.S == Spread::Differs;
  F.OfSubGroup = OfSubGroup;
  F.Source = Worst.Source;
  find(F);
}

void Walker::find(Finding F) {
  F.Where = Where;
  if (F.At && !Probing)
    Report(F);
}

} // namespace ampcc::flow
