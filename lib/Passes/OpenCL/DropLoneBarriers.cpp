//===- DropLoneBarriers.cpp - barriers in tiles of one thread ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread that is alone in its tile never waits, so its barriers become fences. This works around
// PoCL's compiler, which handles groups of one work-item separately, and fails at some kernels with
// barriers.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/BarrierBuiltins.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isAlone(const Function &F) { return F.WorkGroupSize.threads() == 1; }

/// The functions that run in tiles of several threads.
static DenseSet<const Function *> functionsOfLargerTiles(const Module &M) {
  DenseSet<const Function *> Result;
  std::vector<Function *> Order = calleesFirst(M.Functions);
  for (Function *F : reverse(Order)) {
    if (F->IsKernel && !isAlone(*F))
      Result.insert(F);
    if (Result.contains(F))
      walkExprs(F->Body, [&](Expr *&E) {
        if (auto *C = dyn_cast<Call>(E))
          Result.insert(C->Callee);
      });
  }
  return Result;
}

bool ampcc::dropLoneBarriers(PassContext &PC) {
  const DenseSet<const Function *> InLargerTiles = functionsOfLargerTiles(PC.M);
  return changeFunctions(PC, [&](Function &F) {
    return !InLargerTiles.contains(&F) && replaceExprs(F, [&](Expr *E) -> Expr * {
      auto *B = dyn_cast<Builtin>(E);
      return B && B->isBarrier() ? PC.M.Ctx.make<Builtin>(B->type(), builtin::mem_fence, B->Args)
                                 : nullptr;
    });
  });
}
