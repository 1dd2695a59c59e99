//===- DropLoneBarriers.cpp - tiles of one thread -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread that is alone in its tile waits for nobody: its barriers are fences. PoCL's compiler,
// which treats groups of one work-item apart, fails at some kernels that have barriers all the
// same.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/KIR/Builtins.h"
#include "llvm/ADT/DenseSet.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isAlone(const Function &F) {
  return all_of(F.WorkGroupSize, [](unsigned Extent) { return Extent == 1; });
}

bool ampcc::dropLoneBarriers(PassContext &PC) {
  // What runs in tiles of several threads, from callers to callees.
  DenseSet<const Function *> Together;
  Function *Recursive = nullptr;
  std::vector<Function *> Order = calleesFirst(PC.M.Functions, Recursive);
  for (Function *F : reverse(Order)) {
    if (F->IsKernel && !isAlone(*F))
      Together.insert(F);
    if (Together.contains(F))
      walkExprs(F->Body, [&](Expr *&E) {
        if (auto *C = dyn_cast<Call>(E))
          Together.insert(C->Callee);
      });
  }
  bool Changed = false;
  for (Function *F : PC.M.Functions) {
    if (Together.contains(F))
      continue;
    walkExprs(F->Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      if (!B || !B->isBarrier())
        return;
      E = PC.M.Ctx.make<Builtin>(B->type(), BuiltinID::mem_fence, B->Args);
      E->Pos = B->Pos;
      Changed = true;
    });
  }
  return Changed;
}
