//===- BarrierIntervals.cpp - intervals of a function between barriers ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One walk in the order of execution. Where paths join, their intervals are merged: the result for
// a place does not depend on the path that led there, so that one walk suffices.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Analysis/Memory.h"
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace ampcc {

class IntervalWalker {
  BarrierIntervals &Result;
  const MemoryRoots &Roots;
  const VarUses Uses;
  unsigned Now;
  /// Where `break` and `continue` of the innermost construct lead.
  unsigned BreakTo = 0, ContinueTo = 0;

  unsigned open() {
    Result.Parents.push_back(Result.Parents.size());
    Result.Written.emplace_back();
    return Result.Parents.size() - 1;
  }

  void join(unsigned A, unsigned B) {
    A = Result.find(A);
    B = Result.find(B);
    if (A == B)
      return;
    Result.Parents[B] = A;
    for (MemoryRoot Root : Result.Written[B])
      add(A, Root);
  }

  void add(unsigned To, MemoryRoot Root) {
    if (!is_contained(Result.Written[To], Root))
      Result.Written[To].push_back(Root);
  }

  void write(MemoryRoot Root) {
    if (!Root.isPrivate())
      add(Result.find(Now), Root);
  }

  void writeLValue(const Expr *E) { write(Roots.rootOf(E)); }

  void calls(const Expr *E) {
    if (auto *C = dyn_cast<Call>(E)) {
      if (Uses.ofCall(C->Callee).Writes)
        write(MemoryRoot::any());
      return;
    }
    auto *B = cast<Builtin>(E);
    BuiltinEffect Effect = B->Info.Effect;
    if (Effect == BuiltinEffect::Barrier)
      Now = open();
    if (Effect == BuiltinEffect::Writes)
      for (const Expr *Arg : B->Args)
        if (Arg->type()->isPointer())
          write(Roots.pointedTo(Arg));
  }

  /// Something that may be evaluated or not.
  void maybe(const Expr *E) {
    unsigned Before = Now;
    expr(E);
    join(Before, Now);
  }

  void operands(const Expr *E) {
    if (auto *A = dyn_cast<Assign>(E)) { // C++17: the value first
      expr(A->Value);
      return expr(A->Target);
    }
    if (auto *C = dyn_cast<Conditional>(E)) {
      expr(C->Cond);
      maybe(C->Then);
      return maybe(C->Else);
    }
    if (auto *B = dyn_cast<Binary>(E); B && isLogical(B->Op)) {
      expr(B->Left);
      return maybe(B->Right);
    }
    forEachOperand(E, [&](const Expr *Operand) { expr(Operand); });
  }

  void expr(const Expr *E) {
    operands(E);
    Result.Accesses[E] = Now;
    if (auto *A = dyn_cast<Assign>(E))
      writeLValue(A->Target);
    else if (auto *I = dyn_cast<IncDec>(E))
      writeLValue(I->Operand);
    else if (isa<Call, Builtin>(E))
      calls(E);
  }

  void exprOrNull(const Expr *E) {
    if (E)
      expr(E);
  }

  void loop(const Stmt *Init, const Expr *First, const Block *Body, const Expr *Last,
            const Expr *Inc) {
    if (Init)
      stmt(Init);
    const unsigned OuterBreak = BreakTo, OuterContinue = ContinueTo;
    const unsigned Head = Now;
    BreakTo = open();
    ContinueTo = open();
    exprOrNull(First);
    join(BreakTo, Now);
    stmt(Body);
    join(ContinueTo, Now);
    Now = ContinueTo;
    exprOrNull(Inc);
    exprOrNull(Last);
    if (Last)
      join(BreakTo, Now);
    join(Head, Now);
    Now = BreakTo;
    BreakTo = OuterBreak;
    ContinueTo = OuterContinue;
  }

  void switchStmt(const Switch *S) {
    expr(S->Cond);
    const unsigned OuterBreak = BreakTo, Head = Now;
    BreakTo = open();
    join(BreakTo, Head); // no label may match
    for (const Stmt *Child : S->Body->Stmts) {
      if (isa<Case>(Child))
        join(Head, Now);
      stmt(Child);
    }
    join(BreakTo, Now);
    Now = BreakTo;
    BreakTo = OuterBreak;
  }

  void ifStmt(const If *I) {
    expr(I->Cond);
    const unsigned Head = Now;
    stmt(I->Then);
    const unsigned End = Now;
    Now = Head;
    if (I->Else)
      stmt(I->Else);
    join(Now, End);
  }

public:
  IntervalWalker(BarrierIntervals &Result, const Function &F, const MemoryRoots &Roots)
      : Result(Result), Roots(Roots), Uses(F.Body), Now(open()) {}

  void stmt(const Stmt *S) {
    switch (S->kind()) {
    case Stmt::Kind::Block:
      for (const Stmt *Child : cast<Block>(S)->Stmts)
        stmt(Child);
      return;
    case Stmt::Kind::Decl:
      return exprOrNull(cast<DeclStmt>(S)->Init);
    case Stmt::Kind::Expr:
      return expr(cast<ExprStmt>(S)->E);
    case Stmt::Kind::If:
      return ifStmt(cast<If>(S));
    case Stmt::Kind::For: {
      auto *L = cast<For>(S);
      return loop(L->Init, L->Cond, L->Body, nullptr, L->Inc);
    }
    case Stmt::Kind::While:
      return loop(nullptr, cast<While>(S)->Cond, cast<While>(S)->Body, nullptr, nullptr);
    case Stmt::Kind::DoWhile:
      return loop(nullptr, nullptr, cast<DoWhile>(S)->Body, cast<DoWhile>(S)->Cond, nullptr);
    case Stmt::Kind::Switch:
      return switchStmt(cast<Switch>(S));
    case Stmt::Kind::Case:
      return;
    case Stmt::Kind::Break:
      join(BreakTo, Now);
      Now = open();
      return;
    case Stmt::Kind::Continue:
      join(ContinueTo, Now);
      Now = open();
      return;
    case Stmt::Kind::Return:
      exprOrNull(cast<Return>(S)->Value);
      Now = open();
      return;
    }
  }
};

} // namespace ampcc

BarrierIntervals::BarrierIntervals(const Function &F, const MemoryRoots &Roots) {
  IntervalWalker(*this, F, Roots).stmt(F.Body);
  for (unsigned I = 0; I < Parents.size(); ++I)
    Parents[I] = find(I);
}

unsigned BarrierIntervals::find(unsigned Interval) {
  while (Parents[Interval] != Interval)
    Interval = Parents[Interval] = Parents[Parents[Interval]];
  return Interval;
}

bool BarrierIntervals::isUnwritten(const Expr *Access, const MemoryRoot &Root) const {
  auto It = Accesses.find(Access);
  if (It == Accesses.end())
    return false;
  for (const MemoryRoot &W : Written[Parents[It->second]])
    if (Root.mayConflict(W))
      return false;
  return true;
}
