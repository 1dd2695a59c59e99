//===- RegionVariables.cpp - variables that live from one region to another -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RegionVariables.h"
#include "RegionMasks.h"
#include "Utils/PrivatePointers.h"
#include "ampcc/Analysis/AssignedFirst.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Places.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"
#include <deque>

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

/// The place of a region: the enclosing blocks, and the statements of the tile in them.
struct Region {
  For *Loop = nullptr;
  Block *Around = nullptr;
};

/// A thread's own variable that a region declares.
struct Home {
  DeclStmt *Decl = nullptr;
  const Region *In = nullptr;
  SmallSetVector<const Region *, 4> UsedIn;
  bool crosses() const { return UsedIn.size() > 1; }
};

class VariablePlacer {
  Context &Ctx;
  Function &F;
  std::deque<Region> Regions;
  MapVector<const Var *, Home> Homes;
  VarUses Uses;
  /// Answers that were given: of variables, and what is in the blocks around regions.
  mutable DenseMap<const Var *, bool> Repeatable;
  mutable DenseMap<const Block *, VarUses> UsesIn;

public:
  VariablePlacer(Context &Ctx, Function &F) : Ctx(Ctx), F(F), Uses(F) {
    findRegions(*F.Body);
    findHomes();
  }

  void computeAgain();
  void dropUnused();
  void place(bool ConvertsPointers);

private:
  //===--------------------------------------------------------------------===//
  // Where variables are used
  //===--------------------------------------------------------------------===//

  void findRegions(Block &B) {
    for (Stmt *S : B.Stmts) {
      if (isRegion(S))
        Regions.push_back({cast<For>(S), &B});
      else
        forEachInnerBlock(S, [&](Block &Inner) { findRegions(Inner); });
    }
  }

  void findHomes() {
    for (const Region &R : Regions)
      for (Stmt *S : R.Loop->Body->Stmts)
        if (auto *D = dyn_cast<DeclStmt>(S); D && D->V->S == Var::Storage::Local)
          Homes[D->V] = {D, &R, {}};
    for (const Region &R : Regions) {
      walkExprs(R.Loop->Body, [&](Expr *&E) {
        auto *Ref = dyn_cast<VarRef>(E);
        if (auto It = Ref ? Homes.find(Ref->V) : Homes.end(); It != Homes.end())
          It->second.UsedIn.insert(&R);
      });
    }
    for (auto &Entry : Homes)
      Entry.second.UsedIn.insert(Entry.second.In);
  }

  //===--------------------------------------------------------------------===//
  // Computing again
  //===--------------------------------------------------------------------===//

  /// Nothing in Scope, where the value of V is needed, assigns V.
  bool isFixedIn(const Var *V, Block &Scope) const {
    return Uses.isFixed(V) || UsesIn.try_emplace(&Scope, &Scope).first->second.of(V).Writes == 0;
  }

  /// The place that E names can be found again anywhere in Scope.
  bool isRepeatablePlace(const Expr *E, Block &Scope) const {
    return holdsForPlace(
        E, [](const Expr *Object) { return isa<VarRef>(Object); },
        [&](const Expr *Value) { return isRepeatable(Value, Scope); });
  }

  bool isRepeatable(const Expr *E, Block &Scope) const {
    if (mayTrap(E)) // threads that have left compute it, too
      return false;
    switch (E->kind()) {
    case Expr::Kind::VarRef: {
      const Var *V = cast<VarRef>(E)->V;
      if (V->S == Var::Storage::Param)
        return Uses.isFixed(V);
      auto It = Homes.find(V);
      if (V->S == Var::Storage::TileStatic || !V->Ty->isScalar())
        return false;
      // A variable of the tile, or one that is computed again itself.
      return It == Homes.end() ? !V->IsPerThread && isFixedIn(V, Scope) : isRepeatable(It->second);
    }
    case Expr::Kind::AddrOf:
      return isRepeatablePlace(cast<AddrOf>(E)->Operand, Scope);
    case Expr::Kind::InitList:
    case Expr::Kind::Assign:
    case Expr::Kind::IncDec:
      return false;
    case Expr::Kind::Builtin:
      // Those of the thread's identity. Mathematics is dearer than a memory access.
      if (!workItemFunction(E))
        return false;
      break;
    default:
      break;
    }
    bool Fits = true;
    forEachOperand(E, [&](const Expr *Operand) { Fits &= isRepeatable(Operand, Scope); });
    return Fits;
  }

  bool isRepeatable(const Home &H) const {
    const Var *V = H.Decl->V;
    if (auto It = Repeatable.find(V); It != Repeatable.end())
      return It->second;
    return Repeatable[V] = H.Decl->Init && V->Ty->isScalar() && Uses.isFixed(V) &&
                           !Uses.of(V).Addresses && isRepeatable(H.Decl->Init, *H.In->Around);
  }

  /// Declares V again in region R, after the variables from which its value is computed.
  Var *declareAgain(const Var *V, const Region &R, VarMap &Copies, StmtList &Out) {
    if (Var *Copy = Copies.lookup(V))
      return Copy;
    const Home &H = Homes.find(V)->second;
    walkExprs(H.Decl->Init, [&](Expr *&E) {
      auto *Ref = dyn_cast<VarRef>(E);
      auto It = Ref ? Homes.find(Ref->V) : Homes.end();
      if (It != Homes.end() && It->second.In != &R && isRepeatable(It->second))
        declareAgain(Ref->V, R, Copies, Out);
    });
    auto *D = cast<DeclStmt>(clone(Ctx, H.Decl, Copies));
    Out.push_back(D);
    return D->V;
  }

