//===- ConditionalWaits.h - functions with a barrier under a condition ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// inline-calls marks these functions before it inlines calls.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_CONDITIONALWAITS_H
#define AMPCC_LIB_PASSES_CONDITIONALWAITS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Sets AlwaysInline for functions with a barrier, which may also be in a function that they call.
/// Marks those that are called in an `if`, in a `switch` or in a loop with jumps, and those that a
/// marked function calls. flatten-barriers can move a barrier out of a condition only if both are
/// in one function. Functions with tile_static variables are not marked, because all calls have to
/// share the variables; their calls keep the condition. Order: the functions of M, callees first.
/// Returns true if it marked one.
bool markConditionalWaits(const kir::Module &M, llvm::ArrayRef<kir::Function *> Order);

} // namespace ampcc

#endif
