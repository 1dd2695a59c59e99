//===- ReturnElimination.cpp - removal of returns from function bodies ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ReturnElimination.h"
#include "ampcc/Analysis/Speculation.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::containsReturn(Stmt *S) {
  return containsStmt(S, [&](const Stmt *Child) { return isa<Return>(Child); });
}

/// Control never reaches the end of S.
static bool alwaysReturns(const Stmt *S) {
  if (isa<Return>(S))
    return true;
  if (auto *B = dyn_cast<Block>(S)) {
    for (const Stmt *Child : B->Stmts)
      if (alwaysReturns(Child))
        return true;
    return false;
  }
  auto *I = dyn_cast<If>(S);
  return I && I->Else && alwaysReturns(I->Then) && alwaysReturns(I->Else);
}

namespace {

class ReturnEliminator {
  Context &Ctx;
  Var *Result;

public:
  ReturnEliminator(Context &Ctx, Var *Result) : Ctx(Ctx), Result(Result) {}

  bool run(std::vector<Stmt *> &Stmts) {
    for (size_t I = 0; I < Stmts.size(); ++I) {
      Stmt *S = Stmts[I];
      if (!containsReturn(S))
        continue;
      if (auto *R = dyn_cast<Return>(S)) {
        Stmts.resize(I);
        append(R, Stmts);
        return true;
      }
      if (auto *B = dyn_cast<Block>(S)) {
        std::vector<Stmt *> Inner = B->Stmts;
        Stmts.erase(Stmts.begin() + I);
        Stmts.insert(Stmts.begin() + I, Inner.begin(), Inner.end());
        --I;
        continue;
      }
      auto *Branch = dyn_cast<If>(S);
      if (!Branch)
        return false;
      std::vector<Stmt *> Rest(Stmts.begin() + I + 1, Stmts.end());
      Stmts.resize(I + 1);
      return branch(*Branch, Rest);
    }
    return true;
  }

private:
  void append(Return *R, std::vector<Stmt *> &Out) {
    if (!R->Value)
      return;
    Expr *E = R->Value;
    if (Result)
      E = Ctx.make<Assign>(Ctx.ref(Result), E);
    else if (isDroppable(E))
      return;
    E->Pos = R->Value->Pos;
    auto *S = Ctx.make<ExprStmt>(E);
    S->Pos = R->Pos;
    Out.push_back(S);
  }

  bool branch(If &I, const std::vector<Stmt *> &Rest) {
    bool Then = alwaysReturns(I.Then), Else = I.Else && alwaysReturns(I.Else);
    if (!Rest.empty() && !Then && !Else)
      return false; // Rest would be needed in both branches
    if (!Rest.empty() && Then && !I.Else)
      I.Else = Ctx.make<Block>();
    // With both true, Rest is never reached and goes wherever: run() cuts it off.
    Block *Open = Then ? I.Else : I.Then;
    if (Open)
      Open->Stmts.insert(Open->Stmts.end(), Rest.begin(), Rest.end());
    return run(I.Then->Stmts) && (!I.Else || run(I.Else->Stmts));
  }
};

} // namespace

bool ampcc::eliminateReturns(Context &Ctx, std::vector<Stmt *> &Stmts, Var *Result) {
  return ReturnEliminator(Ctx, Result).run(Stmts);
}
