//===- PrivatePointers.cpp - pointers to a thread's own variables ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PrivatePointers.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

PrivatePointers::PrivatePointers(Block &Body) {
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

void PrivatePointers::add(const Var *V) {
  if (containsPointer(V->Ty))
    Changed |= Holders.insert(V).second;
}

/// Something was stored through a pointer.
void PrivatePointers::addTaken() {
  for (const Var *V : Taken)
    add(V);
}

/// The value of E may be, or have a part that is, the address of a local variable.
bool PrivatePointers::holds(Expr *E) const {
  if (!isa<InitList>(E) && !containsPointer(E->type()))
    return false;
  if (auto *Ref = dyn_cast<VarRef>(E))
    return Holders.contains(Ref->V);
  if (auto *A = dyn_cast<AddrOf>(E))
    if (const Var *V = rootVar(A->Operand))
      return V->S == Var::Storage::Local;
  bool Found = false;
  auto Look = [&](Expr *&Operand) { Found |= holds(Operand); };
  // The pointer that an address goes through.
  for (Expr *At = E; At;) {
    forEachOperand(At, Look);
    auto *A = dyn_cast<AddrOf>(At);
    auto *M = dyn_cast<Member>(At);
    auto *S = dyn_cast<Subscript>(At);
    At = A ? A->Operand : M ? M->Base : S && !S->Base->type()->isPointer() ? S->Base : nullptr;
  }
  return Found;
}

void PrivatePointers::effects(Expr *E) {
  if (auto *A = dyn_cast<Assign>(E)) {
    if (!holds(A->Value))
      return;
    const Var *V = rootVar(A->Target);
    V ? add(V) : addTaken();
  } else if (isa<Call>(E)) {
    bool Found = false;
    forEachOperand(E, [&](Expr *&Arg) { Found |= holds(Arg); });
    if (Found)
      addTaken();
  }
}
