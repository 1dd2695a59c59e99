//===- RegionExits.h - exits of threads from a region --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_PASSES_REGIONEXITS_H
#define AMPCC_LIB_PASSES_REGIONEXITS_H

#include "ampcc/KIR/Module.h"

namespace ampcc {

/// In the loop over the threads of a region `continue` ends a thread's work: makes one of every
/// return in Body. Before inserts what else is to be done first, at the place of each; null for
/// nothing. True when there was a return.
bool replaceReturns(kir::Context &Ctx, kir::Block &Body,
                    llvm::function_ref<void(std::vector<kir::Stmt *> &)> Before);

} // namespace ampcc

#endif
