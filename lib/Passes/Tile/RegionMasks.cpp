//===- RegionMasks.cpp - masks for threads that have left early ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
//   threads {                  bool any = false;
//     if (c) return;           threads { if (c) { left = true; continue; } a; any = true; }
//     a;                  =>   if (!any) return;
//   }                          threads { if (left) continue; b; }
//   threads { b; }
//
//===----------------------------------------------------------------------===//
#include "RegionMasks.h"
#include "RegionExits.h"
#include "Utils/ReturnElimination.h"
#include "llvm/ADT/MapVector.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::isRegion(const Stmt *S) {
  auto *L = dyn_cast<For>(S);
  return L && L->IsThreadLoop && !L->Init && !L->Cond && !L->Inc;
}

namespace {

using StmtList = std::vector<Stmt *>;

/// Calls Fn at each `continue` in B that does not belong to a nested loop; Fn may insert statements
/// before it.
void forEachContinue(Block &B, function_ref<void(StmtList &)> Fn) {
  StmtList Out;
  for (Stmt *S : B.Stmts) {
    if (isa<Continue>(S))
      Fn(Out);
    Out.push_back(S);
    if (!isa<For, While, DoWhile>(S))
      forEachInnerBlock(S, [&](Block &Inner) { forEachContinue(Inner, Fn); });
  }
  B.Stmts = std::move(Out);
}

/// A scope that threads can leave separately: the kernel, or an iteration of a loop around regions.
struct Scope {
  Scope *Outer = nullptr;
  Block *Body = nullptr;
  bool MayHaveLeft = false; ///< some may have, at the point at hand
  unsigned First = 0;       ///< the number of the first region in the outermost loop around it
};

class Masker {
  Context &Ctx;
  Function &F;
  const DenseSet<const Stmt *> &Steps;
  MapVector<Block *, Var *> Flags; ///< by the scopes' bodies: set by threads that have left
  DenseMap<const Stmt *, SmallVector<Block *, 2>> Tested; ///< what a region's threads may have left
  unsigned Number = 0;                                    ///< of the region at hand
  unsigned LastTested = 0;          ///< the last region that checks which threads have returned
  DenseSet<const Stmt *> Returning; ///< statements around regions with a return, and these
  bool Marking = true;              ///< else the flags are known, and used

public:
  Masker(Context &Ctx, Function &F, const DenseSet<const Stmt *> &Steps)
      : Ctx(Ctx), F(F), Steps(Steps) {}

  void run() {
    findReturns(F.Body);
    // First find the flags that are checked, then the places that must set them.
    for (bool Mark : {true, false}) {
      Marking = Mark;
      Number = 0;
      Scope Kernel;
      Kernel.Body = F.Body;
      list(*F.Body, Kernel, Kernel);
    }
    for (auto &[Body, Flag] : Flags)
      reset(*Body, Flag);
  }

private:
  Stmt *assign(Var *V, bool Value) { return Ctx.assign(Ctx.ref(V), Ctx.boolLit(Value)); }

  Var *flag(StringRef Name) { return Ctx.temp(Name, Ctx.boolTy()); }

  /// True when a region in S holds a return.
  bool findReturns(Stmt *S) {
    bool Found = isRegion(S) && containsReturn(S);
    if (!isRegion(S))
      forEachChild(S, [&](Stmt *Child) { Found |= findReturns(Child); });
    if (Found)
      Returning.insert(S);
    return Found;
  }

  void list(Block &B, Scope &Kernel, Scope &Innermost) {
    StmtList Out;
    for (Stmt *S : B.Stmts) {
      if (isRegion(S)) {
        ++Number;
        Marking ? mark(*cast<For>(S), Kernel, Innermost) : void();
        Marking ? Out.push_back(S) : mask(*cast<For>(S), Innermost, Out);
        continue;
      }
      Out.push_back(S);
      if (!isa<For, While, DoWhile>(S)) {
        forEachInnerBlock(S, [&](Block &Inner) { list(Inner, Kernel, Innermost); });
        continue;
      }
      Kernel.MayHaveLeft |= Returning.contains(S); // in an earlier iteration
      forEachInnerBlock(S, [&](Block &Body) {
        Scope Own{&Innermost, &Body, false, Innermost.First ? Innermost.First : Number + 1};
        list(Body, Kernel, Own);
      });
    }
    B.Stmts = std::move(Out);
  }

