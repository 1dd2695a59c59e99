//===- LegalizeForCpp.cpp - constructs that C++ lacks --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces copies of arrays by copies of their elements, and VIEW_OFFSET by the offset. No label of
// a switch may follow an initialised declaration in the same scope: where other passes created such
// a declaration, it gets a block of its own, or becomes a declaration and an assignment.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/ArrayCopies.h"
#include "ampcc/KIR/LaunchBuiltins.h"
#include "llvm/ADT/DenseMap.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

/// Variables that one group of statements of a switch declares and another uses, of all switches in
/// one walk.
class SharedByGroups {
  struct Home {
    const Switch *In;
    unsigned Group;
  };
  DenseMap<const Var *, Home> Homes;
  DenseMap<const Switch *, unsigned> Group; ///< that the walk is in
  DenseSet<const Var *> Shared;

public:
  explicit SharedByGroups(Block &Body) { walk(&Body); }
  /// V is declared in W, not in a switch inside it.
  bool contains(const Var *V, const Switch &W) const {
    return Shared.contains(V) && Homes.find(V)->second.In == &W;
  }

private:
  void walk(Stmt *S) {
    forEachExpr(S, [&](Expr *&E) {
      walkExprs(E, [&](Expr *&Part) {
        if (auto *Ref = dyn_cast<VarRef>(Part))
          use(Ref->V);
      });
    });
    auto *W = dyn_cast<Switch>(S);
    if (!W)
      return forEachChild(S, [&](Stmt *Child) { walk(Child); });
    for (Stmt *Child : W->Body->Stmts) {
      Group[W] += isa<Case>(Child);
      if (auto *D = dyn_cast<DeclStmt>(Child))
        Homes[D->V] = {W, Group[W]};
      walk(Child);
    }
  }

  void use(const Var *V) {
    auto It = Homes.find(V);
    if (It != Homes.end() && It->second.Group != Group.lookup(It->second.In))
      Shared.insert(V);
  }
};

class SwitchScopes {
  Context &Ctx;
  const SharedByGroups Shared;

public:
  bool Changed = false;
  SwitchScopes(Context &Ctx, Block &Body) : Ctx(Ctx), Shared(Body) { block(Body); }

private:
  void block(Block &B) {
    StmtList Out;
    for (Stmt *S : B.Stmts) {
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner); });
      if (auto *W = dyn_cast<Switch>(S))
        groups(*W, Out);
      Out.push_back(S);
    }
    B.Stmts = std::move(Out);
  }

  /// Moves a declaration that later groups of the switch use before the switch.
  void hoist(DeclStmt *D, StmtList &Group, StmtList &Before) {
    Changed = true;
    Expr *Init = D->Init;
    D->Init = nullptr;
    D->V->IsConst = false;
    Before.push_back(D);
    if (!Init)
      return;
    if (isa<InitList>(Init)) {
      auto *Temp = Ctx.make<Var>(*D->V);
      Temp->IsTemp = true;
      Group.push_back(Ctx.make<DeclStmt>(Temp, Init));
      Init = Ctx.ref(Temp);
    }
    Group.push_back(Ctx.assign(Ctx.ref(D->V), Init));
    Group.back()->Pos = D->Pos;
  }

  void flush(StmtList &Group, StmtList &Out) {
    bool Declares = any_of(Group, [](Stmt *S) { return isa<DeclStmt>(S); });
    if (Declares) {
      auto *B = Ctx.make<Block>();
      B->Pos = Group.front()->Pos;
      B->Stmts = std::move(Group);
      Out.push_back(B);
      Changed = true;
    } else {
      Out.insert(Out.end(), Group.begin(), Group.end());
    }
    Group.clear();
  }

  void groups(Switch &W, StmtList &Before) {
    StmtList Out, Group;
    for (Stmt *S : W.Body->Stmts) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (isa<Case>(S)) {
        flush(Group, Out);
        Out.push_back(S);
      } else if (D && Shared.contains(D->V, W)) {
        hoist(D, Group, Before);
      } else {
        Group.push_back(S);
      }
    }
    flush(Group, Out);
    W.Body->Stmts = std::move(Out);
  }
};

/// Replaces VIEW_OFFSET by the offset; only OpenCL C can leave it out where it is 0.
bool takeOffsets(Module &M) {
  bool Changed = false;
  for (Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      if (!B || !B->is(builtin::VIEW_OFFSET))
        return;
      E = B->Args[1];
      Changed = true;
    });
  return Changed;
}

} // namespace

bool ampcc::legalizeForCpp(PassContext &PC) {
  bool Changed = false;
  for (Function *F : PC.M.Functions)
    Changed |= SwitchScopes(PC.M.Ctx, *F->Body).Changed;
  bool Copies = copyArraysByElement(PC.M), Offsets = takeOffsets(PC.M);
  return Changed || Copies || Offsets;
}
