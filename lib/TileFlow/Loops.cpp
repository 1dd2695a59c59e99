//===- Loops.cpp - the analysis of loops ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Walker.h"
#include "llvm/ADT/STLExtras.h"
#include <numeric>

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

void Walker::dropExits(size_t Count) {
  for (; ExitsTaken.size() > Count; ExitsTaken.pop_back())
    if (ExitsTaken.back() < Constructs.size())
      Constructs[ExitsTaken.back()].Exits.pop_back();
}

static bool holdsLoop(const Stmt *S) {
  return containsStmt(S, [&](const Stmt *Inner) { return isa<For, While, DoWhile>(Inner); });
}

void Walker::runLoop(const Loop &L) {
  const State Entry = Cur;
  const unsigned Barriers = NextBarrier;
  const size_t Exits = ExitsTaken.size();
  const auto [Place, IsNew] = Facts.try_emplace({Where, L.Statement});
  LoopFacts &Known = Place->second;
  auto Again = [&] {
    dropExits(Exits);
    Cur = Entry;
  };
  if (IsNew && !Probing && Entry.Alive && holdsLoop(L.Body)) {
    Probing = true;
    walkLoop(L, Known, Entry);
    Probing = false;
    Again();
  }
  // The facts only grow: variables and their parts, each with four spreads.
  while (Entry.Alive && !walkLoop(L, Known, Entry))
    Again();
  if (NextBarrier != Barriers)
    Cur.Barrier = NextBarrier++;
}

/// Runs a loop over the rank, which will be unrolled, iteration by iteration. False if its
/// iterations are not known.
bool Walker::runWrittenOut(const For *L) {
  constexpr unsigned MaxRank = 16;
  const State Entry = Cur;
  const size_t Exits = ExitsTaken.size();
  auto More = [&] { return L->Cond ? Make.constantOf(condition(L->Cond)) : std::nullopt; };
  BreakTo.push_back(open());
  std::optional<int64_t> Continues = More();
  for (unsigned I = 0; Cur.Alive && Continues == 1 && I < MaxRank; ++I) {
    ContinueTo.push_back(open());
    runBlock(L->Body);
    ContinueTo.pop_back();
    close();
    if (Cur.Alive && L->Inc)
      eval(L->Inc);
    if (Cur.Alive)
      Continues = More();
  }
  BreakTo.pop_back();
  const bool Done = !Cur.Alive || Continues == 0;
  if (Done) {
    close();
    return true;
  }
  Constructs.pop_back();
  dropExits(Exits);
  Cur = Entry;
  return false;
}

/// Walks one iteration of the loop, from its head to its end.
Walker::Iteration Walker::walkIteration(const Loop &L, size_t Out) {
  Iteration R;
  R.Test = Make.constant(1);
  R.Certain = !L.TestsFirst || !L.Condition;
  if (L.TestsFirst && L.Condition && test(L, Out, R.Test)) {
    const MaybeLanes &First =
        Table.FirstIterations.of(Table, R.Test.N ? R.Test.N : Table.unknown());
    R.Certain = First && First->isKnown() && !First->PerThread && First->Base;
  }
  const size_t Exits = ExitsTaken.size();
  if (Cur.Alive) {
    ContinueTo.push_back(open());
    runBlock(L.Body);
    ContinueTo.pop_back();
    close();
  }
  R.MayBreak = ExitsTaken.size() != Exits;
  if (Cur.Alive && L.Increment)
    eval(L.Increment);
  if (Cur.Alive && !L.TestsFirst && L.Condition)
    test(L, Out, R.Test);
  R.Divergent = R.Test.isUniform() ? nullptr : L.Condition;
  return R;
}

