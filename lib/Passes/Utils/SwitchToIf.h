//===- SwitchToIf.h - switches with barriers converted to ifs ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_SWITCHTOIF_H
#define AMPCC_LIB_PASSES_SWITCHTOIF_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// Rewrites switches that contain a barrier, directly or in a called function, as ifs. Continuing:
/// also those with a `continue` of a loop that contains one.
bool rewriteBarrierSwitches(PassContext &PC, bool Continuing = false);

} // namespace ampcc

#endif
