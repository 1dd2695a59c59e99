//===- SingleExit.h - functions with a single return, at their end -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_SINGLEEXIT_H
#define AMPCC_LIB_PASSES_SINGLEEXIT_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Makes F's last statement its only return. Any other return becomes an assignment to a flag, and
/// leaves the enclosing loops and switches; the statements after it check the flag.
void makeSingleExit(kir::Context &Ctx, kir::Function &F);

} // namespace ampcc

#endif
