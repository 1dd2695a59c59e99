//===- MentionIndex.cpp - where a function mentions its variables ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "MentionIndex.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool mentions(Stmt *S, const Var *V) {
  bool Found = false;
  forEachExpr(S, [&](Expr *&E) { Found = Found || mentions(E, V); });
  return Found;
}

MentionIndex::MentionIndex(Function &F) { enter(F.Body, nullptr); }

void MentionIndex::enter(Stmt *S, Stmt *Parent) {
  unsigned Order = Places.size();
  Places[S] = {Parent, Order, Order};
  forEachExpr(S, [&](Expr *&E) { add(S, E); });
  forEachChild(S, [&](Stmt *Child) { enter(Child, S); });
  Places[S].End = Places.size();
}

void MentionIndex::add(Stmt *S, const Expr *E) {
  if (auto *Ref = dyn_cast<VarRef>(E)) {
    auto &Stmts = Mentions[Ref->V];
    if (Stmts.empty() || Stmts.back() != S)
      Stmts.push_back(S);
  }
  forEachOperand(E, [&](const Expr *Operand) { add(S, Operand); });
}

ArrayRef<Stmt *> MentionIndex::of(const Var *V) {
  auto It = Mentions.find(V);
  if (It == Mentions.end())
    return {};
  SmallVector<Stmt *, 2> &Stmts = It->second;
  erase_if(Stmts, [&](Stmt *S) { return !Places.count(S) || !mentions(S, V); });
  sort(Stmts, [&](Stmt *A, Stmt *B) { return Places[A].Order < Places[B].Order; });
  Stmts.erase(std::unique(Stmts.begin(), Stmts.end()), Stmts.end());
  return Stmts;
}

void MentionIndex::takePlace(Stmt *New, const Stmt *Old) {
  Places[New] = Places.lookup(Old);
  Places.erase(Old);
}

void MentionIndex::moveInto(Stmt *S, Block &Parent) {
  const unsigned Order = Places.lookup(&Parent).Order;
  Places[S] = {&Parent, Order, Order};
}

Stmt *MentionIndex::childOf(const Stmt *B, Stmt *S) const {
  while (S) {
    Stmt *Parent = Places.lookup(S).Parent;
    if (Parent == B)
      return S;
    S = Parent;
  }
  return nullptr;
}

bool MentionIndex::isIn(const Stmt *Outer, const Stmt *S) const {
  if (S == Outer)
    return true;
  auto In = Places.find(S), Of = Places.find(Outer);
  return In != Places.end() && Of != Places.end() && Of->second.Order <= In->second.Order &&
         In->second.Order < Of->second.End;
}

size_t MentionIndex::positionIn(const Block &B, const Stmt *S) const {
  unsigned Order = Places.lookup(S).Order;
  auto It = partition_point(B.Stmts, [&](Stmt *X) { return Places.lookup(X).Order < Order; });
  while (*It != S)
    ++It; // what moveInto() has put first shares its number
  return It - B.Stmts.begin();
}