/// False when the loop has to be walked again, knowing more.
bool Walker::walkLoop(const Loop &L, LoopFacts &Known, const State &Entry) {
  const size_t Out = open(), OpenConditions = Conditions.size();
  const size_t ExitsOutside = ExitsTaken.size();
  BreakTo.push_back(Out);
  Loops.push_back({NextLoop++, Table.nextId(), Cur.Barrier, {}, {}, {}});
  beginIteration(Known, Out);
  const State Head = Cur;

  const Iteration Walked = walkIteration(L, Out);
  Conditions.resize(OpenConditions);
  if (Walked.Divergent && Cur.Alive && !Cur.Departures.hasGroup(Constructs[Out].Id))
    Cur.Departures.insert({Constructs[Out].Id, nullptr, Walked.Divergent, Walked.Test});

  const bool Stable = !Cur.Alive || endIteration(Known, Head, Out);
  std::vector<std::shared_ptr<const Access>> AfterLoop;
  const bool Waits = Cur.Barrier != Head.Barrier;
  const auto AtEnd = Cur.Accesses;
  if (Stable && Cur.Alive) {
    compareIterations(Loops.back(), Entry);
    checkDeferrals(L, Walked.MayBreak);
    for (const auto *At : Cur.Accesses.since(Entry.Accesses))
      if (const auto &A = *At; Walked.Certain && A->Loop >= Loops.back().Id &&
                               (!Waits || none_of(A->Path, [&](const Step &S) {
                                 return S.Index.N && Numbers::dependsOn(S.Index.N, Loops.back().Id);
                               })))
        AfterLoop.push_back(A);
  }
  const unsigned Id = Loops.back().Id;
  Loops.pop_back();
  BreakTo.pop_back();
  if (!Stable && !Probing) {
    Constructs.pop_back();
    return false;
  }
  if (!Stable)
    leave(Out, nullptr); // as if this had been the last iteration
  widenExits(ExitsOutside, Id, Entry);
  const bool Repeats = Cur.Alive;
  Cur.Alive = false;
  Cur.EndedBy.clear();
  Value Worst = Value::spread(Spread::Uniform, 0, nullptr);
  for (const Exit &E : Constructs[Out].Exits)
    if (E.Decides.S > Worst.S)
      Worst = E.Decides;
  close();
  if (!Cur.Alive)
    return true;
  if (Repeats && Waits)
    Cur.Accesses.clear();
  const bool AllStay = AtEnd.size() == Entry.Accesses.size() + AfterLoop.size();
  if (AllStay && Cur.Accesses.isCopy(Entry.Accesses))
    Cur.Accesses = AtEnd;
  else
    for (const auto &A : AfterLoop)
      Cur.Accesses.append(A);
  if (!Worst.isUniform())
    widenDivergent(Known, Worst);
  return true;
}

bool Walker::test(const Loop &L, size_t Out, Value &V) {
  V = condition(L.Condition);
  if (!Cur.Alive)
    return false;
  const std::optional<int64_t> Constant = Make.constantOf(V);
  if (Constant && !*Constant) {
    leave(Out, nullptr);
    return false;
  }
  if (Constant)
    return true;
  State Before = Cur;
  openCondition(L.Condition, V, false, /*OfLoop=*/true);
  leave(Out, nullptr);
  closeCondition();
  Cur = std::move(Before);
  openCondition(L.Condition, V, true, /*OfLoop=*/true);
  return Cur.Alive;
}

/// The part of an object that a path leads to, and all parts along the path.
static Object *partOf(Object &Whole, ArrayRef<Object::Key> Path) {
  Object *At = &Whole;
  for (const Object::Key &K : Path)
    At = &At->part(K);
  return At;
}

/// Gives a part of a variable, where that is known here, the value that Fn makes of it.
void Walker::replacePart(const LoopFacts::Changed &C, function_ref<Value(const Object &)> Fn) {
  const std::shared_ptr<const Object> Held = Cur.Variables.lookup(C.Root);
  if (!Held)
    return;
  Object Whole = *Held;
  Object *Part = partOf(Whole, C.Path);
  Cur.escapeAll(*Part);
  *Part = Object(Fn(*Part));
  Cur.Variables.set(C.Root, std::make_shared<Object>(std::move(Whole)));
}

