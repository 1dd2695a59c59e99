//===- InlinedCallees.cpp - functions that native code inlines at every call -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/InlinedCallees.h"
#include "ampcc/Analysis/CallGraph.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Clang inlines functions of up to so many expressions wherever they are called.
static constexpr uint64_t MostInlinedByClang = 40;
/// The most expressions of a function that is inlined, and of its callers after that.
static constexpr uint64_t MostInCallee = 1000, MostInCaller = 4000;

InlinedCallees::InlinedCallees(ArrayRef<Function *> Roots) {
  Function *Recursive = nullptr;
  const std::vector<Function *> Order = calleesFirst(Roots, &Recursive);
  if (Recursive)
    return;
  for (Function *F : Order) {
    uint64_t Size = 0;
    walkExprs(F->Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      const uint64_t OfCallee = C && Straight.contains(C->Callee) ? Sizes.lookup(C->Callee) : 0;
      Size = std::min(Size + 1 + OfCallee, MostInCaller + 1);
    });
    Sizes[F] = Size;
    if (isStraight(*F))
      Straight.insert(F);
    if (Size > MostInCaller)
      forEachCall(F->Body, [&](Call *C) { KeepCalls.insert(C->Callee); });
  }
}

bool InlinedCallees::isLarge(const Function *F) const {
  return Straight.contains(F) && Sizes.lookup(F) > MostInlinedByClang;
}

bool InlinedCallees::contains(const Function *F) const {
  return isLarge(F) && Sizes.lookup(F) <= MostInCallee && !KeepCalls.contains(F);
}

bool InlinedCallees::inlines(const Function *F) const {
  return Straight.contains(F) && (!isLarge(F) || contains(F));
}

bool InlinedCallees::preventsVectors(const Function *F) const { return isLarge(F) && !contains(F); }

bool InlinedCallees::isStraight(const Function &F) const {
  if (F.IsKernel || F.NeverInline || containsStmt(F.Body, [](const Stmt *S) {
        auto *L = dyn_cast<For>(S);
        return isa<While, DoWhile, Switch>(S) || (L && !L->MustUnroll);
      }))
    return false;
  return !containsExpr(F.Body, [&](const Expr *E) {
    auto *B = dyn_cast<Builtin>(E);
    auto *C = dyn_cast<Call>(E);
    return (B && (B->isAtomic() || B->isBarrier())) ||
           (C && !isa<Check>(C) && !Straight.contains(C->Callee));
  });
}
