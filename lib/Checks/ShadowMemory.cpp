//===- ShadowMemory.cpp - functions that ask who uses which memory --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ShadowMemory.h"
#include "ampcc/KIR/Builtins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isQuestion(const Expr *E) {
  auto *B = dyn_cast<Builtin>(E);
  return B && (B->is(BuiltinID::SHADOW_ACCESS) || B->is(BuiltinID::SHADOW_ABSENT));
}

DenseSet<const Function *> ampcc::shadowAskers(const Module &M) {
  DenseSet<const Function *> Result;
  for (const Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      if (isQuestion(E))
        Result.insert(F);
    });
  return Result;
}

void ampcc::dropShadowAskers(Module &M, const DenseSet<const Function *> &Askers) {
  for (Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *C = dyn_cast<Call>(E);
      if (C && Askers.count(C->Callee))
        E = M.Ctx.boolLit(true);
    });
  erase_if(M.Functions, [&](const Function *F) { return Askers.count(F) != 0; });
}