  void mark(For &R, Scope &Kernel, Scope &Innermost) {
    for (Scope *S = &Innermost; S; S = S->Outer) {
      bool Step = S == &Innermost && S != &Kernel && Steps.contains(&R);
      if (!S->MayHaveLeft || Step)
        continue;
      Tested[&R].push_back(S->Body);
      if (S == &Kernel)
        LastTested = Number;
      Var *&V = Flags[S->Body];
      if (!V)
        V = flag(S == &Kernel ? "left" : "skipped");
    }
    Kernel.MayHaveLeft |= containsReturn(&R);
    Innermost.MayHaveLeft |= &Innermost != &Kernel && holdsContinue(R.Body);
  }

  void mask(For &R, Scope &Innermost, StmtList &Out) {
    Block &Body = *R.Body;
    // Does a region that may come later check it?
    bool IsTested = LastTested > Number || (Innermost.First && LastTested >= Innermost.First);
    Var *Left = IsTested && containsReturn(&Body) ? Flags.lookup(F.Body) : nullptr;
    Var *Skipped = Innermost.Body == F.Body ? nullptr : Flags.lookup(Innermost.Body);
    Var *Any = Left ? flag("alive") : nullptr;
    forEachContinue(Body, [&](StmtList &Before) {
      if (Skipped)
        Before.push_back(assign(Skipped, true));
      if (Any)
        Before.push_back(assign(Any, true));
    });
    replaceReturns(Ctx, Body, [&](StmtList &Before) {
      if (Left)
        Before.push_back(assign(Left, true));
    });
    insertTests(R, Any);
    if (Any)
      Out.push_back(Ctx.make<DeclStmt>(Any, Ctx.boolLit(false)));
    Out.push_back(&R);
    if (!Any)
      return;
    Body.Stmts.push_back(assign(Any, true));
    auto *Exit = Ctx.make<Block>();
    Exit->Stmts.push_back(Ctx.make<Return>());
    Expr *None = Ctx.logicalNot(Ctx.ref(Any));
    Out.push_back(Ctx.make<If>(None, Exit));
  }

  /// Alive: set by threads that go on, though not in this region.
  void insertTests(For &R, Var *Alive) {
    std::vector<Stmt *> Tests;
    for (Block *Body : Tested[&R]) {
      auto *Skip = Ctx.make<Block>();
      if (Alive && Body != F.Body)
        Skip->Stmts.push_back(assign(Alive, true));
      Skip->Stmts.push_back(Ctx.make<Continue>());
      auto *Test = Ctx.make<If>(Ctx.ref(Flags.lookup(Body)), Skip);
      Tests.insert(Tests.begin(), Test); // who has left the most first
    }
    R.Body->Stmts.insert(R.Body->Stmts.begin(), Tests.begin(), Tests.end());
  }

  /// Threads begin the scope together: in its first region, if that is the first to be reached.
  void reset(Block &Body, Var *V) {
    V->IsPerThread = true;
    F.Body->Stmts.insert(F.Body->Stmts.begin(), Ctx.make<DeclStmt>(V));
    auto It = find_if(Body.Stmts, [](Stmt *S) { return !isa<DeclStmt>(S); });
    bool Tests = isRegion(*It) && is_contained(Tested[*It], &Body);
    if (isRegion(*It) && !Tests) {
      auto &First = cast<For>(*It)->Body->Stmts;
      First.insert(First.begin(), assign(V, false));
      return;
    }
    auto *Clear = Ctx.make<Block>();
    Clear->Stmts.push_back(assign(V, false));
    auto *R = Ctx.make<For>(nullptr, nullptr, nullptr, Clear);
    R->IsThreadLoop = true;
    Body.Stmts.insert(It, R);
  }
};

} // namespace

void ampcc::maskRegions(Context &Ctx, Function &F, const DenseSet<const Stmt *> &Steps) {
  Masker(Ctx, F, Steps).run();
}
