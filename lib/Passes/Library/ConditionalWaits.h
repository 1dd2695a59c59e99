//===- ConditionalWaits.h - functions with a barrier under a condition ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Called by the pass inline-calls before it inlines anything. Compilers for CPUs, such as PoCL's,
// copy the code after a barrier that is on one of two paths. So the later pass flatten-barriers
// moves barriers out of conditions, which it can do only if barrier and condition are in one
// function:
//
//   if (c) f();    ->    if (c) { A; barrier; B }     where f is { A; barrier; B }
//
// If flatten-barriers learns to move another kind of barrier, or no longer moves one, change this
// function with it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_CONDITIONALWAITS_H
#define AMPCC_LIB_PASSES_CONDITIONALWAITS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Sets AlwaysInline, so that inline-calls inlines them, for the functions that contain a barrier,
/// directly or in a function that they call, and whose call is in an `if`, a `switch` or a loop
/// with jumps (break, continue, return). Sets it also for the functions with a barrier that such a
/// function calls. A function with tile_static variables is left out, because all its calls have to
/// share the variables; flatten-barriers leaves such a call under its condition. Order: the
/// functions of M, callees first. Returns true if it set AlwaysInline for one.
bool markConditionalWaits(const kir::Module &M, llvm::ArrayRef<kir::Function *> Order);

} // namespace ampcc

#endif
