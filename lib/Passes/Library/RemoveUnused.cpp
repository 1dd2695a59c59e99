//===- RemoveUnused.cpp - functions, parameters and variables without use -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Also stores to variables that nobody reads. Kernel parameters go together with their bindings:
// the launch passes what the parameter list asks for.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/Speculation.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

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

class UseRemover {
  PassContext &PC;

public:
  bool Changed = false;
  explicit UseRemover(PassContext &PC) : PC(PC) {}

  void removeFunctions() {
    Function *Recursive = nullptr;
    std::vector<Function *> Live = liveFunctions(PC.M, Recursive);
    DenseSet<Function *> Keep(Live.begin(), Live.end());
    erase_if(PC.M.Functions, [&](Function *F) { return !Keep.count(F) && (Changed = true); });
  }

  /// True when something went: that may have been the last use of something else.
  bool removeVariables(Function &F) {
    VarUses Uses(F);
    // What the uses of a variable that is only stored to add up to.
    DenseMap<const Var *, VarUse> Stores;
    walkStmts(F.Body, [&](Stmt *S) {
      if (Var *V = storeOnly(S)) {
        auto *A = dyn_cast<Assign>(cast<ExprStmt>(S)->E);
        ++Stores[V].Writes;
        Stores[V].Reads += !A || A->Compound;
      }
    });
    auto Dead = [&](const Var *V) {
      VarUse U = Uses.of(V), Stored = Stores.lookup(V);
      return V->S != Var::Storage::TileStatic && U.Addresses == 0 && U.Writes == Stored.Writes &&
             U.Reads == Stored.Reads;
    };
    bool Any = false;
    walkStmts(F.Body, [&](Stmt *S) {
      if (auto *B = dyn_cast<Block>(S))
        Any |= removeIn(*B, Dead);
      else if (auto *L = dyn_cast<For>(S))
        Any |= removeInit(*L, Dead);
    });
    return Any;
  }

  bool removeParams() {
    bool Any = false;
    DenseMap<const Function *, std::vector<Call *>> CallsOf;
    for (Function *Caller : PC.M.Functions)
      forEachCall(Caller->Body, [&](Call *C) { CallsOf[C->Callee].push_back(C); });
    for (Function *F : PC.M.Functions) {
      if (F->Asks != Function::Question::None)
        continue; // version-loops knows the arguments by their places
      VarUses Uses(*F);
      for (size_t I = F->Params.size(); I-- > 0;)
        if (Uses.of(F->Params[I]).total() == 0 && removeArgs(CallsOf[F], I)) {
          F->Params.erase(F->Params.begin() + I);
          Any = true;
        }
    }
    return Any;
  }

private:
  bool removeIn(Block &B, function_ref<bool(const Var *)> Dead) {
    bool Any = false;
    std::vector<Stmt *> Kept;
    for (Stmt *S : B.Stmts) {
      Expr *Value = nullptr;
      if (auto *D = dyn_cast<DeclStmt>(S); D && Dead(D->V))
        Value = D->Init;
      else if (Var *V = storeOnly(S); V && Dead(V))
        Value = storedValue(cast<ExprStmt>(S));
      else {
        Kept.push_back(S);
        continue;
      }
      Any = true;
      keepEffects(Value, S->Pos, Kept);
    }
    B.Stmts = std::move(Kept);
    return Any;
  }

  bool removeInit(For &L, function_ref<bool(const Var *)> Dead) {
    auto *D = dyn_cast_or_null<DeclStmt>(L.Init);
    if (!D || !Dead(D->V) || (D->Init && !isDroppable(D->Init)))
      return false;
    L.Init = nullptr;
    return true;
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

  /// False when a caller's argument has effects: then the parameter stays.
  static bool removeArgs(ArrayRef<Call *> Calls, size_t Index) {
    if (any_of(Calls, [&](Call *C) { return !isDroppable(C->Args[Index]); }))
      return false;
    for (Call *C : Calls)
      C->Args.erase(C->Args.begin() + Index);
    return true;
  }
};

} // namespace

bool ampcc::removeUnused(PassContext &PC) {
  UseRemover Remover(PC);
  bool Changed = false;
  for (bool Again = true; Again;) {
    Again = false;
    Remover.removeFunctions();
    for (Function *F : PC.M.Functions)
      while (Remover.removeVariables(*F))
        Again = true;
    Again |= Remover.removeParams();
    Changed |= Again;
  }
  return Changed | Remover.Changed;
}
