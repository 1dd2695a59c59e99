//===- DomainTests.cpp - threads that pad a launch ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A launch in OpenCL rounds the fastest dimension up to whole work-groups, and the entry of a
// kernel asks, with the built-in IN_DOMAIN, whether the thread is one that was asked for. The
// strips of the tile form never leave the domain.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool replaceTests(Module &M, function_ref<Expr *(const Builtin &)> By) {
  bool Changed = false;
  for (Function *F : M.Functions)
    walkExprs(F->Body, [&](Expr *&E) {
      auto *Test = dyn_cast<Builtin>(E);
      if (!Test || !Test->is(BuiltinID::IN_DOMAIN))
        return;
      SourcePos Pos = E->Pos;
      E = By(*Test);
      E->Pos = Pos;
      Changed = true;
    });
  return Changed;
}

bool ampcc::compareWithDomain(PassContext &PC) {
  return replaceTests(PC.M, [&](const Builtin &Test) {
    return PC.M.Ctx.make<Binary>(PC.M.Ctx.boolTy(), BinaryOp::Lt, Test.Args[0], Test.Args[1]);
  });
}

bool ampcc::stayInDomain(PassContext &PC) {
  return replaceTests(PC.M, [&](const Builtin &) { return PC.M.Ctx.boolLit(true); });
}
