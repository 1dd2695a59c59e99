//===- SingleExit.h - conversion of functions to a single return at the end -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// inline-waiting and inline-for-lanes use it before they inline a function whose returns are in
// loops.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_SINGLEEXIT_H
#define AMPCC_LIB_PASSES_SINGLEEXIT_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Makes F's last statement its only return; a void function then has none. Any other return
/// becomes an assignment to a flag, and leaves the enclosing loops and switches; the statements
/// after it check the flag.
void makeSingleExit(kir::Context &Ctx, kir::Function &F);

} // namespace ampcc

#endif
