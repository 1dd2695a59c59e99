//===- LowerChecks.cpp - checks lowered to calls -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The printers know calls, but no checks (KIR/Check.h). Checks that the passes before have left
// become calls of the functions that perform them; the operands are the arguments.
//
//   v[check index check_index1(site: 4u, x: tx, y: 0, z: 0, place: i, index: i, extent: n)]
//
// becomes
//
//   v[check_index1(4u, tx, 0, 0, i, i, n)]
//
//===----------------------------------------------------------------------===//
#include "Passes.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::lowerChecks(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) {
    return replaceExprs(F, [&](Expr *E) -> Expr * {
      auto *C = dyn_cast<Check>(E);
      if (!C)
        return nullptr;
      auto *Performing = PC.M.Ctx.make<Call>(C->Callee, C->Args);
      Performing->Pos = C->Pos;
      return Performing;
    });
  });
}
