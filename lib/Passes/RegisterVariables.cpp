//===- RegisterVariables.cpp - variables that need no memory --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RegisterVariables.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/VarUses.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

RegisterVariables::RegisterVariables(const Module &M) {
  Function *Recursive = nullptr;
  for (Function *F : calleesFirst(M.Functions, Recursive))
    run(*F);
}

void RegisterVariables::lost(const Expr *E) {
  if (const Var *V = rootVar(E))
    InMemory.insert(V);
}

/// The address of a part of a variable.
static bool isPlainAddress(const Expr *E) {
  auto *A = dyn_cast<AddrOf>(E);
  return A && rootVar(A->Operand);
}

/// Pointer, which has no other value, gets a plain address.
void RegisterVariables::bind(const Var *Pointer, Expr *Address) {
  Expr *Operand = cast<AddrOf>(Address)->Operand;
  if (InMemory.contains(Pointer))
    lost(Operand);
  use(Operand);
}

/// A constant, or one once the loops are gone that the compiler is told to unroll.
bool RegisterVariables::isKnown(const Expr *E) const {
  if (auto *Ref = dyn_cast<VarRef>(E))
    return Unrolled.contains(Ref->V);
  if (!isa<IntLit, Cast, Unary, Binary>(E))
    return false;
  bool Known = true;
  forEachOperand(E, [&](const Expr *Operand) { Known &= isKnown(Operand); });
  return Known;
}

void RegisterVariables::use(Expr *E) {
  // Through a pointer parameter, or a variable that has one value: `*p`, `p->x`, `p[2]`.
  if (auto *D = dyn_cast<Deref>(E); D && isa<VarRef>(D->Pointer))
    return;
  if (auto *S = dyn_cast<Subscript>(E)) {
    bool Constant = isKnown(S->Index);
    if (!Constant)
      lost(S->Base);
    if (!(Constant && isa<VarRef>(S->Base)))
      use(S->Base);
    return use(S->Index);
  }
  if (auto *M = dyn_cast<Member>(E)) {
    if (auto *T = dyn_cast<StructType>(M->Base->type()); T && T->IsUnion)
      lost(M->Base);
    return use(M->Base);
  }
  if (auto *C = dyn_cast<Call>(E)) {
    for (auto [Arg, P] : zip(C->Args, C->Callee->Params)) {
      // A pointer handed on: what happens to it there happens to it here.
      auto *Ref = dyn_cast<VarRef>(Arg);
      if (Ref && Ref->type()->isPointer()) {
        if (InMemory.contains(P))
          InMemory.insert(Ref->V);
      } else {
        isPlainAddress(Arg) ? bind(P, Arg) : use(Arg);
      }
    }
    return;
  }
  if (auto *A = dyn_cast<AddrOf>(E)) {
    lost(A->Operand);
    return use(A->Operand);
  }
  // A pointer that goes anywhere else: what it leads to does so, too.
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    if (Ref->type()->isPointer())
      InMemory.insert(Ref->V);
    return;
  }
  forEachOperand(E, [&](Expr *&Operand) { use(Operand); });
}

void RegisterVariables::run(Function &F) {
  walkStmts(F.Body, [&](Stmt *S) {
    auto *L = dyn_cast<For>(S);
    if (auto *D = L && L->MustUnroll ? dyn_cast_or_null<DeclStmt>(L->Init) : nullptr)
      Unrolled.insert(D->V);
  });
  for (size_t Before = ~size_t(0); Before != InMemory.size();) {
    Before = InMemory.size();
    walkStmts(F.Body, [&](Stmt *S) {
      auto *D = dyn_cast<DeclStmt>(S);
      if (D && D->V->Ty->isPointer() && D->Init && isPlainAddress(D->Init))
        return bind(D->V, D->Init);
      forEachExpr(S, [&](Expr *&E) { use(E); });
    });
  }
  if (needsMemory(F.Body))
    WithMemory.insert(&F);
  for (const Var *P : F.Params)
    if (!P->Ty->isPointer() && InMemory.contains(P))
      WithMemory.insert(&F);
}

bool RegisterVariables::needsMemory(Stmt *S) const {
  bool Found = false;
  walkStmts(S, [&](Stmt *Child) {
    auto *D = dyn_cast<DeclStmt>(Child);
    // A pointer itself is a value; what it leads to is what counts.
    Found |= D && !D->V->Ty->isPointer() && InMemory.contains(D->V);
  });
  walkExprs(S, [&](Expr *&E) {
    auto *C = dyn_cast<Call>(E);
    Found |= C && WithMemory.contains(C->Callee);
  });
  return Found;
}
