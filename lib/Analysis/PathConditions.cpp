//===- PathConditions.cpp - conditions along the path to an expression ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/PathConditions.h"
#include "ampcc/KIR/Module.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static BinaryOp opposite(BinaryOp Op) {
  switch (Op) {
  case BinaryOp::Lt:
    return BinaryOp::Ge;
  case BinaryOp::Le:
    return BinaryOp::Gt;
  case BinaryOp::Gt:
    return BinaryOp::Le;
  case BinaryOp::Ge:
    return BinaryOp::Lt;
  case BinaryOp::Eq:
    return BinaryOp::Ne;
  default:
    return BinaryOp::Eq;
  }
}

static bool addComparison(const LinearForms &Forms, BinaryOp Op, const Expr *Left,
                          const Expr *Right, SmallVectorImpl<LinearForm> &Holds) {
  std::optional<LinearForm> L = Forms.of(Left), R = Forms.of(Right);
  if (!L || !R || Op == BinaryOp::Ne)
    return false;
  const auto AtLeast = [&](LinearForm Greater, const LinearForm &Less, int64_t By) {
    if (!Greater.add(Less, -1))
      return false;
    Greater.Constant -= By;
    Holds.push_back(std::move(Greater));
    return true;
  };
  switch (Op) {
  case BinaryOp::Lt:
    return AtLeast(*R, *L, 1);
  case BinaryOp::Le:
    return AtLeast(*R, *L, 0);
  case BinaryOp::Gt:
    return AtLeast(*L, *R, 1);
  case BinaryOp::Ge:
    return AtLeast(*L, *R, 0);
  default:
    return AtLeast(*L, *R, 0) && AtLeast(*R, *L, 0);
  }
}

bool ampcc::addConditions(const LinearForms &Forms, const Expr *Cond, bool Is,
                          SmallVectorImpl<LinearForm> &Holds) {
  if (const Expr *Value = Forms.resolve(Cond); Value != Cond) {
    // What it was computed from may have changed.
    SmallVector<LinearForm, 4> Then;
    bool Exact = addConditions(Forms, Value, Is, Then);
    for (LinearForm &Form : Then) {
      const bool Kept = Forms.isSteady(Form);
      Exact &= Kept;
      if (Kept)
        Holds.push_back(std::move(Form));
    }
    return Exact;
  }
  if (auto *U = dyn_cast<Unary>(Cond); U && U->Op == UnaryOp::LogicalNot)
    return addConditions(Forms, U->Operand, !Is, Holds);
  if (isa<Call>(Cond)) {
    const Check *Element = Is ? checkOf(CheckKind::Element, Cond) : nullptr;
    if (Element) {
      if (std::optional<LinearForm> Form = Forms.of(Element->number()))
        Holds.push_back(std::move(*Form));
      addComparison(Forms, BinaryOp::Lt, Element->number(), Element->limit(), Holds);
    }
    return Is && isa<Check>(Cond);
  }
  if (auto *Literal = dyn_cast<IntLit>(Cond))
    return (Literal->Value != 0) == Is;
  auto *B = dyn_cast<Binary>(Cond);
  if (!B)
    return false;
  if (B->Op == (Is ? BinaryOp::LogicalAnd : BinaryOp::LogicalOr)) {
    const bool Left = addConditions(Forms, B->Left, Is, Holds);
    return addConditions(Forms, B->Right, Is, Holds) && Left;
  }
  if (B->Op < BinaryOp::Lt || B->Op > BinaryOp::Ne)
    return false;
  return addComparison(Forms, Is ? B->Op : opposite(B->Op), B->Left, B->Right, Holds);
}

void ampcc::addDifferences(const LinearForms &Forms, const Expr *Cond, bool Is,
                           SmallVectorImpl<LinearForm> &Differ) {
  if (const Expr *Value = Forms.resolve(Cond); Value != Cond) {
    SmallVector<LinearForm, 2> Then;
    addDifferences(Forms, Value, Is, Then);
    copy_if(Then, std::back_inserter(Differ),
            [&](const LinearForm &F) { return Forms.isSteady(F); });
    return;
  }
  if (auto *U = dyn_cast<Unary>(Cond); U && U->Op == UnaryOp::LogicalNot)
    return addDifferences(Forms, U->Operand, !Is, Differ);
  auto *B = dyn_cast<Binary>(Cond);
  if (!B)
    return;
  if (B->Op == (Is ? BinaryOp::LogicalAnd : BinaryOp::LogicalOr)) {
    addDifferences(Forms, B->Left, Is, Differ);
    addDifferences(Forms, B->Right, Is, Differ);
  } else if (B->Op == (Is ? BinaryOp::Ne : BinaryOp::Eq)) {
    std::optional<LinearForm> L = Forms.of(B->Left), R = Forms.of(B->Right);
    if (L && R && L->add(*R, -1))
      Differ.push_back(std::move(*L));
  }
}

void PathConditions::walkIf(const Expr *Cond, bool Is, function_ref<void()> Walk) {
  const size_t Before = Holds.size(), Others = Differ.size();
  addDifferences(Forms, Cond, Is, Differ);
  const bool IsInexact = !addConditions(Forms, Cond, Is, Holds);
  OtherConditions += IsInexact;
  Walk();
  OtherConditions -= IsInexact;
  Holds.truncate(Before);
  Differ.truncate(Others);
}

void PathConditions::walk(Expr *E) {
  if (auto *B = dyn_cast<Binary>(E); B && isLogical(B->Op)) {
    walk(B->Left);
    walkIf(B->Left, B->Op == BinaryOp::LogicalAnd, [&] { walk(B->Right); });
  } else if (auto *C = dyn_cast<Conditional>(E)) {
    walk(C->Cond);
    walkIf(C->Cond, true, [&] { walk(C->Then); });
    walkIf(C->Cond, false, [&] { walk(C->Else); });
  } else {
    forEachOperand(E, [&](Expr *&Operand) { walk(Operand); });
  }
  visit(E);
}

void PathConditions::walk(Stmt *S) {
  if (auto *I = dyn_cast<If>(S)) {
    walk(I->Cond);
    walkIf(I->Cond, true, [&] { walk(I->Then); });
    if (I->Else)
      walkIf(I->Cond, false, [&] { walk(I->Else); });
    return;
  }
  auto *L = dyn_cast<For>(S);
  const bool OfThreads = L && L->IsThreadLoop;
  if (OfThreads)
    Threads.push_back(L);
  if (L)
    Inside.push_back(L);
  // A loop without iterations, or a case that is not the one.
  const bool May = (L && !OfThreads && valuesOf(*L) == 0) || isa<While, Switch>(S);
  OtherConditions += May;
  forEachExpr(S, [&](Expr *&Root) { walk(Root); });
  forEachChild(S, [&](Stmt *Child) { walk(Child); });
  OtherConditions -= May;
  if (L)
    Inside.pop_back();
  if (OfThreads)
    Threads.pop_back();
}
