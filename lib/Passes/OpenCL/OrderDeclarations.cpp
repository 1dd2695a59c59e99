//===- OrderDeclarations.cpp - the order of functions, callees first -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// C wants a function declared before its use; AMP has no recursion, so an order without prototypes
// exists. (The order of structs follows from their fields; the printer takes kir::usedStructs.)
//
//===----------------------------------------------------------------------===//
#include "Passes.h"
#include "ampcc/Analysis/CallGraph.h"

using namespace ampcc;
using namespace ampcc::kir;

bool ampcc::orderDeclarations(PassContext &PC) {
  Function *Recursive = nullptr;
  std::vector<Function *> Order = calleesFirst(PC.M.Functions, &Recursive);
  if (Recursive)
    PC.internal(Recursive->Pos, "recursive function '" + Recursive->Name + "'");
  bool Changed = Order != PC.M.Functions;
  PC.M.Functions = std::move(Order);
  return Changed;
}
