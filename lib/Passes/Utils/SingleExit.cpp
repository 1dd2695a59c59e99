//===- SingleExit.cpp - conversion of functions to a single return at the end -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "SingleExit.h"
#include "ReturnElimination.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

class ExitMaker {
  Context &Ctx;
  Var *Returned, *Result = nullptr;

  Var *temp(StringRef Name, const Type *Ty) { return Ctx.temp(Name, Ty); }

  template <typename T> T *at(T *S, SourcePos Pos) {
    S->Pos = Pos;
    return S;
  }

  Stmt *assign(Var *V, Expr *Value, SourcePos Pos) {
    return at(Ctx.assign(Ctx.ref(V), Value), Pos);
  }

  Stmt *when(Expr *Cond, StmtList Then, SourcePos Pos) {
    auto *B = Ctx.make<Block>();
    B->Stmts = std::move(Then);
    return at(Ctx.make<If>(Cond, B), Pos);
  }

  void leave(const Return &R, bool InBreakable, StmtList &Out) {
    if (R.Value)
      Out.push_back(Result ? assign(Result, R.Value, R.Pos)
                           : at(Ctx.make<ExprStmt>(R.Value), R.Pos));
    Out.push_back(assign(Returned, Ctx.boolLit(true), R.Pos));
    if (InBreakable)
      Out.push_back(at(Ctx.make<Break>(), R.Pos));
  }

  /// InBreakable: a loop or switch is around, which a return leaves with `break`.
  void list(StmtList &Stmts, bool InBreakable) {
    StmtList Out;
    for (size_t I = 0; I < Stmts.size(); ++I) {
      Stmt *S = Stmts[I];
      if (auto *R = dyn_cast<Return>(S)) {
        leave(*R, InBreakable, Out);
        if (!InBreakable)
          break; // the statements after it are never reached, and no label follows
        continue;
      }
      Out.push_back(S);
      if (!containsReturn(S))
        continue;
      bool Breakable = isa<For, While, DoWhile, Switch>(S);
      forEachInnerBlock(S, [&](Block &B) { list(B.Stmts, InBreakable || Breakable); });
      if (InBreakable) {
        if (Breakable)
          Out.push_back(when(Ctx.ref(Returned), {at(Ctx.make<Break>(), S->Pos)}, S->Pos));
        continue;
      }
      StmtList Rest(Stmts.begin() + I + 1, Stmts.end());
      list(Rest, false);
      if (!Rest.empty()) {
        SourcePos Pos = Rest.front()->Pos;
        Expr *GoesOn = Ctx.logicalNot(Ctx.ref(Returned));
        Out.push_back(when(GoesOn, std::move(Rest), Pos));
      }
      break;
    }
    Stmts = std::move(Out);
  }

public:
  explicit ExitMaker(Context &Ctx) : Ctx(Ctx), Returned(temp("returned", Ctx.boolTy())) {}

  void run(Function &F) {
    if (!F.ReturnTy->isVoid())
      Result = temp("result", F.ReturnTy);
    StmtList &Stmts = F.Body->Stmts;
    list(Stmts, false);
    Stmts.insert(Stmts.begin(), Ctx.make<DeclStmt>(Returned, Ctx.boolLit(false)));
    if (!Result)
      return;
    Stmts.insert(Stmts.begin(), Ctx.make<DeclStmt>(Result));
    Stmts.push_back(Ctx.make<Return>(Ctx.ref(Result)));
  }
};

} // namespace

void ampcc::makeSingleExit(Context &Ctx, Function &F) { ExitMaker(Ctx).run(F); }
