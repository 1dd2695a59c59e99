//===- ConditionalWaits.h - functions with a barrier under a condition ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// inline-calls uses it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_CONDITIONALWAITS_H
#define AMPCC_LIB_PASSES_CONDITIONALWAITS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Marks the functions with a barrier that are called under a condition for inlining, because
/// flatten-barriers can move a barrier out of a condition only if both are in one function. Order:
/// the functions of M, callees first. True if one was marked.
bool markConditionalWaits(const kir::Module &M, llvm::ArrayRef<kir::Function *> Order);

} // namespace ampcc

#endif
