//===- Statements.cpp - statements and loops -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Interpreter.h"
#include "clang/AST/Attr.h"
#include "clang/AST/StmtCXX.h"

using namespace clang;

namespace ampcc::flow {

/// Rounds of a loop whose condition is a number for every thread; then only what they have in
/// common is followed.
constexpr unsigned MaxRounds = 12;

/// `[[likely]] case 1:` is the label.
static const Stmt *withoutAttributes(const Stmt *S) {
  while (const auto *Attributed = dyn_cast_or_null<AttributedStmt>(S))
    S = Attributed->getSubStmt();
  return S;
}

void Interpreter::run(const Stmt *S) {
  S = withoutAttributes(S);
  if (!S || !spend())
    return;
  if (const auto *Case = dyn_cast<SwitchCase>(S))
    return runCase(Case);
  if (const auto *Block = dyn_cast<CompoundStmt>(S)) {
    for (const Stmt *Child : Block->body())
      run(Child);
    return;
  }
  if (!Cur.Alive)
    return;
  switch (S->getStmtClass()) {
  case Stmt::DeclStmtClass:
    for (const Decl *D : cast<DeclStmt>(S)->decls())
      runDecl(D);
    break;
  case Stmt::IfStmtClass:
    runIf(cast<IfStmt>(S));
    break;
  case Stmt::SwitchStmtClass:
    runSwitch(cast<SwitchStmt>(S));
    break;
  case Stmt::ForStmtClass: {
    const auto *For = cast<ForStmt>(S);
    run(For->getInit());
    runLoop({For, For->getConditionVariable(), For->getCond(), For->getInc(), nullptr,
             For->getBody(), true},
            counter(For));
    break;
  }
  case Stmt::WhileStmtClass: {
    const auto *While = cast<WhileStmt>(S);
    runLoop({While, While->getConditionVariable(), While->getCond(), nullptr, nullptr,
             While->getBody(), true});
    break;
  }
  case Stmt::DoStmtClass: {
    const auto *Do = cast<DoStmt>(S);
    runLoop({Do, nullptr, Do->getCond(), nullptr, nullptr, Do->getBody(), false});
    break;
  }
  case Stmt::CXXForRangeStmtClass: {
    const auto *For = cast<CXXForRangeStmt>(S);
    for (const Stmt *Part : {For->getInit(), static_cast<const Stmt *>(For->getRangeStmt()),
                             static_cast<const Stmt *>(For->getBeginStmt()),
                             static_cast<const Stmt *>(For->getEndStmt())})
      run(Part);
    runLoop(
        {For, nullptr, For->getCond(), For->getInc(), For->getLoopVarStmt(), For->getBody(), true});
    break;
  }
  case Stmt::BreakStmtClass:
    if (!BreakTo.empty())
      leave(BreakTo.back(), S);
    break;
  case Stmt::ContinueStmtClass:
    if (!ContinueTo.empty())
      leave(ContinueTo.back(), S);
    break;
  case Stmt::ReturnStmtClass: {
    const Expr *Result = cast<ReturnStmt>(S)->getRetValue();
    Object Value;
    if (Result && !Result->getType()->isVoidType())
      Value = argument(Result, Frames.back().Function->getReturnType());
    else if (Result)
      eval(Result);
    leave(Frames.back().Constructs, S, std::move(Value));
    break;
  }
  default:
    if (const auto *E = dyn_cast<Expr>(S))
      eval(E);
    else if (!isa<NullStmt>(S))
      Budget = 0; // no statement of amp code: nothing is known behind it
    break;
  }
}

void Interpreter::runDecl(const Decl *D) {
  const auto *Variable = dyn_cast<VarDecl>(D);
  if (!Variable || Variable->hasAttr<CUDASharedAttr>() || !Variable->hasLocalStorage())
    return;
  setVariable(Variable, Variable->getInit());
  if (const auto *Parts = dyn_cast<DecompositionDecl>(Variable))
    for (const BindingDecl *B : Parts->bindings())
      if (const VarDecl *Holding = B->getHoldingVar())
        setVariable(Holding, Holding->getInit());
}

void Interpreter::setVariable(const VarDecl *Variable, const Expr *Init) {
  Cur.Escaped.erase(Variable);
  Object Value;
  if (Init)
    Value = argument(Init, Variable->getType());
  Cur.Variables[Variable] = std::make_shared<const Object>(std::move(Value));
  Frames.back().Locals.push_back(Variable);
}

void Interpreter::runIf(const IfStmt *S) {
  run(S->getInit());
  if (S->isConsteval()) {
    run(S->isNegatedConsteval() ? S->getThen() : S->getElse());
    return;
  }
  if (const VarDecl *Variable = S->getConditionVariable())
    runDecl(Variable);
  Value V = condition(S->getCond());
  if (std::optional<int64_t> Known = V.constant()) {
    run(*Known ? S->getThen() : S->getElse());
    return;
  }
  State Before = Cur;
  openCondition(S->getCond(), V, true);
  run(S->getThen());
  closeCondition();
  State IfTrue = std::move(Cur);
  Cur = Before;
  openCondition(S->getCond(), V, false);
  run(S->getElse());
  closeCondition();
  State IfFalse = std::move(Cur);
  meet(Before, std::move(IfTrue), std::move(IfFalse), S->getCond(), V);
}

/// Labels only as statements of the switch's own block.
static bool hasPlainLabels(const SwitchStmt *S) {
  const auto *Block = dyn_cast<CompoundStmt>(S->getBody());
  if (!Block)
    return false;
  llvm::SmallPtrSet<const Stmt *, 16> Plain;
  for (const Stmt *Child : Block->body())
    for (const auto *Case = dyn_cast<SwitchCase>(withoutAttributes(Child)); Case;
         Case = dyn_cast_or_null<SwitchCase>(withoutAttributes(Case->getSubStmt())))
      Plain.insert(Case);
  for (const SwitchCase *Case = S->getSwitchCaseList(); Case; Case = Case->getNextSwitchCase())
    if (!Plain.count(Case))
      return false;
  return true;
}

void Interpreter::runSwitch(const SwitchStmt *S) {
  if (!hasPlainLabels(S)) {
    Budget = 0;
    return;
  }
  run(S->getInit());
  if (const VarDecl *Variable = S->getConditionVariable())
    runDecl(Variable);
  Value V = scalar(S->getCond());
  const SwitchCase *TakenLabel = nullptr;
  if (std::optional<int64_t> Known = V.constant()) {
    // Only the label that is taken.
    for (const SwitchCase *Case = S->getSwitchCaseList(); Case; Case = Case->getNextSwitchCase()) {
      if (isa<DefaultStmt>(Case)) {
        if (!TakenLabel)
          TakenLabel = Case;
        continue;
      }
      std::optional<int64_t> Label = evaluated(cast<CaseStmt>(Case)->getLHS()).constant();
      if (!Label || cast<CaseStmt>(Case)->getRHS())
        continue;
      if (*Label == *Known)
        TakenLabel = Case;
    }
  }
  bool HasDefault = false;
  for (const SwitchCase *Case = S->getSwitchCaseList(); Case; Case = Case->getNextSwitchCase())
    HasDefault |= isa<DefaultStmt>(Case);

  size_t Out = open();
  BreakTo.push_back(Out);
  bool Known = V.constant().has_value();
  if (!Known || (!TakenLabel && !HasDefault)) {
    State Before = Cur;
    if (!Known)
      openCondition(S->getCond(), V.exact() ? spreadOnly(V) : V, false);
    if (!HasDefault)
      leave(Out, nullptr);
    if (!Known)
      closeCondition();
    Cur = std::move(Before);
  }
  Switches.push_back({V, Cur, TakenLabel});
  Cur.Alive = false;
  Cur.EndedBy.clear();
  if (!Known)
    Conditions.push_back({S->getCond(), V});
  run(S->getBody());
  if (!Known)
    closeCondition();
  Switches.pop_back();
  BreakTo.pop_back();
  close();
}

void Interpreter::runCase(const SwitchCase *S) {
  const OpenSwitch &Switch = Switches.back();
  bool Possible = Switch.V.constant() ? Switch.Taken == S : true;
  if (Possible) {
    State Entry = Switch.Entry;
    if (!Switch.V.constant() && Switch.V.S != Spread::Uniform) {
      Entry.Who.Exact = false;
      Entry.Who.Dims |= 7;
    }
    Cur = Cur.Alive ? merged(Tile, Cur, Entry, spreadOnly(Switch.V)) : std::move(Entry);
  }
  run(S->getSubStmt());
}

size_t Interpreter::countExits() const {
  size_t Count = 0;
  for (const Construct &C : Constructs)
    Count += C.Exits.size();
  return Count;
}

void Interpreter::runBody(const Loop &L) {
  ContinueTo.push_back(open());
  run(L.PerIteration);
  run(L.Body);
  ContinueTo.pop_back();
  close();
}

void Interpreter::runLoop(const Loop &L, std::optional<Counter> Count) {
  size_t Out = open();
  BreakTo.push_back(Out);
  bool Stable = false;
  for (unsigned Round = 0; Cur.Alive && spend(); ++Round) {
    State Head = Cur;
    Value V = Value::constant(1);
    size_t OpenBefore = Conditions.size();
    SmallVector<Departure, 1> Left;
    if (L.Condition && (L.TestsFirst || Round > 0)) {
      if (L.ConditionVariable)
        runDecl(L.ConditionVariable);
      V = condition(L.Condition);
      if (V.constant() == 0)
        break;
      if (!V.constant()) {
        State Before = Cur;
        openCondition(L.Condition, V, false);
        leave(Out, nullptr);
        closeCondition();
        Cur = std::move(Before);
        openCondition(L.Condition, V, true);
        unsigned Id = Constructs[Out].Id;
        if (V.S != Spread::Uniform && llvm::none_of(Cur.Departures, [&](const Departure &D) {
              return D.Construct == Id && !D.By;
            }))
          Left.push_back({Id, nullptr, L.Condition, V});
      }
    }

    size_t Exits = countExits();
    Object CounterBefore = Count ? Cur.read(Place::variable(Count->Variable), nullptr) : Object();
    runBody(L);
    if (Count && (countExits() != Exits || !Cur.Alive ||
                  !(Cur.read(Place::variable(Count->Variable), nullptr) == CounterBefore)))
      Count.reset();
    if (Cur.Alive && L.Increment)
      eval(L.Increment);
    Conditions.resize(OpenBefore);
    Cur.Departures.append(Left.begin(), Left.end());
    if (!Cur.Alive)
      break;
    if (V.exact() && Round < MaxRounds)
      continue;

    State Next = merged(Tile, Head, Cur, Value::uniform());
    Next.Accesses = Cur.Accesses;
    Next.Who = Cur.Who;
    if (Round > 0 && sameVariables(Next, Head)) {
      Stable = true;
      if (Count && !V.exact()) {
        // What the last round does is certain as well.
        Cur = std::move(Head);
        Cur.write(Place::variable(Count->Variable), Value::constant(Count->Last));
        bool Outer = std::exchange(LastIteration, true);
        runBody(L);
        LastIteration = Outer;
      }
      break;
    }
    Cur = std::move(Next);
  }
  if (Stable) {
    Cur.Alive = false;
    Cur.EndedBy.clear();
  }
  BreakTo.pop_back();
  close();
}

std::optional<Interpreter::Counter> Interpreter::counter(const ForStmt *S) {
  const auto *Init = dyn_cast_or_null<DeclStmt>(S->getInit());
  const auto *Variable =
      Init && Init->isSingleDecl() ? dyn_cast<VarDecl>(Init->getSingleDecl()) : nullptr;
  const auto *Test =
      S->getCond() ? dyn_cast<BinaryOperator>(S->getCond()->IgnoreParenImpCasts()) : nullptr;
  if (!Variable || !Test || !S->getInc() || !Variable->getType()->isIntegerType())
    return std::nullopt;
  auto Names = [&](const Expr *E) {
    const auto *Ref = dyn_cast<DeclRefExpr>(E->IgnoreParenImpCasts());
    return Ref && Ref->getDecl() == Variable;
  };
  std::optional<int64_t> First =
      Cur.Alive ? Cur.read(Place::variable(Variable), nullptr).V.constant() : std::nullopt;
  if (!First || !Names(Test->getLHS()))
    return std::nullopt;
  std::optional<int64_t> Limit = evaluated(Test->getRHS()).constant();

  int64_t Step = 0;
  const Expr *Inc = S->getInc()->IgnoreParens();
  if (const auto *Unary = dyn_cast<UnaryOperator>(Inc);
      Unary && Unary->isIncrementDecrementOp() && Names(Unary->getSubExpr()))
    Step = Unary->isIncrementOp() ? 1 : -1;
  else if (const auto *Add = dyn_cast<CompoundAssignOperator>(Inc); Add && Names(Add->getLHS()))
    if (std::optional<int64_t> By = evaluated(Add->getRHS()).constant())
      Step = Add->getOpcode() == BO_AddAssign ? *By : Add->getOpcode() == BO_SubAssign ? -*By : 0;
  if (!Limit || !Step)
    return std::nullopt;

  int64_t Last;
  switch (Test->getOpcode()) {
  case BO_LT:
    Last = *Limit - 1;
    break;
  case BO_GT:
    Last = *Limit + 1;
    break;
  case BO_LE:
  case BO_GE:
    Last = *Limit;
    break;
  default:
    return std::nullopt;
  }
  bool Up = Test->getOpcode() == BO_LT || Test->getOpcode() == BO_LE;
  if (Up != (Step > 0) || (Up ? Last < *First : Last > *First))
    return std::nullopt;
  return Counter{Variable, *First + (Last - *First) / Step * Step};
}

} // namespace ampcc::flow
