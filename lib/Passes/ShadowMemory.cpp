//===- ShadowMemory.cpp - races on tile_static memory in both forms -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a function that uses tile_static memory asks whether another thread has used it
// since the last barrier. The tile form, in which one thread of the system runs a tile, can tell:
// its threads say when they pass a barrier. For work-items that run at once nobody can, so the
// question is taken out.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseSet.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The functions in which the question is asked.
static DenseSet<const Function *> askers(const Module &M) {
  DenseSet<const Function *> Result;
  for (const Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      if (B && B->is(BuiltinID::SHADOW_ACCESS))
        Result.insert(F);
    });
  return Result;
}

bool ampcc::dropShadow(PassContext &PC) {
  const DenseSet<const Function *> Askers = askers(PC.M);
  for (Function *F : PC.M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      if (C && Askers.count(C->Callee))
        E = PC.M.Ctx.boolLit(true);
    });
  erase_if(PC.M.Functions, [&](const Function *F) { return Askers.count(F) != 0; });
  return !Askers.empty();
}

static Stmt *passBarrier(Context &Ctx, unsigned Rank) {
  std::vector<Expr *> Place;
  for (unsigned D = 0; D < 3; ++D)
    Place.push_back(
        D < Rank ? static_cast<Expr *>(Ctx.make<Builtin>(Ctx.intTy(), BuiltinID::get_local_id,
                                                         std::vector<Expr *>{Ctx.intLit(D)}))
                 : Ctx.intLit(0));
  return Ctx.make<ExprStmt>(
      Ctx.make<Builtin>(Ctx.voidTy(), BuiltinID::SHADOW_BARRIER, std::move(Place)));
}

static void followBarriers(Context &Ctx, Block &B, unsigned Rank) {
  std::vector<Stmt *> Out;
  for (Stmt *S : B.Stmts) {
    forEachInnerBlock(S, [&](Block &Inner) { followBarriers(Ctx, Inner, Rank); });
    Out.push_back(S);
    auto *X = dyn_cast<ExprStmt>(S);
    auto *Does = X ? dyn_cast<Builtin>(X->E) : nullptr;
    if (Does && Does->isBarrier())
      Out.push_back(passBarrier(Ctx, Rank));
  }
  B.Stmts = std::move(Out);
}

/// The kernels have taken over whatever waits.
bool ampcc::tellBarriers(PassContext &PC) {
  if (askers(PC.M).empty())
    return false;
  for (Function *F : PC.M.Functions) {
    if (!F->IsKernel || F->WorkGroupSize[0] == 0)
      continue;
    followBarriers(PC.M.Ctx, *F->Body, F->DomainRank);
    F->Body->Stmts.insert(F->Body->Stmts.begin(), passBarrier(PC.M.Ctx, F->DomainRank));
  }
  return true;
}
