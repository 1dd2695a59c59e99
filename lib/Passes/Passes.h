//===- Passes.h - the entry points of the passes --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_PASSES_H
#define AMPCC_LIB_PASSES_PASSES_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

#define AMPCC_PASS(NAME, FUNCTION, DESCRIPTION) bool FUNCTION(PassContext &PC);
#include "ampcc/Passes/PassRegistry.def"

} // namespace ampcc

#endif
