//===- TileLevel.cpp - code that runs once for a tile --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "TileLevel.h"
#include "Utils/CountedLoop.h"
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/Builtins.h"
#include "ampcc/KIR/Places.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

TileLevel::TileLevel(Function &F, const BarrierFinder &Barriers)
    : F(F), Waiting(Barriers.statements(F)), Uses(F), Threads(F) {
  markAll();
  if (Splits.empty())
    return; // one region
  ThreadsBypass = jumpsDivergently(F.Body, nullptr);
  collect(F.Body->Stmts);
  findAble();
  findOnce();
}

//===----------------------------------------------------------------------===//
// Statements around barriers
//===----------------------------------------------------------------------===//

/// The place of a statement.
struct TileLevel::Around {
  Stmt *Loop = nullptr, *Breakable = nullptr;
  bool WaitsInIteration = false; ///< a barrier may follow before the loop goes on
  bool Waits = false;            ///< a barrier may follow
  bool InSwitch = false;         ///< of which the threads need not leave together
  bool InPlainLoop = false;      ///< one without a barrier: the same
  bool LeavesLoop = false;       ///< the threads that go on leave the loop in the same iteration
};

/// Control does not get past S, and leaves the loop around it.
static bool alwaysLeaves(const Stmt *S) {
  if (isa<Break, Return>(S))
    return true;
  if (auto *B = dyn_cast<Block>(S))
    return any_of(B->Stmts, alwaysLeaves);
  auto *I = dyn_cast<If>(S);
  return I && I->Else && alwaysLeaves(I->Then) && alwaysLeaves(I->Else);
}

/// A thread ends its work there while the tile goes on: with a jump that is not the tile's. Loop:
/// the one that a break in S leaves.
bool TileLevel::jumpsDivergently(const Stmt *S, const Stmt *Loop) const {
  if (isa<Continue, Return>(S))
    return true;
  if (isa<Break>(S))
    return Loop && splits(Loop) && !splits(S);
  if (isa<For, While, DoWhile>(S))
    Loop = S;
  else if (isa<Switch>(S))
    Loop = nullptr;
  bool Found = false;
  forEachChild(S, [&](const Stmt *Child) { Found = Found || jumpsDivergently(Child, Loop); });
  return Found;
}

void TileLevel::markAll() {
  while (markList(F.Body->Stmts, Around()))
    ;
}

bool TileLevel::shouldSplit(Stmt *S, const Around &A) const {
  switch (S->kind()) {
  case Stmt::Kind::Break:
    return splits(A.Breakable) && !A.LeavesLoop;
  case Stmt::Kind::Continue:
    return splits(A.Loop) && A.WaitsInIteration;
  case Stmt::Kind::Return:
    return A.Waits && !A.InSwitch && !A.InPlainLoop && !Threads.isDivergent(S);
  case Stmt::Kind::For:
    if (cast<For>(S)->IsUniform && !A.InSwitch && !Threads.isDivergent(S))
      return true;
    break;
  case Stmt::Kind::Expr: {
    auto *B = dyn_cast<Builtin>(cast<ExprStmt>(S)->E);
    return B && B->isBarrier();
  }
  default:
    break;
  }
  bool Found = false;
  forEachChild(S, [&](Stmt *Child) {
    Found |= splits(Child);
    if (auto *B = dyn_cast<Block>(Child); B && !isa<Block>(S))
      for (Stmt *Inner : B->Stmts)
        Found |= splits(Inner);
  });
  return Found;
}

bool TileLevel::mark(Stmt *S, Around A) {
  bool Changed = false;
  Around Inside = A;
  if (isa<For, While, DoWhile>(S)) {
    Inside.Loop = Inside.Breakable = S;
    Inside.WaitsInIteration = false;
    Inside.LeavesLoop = false;
    Inside.Waits |= Waiting.contains(S);
    Inside.InPlainLoop |= !Waiting.contains(S);
  } else if (isa<Switch>(S)) {
    Inside.Breakable = S;
    Inside.InSwitch = true;
    Inside.LeavesLoop = false;
  }
  forEachInnerBlock(S, [&](Block &B) { Changed |= markList(B.Stmts, Inside); });
  if (!splits(S) && shouldSplit(S, A))
    Changed |= Splits.insert(S).second;
  return Changed;
}

