//===- Unwritten.h - a check for tile_static variables that nothing writes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow runs it for each kernel.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_UNWRITTEN_H
#define AMPCC_LIB_TILEFLOW_UNWRITTEN_H

#include "ampcc/TileFlow/TileFlow.h"

namespace ampcc::flow {

/// Reports the variables that a kernel reads, and that nothing in it writes.
void findUnwritten(const kir::Function &Kernel, const Knowledge &Known, TileFlow::Report Found);

} // namespace ampcc::flow

#endif
