//===- LowerSubGroups.cpp - removal of instructions for sub-groups -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The library has two forms of each operation of a sub-group: by instructions of the device where
// SUB_GROUPS() is true, else through tile_static memory between barriers. One thread of the system
// runs the whole tile of the tile form, so that only the second form is possible:
//
//   if (SUB_GROUPS()) r = SUB_GROUP_SHUFFLE(x, i, 32);     if (false) r = x;
//   else values[t] = x;                                    else values[t] = x;
//   SUB_GROUP_WAIT(1);                                     SUB_GROUP_WAIT(1);
//
// cut-regions cuts at the barriers as at all others.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/KIR/SubGroupBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::lowerSubGroups(PassContext &PC) {
  Context &Ctx = PC.M.Ctx;
  return changeFunctions(PC, [&](Function &F) {
    return replaceExprs(F, [&](Expr *E) -> Expr * {
      auto *B = dyn_cast<Builtin>(E);
      if (!B)
        return nullptr;
      if (B->is(builtin::SUB_GROUPS))
        return Ctx.boolLit(false);
      if (B->is(builtin::SUB_GROUP_SHUFFLE))
        return B->Args[0];
      if (B->is(builtin::SUB_GROUP_BALLOT))
        return Ctx.make<IntLit>(B->type(), 0);
      return nullptr;
    });
  });
}
