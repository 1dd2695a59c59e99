//===- SingleExit.h - conversion of functions to a single return at the end -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Inlining (CallExpander.h) removes the returns of the callee with eliminateReturns()
// (ReturnElimination.h). That function cannot remove every return, for example one in a loop or
// switch; CallExpander::canExpand() is then false. Most passes do not inline such a function. Two
// passes must, so they call makeSingleExit() first: inline-waiting, because all barriers have to be
// in the kernel itself, and inline-for-lanes, because kernels that compute with vectors, one thread
// a lane, call nothing.
//
//   for (...) { if (x) return 1; }  return 0;
//   ->  int result;  bool returned = false;
//       for (...) { if (x) { result = 1; returned = true; break; } }
//       if (!returned) { result = 0; returned = true; }
//       return result;
//
// Its flags cost time, so use eliminateReturns() where that suffices.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_SINGLEEXIT_H
#define AMPCC_LIB_PASSES_SINGLEEXIT_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Changes F so that its last statement is its only return; a void function then has none. Any
/// other return becomes an assignment to a flag, and leaves the enclosing loops and switches; the
/// statements after it check the flag. F must have a body. It gets the variables even if it needs
/// no change, so call this only for functions that CallExpander cannot expand.
void makeSingleExit(kir::Context &Ctx, kir::Function &F);

} // namespace ampcc

#endif
