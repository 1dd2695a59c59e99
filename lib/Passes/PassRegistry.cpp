//===- PassRegistry.cpp - the table of passes, and shared walks ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "PassTable.h"
#include "llvm/ADT/STLExtras.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

ArrayRef<PassInfo> ampcc::allPasses() { return PassTable; }

const PassInfo *ampcc::findPass(StringRef Name) {
  const PassInfo *P = find_if(PassTable, [&](const PassInfo &Row) { return Row.Name == Name; });
  return P == std::end(PassTable) ? nullptr : P;
}

bool ampcc::changeFunctions(PassContext &PC, function_ref<bool(Function &)> Change) {
  bool Changed = false;
  for (Function *F : PC.M.Functions)
    Changed |= Change(*F);
  return Changed;
}

bool ampcc::changeKernels(PassContext &PC, function_ref<bool(Function &)> Change) {
  return changeFunctions(PC, [&](Function &F) { return F.IsKernel && Change(F); });
}

bool ampcc::replaceExprs(Function &F, function_ref<Expr *(Expr *)> By) {
  bool Changed = false;
  walkExprs(F.Body, [&](Expr *&E) {
    Expr *Replacement = By(E);
    if (!Replacement)
      return;
    Replacement->Pos = E->Pos;
    E = Replacement;
    Changed = true;
  });
  return Changed;
}
