//===- MarkBranches.cpp - marks for PoCL where a branch to a barrier begins -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Works around a bug of PoCL. PoCL splits a kernel at its barriers. For a barrier that not every
// path through the kernel crosses, it goes back to the branch that decides, and adds a barrier
// after that branch. If only the next branch follows there, and PoCL comes to the same place from a
// second barrier, it mistakes its own barrier for one of the program. It then puts the next one
// into an arm of that branch, which the threads of the tile may take differently: the work of the
// other threads there is lost.
//
//   while (c) {
//     if (l == 3) x = 7;    x is never 7
//     ...; barrier; ...; barrier
//   }
//
// So the code after a branch begins with BRANCH(), a macro at the head of the text
// (docs/runtime-abi.md), if it has barriers and does not begin with a statement that no compiler
// moves.
//
// A jump past a barrier is such a branch as well, although the barrier is in an enclosing block:
// not every path from the branch leads to the barrier. The pass marks the statement after the
// branch, and the arms next to the one that jumps:
//
//   if (c) {                                    switch (group) {
//     if (group == 4) return;                   case 0: return;
//     BRANCH();                                 case 1: BRANCH(); if (l == 3) x = 7;
//     if (l == 3) x = 7;                        }
//   }                                           barrier; ...; barrier
//   barrier; ...; barrier
//
// Loops count as barriers do: in a kernel that has barriers, PoCL adds some around each loop that
// all threads run alike.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/Barriers.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/BarrierBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// A compiler can neither remove S nor move it out of its block: S is a barrier, or a store to
/// something else than a variable of the thread.
static bool stays(const Stmt *S) {
  auto *E = dyn_cast<ExprStmt>(S);
  if (!E)
    return false;
  if (auto *B = dyn_cast<Builtin>(E->E))
    return B->isBarrier() || B->is(builtin::BRANCH);
  auto *A = dyn_cast<Assign>(E->E);
  return A && isa<Deref, Subscript>(A->Target) &&
         any_of(ArrayRef<Space>{Space::Local, Space::Global}, [&](Space AS) {
           auto *Sub = dyn_cast<Subscript>(A->Target);
           auto *P =
               dyn_cast<PointerType>((Sub ? Sub->Base : cast<Deref>(A->Target)->Pointer)->type());
           return P && P->AS == AS;
         });
}

namespace {

/// Where PoCL cuts a kernel: at barriers, and where those are, at loops.
class CutFinder {
  const BarrierFinder Barriers;
  DenseSet<const Function *> Looping;     ///< has a loop or calls a function that has one
  DenseSet<const Function *> WithWaiting; ///< belongs to a kernel that has barriers

  /// Adds statements that loop. True when S does.
  bool collect(Stmt *S, DenseSet<const Stmt *> &Found) const {
    bool Loops = isa<For, While, DoWhile>(S);
    forEachExpr(S, [&](Expr *&E) {
      walkExprs(E, [&](Expr *&Inner) {
        auto *C = dyn_cast<Call>(Inner);
        Loops |= C && Looping.contains(C->Callee);
      });
    });
    forEachChild(S, [&](Stmt *Child) { Loops |= collect(Child, Found); });
    if (Loops)
      Found.insert(S);
    return Loops;
  }

  bool loops(Stmt *S) const {
    bool Found = false;
    walkStmts(S, [&](Stmt *Inner) { Found |= isa<For, While, DoWhile>(Inner); });
    forEachCall(S, [&](Call *C) { Found |= Looping.contains(C->Callee); });
    return Found;
  }

public:
  explicit CutFinder(const Module &M) : Barriers(M) {
    for (Function *F : calleesFirst(M.Functions))
      if (loops(F->Body))
        Looping.insert(F);
    for (Function *F : M.Functions)
      if (F->IsKernel && Barriers.in(*F))
        for (Function *Callee : calleesFirst(F))
          WithWaiting.insert(Callee);
  }

  /// The statements of F that hold a cut.
  DenseSet<const Stmt *> in(const Function &F) const {
    DenseSet<const Stmt *> Found = Barriers.statements(F);
    if (WithWaiting.contains(&F))
      collect(F.Body, Found);
    return Found;
  }
};

/// Some paths through S do not reach the statements after S in its block.
bool branches(const Stmt *S) {
  bool Found = isa<Case>(S);
  walkStmts(S, [&](const Stmt *Inner) {
    Found |= isa<For, While, DoWhile, Break, Continue, Return>(Inner);
  });
  return Found;
}

/// Jumps out of a statement, or cuts that follow a place: before the end of the function, of what
/// `break` leaves, and of the body that `continue` leaves.
struct Exits {
  bool Return = false, Break = false, Continue = false;

