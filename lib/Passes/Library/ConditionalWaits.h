//===- ConditionalWaits.h - functions with a barrier under a condition ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Compilers for CPUs, such as PoCL's, copy the code after a barrier that is on one of two paths. So
// the later pass flatten-barriers moves barriers out of conditions, which it can do only if barrier
// and condition are in one function. The pass inline-calls marks such functions before it inlines
// calls, so that they are inlined into the function with the condition.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_CONDITIONALWAITS_H
#define AMPCC_LIB_PASSES_CONDITIONALWAITS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Sets AlwaysInline for functions with a barrier, which may also be in a function that they call.
/// Marks those that are called in an `if`, in a `switch` or in a loop with jumps, and those that a
/// marked function calls. Functions with tile_static variables are not marked, because all calls
/// have to share the variables; their calls keep the condition. Order: the functions of M, callees
/// first. Returns true if it marked one.
bool markConditionalWaits(const kir::Module &M, llvm::ArrayRef<kir::Function *> Order);

} // namespace ampcc

#endif
