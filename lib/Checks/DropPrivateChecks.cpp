//===- DropPrivateChecks.cpp - removal of checks of a thread's own variables -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a function of the library checks the object that it is given for races. If that
// is a variable of the thread, which is visible once the function is inlined into its caller, no
// check is needed, and the variable is taken apart as without the option:
//
//   check_use(site, ..., &own.x, ...)  ->  true
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "SharedObjects.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

static bool isOwn(const Expr *Pointer) {
  auto *A = dyn_cast<AddrOf>(withoutCasts(Pointer));
  const Expr *L = A ? A->Operand : nullptr;
  while (const Expr *Outer = L ? outerObject(L) : nullptr)
    L = Outer;
  auto *Ref = dyn_cast_or_null<VarRef>(L);
  return Ref && Ref->V->S != Var::Storage::TileStatic;
}

bool ampcc::dropPrivateChecks(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) {
    return replaceExprs(F, [&](Expr *E) -> Expr * {
      const Check *Access = checkOf(CheckKind::Access, E);
      return Access && isOwn(Access->pointer()) ? PC.M.Ctx.boolLit(true) : nullptr;
    });
  });
}