bool TileLevel::markList(const std::vector<Stmt *> &Stmts, Around A) {
  bool Changed = false;
  for (size_t I = Stmts.size(); I-- > 0;) {
    Changed |= mark(Stmts[I], A);
    bool Waits = Waiting.contains(Stmts[I]);
    A.WaitsInIteration |= Waits;
    A.Waits |= Waits;
    A.LeavesLoop |= A.Loop && A.Loop == A.Breakable && alwaysLeaves(Stmts[I]);
  }
  return Changed;
}

//===----------------------------------------------------------------------===//
// What could be done once
//===----------------------------------------------------------------------===//

void TileLevel::collect(const std::vector<Stmt *> &Stmts) {
  for (Stmt *S : Stmts) {
    const bool IsLoop = isa<For, While, DoWhile>(S);
    if (!splits(S)) {
      add({S, nullptr, false});
      if (Innermost && !IsLoop && hasJump(S))
        Innermost->Jumped = Innermost;
      continue;
    }
    collectHead(S);
    Iteration Own{Innermost, LastDecl + 1, Innermost ? Innermost->Jumped : nullptr};
    if (IsLoop)
      Innermost = &Own;
    forEachInnerBlock(S, [&](Block &B) { collect(B.Stmts); });
    Innermost = Own.Outer;
    Items.push_back({nullptr, nullptr, true}); // nothing reaches over the end
  }
}

void TileLevel::add(Item I) {
  if (I.S)
    walkStmts(I.S, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S))
        Decls[D->V] = ++LastDecl;
    });
  I.MayBeBypassed = mayBeBypassed(I);
  Items.push_back(I);
}

/// The tile would run I also for threads that have ended the iteration. These threads go on after
/// the loop or in its next iteration, with the value that the variable had before I. Code there
/// does not see variables that are declared in the iteration; of several iterations the innermost
/// has the fewest declarations.
bool TileLevel::mayBeBypassed(const Item &I) const {
  const Iteration *Ended = Innermost ? Innermost->Jumped : nullptr;
  return Ended &&
         any_of(assignedIn(I), [&](const Var *V) { return Decls.lookup(V) < Ended->FirstDecl; });
}

void TileLevel::collectHead(Stmt *S) {
  Items.push_back({nullptr, nullptr, true});
  auto *L = dyn_cast<For>(S);
  if (L && L->Init)
    add({L->Init, nullptr, true});
  if (isa<Return, ExprStmt>(S))
    return;
  forEachExpr(S, [&](kir::Expr *&E) { add({nullptr, E, true}); });
}

void TileLevel::forEachVar(const Item &I, function_ref<void(const Var *)> Fn) {
  auto Look = [&](kir::Expr *&E) {
    if (auto *Ref = dyn_cast<VarRef>(E))
      Fn(Ref->V);
  };
  if (kir::Expr *E = I.E)
    walkExprs(E, Look);
  if (!I.S)
    return;
  walkExprs(I.S, Look);
  walkStmts(I.S, [&](Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S))
      Fn(D->V);
  });
}

namespace {

class WriteFinder : public AccessVisitor {
  DenseSet<const Var *> &Written;
  void onVar(Var *V, Access A, bool Partial) override {
    if (A != Access::Read)
      Written.insert(V);
  }

public:
  explicit WriteFinder(DenseSet<const Var *> &Written) : Written(Written) {}
};

} // namespace

TileLevel::VarSet TileLevel::assignedIn(const Item &I) {
  VarSet Result;
  WriteFinder Finder(Result);
  if (I.E)
    Finder.visit(I.E);
  if (I.S)
    walkStmts(I.S, [&](Stmt *S) {
      forEachExpr(S, [&](kir::Expr *&E) { Finder.visit(E); });
      if (auto *D = dyn_cast<DeclStmt>(S))
        Result.insert(D->V);
    });
  return Result;
}

void TileLevel::findAble() {
  for (const Item &I : Items)
    forEachVar(I, [&](const Var *V) {
      if (V->S == Var::Storage::Local && V->Ty->isScalar() && Threads.isUniform(V) &&
          !Uses.of(V).Addresses)
        Able.insert(V);
    });
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const Item &I : Items)
      if (!isExecutable(I, Able))
        for (const Var *V : assignedIn(I))
          Changed |= Able.erase(V);
  }
}