  /// One of these jumps leads past one of Cuts.
  bool leadPast(const Exits &Cuts) const {
    return (Return && Cuts.Return) || (Break && Cuts.Break) || (Continue && Cuts.Continue);
  }
};

/// Marks one function.
class BranchMarker {
  /// The cuts that follow where a jump leads.
  struct Targets {
    Exits AfterBreak, AfterContinue;
  };

  Context &Ctx;
  const DenseSet<const Stmt *> Cutting;
  DenseMap<const Stmt *, Exits> Jumps;

  Exits findJumps(const Stmt *S) {
    Exits Found = {isa<Return>(S), isa<Break>(S), isa<Continue>(S)};
    const bool IsLoop = isa<For, While, DoWhile>(S);
    forEachChild(S, [&](const Stmt *Child) {
      const Exits Inner = findJumps(Child);
      Found.Return |= Inner.Return;
      Found.Break |= Inner.Break && !IsLoop && !isa<Switch>(S);
      Found.Continue |= Inner.Continue && !IsLoop;
    });
    return Jumps[S] = Found;
  }

  /// Marks the blocks in S, which the cuts After follow.
  void inner(Stmt *S, const Exits &After, const Targets &To) {
    if (auto *B = dyn_cast<Block>(S)) {
      block(*B, After, To, /*IsInner=*/false, /*Beside=*/{});
      return;
    }
    Exits End = After;
    Targets Inside = To;
    if (isa<For, While, DoWhile>(S)) {
      const bool Cuts = Cutting.contains(S);
      End = {After.Return || Cuts, Cuts, false};
      Inside = {{After.Return, false, false}, End};
    } else if (isa<Switch>(S)) {
      End.Break = false;
      Inside.AfterBreak = End;
    }
    const Exits Beside = Jumps.lookup(S);
    forEachInnerBlock(S, [&](Block &B) { block(B, End, Inside, /*IsInner=*/true, Beside); });
  }

  /// The cuts that follow the place before S, when Ahead follow the place after it.
  Exits before(const Stmt *S, const Exits &Ahead, const Targets &To) const {
    if (isa<Return>(S))
      return {};
    if (isa<Break>(S))
      return To.AfterBreak;
    if (isa<Continue>(S))
      return To.AfterContinue;
    return Cutting.contains(S) ? Exits{true, true, true} : Ahead;
  }

  /// Needs a mark after a branch: the first statement of an inner block, and what follows a
  /// statement that branches. Beside are the jumps in the statement that holds B.
  void block(Block &B, Exits Ahead, const Targets &To, bool IsInner, const Exits &Beside) {
    bool Cut = false;
    for (size_t I = B.Stmts.size(); I-- > 0;) {
      Stmt *S = B.Stmts[I];
      inner(S, Ahead, To);
      Cut |= Cutting.contains(S);
      Ahead = before(S, Ahead, To);
      const Stmt *Last = I == 0 ? nullptr : B.Stmts[I - 1];
      bool Needed =
          Last ? (Cut && branches(Last)) || Jumps.lookup(Last).leadPast(Ahead) : Cut && IsInner;
      Needed |= Beside.leadPast(Ahead) && (!Last || isa<Case>(Last));
      if (!Needed || stays(S) || isa<Case>(S))
        continue;
      auto *Branch = Ctx.make<ExprStmt>(Ctx.make<Builtin>(Ctx.voidTy(), builtin::BRANCH));
      Branch->Pos = S->Pos;
      B.Stmts.insert(B.Stmts.begin() + I, Branch);
      Changed = true;
    }
  }

public:
  bool Changed = false;

  BranchMarker(Context &Ctx, Function &F, DenseSet<const Stmt *> Cutting)
      : Ctx(Ctx), Cutting(std::move(Cutting)) {
    findJumps(F.Body);
    inner(F.Body, {}, {});
  }
};

} // namespace

bool ampcc::markBranches(PassContext &PC) {
  const CutFinder Cuts(PC.M);
  return changeFunctions(PC, [&](Function &F) {
    DenseSet<const Stmt *> Cutting = Cuts.in(F);
    return !Cutting.empty() && BranchMarker(PC.M.Ctx, F, std::move(Cutting)).Changed;
  });
}
