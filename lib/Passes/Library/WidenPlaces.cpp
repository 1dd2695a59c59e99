//===- WidenPlaces.cpp - computation of places in 64 bits ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-robust and --amp-check an index may be out of all bounds, and must not wrap around
// into them: every INDEX (Places.h) becomes a conversion.
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "Utils/Places.h"

using namespace ampcc;
using namespace ampcc::kir;
using namespace llvm;

bool ampcc::widenPlaces(PassContext &PC) {
  return changeFunctions(PC, [&](Function &F) {
    return replaceExprs(F,
                        [&](Expr *E) { return isPlace(E) ? widenedPlace(PC.M.Ctx, E) : nullptr; });
  });
}
