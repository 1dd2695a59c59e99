//===- SwitchToIf.h - no barrier inside a switch --------------------------===//
#ifndef AMPCC_LIB_PASSES_SWITCHTOIF_H
#define AMPCC_LIB_PASSES_SWITCHTOIF_H

#include "ampcc/Passes/Pass.h"

namespace ampcc {

/// Rewrites switches that hold a barrier, directly or in a function they call, as chains of ifs.
/// One whose groups of statements fall through into each other or share declarations stays.
bool rewriteBarrierSwitches(PassContext &PC);

} // namespace ampcc

#endif
