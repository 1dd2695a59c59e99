//===- PrivatePointers.cpp - pointers to a thread's own variables ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PrivatePointers.h"
#include "Jumps.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool PrivatePointers::areConverted(Module &M) {
  return any_of(M.Functions, [](const Function *F) {
    return containsExpr(F->Body, [](const Expr *E) {
      auto *C = dyn_cast<Cast>(E);
      return C && isa<IntType>(C->type()) && C->Operand->type()->isPointer();
    });
  });
}

PrivatePointers::PrivatePointers(bool AreConverted, Block &Body) : IntegersHold(AreConverted) {
  walkExprs(&Body, [&](Expr *&E) {
    auto *A = dyn_cast<AddrOf>(E);
    const Var *V = A ? rootVar(A->Operand) : nullptr;
    if (V && V->S == Var::Storage::Local)
      Taken.insert(V);
  });
  do {
    Changed = false;
    walkStmts(&Body, [&](Stmt *S) {
      if (auto *D = dyn_cast<DeclStmt>(S); D && D->Init && holds(D->Init))
        add(D->V);
    });
    walkExprs(&Body, [&](Expr *&E) { effects(E); });
  } while (Changed);
}

bool PrivatePointers::mayBeUsedIn(ArrayRef<Stmt *> Stmts, const Var *V) const {
  bool Found = mentions(Stmts, V);
  if (!Found && Taken.contains(V))
    for (Stmt *S : Stmts)
      walkExprs(S, [&](Expr *&E) {
        auto *Ref = dyn_cast<VarRef>(E);
        Found |= Ref && mayLeadToPrivate(Ref->V);
      });
  return Found;
}

bool PrivatePointers::mayHold(const Type *T) const {
  if (T->isPointer())
    return true;
  if (auto *A = dyn_cast<ArrayType>(T))
    return mayHold(A->Element);
  if (auto *S = dyn_cast<StructType>(T)) {
    if (auto Known = Holding.find(S); Known != Holding.end())
      return Known->second;
    return Holding[S] = any_of(S->Fields, [&](const Field &F) { return mayHold(F.Ty); });
  }
  return IntegersHold && isa<IntType>(T) && T->size() == 8;
}

void PrivatePointers::add(const Var *V) {
  if (mayHold(V->Ty))
    Changed |= Holders.insert(V).second;
}

/// Something was stored through a pointer.
void PrivatePointers::addTaken() {
  if (!std::exchange(TakenHold, true))
    for (const Var *V : Taken)
      add(V);
}

/// The value of E may be, or have a part that is, the address of a local variable.
bool PrivatePointers::holds(Expr *E) const {
  if (!isa<InitList>(E) && !mayHold(E->type()))
    return false;
  if (auto *Ref = dyn_cast<VarRef>(E))
    return Holders.contains(Ref->V);
  if (auto *A = dyn_cast<AddrOf>(E))
    if (const Var *V = rootVar(A->Operand))
      return V->S == Var::Storage::Local;
  bool Found = false;
  // The pointer from which an address is computed. Pointers further along the path are handled in
  // turn.
  for (Expr *At = E; At;) {
    auto *A = dyn_cast<AddrOf>(At);
    auto *M = dyn_cast<Member>(At);
    auto *S = dyn_cast<Subscript>(At);
    Expr *Next = A                                    ? A->Operand
                 : M                                  ? M->Base
                 : S && !S->Base->type()->isPointer() ? S->Base
                                                      : nullptr;
    forEachOperand(At, [&](Expr *&Operand) {
      if (Operand != Next || isa<VarRef>(Operand))
        Found |= holds(Operand);
    });
    At = Next;
  }
  return Found;
}

void PrivatePointers::effects(Expr *E) {
  if (auto *A = dyn_cast<Assign>(E)) {
    if (!holds(A->Value))
      return;
    const Var *V = rootVar(A->Target);
    V ? add(V) : addTaken();
  } else if (isa<Call>(E) && !TakenHold) {
    bool Found = false;
    forEachOperand(E, [&](Expr *&Arg) { Found |= holds(Arg); });
    if (Found)
      addTaken();
  }
}