/// Replaces every variable that an iteration changes by a phi.
void Walker::beginIteration(const LoopFacts &Known, size_t Out) {
  OpenLoop &L = Loops.back();
  for (const LoopFacts::Changed &C : Known.Variables)
    replacePart(C, [&](const Object &Part) {
      const bool IsScalar = Part.Parts.empty();
      const Value First = Part.whole();
      // A variable that is not set before the loop is set in it.
      Value V = First.S == Spread::Unset ? C.Spread : combined(First, C.Spread);
      V.S = First.Target ? Spread::Unknown : std::max({First.S, C.Spread.S, Spread::Uniform});
      V.By = nullptr;
      if (First.Target || !IsScalar)
        V.N = nullptr;
      else if (First.N && C.Steps && First.N->OfThread) {
        Number *Moved = Table.phi(L.Id, Table.constant(0), true, C.Multiple);
        L.Phis.push_back({C, Moved});
        V = Make.of(Table.operation(BinaryOp::Add, First.N, Moved, nullptr), V.Source, V);
      } else if (First.N) {
        Number *Phi = Table.phi(L.Id, First.N, V.isUniform(), C.Multiple);
        L.Phis.push_back({C, Phi});
        V = Make.of(Phi, V.Source, V);
      }
      return V;
    });
  for (const Var *V : Known.Escaped)
    Cur.Escaped.set(V, true);
  for (const LoopFacts::RelativeDeparture &G : Known.Departures) {
    Left D = G.By;
    D.Construct = Constructs[Out - G.Inside].Id;
    Cur.Departures.insert(D);
  }
}

using Change = function_ref<void(const Keys &, const Object &, const Object &)>;

/// The smallest parts in which two objects differ.
static void compare(const Object &A, const Object &B, Keys &Path, Change Fn) {
  if (A == B)
    return;
  if (A.Parts.empty() || B.Parts.empty() || !(A.V == B.V))
    return Fn(Path, A, B);
  auto Visit = [&](const Object::Key &K) {
    const Object *X = A.find(K), *Y = B.find(K);
    Path.push_back(K);
    compare(X ? *X : Object(A.V), Y ? *Y : Object(B.V), Path, Fn);
    Path.pop_back();
  };
  for (const auto &[K, Part] : A.Parts)
    Visit(K);
  for (const auto &[K, Part] : B.Parts)
    if (!A.find(K))
      Visit(K);
}

/// Compares the end of an iteration with its beginning. False if it has added to the facts.
bool Walker::endIteration(LoopFacts &Known, const State &Head, size_t Out) {
  bool New = false;
  VariableMap::forEachDifference(
      Head.Variables, Cur.Variables,
      [&](const Var *Root, const std::shared_ptr<const Object> &Begin,
          const std::shared_ptr<const Object> &End) {
        Keys Path;
        auto Note = [&](const Keys &At, const Object &Before, const Object &After) {
          New |= noteChange(Known, Root, At, Before.whole(), After.whole());
        };
        if (End)
          compare(*Begin, *End, Path, Note);
      });
  Cur.Escaped.forEachDifference(
      Cur.Escaped, Head.Escaped,
      [&](const Var *V, const bool &, const bool &) { New |= Known.Escaped.insert(V).second; });
  for (const Left *D : Cur.Departures.since(Head.Departures)) {
    if (Probing || Head.Departures.contains(*D))
      continue;
    for (size_t Inside = 0; Inside <= Out; ++Inside)
      if (Constructs[Out - Inside].Id == D->Construct) {
        Known.Departures.push_back({Inside, *D});
        New = true;
      }
  }
  return !New;
}

static bool startsWith(const Keys &Path, const Keys &Start) {
  return Path.size() >= Start.size() && std::equal(Start.begin(), Start.end(), Path.begin());
}

