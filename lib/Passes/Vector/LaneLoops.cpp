//===- LaneLoops.cpp - loops whose lanes run different iterations --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Vectoriser.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool Vectoriser::isOnlyJump(const Block &B) {
  return B.Stmts.size() == 1 && isa<Break, Continue>(B.Stmts[0]);
}

bool Vectoriser::mayLose(const Stmt *S, bool BreakStays, bool ContinueStays) const {
  if (isa<Break>(S))
    return !BreakStays && U.isDivergent(S);
  if (isa<Continue>(S))
    return !ContinueStays && U.isDivergent(S);
  const bool IsLoop = isa<For, While, DoWhile>(S);
  bool Found = false;
  forEachChild(S, [&](const Stmt *Child) {
    Found |= mayLose(Child, BreakStays || IsLoop || isa<Switch>(S), ContinueStays || IsLoop);
  });
  return Found;
}

static const Block &bodyOf(const Stmt *Loop) {
  if (auto *L = dyn_cast<For>(Loop))
    return *L->Body;
  if (auto *L = dyn_cast<While>(Loop))
    return *L->Body;
  return *cast<DoWhile>(Loop)->Body;
}

static const Expr *conditionOf(const Stmt *Loop) {
  if (auto *L = dyn_cast<For>(Loop))
    return L->Cond;
  if (auto *L = dyn_cast<While>(Loop))
    return L->Cond;
  return cast<DoWhile>(Loop)->Cond;
}

/// Some lanes go on to the next iteration before others.
static bool losesInIteration(const Uniformity &U, const Stmt *S) {
  if (isa<Continue>(S))
    return U.isDivergent(S);
  if (isa<For, While, DoWhile>(S))
    return false;
  bool Found = false;
  forEachChild(S, [&](const Stmt *Child) { Found |= losesInIteration(U, Child); });
  return Found;
}

/// The body of a loop, in which lanes that go on early wait for the others.
void Vectoriser::iteration(const Stmt *L, const Block &Body) {
  const bool Loses = losesInIteration(U, &Body);
  if (Loses) {
    Var *Mask = newMask("iteration", maskValue());
    Scopes.push_back({Scope::Kind::Iteration, Mask, Live.after(&Body)});
  }
  const bool Masked = InMaskedSwitch;
  InMaskedSwitch = false;
  ++LoopsAround;
  block(Body);
  --LoopsAround;
  InMaskedSwitch = Masked;
  if (Loses)
    Scopes.pop_back();
}

void Vectoriser::loop(const Stmt *S) {
  const StmtList *Outer = BodyOfLoop;
  const Expr *Cond = conditionOf(S);
  if (U.hasUniformExit(S) && (!Cond || U.isUniform(Cond)))
    uniformLoop(S);
  else
    varyingLoop(S);
  BodyOfLoop = Outer;
}

/// All lanes that come to the loop run the same iterations.
void Vectoriser::uniformLoop(const Stmt *S) {
  const Expr *Cond = conditionOf(S);
  auto *L = dyn_cast<For>(S);
  StmtList *Outer = Out;
  auto *Around = Ctx.make<Block>();
  Stmt *Init = nullptr;
  if (L && L->Init) {
    emit(Around);
    Out = &Around->Stmts;
    stmt(L->Init);
    if (Around->Stmts.size() == 1 && isa<DeclStmt, ExprStmt>(Around->Stmts[0])) {
      Init = Around->Stmts[0];
      Outer->pop_back();
      Out = Outer;
    }
  }
  StmtList *Here = Out;
  auto *Body = Ctx.make<Block>();
  Body->Pos = Pos;
  Out = &Body->Stmts;
  BodyOfLoop = nullptr;
  iteration(S, bodyOf(S));
  // Own: the vector form of the increment, at the end of the body.
  Expr *Inc = nullptr;
  if (L && L->Inc) {
    StmtList Steps;
    Out = &Steps;
    effect(L->Inc);
    if (Steps.size() == 1 && isa<ExprStmt>(Steps[0]) &&
        !cast<ExprStmt>(Steps[0])->E->type()->isVector()) {
      Inc = cast<ExprStmt>(Steps[0])->E;
    } else if (holdsContinue(Body)) {
      fail("a `continue` in a loop with a step that differs between lanes");
    } else {
      append_range(Body->Stmts, Steps);
    }
  }
  Out = Here;
  Expr *Test = Cond ? uniform(Cond) : nullptr;
  if (L) {
    auto *New = emit(Ctx.make<For>(Init, Test, Inc, Body));
    New->MustUnroll = L->MustUnroll;
  } else if (isa<While>(S)) {
    emit(Ctx.make<While>(Test, Body));
  } else {
    emit(Ctx.make<DoWhile>(Body, Test));
  }
  Out = Outer;
}

/// The body checks first whether a lane is on, before any statement that needs one.
bool Vectoriser::beginsWithBreak(const Block &Body) const {
  auto *I = Body.Stmts.size() > 1 ? dyn_cast<If>(Body.Stmts[0]) : nullptr;
  return I && !I->Else && isOnlyJump(*I->Then) && isa<Break>(I->Then->Stmts[0]) &&
         isHarmless(I->Cond) && !losesInIteration(U, &Body);
}

/// A loop that each lane leaves by itself.
void Vectoriser::varyingLoop(const Stmt *S) {
  auto *L = dyn_cast<For>(S);
  auto *Around = emit(Ctx.make<Block>());
  StmtList *Outer = Out;
  Out = &Around->Stmts;
  if (L && L->Init)
    stmt(L->Init);
  Var *Go = newMask("go", maskValue());
  auto *Body = Ctx.make<Block>();
  Body->Pos = Pos;
  emit(Ctx.make<While>(Ctx.boolLit(true), Body));
  Out = &Body->Stmts;
  Scopes.push_back({Scope::Kind::Loop, Go, Live.after(S)});
  const Expr *Cond = conditionOf(S);
  const Block &Inner = bodyOf(S);
  const auto Test = [&] {
    if (!Cond)
      return;
    Expr *Stays = truth(Cond);
    if (!Stays->type()->isVector()) {
      auto *Leave = Ctx.make<Block>();
      Leave->Stmts.push_back(Ctx.make<Break>());
      emitIf(Ctx.logicalNot(Stays), Leave);
      return;
    }
    emit(Ctx.assign(Ctx.ref(Go), inMask(Stays)));
    if (!beginsWithBreak(Inner))
      leaveWhenOff(Go);
  };
  const bool After = isa<DoWhile>(S);
  if (!After)
    Test();
  BodyOfLoop = Out;
  iteration(S, Inner);
  // Those that have left by a `break` do no more.
  const bool IsTested =
      !losesInIteration(U, &Inner) && !Inner.Stmts.empty() && !mayLose(Inner.Stmts.back());
  if (breaks(Inner) && !IsTested)
    leaveWhenOff(Go);
  if (L && L->Inc)
    effect(L->Inc);
  if (After)
    Test();
  Scopes.pop_back();
  Out = Outer;
}

bool Vectoriser::breaks(const Stmt &S) {
  if (isa<Break>(S))
    return true;
  if (isa<For, While, DoWhile, Switch>(S))
    return false;
  bool Found = false;
  forEachChild(&S, [&](const Stmt *Child) { Found |= breaks(*Child); });
  return Found;
}
