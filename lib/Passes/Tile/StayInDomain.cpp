//===- StayInDomain.cpp - removal of tests for padding threads -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The strips of the tile form never leave the domain: IN_DOMAIN is true.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/KIR/LaunchBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::stayInDomain(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) {
    return replaceExprs(F, [&](Expr *E) -> Expr * {
      auto *Test = dyn_cast<Builtin>(E);
      return Test && Test->is(builtin::IN_DOMAIN) ? PC.M.Ctx.boolLit(true) : nullptr;
    });
  });
}
