//===- Images.cpp - uses of OpenCL images in a kernel --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Images.h"
#include "ampcc/KIR/LaunchBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

Builtin *ampcc::imageUse(Expr *E) {
  auto *B = dyn_cast<Builtin>(E);
  return B && (B->is(builtin::HAS_IMAGE) || B->is(builtin::SAMPLE_IMAGE)) ? B : nullptr;
}

bool ampcc::dropImageUses(Module &M, Function &F, const DenseSet<const Expr *> &Kept) {
  bool Changed = false;
  walkExprs(F.Body, [&](Expr *&E) {
    if (Builtin *B = imageUse(E); B && !Kept.contains(B->Args[0])) {
      E = B->is(builtin::HAS_IMAGE) ? M.Ctx.boolLit(false) : M.Ctx.intLit(0);
      Changed = true;
    } else if (auto *Ref = dyn_cast<VarRef>(E); Ref && isImage(Ref->V) && !Kept.contains(Ref)) {
      E = M.Ctx.intLit(0);
      Changed = true;
    }
  });
  return Changed;
}
