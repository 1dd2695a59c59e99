//===- Barriers.cpp - a query whether code reaches a barrier -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::kir;

BarrierFinder::BarrierFinder(const Module &M) {
  for (Function *F : calleesFirst(M.Functions))
    if (in(F->Body))
      Waiting.insert(F);
}

/// True when S is in Found.
static bool collect(const BarrierFinder &Barriers, const Stmt *S,
                    llvm::DenseSet<const Stmt *> &Found) {
  bool Waits = false;
  forEachExpr(S, [&](const Expr *E) { Waits |= Barriers.in(E); });
  forEachChild(S, [&](const Stmt *Child) { Waits |= collect(Barriers, Child, Found); });
  if (Waits)
    Found.insert(S);
  return Waits;
}

llvm::DenseSet<const Stmt *> BarrierFinder::statements(const Function &F) const {
  llvm::DenseSet<const Stmt *> Found;
  if (in(F))
    collect(*this, F.Body, Found);
  return Found;
}

bool BarrierFinder::in(const Expr *Root) const {
  return containsExpr(Root, [&](const Expr *E) {
    auto *B = llvm::dyn_cast<Builtin>(E);
    auto *C = llvm::dyn_cast<Call>(E);
    return (B && B->isBarrier()) || (C && in(*C->Callee));
  });
}

bool BarrierFinder::in(const Stmt *S) const {
  bool Found = false;
  walkStmts(S,
            [&](const Stmt *Inner) { forEachExpr(Inner, [&](const Expr *E) { Found |= in(E); }); });
  return Found;
}
