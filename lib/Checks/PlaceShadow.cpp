//===- PlaceShadow.cpp - only memory that threads share is checked --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Once every pointer has a space it is known whether an access is one to tile_static, to global, or
// to the thread's own memory. Only the former two are checked for races.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ShadowMemory.h"
#include "ShadowWords.h"
#include "ampcc/KIR/ShadowBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::placeShadow(PassContext &PC) {
  Context &Ctx = PC.M.Ctx;
  DenseSet<const Function *> Needless;
  bool Changed = false;
  for (Function *F : PC.M.Functions) {
    bool Asks = false, Places = false;
    walkExprs(F->Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      if (!B || !B->is(builtin::SHADOW_ACCESS))
        return;
      Asks = true;
      const Space AS = cast<PointerType>(B->Args[0]->type())->AS;
      Changed |= AS != Space::Local;
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
  dropShadowAskers(PC.M, Needless);
  return Changed;
}
