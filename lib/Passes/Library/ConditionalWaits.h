//===- ConditionalWaits.h - functions with a barrier under a condition ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_CONDITIONALWAITS_H
#define AMPCC_LIB_PASSES_CONDITIONALWAITS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Has the functions with a barrier that are called under a condition put in place of their calls:
/// flatten-barriers takes a barrier out of a condition only where both stand in one function.
/// Order: the functions of M, callees first. True if one was marked.
bool markConditionalWaits(const kir::Module &M, llvm::ArrayRef<kir::Function *> Order);

} // namespace ampcc

#endif