  static void replace(Stmt *S, const VarMap &By) {
    walkExprs(S, [&](Expr *&E) {
      auto *Ref = dyn_cast<VarRef>(E);
      if (Var *New = Ref ? By.lookup(Ref->V) : nullptr)
        Ref->V = New;
    });
  }

  static void prepend(const Region &R, const StmtList &Stmts) {
    auto &Body = R.Loop->Body->Stmts;
    Body.insert(Body.begin(), Stmts.begin(), Stmts.end());
  }

  //===--------------------------------------------------------------------===//
  // Places of their own
  //===--------------------------------------------------------------------===//

  using Sets = DenseMap<const Region *, DenseSet<const Var *>>;

  bool isNewInEveryRegion(const Home &H, const Sets &ReadEarlier) const {
    return !Uses.of(H.Decl->V).Addresses && all_of(H.UsedIn, [&](const Region *R) {
      return !ReadEarlier.find(R)->second.contains(H.Decl->V);
    });
  }

  /// The declarations of a region that replace variables of other regions.
  struct Own {
    VarMap By;
    StmtList Decls;
  };

  void declarePerRegion(const Home &H, DenseMap<const Region *, Own> &Of) {
    for (const Region *R : H.UsedIn) {
      if (R == H.In)
        continue;
      auto *New = Ctx.make<Var>(*H.Decl->V);
      New->IsConst = false;
      auto *D = Ctx.make<DeclStmt>(New);
      D->Pos = H.Decl->Pos;
      Of[R].By[H.Decl->V] = New;
      Of[R].Decls.push_back(D);
    }
  }

  void declarePerThread(Home &H, StmtList &Decls) {
    Var *V = H.Decl->V;
    V->IsPerThread = true;
    V->IsConst = false;
    auto *D = Ctx.make<DeclStmt>(V);
    D->Pos = H.Decl->Pos;
    Decls.push_back(D);
    auto &Stmts = H.In->Loop->Body->Stmts;
    auto It = find(Stmts, H.Decl);
    if (!H.Decl->Init) {
      Stmts.erase(It);
      return;
    }
    Expr *Value = H.Decl->Init;
    auto *Set = Ctx.make<ExprStmt>(nullptr);
    Set->Pos = H.Decl->Pos;
    if (isa<InitList>(Value)) {
      auto *Temp = Ctx.make<Var>(*V);
      Temp->IsPerThread = false;
      Temp->IsTemp = true;
      H.Decl->V = Temp;
      Value = Ctx.ref(Temp);
      ++It;
    } else {
      It = Stmts.erase(It);
    }
    Set->E = Ctx.make<Assign>(Ctx.ref(V), Value);
    Set->E->Pos = Set->Pos;
    Stmts.insert(It, Set);
  }
};

} // namespace

void VariablePlacer::computeAgain() {
  DenseMap<const Region *, SmallVector<const Var *, 8>> Wanted;
  for (auto &[V, H] : Homes)
    if (H.crosses() && isRepeatable(H))
      for (const Region *R : H.UsedIn)
        if (R != H.In)
          Wanted[R].push_back(V);
  for (const Region &R : Regions) {
    VarMap Copies;
    StmtList Decls;
    for (const Var *V : Wanted.lookup(&R))
      declareAgain(V, R, Copies, Decls);
    replace(R.Loop->Body, Copies);
    prepend(R, Decls);
  }
  dropUnused();
}

/// Where it was declared, a variable may be of no use any more.
void VariablePlacer::dropUnused() {
  SmallVector<const Home *, 16> Crossing;
  for (auto &[V, H] : Homes)
    if (H.crosses() && isRepeatable(H))
      Crossing.push_back(&H);
  DenseMap<const Region *, VarUses> Left;
  DenseSet<const Stmt *> Unused;
  for (const Home *H : reverse(Crossing)) {
    VarUses &In = Left.try_emplace(H->In, H->In->Loop->Body).first->second;
    if (In.of(H->Decl->V).total())
      continue;
    In.remove(H->Decl);
    Unused.insert(H->Decl);
  }
  for (const Region &R : Regions)
    erase_if(R.Loop->Body->Stmts, [&](Stmt *S) { return Unused.contains(S); });
}

void VariablePlacer::place(bool ConvertsPointers) {
  PrivatePointers Pointers(ConvertsPointers, *F.Body);
  bool AddressesCross = any_of(Homes, [&](auto &Entry) {
    return Entry.second.crosses() && Pointers.mayLeadToPrivate(Entry.first);
  });
  Sets ReadEarlier;
  for (const Region &R : Regions)
    ReadEarlier[&R] = readBeforeAssigned(*R.Loop->Body);
  StmtList Decls;
  DenseMap<const Region *, Own> OwnOf;
  for (auto &[V, H] : Homes) {
    if (!H.crosses() && !(AddressesCross && Uses.of(V).Addresses))
      continue;
    if (isNewInEveryRegion(H, ReadEarlier))
      declarePerRegion(H, OwnOf);
    else
      declarePerThread(H, Decls);
  }
  for (auto &[R, Of] : OwnOf) {
    replace(R->Loop->Body, Of.By);
    std::reverse(Of.Decls.begin(), Of.Decls.end());
    prepend(*R, Of.Decls);
  }
  F.Body->Stmts.insert(F.Body->Stmts.begin(), Decls.begin(), Decls.end());
}

void ampcc::placeRegionVariables(Context &Ctx, Function &F, bool ConvertsPointers) {
  VariablePlacer(Ctx, F).computeAgain();
  VariablePlacer(Ctx, F).place(ConvertsPointers);
}