/// Records that an iteration changes a part from Before to After. True if that is new.
bool Walker::noteChange(LoopFacts &Known, const Var *Root, const Keys &At, const Value &Before,
                        const Value &After) {
  LoopFacts::Changed C{Root, At, Value::spread(After.S, After.Dims, After.Source)};
  C.Multiple = Before.N && After.N ? Table.stepOf(Before.N, After.N) : 1;
  // Of a larger part that is a phi, or this one.
  auto Fact = find_if(Known.Variables, [&](const LoopFacts::Changed &F) {
    return F.Root == Root && startsWith(At, F.Path);
  });
  if (Fact == Known.Variables.end()) {
    C.Spread.S = std::max(C.Spread.S, Spread::Uniform);
    // A part of it may be there already.
    erase_if(Known.Variables,
             [&](const LoopFacts::Changed &F) { return F.Root == Root && startsWith(F.Path, At); });
    Known.Variables.push_back(C);
    return true;
  }
  const int64_t Multiple = std::gcd(Fact->Multiple, C.Multiple);
  bool New = std::exchange(Fact->Multiple, Multiple) != Multiple;
  auto &Phis = Loops.back().Phis;
  auto Phi = find_if(Phis, [&](const auto &P) { return P.first == *Fact; });
  const bool IsPhi = Phi != Phis.end() && At == Fact->Path;
  if (Phi != Phis.end() && Before.N != Phi->second) { // it is said to move by steps
    const Number *N = After.N;
    const bool Steps = N && N->K == Number::Kind::Operation &&
                       (N->Op == BinaryOp::Add || N->Op == BinaryOp::Sub) && N->A == Before.N &&
                       !N->B->OfThread;
    if (Steps && IsPhi) {
      Phi->second->Next = Table.operation(N->Op, Phi->second, N->B, N->Ty);
      return New;
    }
    if (std::exchange(Fact->Steps, false))
      return true;
  }
  if (After.S > std::max(Before.S, Fact->Spread.S)) {
    Fact->Spread = combined(Fact->Spread, C.Spread);
    Fact->Spread.By = nullptr;
    Fact->Spread.S = After.S;
    Fact->Spread.Source = After.Source;
    New = true;
  } else if (IsPhi) {
    Phi->second->Next = After.N;
  }
  return New;
}

/// The initial value of a phi that is tested, or of its sum with a number that threads begin with:
/// that of the thread which runs the most iterations.
static std::optional<int64_t> beginsAt(Numbers &Table, const Number *Tested, const Number *Phi,
                                       bool Up) {
  const std::optional<int64_t> First = Table.constantOf(Phi->First);
  if (Tested == Phi || !First)
    return Tested == Phi ? First : std::nullopt;
  if (Tested->K != Number::Kind::Operation || Tested->Op != BinaryOp::Add || Tested->B != Phi)
    return std::nullopt;
  const MaybeLanes Own = Table.lanes(Tested->A);
  if (!Own || !Own->isKnown())
    return std::nullopt;
  int64_t Begin = Own->at(0);
  for (unsigned T = 1; T < Table.Tile.threads(); ++T)
    Begin = Up ? std::min(Begin, Own->at(T)) : std::max(Begin, Own->at(T));
  if (AddOverflow(*First, Begin, Begin))
    return std::nullopt;
  return Begin;
}

/// The number of the last iteration, from 0, of a loop that goes on while Test holds of what counts
/// from Begin by Step; nothing where it does not count towards Limit.
static std::optional<int64_t> lastIteration(const Number &Test, int64_t Begin, int64_t Limit,
                                            int64_t Step) {
  const bool Up = Test.Op == BinaryOp::Lt || Test.Op == BinaryOp::Le;
  if (!Up && Test.Op != BinaryOp::Gt && Test.Op != BinaryOp::Ge)
    return std::nullopt;
  const bool Excluded = Test.Op == BinaryOp::Lt || Test.Op == BinaryOp::Gt;
  // Numbers of 64 bits without a sign are held as if they had one.
  auto *Int = dyn_cast_or_null<IntType>(Test.Ty);
  if (Int && !Int->Signed && Int->Bits == 64 && (Begin < 0 || Limit < 0))
    return std::nullopt;
  int64_t Last, Distance;
  if (AddOverflow<int64_t>(Limit, Excluded ? (Up ? -1 : 1) : 0, Last) ||
      SubOverflow(Last, Begin, Distance) || Up != (Step > 0) || (Up ? Distance < 0 : Distance > 0))
    return std::nullopt;
  return Distance / Step;
}

