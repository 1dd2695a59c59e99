//===- RegionExits.h - replacement of returns inside of a region ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A CPU thread runs a tile of GPU threads as loops. The pass cut-regions cuts a kernel at its
// barriers into regions, each of which becomes a loop over the threads of the tile. In this loop a
// return must end one thread's work and not the loop. The last step of the pass, RegionMasks.cpp,
// calls replaceReturns() for that:
//
//   threads { if (x) return; f(); }    ->    threads { if (x) { Before; continue; } f(); }
//
// RegionMasks.cpp handles the regions that the thread must then skip.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_PASSES_REGIONEXITS_H
#define AMPCC_LIB_PASSES_REGIONEXITS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// Replaces every return in Body, the body of a region, by `continue`, which ends a thread's work
/// in the loop over the threads. Inside of another loop the return sets a flag and leaves that loop
/// with `break`, and a check of the flag after it continues. Before, unless it is null, is called
/// at the place of each return, and may append statements there. Returns true if there was a
/// return.
bool replaceReturns(kir::Context &Ctx, kir::Block &Body,
                    llvm::function_ref<void(std::vector<kir::Stmt *> &)> Before);

} // namespace ampcc

#endif
