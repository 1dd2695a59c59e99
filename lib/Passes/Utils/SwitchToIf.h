//===- SwitchToIf.h - switches with barriers converted to ifs ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The passes that move barriers (flatten-barriers, for OpenCL C) or cut kernels at them
// (cut-regions, for native kernels) handle barriers inside of `if` and loops, not inside of a
// switch. So two passes that run before, legalize-for-c and inline-waiting, rewrite these switches:
//
//   switch (x) { case 1: A; barrier; break; default: B; }
//   ->  selected = x; if (selected == 1) { A; barrier; } else { B; }
//
// If control falls from one case to the next, each case becomes an `if` that checks a counter.
//
// A pass that moves code across barriers need not handle such switches if it runs after one of the
// two.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_SWITCHTOIF_H
#define AMPCC_LIB_PASSES_SWITCHTOIF_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// Rewrites switches that contain a barrier, directly or in a called function, as ifs, in all
/// functions. Continuing: also rewrites a switch without a barrier from which a `continue` leads to
/// the next iteration of a loop that contains a barrier; cut-regions needs that. Returns true if it
/// rewrote a switch.
bool rewriteBarrierSwitches(PassContext &PC, bool Continuing = false);

} // namespace ampcc

#endif
