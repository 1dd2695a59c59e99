//===- RegionExits.cpp - replacement of returns inside of a region -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "RegionExits.h"
#include "Utils/ReturnElimination.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

using StmtList = std::vector<Stmt *>;

/// Replaces returns in a region by `continue`. Inside of a thread's loop a return sets a flag and
/// leaves the loop; the statement after the loop checks the flag.
class ExitReplacer {
  Context &Ctx;
  function_ref<void(StmtList &)> Before;
  Var *Ended = nullptr;

public:
  ExitReplacer(Context &Ctx, function_ref<void(StmtList &)> Before) : Ctx(Ctx), Before(Before) {}

  void run(Block &Body) {
    block(Body, /*InLoop=*/false);
    if (Ended)
      Body.Stmts.insert(Body.Stmts.begin(), Ctx.make<DeclStmt>(Ended, Ctx.boolLit(false)));
  }

private:
  Var *ended() {
    if (!Ended) {
      Ended = Ctx.temp("ended", Ctx.boolTy());
    }
    return Ended;
  }

  template <typename T> T *at(T *S, SourcePos Pos) {
    S->Pos = Pos;
    return S;
  }

  Stmt *leave(bool InLoop, SourcePos Pos) {
    if (InLoop)
      return at(Ctx.make<Break>(), Pos);
    return at(Ctx.make<Continue>(), Pos);
  }

  void block(Block &B, bool InLoop) {
    StmtList Out;
    for (Stmt *S : B.Stmts) {
      if (isa<Return>(S)) {
        if (Before)
          Before(Out);
        if (InLoop)
          Out.push_back(at(Ctx.assign(Ctx.ref(ended()), Ctx.boolLit(true)), S->Pos));
        Out.push_back(leave(InLoop, S->Pos));
        continue;
      }
      Out.push_back(S);
      if (!containsReturn(S))
        continue;
      bool Loop = isa<For, While, DoWhile>(S);
      forEachInnerBlock(S, [&](Block &Inner) { block(Inner, InLoop || Loop); });
      if (!Loop && !(InLoop && isa<Switch>(S)))
        continue;
      auto *Then = Ctx.make<Block>();
      Then->Stmts.push_back(leave(InLoop, S->Pos));
      Out.push_back(at(Ctx.make<If>(Ctx.ref(ended()), Then), S->Pos));
    }
    B.Stmts = std::move(Out);
  }
};

} // namespace

bool ampcc::replaceReturns(Context &Ctx, Block &Body, function_ref<void(StmtList &)> Before) {
  if (!containsReturn(&Body))
    return false;
  ExitReplacer(Ctx, Before).run(Body);
  return true;
}
