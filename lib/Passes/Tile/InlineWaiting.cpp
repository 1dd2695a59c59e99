//===- InlineWaiting.cpp - inlining of functions with barriers into kernels -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Cutting a kernel into regions needs every barrier as a statement of the kernel itself. Functions
// that hold one, or query which thread runs, or check who else uses memory (check-accesses), are in
// place of their calls; loops whose condition or increment waits get it into their bodies.
//
// Which buffer a pointer leads to is known in the kernel alone. A function whose pointers lead to
// variables of the thread's own leads to none, and stays a function if it calls others: it would be
// copied once for each path of calls. Without calls it is copied once for each call, so that checks
// see the indices that it computes.
//
//===----------------------------------------------------------------------===//
#include "Checks/OwnPointers.h"
#include "Passes.h"
#include "Utils/CallExpander.h"
#include "Utils/SingleExit.h"
#include "Utils/SwitchToIf.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/STLExtras.h"
#include "llvm/ADT/SetVector.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

namespace {

class WaitingInliner {
  Context &Ctx;
  const OwnPointers Own;
  /// Functions that need to be part of the kernel; of these, those that do wherever their arguments
  /// lead.
  DenseSet<const Function *> Tiled, Always;
  /// The pointer parameters of a function with which it, or a function that it calls, checks for
  /// races.
  DenseMap<const Function *, SmallSetVector<unsigned, 4>> Checked;
  SourcePos Pos;

public:
  bool Changed = false;
  WaitingInliner(Context &Ctx, ArrayRef<Function *> Order) : Ctx(Ctx), Own(Order) {}

  /// Callees of F are done.
  void run(Function &F) {
    const Needs Found = needsOf(F);
    if (Found.CallsTiled)
      loops(*F.Body);
    if (F.IsKernel)
      return;
    if (Found.Always)
      Always.insert(&F);
    const bool IsTiled = Found.Always || any_of(Checked.lookup(&F), [&](unsigned I) {
                           return !Own.isOwn({OwnPointers::Root::Kind::Param, F.Params[I]});
                         });
    if (IsTiled)
      Tiled.insert(&F);
    else if (!Found.ChecksAccess || Found.Calls)
      return;
    if (!CallExpander::canExpand(F))
      makeSingleExit(Ctx, F);
    F.AlwaysInline = true;
    F.NeverInline = false;
    Changed = true;
  }

private:
  struct Needs {
    bool CallsTiled = false; ///< or contains a barrier, or queries which thread runs
    bool Always = false;
    bool ChecksAccess = false;
    bool Calls = false; ///< functions of the program
  };

  Needs needsOf(const Function &F) {
    Needs Found;
    SmallSetVector<unsigned, 4> Params;
    const auto Access = [&](const Expr *Pointer) {
      const OwnPointers::Root Root = Own.rootOf(Pointer);
      if (Root.K == OwnPointers::Root::Kind::Param)
        Params.insert(unsigned(find(F.Params, Root.Param) - F.Params.begin()));
      Found.Always |= Root.K == OwnPointers::Root::Kind::Other;
    };
    walkExprs(F.Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      Found.CallsTiled |= isTiled(E);
      Found.Always |= C ? Always.contains(C->Callee) : isTiled(E);
      if (!C)
        return;
      if (const Check *Of = checkOf(CheckKind::Access, E)) {
        Found.ChecksAccess = true;
        Access(Of->pointer());
      } else if (!isa<Check>(C) && !C->Callee->NeverInline) {
        Found.Calls = true;
        if (auto It = Checked.find(C->Callee); It != Checked.end())
          for (unsigned I : It->second)
            Access(C->Args[I]);
      }
    });
    if (!Params.empty())
      Checked[&F] = std::move(Params);
    return Found;
  }

  bool isTiled(const Expr *E) const {
    if (auto *C = dyn_cast<Call>(E))
      return Tiled.contains(C->Callee);
    auto *B = dyn_cast<Builtin>(E);
    return B && (B->isBarrier() || workItemFunction(B));
  }

  bool waits(Expr *E) const {
    return E && containsExpr(E, [&](const Expr *Part) { return isTiled(Part); });
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

/// Each of the functions that are parts of kernels now holds all that it called: the passes that
/// follow should not work on them once more.
static void eraseUnreached(Module &M) {
  const std::vector<Function *> Live = liveFunctions(M);
  const DenseSet<const Function *> Reached(Live.begin(), Live.end());
  erase_if(M.Functions, [&](const Function *F) { return !Reached.contains(F); });
}

bool ampcc::inlineWaiting(PassContext &PC) {
  const std::vector<Function *> Order = calleesFirst(PC.M.Functions);
  WaitingInliner Inliner(PC.M.Ctx, Order);
  for (Function *F : Order)
    Inliner.run(*F);
  const bool Inlined = inlineCalls(PC);
  if (Inlined)
    eraseUnreached(PC.M);
  const bool Switches = rewriteBarrierSwitches(PC, /*Continuing=*/true);
  return Inlined || Switches || Inliner.Changed;
}
