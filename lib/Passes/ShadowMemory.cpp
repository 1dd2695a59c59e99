//===- ShadowMemory.cpp - who uses which memory, in both forms ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a function asks whether another thread has used the same memory since the last
// barrier, and who has come to a barrier. The tile form, in which one thread of the system runs a
// tile, can tell: its threads say when they come to a barrier, and when they pass it. For
// work-items that run at once nobody can, so the questions are taken out.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ShadowWords.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isQuestion(const Expr *E) {
  auto *B = dyn_cast<Builtin>(E);
  return B && (B->is(BuiltinID::SHADOW_ACCESS) || B->is(BuiltinID::SHADOW_ABSENT));
}

/// The functions in which one is asked.
static DenseSet<const Function *> askers(const Module &M) {
  DenseSet<const Function *> Result;
  for (const Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      if (isQuestion(E))
        Result.insert(F);
    });
  return Result;
}

/// All is well, says who is not asked.
static void drop(Module &M, const DenseSet<const Function *> &Askers) {
  for (Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      if (C && Askers.count(C->Callee))
        E = M.Ctx.boolLit(true);
    });
  erase_if(M.Functions, [&](const Function *F) { return Askers.count(F) != 0; });
}

/// Who comes to a barrier flatten-barriers can answer.
bool ampcc::dropShadow(PassContext &PC) {
  DenseSet<const Function *> Askers = askers(PC.M);
  for (const Function *F : PC.M.Functions)
    if (F->Asks == Function::Question::Barrier)
      Askers.erase(F);
  drop(PC.M, Askers);
  return !Askers.empty();
}

/// What a pointer leads to is known: tile_static, global, or a thread's own memory.
bool ampcc::placeShadow(PassContext &PC) {
  Context &Ctx = PC.M.Ctx;
  DenseSet<const Function *> Needless;
  for (Function *F : PC.M.Functions) {
    bool Asks = false, Places = false;
    walkExprs(F->Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      if (!B || !B->is(BuiltinID::SHADOW_ACCESS))
        return;
      Asks = true;
      const Space AS = cast<PointerType>(B->Args[0]->type())->AS;
      if (AS == Space::Global)
        B->Args[6] =
            Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Add, B->Args[6], Ctx.intLit(shadow::OfGlobal));
      if (AS == Space::Global || AS == Space::Local)
        Places = true;
      else
        E = Ctx.make<IntLit>(E->type(), 0);
    });
    if (Asks && !Places)
      Needless.insert(F);
  }
  drop(PC.M, Needless);
  return true;
}

static Stmt *tell(Context &Ctx, unsigned Rank, int64_t What) {
  std::vector<Expr *> Place;
  for (unsigned D = 0; D < 3; ++D)
    Place.push_back(
        D < Rank ? static_cast<Expr *>(Ctx.make<Builtin>(Ctx.intTy(), BuiltinID::get_local_id,
                                                         std::vector<Expr *>{Ctx.intLit(D)}))
                 : Ctx.intLit(0));
  Place.push_back(Ctx.intLit(What));
  return Ctx.make<ExprStmt>(
      Ctx.make<Builtin>(Ctx.voidTy(), BuiltinID::SHADOW_BARRIER, std::move(Place)));
}

/// The memory, as CLK_LOCAL_MEM_FENCE and CLK_GLOBAL_MEM_FENCE, whose uses a barrier or a fence
/// orders: all of it where that is not known.
static unsigned orderedBy(const Builtin &B) {
  auto *Flags = dyn_cast<IntLit>(B.Args[0]);
  return Flags ? unsigned(Flags->Value) & 3 : 3;
}

/// The memory whose uses fences of the function order. Those may order them together with a barrier
/// behind them, or in front, that does not.
static unsigned orderedByFences(const Function &F) {
  unsigned Result = 0;
  walkExprs(F.Body, [&](Expr *&E) {
    auto *B = dyn_cast<Builtin>(E);
    if (B && B->is(BuiltinID::mem_fence))
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
    const bool IsFence = Does && Does->is(BuiltinID::mem_fence);
    const unsigned Orders = IsBarrier ? orderedBy(*Does) | Fences : IsFence ? orderedBy(*Does) : 3;
    const int64_t LeftOut =
        (Orders & 1 ? 0 : shadow::NotTileStatic) + (Orders & 2 ? 0 : shadow::NotGlobal);
    if (IsBarrier)
      Out.push_back(tell(Ctx, Rank, shadow::Arrives + LeftOut));
    else if (IsFence)
      Out.push_back(tell(Ctx, Rank, shadow::Fences + LeftOut));
    else if (Fences && changesAtomically(S))
      Out.push_back(tell(Ctx, Rank, shadow::Changes));
    Out.push_back(S);
    if (IsBarrier)
      Out.push_back(tell(Ctx, Rank, shadow::Passes + LeftOut));
  }
  B.Stmts = std::move(Out);
}

/// The kernels have taken over whatever waits.
bool ampcc::tellBarriers(PassContext &PC) {
  if (askers(PC.M).empty())
    return false;
  unsigned Called = 0; // by whichever kernel
  for (const Function *F : PC.M.Functions)
    if (!F->IsKernel)
      Called |= orderedByFences(*F);
  for (Function *F : PC.M.Functions) {
    if (!F->IsKernel || F->WorkGroupSize[0] == 0)
      continue;
    followBarriers(PC.M.Ctx, *F->Body, F->DomainRank, Called | orderedByFences(*F));
    F->Body->Stmts.insert(F->Body->Stmts.begin(), tell(PC.M.Ctx, F->DomainRank, shadow::Begins));
  }
  return true;
}
