//===- ConstantArguments.cpp - arguments that are the same constant in every call -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A parameter for which every call passes the same constant is that constant: the offset of a view
// that begins at its buffer's start, for example.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"
#include "ampcc/Analysis/VarUses.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

/// The constant that every call passes for parameter At, or null.
static const IntLit *commonArgument(ArrayRef<Call *> Calls, size_t At) {
  const IntLit *Common = nullptr;
  for (Call *C : Calls) {
    auto *L = dyn_cast<IntLit>(C->Args[At]);
    if (!L || (Common && (Common->Value != L->Value || Common->type() != L->type())))
      return nullptr;
    Common = L;
  }
  return Common;
}

static bool insertConstants(Context &Ctx, Function &F, ArrayRef<Call *> Calls) {
  bool Changed = false;
  const VarUses Uses(F);
  for (size_t I = F.Params.size(); I-- > 0;) {
    const Var *P = F.Params[I];
    const IntLit *Value = Uses.isFixed(P) ? commonArgument(Calls, I) : nullptr;
    if (!Value || Value->type() != P->Ty || Uses.of(P).Addresses)
      continue;
    walkExprs(F.Body, [&](Expr *&E) {
      if (isRef(E, P))
        E = clone(Ctx, Value);
    });
    F.Params.erase(F.Params.begin() + I);
    for (Call *C : Calls)
      C->Args.erase(C->Args.begin() + I);
    Changed = true;
  }
  return Changed;
}

bool ampcc::constantArguments(PassContext &PC) {
  DenseMap<const Function *, SmallVector<Call *, 4>> Calls;
  for (Function *F : PC.M.Functions)
    forEachCall(F->Body, [&](Call *C) { Calls[C->Callee].push_back(C); });
  return changeFunctions(PC, [&](Function &F) {
    // A check has all operands of its kind.
    return !F.IsKernel && Calls.count(&F) &&
           none_of(Calls[&F], [](const Call *C) { return isa<Check>(C); }) &&
           insertConstants(PC.M.Ctx, F, Calls[&F]);
  });
}
