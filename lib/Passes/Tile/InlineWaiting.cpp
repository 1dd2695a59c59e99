//===- InlineWaiting.cpp - barriers and thread identities in the kernels --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cutting a kernel into regions needs every barrier as a statement of the kernel itself. Functions
// that hold one, or ask which thread runs, or who else uses memory (check-accesses), are put in
// place of their calls; loops whose condition or increment waits get it into their bodies.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "SingleExit.h"
#include "Utils/CallExpander.h"
#include "Utils/SwitchToIf.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class WaitingInliner {
  Context &Ctx;
  DenseSet<const Function *> Tiled; ///< that need to be part of the kernel
  SourcePos Pos;

public:
  bool Changed = false;
  explicit WaitingInliner(Context &Ctx) : Ctx(Ctx) {}

  /// Callees of F are done.
  void run(Function &F) {
    bool Found = false;
    walkExprs(F.Body, [&](Expr *&E) { Found |= isTiled(E) || (!F.IsKernel && asksForUse(E)); });
    if (!Found)
      return;
    loops(*F.Body);
    if (F.IsKernel)
      return;
    Tiled.insert(&F);
    if (!CallExpander::canExpand(F))
      makeSingleExit(Ctx, F);
    F.AlwaysInline = true;
    F.NeverInline = false;
    Changed = true;
  }

private:
  bool isTiled(const Expr *E) const {
    if (auto *C = dyn_cast<Call>(E))
      return Tiled.contains(C->Callee);
    auto *B = dyn_cast<Builtin>(E);
    return B && (B->isBarrier() || workItemFunction(B));
  }

  /// Which buffer a function's pointer leads to is known in the kernel.
  static bool asksForUse(const Expr *E) {
    auto *C = dyn_cast<Call>(E);
    return C && C->Callee->Asks == Function::Question::Use;
  }

  bool waits(Expr *E) const {
    bool Found = false;
    if (E)
      walkExprs(E, [&](Expr *&Part) { Found |= isTiled(Part); });
    return Found;
  }

  //===--------------------------------------------------------------------===//
  // Loops
  //===--------------------------------------------------------------------===//

  void loops(Block &B) {
    for (Stmt *&S : B.Stmts) {
      forEachInnerBlock(S, [&](Block &Inner) { loops(Inner); });
      auto *L = dyn_cast<For>(S);
      auto *D = dyn_cast<DoWhile>(S);
      // Without `continue` the inliner can do it.
      if (!(L && waits(L->Inc) && holdsContinue(L->Body)) &&
          !(D && waits(D->Cond) && holdsContinue(D->Body)))
        continue;
      Pos = S->Pos;
      S = L ? fromFor(*L) : fromDo(*D);
      Changed = true;
    }
  }

  template <typename T> T *at(T *S) {
    S->Pos = Pos;
    return S;
  }

  Block *blockOf(std::vector<Stmt *> Stmts) {
    auto *B = at(Ctx.make<Block>());
    B->Stmts = std::move(Stmts);
    return B;
  }

  Stmt *leaveUnless(Expr *Cond) {
    Expr *Not = Ctx.logicalNot(Cond);
    return at(Ctx.make<If>(Not, blockOf({at(Ctx.make<Break>())})));
  }

  /// `bool first = true; while (true) { if (first) first = false; else Between; ... }`
  Stmt *endless(Stmt *Init, Stmt *Between, std::vector<Stmt *> Body) {
    auto *First = Ctx.temp("first", Ctx.boolTy());
    auto *Clear = at(Ctx.assign(Ctx.ref(First), Ctx.boolLit(false)));
    Body.insert(Body.begin(),
                at(Ctx.make<If>(Ctx.ref(First), blockOf({Clear}), blockOf({Between}))));
    std::vector<Stmt *> Around = {at(Ctx.make<DeclStmt>(First, Ctx.boolLit(true))),
                                  at(Ctx.make<While>(Ctx.boolLit(true), blockOf(std::move(Body))))};
    if (Init)
      Around.insert(Around.begin(), Init);
    return blockOf(std::move(Around));
  }

  Stmt *fromFor(For &L) {
    std::vector<Stmt *> Body = L.Body->Stmts;
    if (L.Cond)
      Body.insert(Body.begin(), leaveUnless(L.Cond));
    return endless(L.Init, at(Ctx.make<ExprStmt>(L.Inc)), std::move(Body));
  }

  Stmt *fromDo(DoWhile &L) { return endless(nullptr, leaveUnless(L.Cond), L.Body->Stmts); }
};

} // namespace

bool ampcc::inlineWaiting(PassContext &PC) {
  Function *Recursive = nullptr;
  WaitingInliner Inliner(PC.M.Ctx);
  for (Function *F : calleesFirst(PC.M.Functions, Recursive))
    Inliner.run(*F);
  bool Inlined = inlineCalls(PC), Switches = rewriteBarrierSwitches(PC, /*Continuing=*/true);
  return Inlined || Switches || Inliner.Changed;
}
