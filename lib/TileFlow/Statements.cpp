//===- Statements.cpp - the walk through statements ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Walker.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc::kir;
using namespace llvm;

namespace ampcc::flow {

void Walker::runBody(const Block *B) {
  for (const Stmt *S : B->Stmts)
    if (Cur.Alive)
      run(S);
}

void Walker::runBlock(const Block *B) {
  const size_t Outside = Frames.back().InScope.size();
  runBody(B);
  // Else each loop would compare what loops inside it have declared.
  std::vector<const Var *> &InScope = Frames.back().InScope;
  for (; InScope.size() > Outside; InScope.pop_back())
    Cur.Variables.erase(InScope.back());
}

void Walker::run(const Stmt *S) {
  const Stmt *Outer = std::exchange(Now, S);
  switch (S->kind()) {
  case Stmt::Kind::Block:
    runBlock(cast<Block>(S));
    break;
  case Stmt::Kind::Decl: {
    auto *D = cast<DeclStmt>(S);
    if (D->V->S != Var::Storage::TileStatic)
      declare(D->V, D->Init ? eval(D->Init) : Object());
    break;
  }
  case Stmt::Kind::Expr:
    eval(cast<ExprStmt>(S)->E);
    break;
  case Stmt::Kind::If:
    runIf(cast<If>(S));
    break;
  case Stmt::Kind::For: {
    auto *L = cast<For>(S);
    if (L->Init)
      run(L->Init);
    if (!L->MustUnroll || !runWrittenOut(L))
      runLoop({L, L->Cond, L->Inc, L->Body, true});
    break;
  }
  case Stmt::Kind::While:
    runLoop({S, cast<While>(S)->Cond, nullptr, cast<While>(S)->Body, true});
    break;
  case Stmt::Kind::DoWhile:
    runLoop({S, cast<DoWhile>(S)->Cond, nullptr, cast<DoWhile>(S)->Body, false});
    break;
  case Stmt::Kind::Switch:
    runSwitch(cast<Switch>(S));
    break;
  case Stmt::Kind::Case:
    break; // of runSwitch
  case Stmt::Kind::Break:
    leave(BreakTo.back(), Known.isCondition(S) ? nullptr : S);
    break;
  case Stmt::Kind::Continue:
    leave(ContinueTo.back(), S);
    break;
  case Stmt::Kind::Return: {
    const Expr *Result = cast<Return>(S)->Value;
    leave(Frames.back().Constructs, S, Result ? eval(Result) : Object());
    break;
  }
  }
  Now = Outer;
}

void Walker::declare(const Var *V, Object Value) {
  Cur.Escaped.erase(V);
  Cur.Variables.set(V, std::make_shared<Object>(std::move(Value)));
  Frames.back().Locals.push_back(V);
  Frames.back().InScope.push_back(V);
}

void Walker::runIf(const If *S) {
  Value V = condition(S->Cond);
  if (!Cur.Alive)
    return;
  if (std::optional<int64_t> Known = Make.constantOf(V)) {
    if (*Known)
      runBlock(S->Then);
    else if (S->Else)
      runBlock(S->Else);
    return;
  }
  const State Before = Cur;
  openCondition(S->Cond, V, true);
  runBlock(S->Then);
  closeCondition();
  State IfTrue = std::move(Cur);
  Cur = Before;
  openCondition(S->Cond, V, false);
  if (S->Else)
    runBlock(S->Else);
  closeCondition();
  State IfFalse = std::move(Cur);
  mergePaths(Before, std::move(IfTrue), std::move(IfFalse), S->Cond, V);
}

/// Labels are direct children of the switch's block.
void Walker::runSwitch(const Switch *S) {
  const Value V = scalar(S->Cond);
  if (!Cur.Alive)
    return;
  const std::optional<int64_t> Known = Make.constantOf(V);
  const Case *Taken = nullptr, *Default = nullptr;
  for (const Stmt *Child : S->Body->Stmts)
    if (auto *C = dyn_cast<Case>(Child)) {
      if (!C->Value)
        Default = C;
      else if (Known && C->Value->Value == *Known)
        Taken = C;
    }
  if (!Taken)
    Taken = Default;

  size_t Out = open();
  BreakTo.push_back(Out);
  const State Entry = Cur;
  if (!Known)
    Conditions.push_back({S->Cond, V});
  if (Known ? !Taken : !Default)
    leave(Out, nullptr);
  Cur = Entry;
  Cur.Alive = false;
  Cur.EndedBy.clear();
  for (const Stmt *Child : S->Body->Stmts) {
    auto *Label = dyn_cast<Case>(Child);
    if (Label && (!Known || Label == Taken)) {
      State Here = Entry;
      if (!Known && !V.isUniform())
        Here.Who.Exact = false;
      Cur = Cur.Alive ? merged(Make, Cur, Here, spreadOnly(V)) : std::move(Here);
    }
    if (Cur.Alive)
      run(Child);
  }
  if (!Known)
    closeCondition();
  BreakTo.pop_back();
  close();
}

} // namespace ampcc::flow
