//===- SwitchToIf.h - switches with barriers converted to ifs ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// flatten-barriers and the tile form handle barriers inside of `if` and loops, not inside of a
// switch.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_SWITCHTOIF_H
#define AMPCC_LIB_PASSES_SWITCHTOIF_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// Rewrites switches that contain a barrier, directly or in a called function, as ifs. Continuing:
/// also those with a `continue` of a loop that contains one.
bool rewriteBarrierSwitches(PassContext &PC, bool Continuing = false);

} // namespace ampcc

#endif
