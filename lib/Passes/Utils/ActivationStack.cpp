//===- ActivationStack.cpp - the activations of recursive functions ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ActivationStack.h"
#include "ampcc/Analysis/VarUses.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/Support/MathExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

ActivationStack::ActivationStack(Context &Ctx, StringRef Name, unsigned Levels, SourcePos Pos)
    : Ctx(Ctx), Activation(Ctx.createStruct((Name + "_activation").str())) {
  Activation->ExactLayout = false;
  Activation->Fields.push_back({"state", Ctx.intTy(), 0});
  Activation->Size = Activation->Align = Ctx.intTy()->size();
  Stack = Ctx.temp("stack", Ctx.arrayOf(Activation, Levels), Pos);
  Depth = Ctx.temp("depth", Ctx.intTy(), Pos);
}

void ActivationStack::add(const Var *V) {
  Fields[V] = Activation->Fields.size();
  const Field &Last = Activation->Fields.back();
  const uint64_t Offset = alignTo(Last.Offset + Last.Ty->size(), V->Ty->align());
  Activation->Fields.push_back({V->Name, V->Ty, Offset});
  Activation->Align = std::max(Activation->Align, V->Ty->align());
  Activation->Size = alignTo(Offset + V->Ty->size(), Activation->Align);
}

Expr *ActivationStack::fieldAt(unsigned Index, unsigned Above) {
  Expr *Level = depth();
  if (Above)
    Level = Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Add, Level, Ctx.intLit(Above));
  return Ctx.member(Ctx.make<Subscript>(Ctx.ref(Stack), Level), Index);
}

Expr *ActivationStack::field(const Var *V, unsigned Above) {
  return fieldAt(Fields.lookup(V), Above);
}

ActivationStack::StmtList ActivationStack::declarations() {
  return {Ctx.make<DeclStmt>(Stack), Ctx.make<DeclStmt>(Depth, Ctx.intLit(0))};
}

/// An initialiser becomes an assignment; a list of initialisers by way of a variable.
void ActivationStack::replaceDeclarations(StmtList &Stmts) {
  StmtList Out;
  for (Stmt *S : Stmts) {
    forEachInnerBlock(S, [&](Block &Inner) { replaceDeclarations(Inner.Stmts); });
    auto *D = dyn_cast<DeclStmt>(S);
    if (!D || !holds(D->V)) {
      Out.push_back(S);
      continue;
    }
    if (!D->Init)
      continue;
    Expr *Value = D->Init;
    if (isa<InitList>(Value)) {
      Var *Temp = Ctx.temp(D->V->Name, D->V->Ty, D->V->Pos);
      Out.push_back(Ctx.make<DeclStmt>(Temp, Value));
      Out.back()->Pos = S->Pos;
      Value = Ctx.ref(Temp);
    }
    Out.push_back(Ctx.assign(field(D->V), Value));
    Out.back()->Pos = S->Pos;
  }
  Stmts = std::move(Out);
}

void ActivationStack::replaceIn(StmtList &Stmts) {
  replaceDeclarations(Stmts);
  for (Stmt *S : Stmts)
    walkExprs(S, [&](Expr *&E) {
      auto *Ref = dyn_cast<VarRef>(E);
      if (!Ref || !holds(Ref->V))
        return;
      E = field(Ref->V);
      E->Pos = Ref->Pos;
    });
}

void ActivationStack::note(Stmt *S, unsigned State, Places &Found,
                           const DenseSet<const Var *> &Own) const {
  auto Note = [&](Var *V) -> Place & {
    Place &Its = Found.insert({V, {State}}).first->second;
    Its.HasMany |= Its.State != State;
    return Its;
  };
  walkStmts(S, [&](Stmt *Inner) {
    if (auto *D = dyn_cast<DeclStmt>(Inner)) {
      Place &Its = Note(D->V);
      Its.IsDeclared = true;
      Its.IsOutermost |= Inner == S;
    }
  });
  walkExprs(S, [&](Expr *&E) {
    auto *Ref = dyn_cast<VarRef>(E);
    if (Ref && Ref->V->S == Var::Storage::Local && !isOwn(Ref->V) && !Own.contains(Ref->V))
      Note(Ref->V);
  });
}

/// Moves the declarations of tile_static variables from Stmts to Out.
static void takeShared(std::vector<Stmt *> &Stmts, std::vector<Stmt *> &Out) {
  erase_if(Stmts, [&](Stmt *S) {
    forEachInnerBlock(S, [&](Block &Inner) { takeShared(Inner.Stmts, Out); });
    auto *D = dyn_cast<DeclStmt>(S);
    const bool IsShared = D && D->V->S == Var::Storage::TileStatic;
    if (IsShared)
      Out.push_back(S);
    return IsShared;
  });
}

ActivationStack::StmtList ActivationStack::placeVariables(std::deque<StmtList> &States,
                                                          const DenseSet<const Var *> &Own) {
  StmtList Shared;
  Places Found;
  auto *All = Ctx.make<Block>();
  for (unsigned I = 0; I < States.size(); ++I) {
    takeShared(States[I], Shared);
    for (Stmt *S : States[I])
      note(S, I, Found, Own);
    append_range(All->Stmts, States[I]);
  }
  const VarUses Uses(All);
  for (auto &[V, Its] : Found)
    if (!holds(V) &&
        (Its.HasMany || !Its.IsDeclared || (Its.IsOutermost && Uses.of(V).Addresses > 0)))
      add(V);
  for (StmtList &Stmts : States)
    replaceIn(Stmts);
  return Shared;
}