/// Reports the findings that depend on the iteration: in the first one, and in the last one of a
/// loop that counts between constants.
void Walker::checkDeferrals(const Loop &L, bool MayBreak) {
  const OpenLoop &Open = Loops.back();
  if (Open.Deferrals.empty())
    return;
  auto StrictFrom = [&](const Deferred &D) {
    for (const OpenLoop &O : Loops)
      if (Numbers::dependsOn(D.N, O.Id))
        return O.Id;
    return Open.Id;
  };
  for (const Deferred &D : Open.Deferrals)
    checkDeferred(D, Table.FirstIterations, StrictFrom(D));
  if (MayBreak)
    return;
  for (const auto &[C, Phi] : Open.Phis) {
    const std::optional<int64_t> First = Table.constantOf(Phi->First);
    const std::optional<int64_t> Step = Table.countsBy(Phi);
    if (!First || !Step || !*Step)
      continue;
    // The conditions that the loop goes on with this variable.
    for (const Deferred &D : Open.Deferrals) {
      const PathCondition *Test = D.Who.Conditions;
      while (Test && !(Test->OfLoop && Test->Loop == Open.Id))
        Test = Test->Outer;
      if (!Test || !Test->Holds || Test->N->K != Number::Kind::Operation)
        continue;
      const std::optional<int64_t> Limit = Table.constantOf(Test->N->B);
      const std::optional<int64_t> Begin = beginsAt(Table, Test->N->A, Phi, *Step > 0);
      if (!Limit || !Begin)
        continue;
      const std::optional<int64_t> Last = lastIteration(*Test->N, *Begin, *Limit, *Step);
      if (!Last)
        continue;
      Numbers::Evaluation In(Iterations{Iterations::Which::Last, Open.Id, Open.FirstId, *Last});
      checkDeferred(D, In, StrictFrom(D));
    }
  }
}

/// The exits that were taken in the loop, after the first Count.
void Walker::widenExits(size_t Count, unsigned Loop, const State &Entry) {
  std::map<size_t, size_t> Taken; // by the construct
  for (size_t Left : drop_begin(ExitsTaken, Count))
    ++Taken[Left];
  for (auto [Left, New] : Taken)
    for (Exit &E : MutableArrayRef(Constructs[Left].Exits).take_back(New))
      widenExit(E, Loop, Entry);
}

/// After the loop the number of iterations is unknown, and the threads may have left in different
/// ones.
void Walker::widenExit(Exit &E, unsigned Loop, const State &Entry) {
  Numbers::Replacements Done;
  auto Replace = [&](auto &Self, Value &V) -> void {
    if (V.N && Numbers::dependsOn(V.N, Loop)) {
      const Number *N = E.Decides.isUniform() ? Table.afterLoop(Loop, V.N, Done) : nullptr;
      Value Lost = E.Decides.S > V.S ? E.Decides : V;
      Lost.Dims |= V.Dims;
      V = N ? Make.of(N, V.Source, V) : spreadOnly(Lost);
      V.By = nullptr;
    }
    if (V.By && Numbers::dependsOn(V.By, Loop))
      V.By = E.Decides.isUniform() ? Table.afterLoop(Loop, V.By, Done) : nullptr;
    if (!V.Target)
      return;
    Place P = *V.Target;
    for (Step &S : P.Path)
      Self(Self, S.Index);
    if (!(P == *V.Target))
      V.Target = std::make_shared<const Place>(std::move(P));
  };
  auto InAll = [&](auto &Self, Object &O) -> void {
    Replace(Replace, O.V);
    for (auto &[Key, Part] : O.Parts)
      Self(Self, Part);
  };
  const VariableMap Before = E.S.Variables;
  VariableMap::forEachDifference(Before, Entry.Variables,
                                 [&](const Var *Root, const std::shared_ptr<const Object> &Held,
                                     const std::shared_ptr<const Object> &) {
                                   Object Whole = *Held;
                                   InAll(InAll, Whole);
                                   if (!(Whole == *Held))
                                     E.S.Variables.set(Root,
                                                       std::make_shared<Object>(std::move(Whole)));
                                 });
  InAll(InAll, E.Result);
}

/// Threads that left the loop after different iterations have different values of its variables.
void Walker::widenDivergent(const LoopFacts &Known, const Value &Decides) {
  for (const LoopFacts::Changed &C : Known.Variables)
    replacePart(C, [&](const Object &Part) {
      Value V = combined(Part.whole(), Decides);
      if (V.S == Decides.S)
        V.Source = Decides.Source;
      return Value::spread(V.S, V.Dims, V.Source);
    });
}

} // namespace ampcc::flow
