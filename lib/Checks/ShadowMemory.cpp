//===- ShadowMemory.cpp - functions that ask who uses which memory --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ShadowMemory.h"
#include "OwnElements.h"
#include "ampcc/KIR/ShadowBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isQuestion(const Expr *E) {
  auto *B = dyn_cast<Builtin>(E);
  return B && (B->is(builtin::SHADOW_ACCESS) || B->is(builtin::SHADOW_ABSENT));
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

Space ampcc::usedSpace(const Call &Question) {
  auto *Pointer = dyn_cast<PointerType>(Question.Args[FirstOfQuestion]->type());
  return Pointer ? Pointer->AS : Space::Private | Space::Local | Space::Global;
}

UsedSpaces::UsedSpaces(const Module &M) {
  // A function comes after those that it calls at the latest in the last round.
  for (bool Changed = true; Changed;) {
    Changed = false;
    for (const Function *F : M.Functions) {
      Space Used = Space::Unresolved;
      walkExprs(F->Body, [&](Expr *&E) {
        if (auto *C = dyn_cast<Call>(E))
          Used = Used | (C->Callee->Asks == Function::Question::Use ? usedSpace(*C)
                                                                    : Spaces.lookup(C->Callee));
      });
      Space &Before = Spaces[F];
      Changed |= Before != Used;
      Before = Used;
    }
  }
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
