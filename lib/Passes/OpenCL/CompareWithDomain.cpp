//===- CompareWithDomain.cpp - tests for the padding threads of a launch -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch in OpenCL rounds the fastest dimension up to whole work-groups. The entry of a kernel
// tests with the built-in IN_DOMAIN whether the thread belongs to the domain; this pass replaces it
// by a comparison.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/KIR/LaunchBuiltins.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::compareWithDomain(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) {
    return replaceExprs(F, [&](Expr *E) -> Expr * {
      auto *Test = dyn_cast<Builtin>(E);
      return Test && Test->is(builtin::IN_DOMAIN)
                 ? PC.M.Ctx.make<Binary>(PC.M.Ctx.boolTy(), BinaryOp::Lt, Test->Args[0],
                                         Test->Args[1])
                 : nullptr;
    });
  });
}
