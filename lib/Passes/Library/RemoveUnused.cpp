//===- RemoveUnused.cpp - functions, parameters and variables without use -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Also removes stores to variables that are never read. A kernel's parameter is removed together
// with its binding, because the launch passes the arguments that the parameter list has.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Speculation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

/// The variable that a statement does nothing but store to: `v.x[2] = pure`, `++v`.
Var *storeOnly(const Stmt *S) {
  auto *X = dyn_cast<ExprStmt>(S);
  const Expr *Target = nullptr;
  if (auto *A = X ? dyn_cast<Assign>(X->E) : nullptr)
    Target = A->Target;
  else if (auto *I = X ? dyn_cast<IncDec>(X->E) : nullptr)
    Target = I->Operand;
  if (!Target || !isDroppable(Target))
    return nullptr;
  for (;;) {
    if (auto *M = dyn_cast<Member>(Target))
      Target = M->Base;
    else if (auto *S = dyn_cast<Subscript>(Target); S && !S->Base->type()->isPointer())
      Target = S->Base;
    else
      break;
  }
  auto *Ref = dyn_cast<VarRef>(Target);
  return Ref ? Ref->V : nullptr;
}

/// The variables and parameters that a module needs. A variable is not needed if it is only
/// mentioned to compute others that are not needed, such as an argument that its function passes on
/// to one that does not use it.
class Needs {
  /// For each variable those from which its value, or a parameter's arguments, are computed.
  DenseMap<const Var *, SmallVector<const Var *, 2>> MentionedFor;
  SetVector<const Var *> Needed;
  /// Parameters with arguments that have effects, or that are operands of checks.
  DenseSet<const Var *> Kept;

public:
  explicit Needs(const Module &M) {
    for (Function *F : M.Functions)
      forEachCall(F->Body, [&](Call *C) {
        for (auto [P, Arg] : zip(C->Callee->Params, C->Args))
          if (isa<Check>(C) || !isDroppable(Arg)) // a check has all operands of its kind
            Kept.insert(P);
      });
    for (Function *F : M.Functions)
      statement(F->Body);
    Needed.insert(Kept.begin(), Kept.end());
    for (size_t I = 0; I < Needed.size(); ++I)
      if (auto It = MentionedFor.find(Needed[I]); It != MentionedFor.end())
        Needed.insert(It->second.begin(), It->second.end());
  }

  bool has(const Var *V) const { return Needed.contains(V); }

private:
  /// Walks E, which is evaluated to compute the value of For; null: in any case.
  void mention(const Expr *E, const Var *For) {
    if (auto *Ref = dyn_cast<VarRef>(E)) {
      if (For)
        MentionedFor[For].push_back(Ref->V);
      else
        Needed.insert(Ref->V);
      return;
    }
    if (auto *C = dyn_cast<Call>(E)) {
      for (auto [P, Arg] : zip(C->Callee->Params, C->Args))
        mention(Arg, Kept.contains(P) ? nullptr : P);
      return;
    }
    forEachOperand(E, [&](const Expr *Operand) { mention(Operand, For); });
  }

  /// Other threads may read a tile_static variable.
  void needTileStatic(const Var *V) {
    if (V->S == Var::Storage::TileStatic)
      Needed.insert(V);
  }

  /// E initialises V or is assigned to it. If V is removed, the side effects of E remain.
  void value(const Expr *E, const Var *V) {
    if (!E)
      return;
    if (auto *L = dyn_cast<InitList>(E); L && !isDroppable(L)) {
      for (const Expr *Element : L->Elements)
        value(Element, V);
      return;
    }
    mention(E, isDroppable(E) ? V : nullptr);
  }

  void statement(Stmt *S) {
    if (auto *B = dyn_cast<Block>(S)) {
      for (Stmt *Child : B->Stmts)
        removable(Child);
      return;
    }
    auto *L = dyn_cast<For>(S);
    auto *D = L ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr;
    const bool InitMayGo = D && (!D->Init || isDroppable(D->Init));
    if (InitMayGo)
      value(D->Init, D->V);
    forEachExpr(S, [&](Expr *&E) { mention(E, nullptr); });
    forEachChild(S, [&](Stmt *Child) {
      if (!InitMayGo || Child != L->Init)
        statement(Child);
    });
  }

