//===- MentionIndex.cpp - an index of the mentions of variables in a function -===//
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
  Places[S] = placeIn(Parent, Order);
  forEachExpr(S, [&](Expr *&E) { add(S, E); });
  forEachChild(S, [&](Stmt *Child) { enter(Child, S); });
  Places[S].End = Places.size();
}

/// Two jumps of equal length and the step to the parent become one jump (the pointers of Myers's
/// "An applicative random-access stack"): with one pointer a statement, all around it are O(log n)
/// away.
MentionIndex::Place MentionIndex::placeIn(Stmt *Parent, unsigned Order) const {
  Place Result;
  Result.Order = Result.End = Order;
  if (!Parent)
    return Result;
  const Place Outer = Places.lookup(Parent), Next = Places.lookup(Outer.Jump);
  Result.Parent = Parent;
  Result.Stop = isa<For, While, DoWhile, Switch>(Parent) ? Parent : Outer.Stop;
  Result.Depth = Outer.Depth + 1;
  Result.Jump = Outer.Jump && Next.Jump &&
                        Outer.Depth - Next.Depth == Next.Depth - Places.lookup(Next.Jump).Depth
                    ? Next.Jump
                    : Parent;
  return Result;
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
  Places[S] = placeIn(&Parent, Places.lookup(&Parent).Order);
}

Stmt *MentionIndex::childOf(const Stmt *B, Stmt *S) const {
  const unsigned Depth = Places.lookup(B).Depth + 1;
  Place At = Places.lookup(S);
  while (At.Depth > Depth) {
    const Place Far = Places.lookup(At.Jump);
    S = Far.Depth >= Depth ? At.Jump : At.Parent;
    At = Places.lookup(S);
  }
  return At.Parent == B ? S : nullptr;
}

bool MentionIndex::isIn(const Stmt *Outer, const Stmt *S) const {
  if (S == Outer)
    return true;
  auto In = Places.find(S), Of = Places.find(Outer);
  return In != Places.end() && Of != Places.end() && Of->second.Order <= In->second.Order &&
         In->second.Order < Of->second.End;
}

Block *MentionIndex::blockOf(const Stmt *S) const {
  Stmt *At = Places.lookup(S).Parent;
  while (At && !isa<Block>(At)) // a loop declares its counter
    At = Places.lookup(At).Parent;
  return cast_or_null<Block>(At);
}

Block *MentionIndex::blockAround(Stmt *First, const Stmt *Last) const {
  Stmt *At = First;
  while (!isIn(At, Last)) {
    const Place P = Places.lookup(At);
    At = P.Jump && !isIn(P.Jump, Last) ? P.Jump : P.Parent;
  }
  return isa<Block>(At) ? cast<Block>(At) : blockOf(At);
}

size_t MentionIndex::positionIn(const Block &B, const Stmt *S) const {
  unsigned Order = Places.lookup(S).Order;
  auto It = partition_point(B.Stmts, [&](Stmt *X) { return Places.lookup(X).Order < Order; });
  while (*It != S)
    ++It; // what moveInto() has put first shares its number
  return It - B.Stmts.begin();
}
