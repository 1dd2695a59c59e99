//===- ReportBarriers.cpp - reports of threads at barriers ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check the threads of a tile report to the runtime that they begin, that they come to a
// barrier, and that they have passed it. By then the kernels hold all barriers (inline-waiting).
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ShadowEvents.h"
#include "ShadowMemory.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "ampcc/KIR/Link.h"
#include "ampcc/KIR/SubGroupBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// LeftOut: the memory whose uses the barrier does not order, NotTileStatic and NotGlobal.
static Stmt *report(Context &Ctx, unsigned Rank, shadow::AtBarrier What, int64_t LeftOut = 0) {
  return Ctx.make<ExprStmt>(shadow::barrierEvent(Ctx, Rank, Ctx.intLit(What + LeftOut)));
}

/// The memory, as CLK_LOCAL_MEM_FENCE and CLK_GLOBAL_MEM_FENCE, whose uses a barrier or a fence
/// orders: all of it where that is not known. The barrier of sub-groups exists on some devices
/// only.
static unsigned orderedBy(const Builtin &B) {
  if (B.is(builtin::SUB_GROUP_WAIT))
    return 0;
  auto *Flags = dyn_cast<IntLit>(B.Args[0]);
  return Flags ? unsigned(Flags->Value) & 3 : 3;
}

/// The memory, as flags of a barrier, for which the function has fences. Such fences may order uses
/// together with a barrier before or after them that does not name this memory.
static unsigned orderedByFences(const Function &F) {
  unsigned Result = 0;
  walkExprs(F.Body, [&](Expr *&E) {
    auto *B = dyn_cast<Builtin>(E);
    if (B && B->is(builtin::mem_fence))
      Result |= orderedBy(*B);
  });
  return Result;
}

/// In an expression of its own.
static bool changesAtomically(Stmt *S) {
  bool Result = false;
  forEachExpr(S, [&](Expr *&E) {
    walkExprs(static_cast<const Expr *>(E), [&](const Expr *Part) {
      auto *B = dyn_cast<Builtin>(Part);
      Result |= B && B->isAtomic();
    });
  });
  return Result;
}

static void followBarriers(Context &Ctx, Block &B, unsigned Rank, unsigned Fences) {
  std::vector<Stmt *> Out;
  for (Stmt *S : B.Stmts) {
    forEachInnerBlock(S, [&](Block &Inner) { followBarriers(Ctx, Inner, Rank, Fences); });
    auto *X = dyn_cast<ExprStmt>(S);
    auto *Does = X ? dyn_cast<Builtin>(X->E) : nullptr;
    const bool IsBarrier = Does && Does->isBarrier();
    const bool IsFence = Does && Does->is(builtin::mem_fence);
    const unsigned Orders = IsBarrier ? orderedBy(*Does) | Fences : IsFence ? orderedBy(*Does) : 3;
    const int64_t LeftOut =
        (Orders & 1 ? 0 : shadow::NotTileStatic) + (Orders & 2 ? 0 : shadow::NotGlobal);
    if (IsBarrier)
      Out.push_back(report(Ctx, Rank, shadow::Arrives, LeftOut));
    else if (IsFence)
      Out.push_back(report(Ctx, Rank, shadow::Fences, LeftOut));
    else if (Fences && changesAtomically(S))
      Out.push_back(report(Ctx, Rank, shadow::Changes));
    Out.push_back(S);
    if (IsBarrier)
      Out.push_back(report(Ctx, Rank, shadow::Passes, LeftOut));
  }
  B.Stmts = std::move(Out);
}

/// The functions with a fence for the device, and their callers.
static DenseSet<const Function *> functionsWithDeviceFence(const Module &M) {
  constexpr int64_t OfDevice = 4; // in the flags of mem_fence
  return reaching(M, [](const Function &F) {
    return containsExpr(F.Body, [](const Expr *E) {
      auto *B = dyn_cast<Builtin>(E);
      auto *Flags = B && B->is(builtin::mem_fence) ? dyn_cast<IntLit>(B->Args[0]) : nullptr;
      return Flags && (Flags->Value & OfDevice);
    });
  });
}

bool ampcc::reportBarriers(PassContext &PC) {
  if (!queriesShadow(PC.M))
    return false;
  const DenseSet<const Function *> OrderTiles = functionsWithDeviceFence(PC.M);
  bool Changed = false;
  unsigned Called = 0; // by whichever kernel
  for (const Function *F : PC.M.Functions)
    if (!F->IsKernel)
      Called |= orderedByFences(*F);
  for (Function *F : PC.M.Functions) {
    if (!F->IsKernel)
      continue;
    if (OrderTiles.contains(F)) {
      F->Body->Stmts.insert(F->Body->Stmts.begin(), report(PC.M.Ctx, 0, shadow::OrdersTiles));
      Changed = true;
    }
    if (!F->WorkGroupSize.isTiled())
      continue;
    Changed = true;
    followBarriers(PC.M.Ctx, *F->Body, F->DomainRank, Called | orderedByFences(*F));
    F->Body->Stmts.insert(F->Body->Stmts.begin(), report(PC.M.Ctx, F->DomainRank, shadow::Begins));
  }
  return Changed;
}
