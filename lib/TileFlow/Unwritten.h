//===- Unwritten.h - tile_static variables that are never written --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_LIB_TILEFLOW_UNWRITTEN_H
#define AMPCC_LIB_TILEFLOW_UNWRITTEN_H

#include "ampcc/TileFlow/TileFlow.h"

namespace ampcc::flow {

/// Reports the variables that a kernel reads, and that nothing in it writes.
void findUnwritten(const kir::Function &Kernel, const Knowledge &Known, TileFlow::Report Found);

} // namespace ampcc::flow

#endif
