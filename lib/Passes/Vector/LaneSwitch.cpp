//===- LaneSwitch.cpp - switches whose value differs between lanes -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The statements run in their order, each under the mask of the lanes that have entered by a label
// so far and have not left. A lane enters once: its value matches one label, or none and `default`.
//
//===----------------------------------------------------------------------===//
#include "Vectoriser.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// A `break` of this switch that not all lanes run.
static bool breaksDivergently(const Uniformity &U, const Stmt *S) {
  if (isa<Break>(S))
    return U.isDivergent(S);
  if (isa<For, While, DoWhile, Switch>(S))
    return false;
  bool Found = false;
  forEachChild(S, [&](const Stmt *Child) { Found |= breaksDivergently(U, Child); });
  return Found;
}

void Vectoriser::switchStmt(const Switch &S) {
  const std::vector<Stmt *> &Stmts = S.Body->Stmts;
  if (any_of(Stmts, [](const Stmt *Each) { return isa<DeclStmt>(Each); })) {
    fail("a switch with declarations");
    return;
  }
  const bool IsUniform = U.isUniform(S.Cond) && none_of(Stmts, [&](const Stmt *Each) {
                           return breaksDivergently(U, Each) || mayLose(Each, /*BreakStays=*/true);
                         });
  IsUniform ? uniformSwitch(S) : varyingSwitch(S);
}

void Vectoriser::uniformSwitch(const Switch &S) {
  auto *Body = Ctx.make<Block>();
  Body->Pos = Pos;
  StmtList *Outer = Out;
  Out = &Body->Stmts;
  const bool Masked = InMaskedSwitch;
  InMaskedSwitch = false;
  for (const Stmt *Each : S.Body->Stmts) {
    auto *Label = dyn_cast<Case>(Each);
    if (Label) {
      auto *Value = Label->Value ? cast<IntLit>(clone(Ctx, Label->Value)) : nullptr;
      emit(Ctx.make<Case>(Value));
      continue;
    }
    // No label may follow a declaration, and statements become some.
    auto *Inner = emit(Ctx.make<Block>());
    Out = &Inner->Stmts;
    stmt(Each);
    Out = &Body->Stmts;
  }
  InMaskedSwitch = Masked;
  Out = Outer;
  emit(Ctx.make<Switch>(uniform(S.Cond), Body));
}

void Vectoriser::varyingSwitch(const Switch &S) {
  Expr *Cond = vector(S.Cond);
  Var *Value = Ctx.temp("value", Cond->type(), Pos);
  emit(Ctx.make<DeclStmt>(Value, Cond));
  const Type *Lane = laneType(Cond->type());
  auto Matches = [&](const Case &Label) {
    Expr *L = widened(Ctx.make<IntLit>(Lane, Label.Value->Value));
    return combine(BinaryOp::Eq, Ctx.ref(Value), L, Lane);
  };
  // Came: the lanes that have entered. In: those that are active; lanes that enter later are not
  // yet.
  Var *Came = newMask("came", maskValue());
  Var *In = newMask("in", all(false));
  auto Enter = [&](const Case &Label) {
    Expr *Match = nullptr;
    if (Label.Value)
      Match = Matches(Label);
    else
      for (const Stmt *Each : S.Body->Stmts)
        if (auto *Other = dyn_cast<Case>(Each); Other && Other->Value) {
          Expr *No = Ctx.make<Unary>(vectorOf(Ctx.boolTy()), UnaryOp::LogicalNot, Matches(*Other));
          Match = Match ? select(Match, No, all(false)) : No;
        }
    Match = Match ? select(Ctx.ref(Came), Match, all(false)) : Ctx.ref(Came);
    emit(Ctx.assign(Ctx.ref(In), select(Match, all(true), Ctx.ref(In))));
  };
  const Liveness::Set Needed = Live.after(&S);
  const std::vector<Stmt *> &Stmts = S.Body->Stmts;
  for (size_t I = 0; I < Stmts.size() && !Why;) {
    for (; I < Stmts.size() && isa<Case>(Stmts[I]); ++I)
      Enter(*cast<Case>(Stmts[I]));
    Block Group;
    for (; I < Stmts.size() && !isa<Case>(Stmts[I]); ++I)
      Group.Stmts.push_back(Stmts[I]);
    const bool Masked = InMaskedSwitch;
    InMaskedSwitch = true;
    if (!Group.Stmts.empty())
      emitIf(any(In), under({Scope::Kind::Switch, In, Needed, S.Body}, Group));
    InMaskedSwitch = Masked;
  }
}
