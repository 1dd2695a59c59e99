//===- PlaceShadow.cpp - removal of race checks of private memory --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Once every pointer has a space it is known whether an access is one to tile_static, to global, or
// to the thread's own memory. Only the former two are checked for races. The checks of a module
// also say whether its threads may use different bytes of a word.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ShadowEvents.h"
#include "ShadowMemory.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::placeShadow(PassContext &PC) {
  Context &Ctx = PC.M.Ctx;
  DenseSet<const Function *> Needless;
  const int64_t Cells = mayShareWords(PC.M) ? shadow::InBytes : 0;
  bool Changed = false;
  for (Function *F : PC.M.Functions) {
    bool Queries = false, Places = false;
    walkExprs(F->Body, [&](Expr *&E) {
      auto *B = dyn_cast<Builtin>(E);
      if (!B || !B->is(builtin::SHADOW_ACCESS))
        return;
      Queries = true;
      const Space AS = cast<PointerType>(shadow::pointerOf(*B)->type())->AS;
      Changed |= AS != Space::Local || Cells != 0;
      const int64_t Of = (AS == Space::Global ? shadow::OfGlobal : 0) + Cells;
      if (Of != 0)
        shadow::useOf(*B) =
            Ctx.make<Binary>(Ctx.intTy(), BinaryOp::Add, shadow::useOf(*B), Ctx.intLit(Of));
      if (AS == Space::Global || AS == Space::Local)
        Places = true;
      else
        E = Ctx.make<IntLit>(E->type(), 0);
    });
    if (Queries && !Places)
      Needless.insert(F);
  }
  dropAccessChecks(PC.M, Needless);
  return Changed;
}
