//===- VectorChoice.cpp - what takes the vector form ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "VectorChoice.h"
#include "ampcc/Analysis/Uniformity.h"
#include "llvm/ADT/DenseMap.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// Loops in S that lanes leave one by one, or only some of them run.
static bool hasDivergentLoop(const Uniformity &U, const Stmt *S) {
  bool Found = false;
  walkStmts(S, [&](const Stmt *Inner) {
    Found |= isa<For, While, DoWhile>(Inner) && (!U.leavesTogether(Inner) || U.isDivergent(Inner));
  });
  return Found;
}

static bool callsDivergentLoop(const Function &Kernel, const Function &F,
                               DenseSet<const Function *> &Seen) {
  bool Found = false;
  walkExprs(F.Body, [&](Expr *&E) {
    auto *C = dyn_cast<Call>(E);
    if (Found || !C || !Seen.insert(C->Callee).second)
      return;
    const Function &Callee = *C->Callee;
    const Uniformity U(Callee, Kernel.WorkGroupSize,
                       DenseSet<const Var *>(Callee.Params.begin(), Callee.Params.end()));
    Found = hasDivergentLoop(U, Callee.Body) || callsDivergentLoop(Kernel, Callee, Seen);
  });
  return Found;
}

bool ampcc::wantsVectors(const Module &M, const Function &Kernel) {
  if (M.VectorForm == CompileOptions::Vectors::Never || M.Check || M.Robust)
    return false;
  if (M.VectorForm == CompileOptions::Vectors::Always)
    return true;
  if (hasDivergentLoop(Uniformity(Kernel), Kernel.Body))
    return true;
  // A callee's loop, as if nothing were known of its arguments.
  DenseSet<const Function *> Seen;
  return callsDivergentLoop(Kernel, Kernel, Seen);
}

bool ampcc::isWorthVectors(const Module &M, const Function &Kernel, const For &Loop) {
  if (M.VectorForm == CompileOptions::Vectors::Always)
    return true;
  return hasDivergentLoop(Uniformity(Kernel, Loop), Loop.Body);
}
