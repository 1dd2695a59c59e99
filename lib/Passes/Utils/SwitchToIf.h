//===- SwitchToIf.h - switches with barriers converted to ifs ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// flatten-barriers and the tile form handle barriers inside of `if` and loops, not inside of a
// switch. So legalize-for-c (OpenCL form) and inline-waiting (tile form) rewrite these switches
// before.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_SWITCHTOIF_H
#define AMPCC_LIB_PASSES_SWITCHTOIF_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// Rewrites switches that contain a barrier, directly or in a called function, as ifs. Continuing:
/// also rewrites a switch with a `continue` of a loop around it, if that loop contains a barrier.
/// Returns true if it rewrote a switch.
bool rewriteBarrierSwitches(PassContext &PC, bool Continuing = false);

} // namespace ampcc

#endif
