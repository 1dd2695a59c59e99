//===- PathConditions.cpp - expressions, and what holds where they stand ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/PathConditions.h"
#include "ampcc/KIR/Module.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

void PathVisitor::under(const Expr *Cond, bool Is, function_ref<void()> Do) {
  const size_t Before = Holds.size();
  const bool IsVague = !Forms.addConditions(Cond, Is, Holds);
  Vague += IsVague;
  Do();
  Vague -= IsVague;
  Holds.truncate(Before);
}

void PathVisitor::walk(Expr *E) {
  if (auto *B = dyn_cast<Binary>(E); B && isLogical(B->Op)) {
    walk(B->Left);
    under(B->Left, B->Op == BinaryOp::LogicalAnd, [&] { walk(B->Right); });
  } else if (auto *C = dyn_cast<Conditional>(E)) {
    walk(C->Cond);
    under(C->Cond, true, [&] { walk(C->Then); });
    under(C->Cond, false, [&] { walk(C->Else); });
  } else {
    forEachOperand(E, [&](Expr *&Operand) { walk(Operand); });
  }
  visit(E);
}

void PathVisitor::walk(Stmt *S) {
  if (auto *I = dyn_cast<If>(S)) {
    walk(I->Cond);
    under(I->Cond, true, [&] { walk(I->Then); });
    if (I->Else)
      under(I->Cond, false, [&] { walk(I->Else); });
    return;
  }
  auto *L = dyn_cast<For>(S);
  const bool OfThreads = L && L->IsThreadLoop;
  if (OfThreads)
    Threads.push_back(L);
  if (L)
    Inside.push_back(L);
  // A loop of no round, or a case that is not the one.
  const bool May = (L && !OfThreads && valuesOf(*L) == 0) || isa<While, Switch>(S);
  Vague += May;
  forEachExpr(S, [&](Expr *&Root) { walk(Root); });
  forEachChild(S, [&](Stmt *Child) { walk(Child); });
  Vague -= May;
  if (L)
    Inside.pop_back();
  if (OfThreads)
    Threads.pop_back();
}