  /// A statement of a block.
  void removable(Stmt *S) {
    if (auto *D = dyn_cast<DeclStmt>(S)) {
      needTileStatic(D->V);
      value(D->Init, D->V);
    } else if (Var *V = storeOnly(S)) {
      needTileStatic(V);
      auto *X = cast<ExprStmt>(S)->E;
      auto *A = dyn_cast<Assign>(X);
      target(A ? A->Target : cast<IncDec>(X)->Operand, V);
      value(A ? A->Value : nullptr, V);
    } else {
      statement(S);
    }
  }

  /// The place in V that a statement stores to.
  void target(const Expr *E, const Var *V) {
    if (isRef(E, V))
      return;
    if (auto *S = dyn_cast<Subscript>(E)) {
      target(S->Base, V);
      return mention(S->Index, V);
    }
    target(cast<Member>(E)->Base, V);
  }
};

class UseRemover {
  PassContext &PC;

public:
  bool Changed = false;
  explicit UseRemover(PassContext &PC) : PC(PC) {}

  void run() {
    removeFunctions();
    const Needs Needed(PC.M);
    for (Function *F : PC.M.Functions)
      walkStmts(F->Body, [&](Stmt *S) {
        if (auto *B = dyn_cast<Block>(S))
          removeIn(*B, Needed);
        else if (auto *L = dyn_cast<For>(S))
          removeInit(*L, Needed);
      });
    removeArguments(Needed);
    for (Function *F : PC.M.Functions)
      erase_if(F->Params, [&](const Var *P) { return !Needed.has(P) && (Changed = true); });
  }

private:
  void removeFunctions() {
    std::vector<Function *> Live = liveFunctions(PC.M);
    DenseSet<Function *> Keep(Live.begin(), Live.end());
    erase_if(PC.M.Functions, [&](Function *F) { return !Keep.count(F) && (Changed = true); });
  }

  void removeArguments(const Needs &Needed) {
    for (Function *Caller : PC.M.Functions)
      forEachCall(Caller->Body, [&](Call *C) {
        std::vector<Expr *> Left;
        for (auto [P, Arg] : zip(C->Callee->Params, C->Args))
          if (Needed.has(P))
            Left.push_back(Arg);
        C->Args = std::move(Left);
      });
  }

  void removeIn(Block &B, const Needs &Needed) {
    std::vector<Stmt *> Left;
    for (Stmt *S : B.Stmts) {
      Expr *Value = nullptr;
      if (auto *D = dyn_cast<DeclStmt>(S); D && !Needed.has(D->V))
        Value = D->Init;
      else if (Var *V = storeOnly(S); V && !Needed.has(V))
        Value = storedValue(cast<ExprStmt>(S));
      else {
        Left.push_back(S);
        continue;
      }
      Changed = true;
      keepEffects(Value, S->Pos, Left);
    }
    B.Stmts = std::move(Left);
  }

  void removeInit(For &L, const Needs &Needed) {
    auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
    if (!D || Needed.has(D->V) || (D->Init && !isDroppable(D->Init)))
      return;
    L.Init = nullptr;
    Changed = true;
  }

  static Expr *storedValue(ExprStmt *S) {
    auto *A = dyn_cast<Assign>(S->E);
    return A ? A->Value : nullptr;
  }

  void keepEffects(Expr *E, SourcePos Pos, std::vector<Stmt *> &Out) {
    if (!E || isDroppable(E))
      return;
    if (auto *L = dyn_cast<InitList>(E)) {
      for (Expr *Element : L->Elements)
        keepEffects(Element, Pos, Out);
      return;
    }
    auto *S = PC.M.Ctx.make<ExprStmt>(E);
    S->Pos = Pos;
    Out.push_back(S);
  }
};

} // namespace

bool ampcc::removeUnused(PassContext &PC) {
  UseRemover Remover(PC);
  Remover.run();
  return Remover.Changed;
}
