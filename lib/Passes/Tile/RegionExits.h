//===- RegionExits.h - replacement of returns inside of a region ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A part of cut-regions, used by RegionMasks.cpp. A region, the statements between two barriers,
// becomes a loop over the threads of the tile, in which a return must end one thread's work and not
// the loop.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_REGIONEXITS_H
#define AMPCC_LIB_PASSES_REGIONEXITS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Replaces every return in Body, a region, by `continue`, which ends a thread's work in the loop
/// over the threads. Inside of another loop, a flag and `break` lead there. Before, unless it is
/// null, appends the statements that come before each `continue`. Returns true if there was a
/// return.
bool replaceReturns(kir::Context &Ctx, kir::Block &Body,
                    llvm::function_ref<void(std::vector<kir::Stmt *> &)> Before);

} // namespace ampcc

#endif