bool TileLevel::isPlaceExecutable(const kir::Expr *E, const VarSet &Vars) const {
  return holdsForPlace(
      E,
      [](const kir::Expr *Object) {
        auto *Ref = dyn_cast<VarRef>(Object);
        return Ref && Ref->V->S != Var::Storage::Local;
      },
      [&](const kir::Expr *Value) { return isExecutable(Value, Vars); });
}

bool TileLevel::isExecutable(const kir::Expr *E, const VarSet &Vars) const {
  // The tile evaluates E even if all its threads bypass it.
  if (ThreadsBypass && mayTrap(E))
    return false;
  switch (E->kind()) {
  case Expr::Kind::VarRef: {
    const Var *V = cast<VarRef>(E)->V;
    return Vars.contains(V) || (V->S == Var::Storage::Param && Uses.isFixed(V));
  }
  case Expr::Kind::AddrOf:
    return isPlaceExecutable(cast<AddrOf>(E)->Operand, Vars);
  case Expr::Kind::Subscript:
    if (cast<Subscript>(E)->Base->type()->isPointer())
      return false;
    break;
  case Expr::Kind::Deref:
  case Expr::Kind::Call:
  case Expr::Kind::Check:
  case Expr::Kind::InitList:
    return false;
  case Expr::Kind::Builtin: {
    const BuiltinInfo &Info = cast<Builtin>(E)->Info;
    if (Info.Spread == BuiltinSpread::OfThread || Info.Effect != BuiltinEffect::Pure)
      return false;
    break;
  }
  default:
    break;
  }
  bool Fits = true;
  forEachOperand(E, [&](const kir::Expr *Operand) { Fits &= isExecutable(Operand, Vars); });
  return Fits;
}

bool TileLevel::isExecutable(Stmt *S, const VarSet &Vars) const {
  bool Fits = true;
  walkStmts(S, [&](Stmt *Child) {
    auto *D = dyn_cast<DeclStmt>(Child);
    Fits &= !isa<Return, Break, Continue>(Child) && (!D || Vars.contains(D->V));
    forEachExpr(Child, [&](kir::Expr *&E) { Fits &= isExecutable(E, Vars); });
  });
  return Fits;
}

bool TileLevel::isExecutable(const Item &I, const VarSet &Vars) const {
  if (I.MayBeBypassed)
    return false;
  return I.S ? isExecutable(I.S, Vars) : !I.E || isExecutable(I.E, Vars);
}

//===----------------------------------------------------------------------===//
// What is done once
//===----------------------------------------------------------------------===//

bool TileLevel::isOnce(Stmt *S) const {
  for (const Var *V : assignedIn({S, nullptr, false}))
    if (Once.contains(V))
      return true;
  return false;
}

/// All variables of I, which can be done once.
bool TileLevel::addReadsOf(const Item &I) {
  bool Changed = false;
  forEachVar(I, [&](const Var *V) { Changed |= Able.contains(V) && Once.insert(V).second; });
  return Changed;
}

/// Variables that are used in more than one region.
bool TileLevel::addCrossing() {
  unsigned Region = 0;
  DenseMap<const Var *, unsigned> Home;
  bool Changed = false;
  for (const Item &I : Items) {
    bool IsSeparate = I.IsSoleItem || (I.S && !isa<DeclStmt>(I.S) && isOnce(I.S));
    Region += IsSeparate;
    forEachVar(I, [&](const Var *V) {
      unsigned First = Home.try_emplace(V, Region).first->second;
      if (First != Region && Able.contains(V))
        Changed |= Once.insert(V).second;
    });
    Region += IsSeparate;
  }
  return Changed;
}

void TileLevel::findOnce() {
  for (const Item &I : Items) {
    bool Head = I.IsSoleItem;
    auto *D = dyn_cast_or_null<DeclStmt>(I.S);
    bool Constant = D && D->Init && Able.contains(D->V) && Uses.isFixed(D->V);
    if ((Head || Constant) && isExecutable(I, Able))
      addReadsOf(I);
  }
  for (bool Changed = true; Changed;) {
    Changed = addCrossing();
    for (const Item &I : Items)
      if (I.S && isExecutable(I, Able) && isOnce(I.S))
        Changed |= addReadsOf(I);
  }
}
