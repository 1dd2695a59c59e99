//===- Liveness.cpp - variables that are needed later on ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Walks the statements backwards with the set of what is needed behind them; loops until nothing
// is added.
//
//===----------------------------------------------------------------------===//
#include "ampcc/Analysis/Liveness.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using Set = Liveness::Set;

void addAll(Set &To, const Set &From) { To.insert(From.begin(), From.end()); }

class ReadCollector : public AccessVisitor {
  Set &Live;

  void onVar(Var *V, Access A, bool Partial) override {
    if (V->S != Var::Storage::TileStatic && A != Access::Write)
      Live.insert(V);
  }

public:
  explicit ReadCollector(Set &Live) : Live(Live) {}
};

class LivenessWalker {
  const VarUses Uses;
  function_ref<bool(const Stmt *)> IsCut;
  function_ref<void(const Stmt *, const Set &)> OnCut;
  /// What is needed where `break` and `continue` of the innermost construct lead.
  const Set *BehindBreak = nullptr, *BehindContinue = nullptr;

  static void expr(const Expr *E, Set &Live) {
    if (E)
      ReadCollector(Live).visit(E);
  }

  static void exprStmt(const Expr *E, Set &Live) {
    if (auto *A = dyn_cast<Assign>(E); A && !A->Compound)
      if (auto *Ref = dyn_cast<VarRef>(A->Target)) {
        Live.erase(Ref->V);
        return expr(A->Value, Live);
      }
    expr(E, Live);
  }

  void block(const Block *B, Set &Live) {
    if (IsCut(B))
      OnCut(B, Live);
    for (const Stmt *S : B->Stmts)
      if (auto *D = dyn_cast<DeclStmt>(S)) {
        Live.erase(D->V);
        if (Uses.of(D->V).Addresses && D->V->S == Var::Storage::Local)
          Live.insert(D->V);
      }
    for (size_t I = B->Stmts.size(); I--;)
      stmt(B->Stmts[I], Live);
  }

  void ifStmt(const If *I, Set &Live) {
    Set Other = Live;
    block(I->Then, Live);
    if (I->Else)
      block(I->Else, Other);
    addAll(Live, Other);
    expr(I->Cond, Live);
  }

  /// `Body; Inc; Last` between `First` and the next round; First and Last may end the loop.
  void loop(const Expr *First, const Block *Body, const Expr *Inc, const Expr *Last, Set &Live) {
    const Set After = Live;
    const Set *OuterBreak = BehindBreak, *OuterContinue = BehindContinue;
    Set Head; // what the next round needs
    for (size_t Before = ~size_t(0); Before != Head.size();) {
      Before = Head.size();
      Set Now = Head;
      if (Last) {
        addAll(Now, After);
        expr(Last, Now);
      }
      expr(Inc, Now);
      const Set AtContinue = Now;
      BehindBreak = &After;
      BehindContinue = &AtContinue;
      block(Body, Now);
      if (First) {
        addAll(Now, After);
        expr(First, Now);
      }
      addAll(Head, Now);
    }
    BehindBreak = OuterBreak;
    BehindContinue = OuterContinue;
    Live = Head;
  }

  void switchStmt(const Switch *S, Set &Live) {
    const Set After = Live;
    const Set *OuterBreak = BehindBreak;
    BehindBreak = &After;
    Set Entry = After; // no label may match
    for (size_t I = S->Body->Stmts.size(); I--;) {
      stmt(S->Body->Stmts[I], Live);
      if (isa<Case>(S->Body->Stmts[I]))
        addAll(Entry, Live);
    }
    BehindBreak = OuterBreak;
    Live = Entry;
    expr(S->Cond, Live);
  }

  void forStmt(const For *L, Set &Live) {
    auto *D = dyn_cast_or_null<DeclStmt>(L->Init);
    loop(L->Cond, L->Body, L->Inc, nullptr, Live);
    if (D && Uses.of(D->V).Addresses)
      Live.insert(D->V);
    if (L->Init)
      stmt(L->Init, Live);
  }

public:
  LivenessWalker(const Function &F, function_ref<bool(const Stmt *)> IsCut,
                 function_ref<void(const Stmt *, const Set &)> OnCut)
      : Uses(F.Body), IsCut(IsCut), OnCut(OnCut) {}

  /// Live: what is needed behind S; then what is needed in front of it.
  void stmt(const Stmt *S, Set &Live) {
    if (!isa<Block>(S) && IsCut(S))
      OnCut(S, Live);
    switch (S->kind()) {
    case Stmt::Kind::Block:
      return block(cast<Block>(S), Live);
    case Stmt::Kind::Decl:
      Live.erase(cast<DeclStmt>(S)->V);
      return expr(cast<DeclStmt>(S)->Init, Live);
    case Stmt::Kind::Expr:
      return exprStmt(cast<ExprStmt>(S)->E, Live);
    case Stmt::Kind::If:
      return ifStmt(cast<If>(S), Live);
    case Stmt::Kind::For:
      return forStmt(cast<For>(S), Live);
    case Stmt::Kind::While:
      return loop(cast<While>(S)->Cond, cast<While>(S)->Body, nullptr, nullptr, Live);
    case Stmt::Kind::DoWhile:
      return loop(nullptr, cast<DoWhile>(S)->Body, nullptr, cast<DoWhile>(S)->Cond, Live);
    case Stmt::Kind::Switch:
      return switchStmt(cast<Switch>(S), Live);
    case Stmt::Kind::Case:
      return;
    case Stmt::Kind::Break:
      Live = *BehindBreak;
      return;
    case Stmt::Kind::Continue:
      Live = *BehindContinue;
      return;
    case Stmt::Kind::Return:
      Live.clear();
      return expr(cast<Return>(S)->Value, Live);
    }
  }
};

} // namespace

Liveness::Liveness(const Function &F, function_ref<bool(const Stmt *)> IsCut) {
  auto Remember = [&](const Stmt *S, const Set &Live) {
    addAll(Behind[S], Live);
    addAll(Crossing, Live);
  };
  Set Live;
  LivenessWalker(F, IsCut, Remember).stmt(F.Body, Live);
}

const Liveness::Set &Liveness::behind(const Stmt *Cut) const {
  auto It = Behind.find(Cut);
  return It == Behind.end() ? None : It->second;
}
