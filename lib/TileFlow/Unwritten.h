//===- Unwritten.h - a check for tile_static variables that nothing writes -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// TileFlow runs the check for each tiled kernel. tile_static variables have no initialiser, so that
// a variable without any write has undefined values:
//
//   tile_static float row[16];
//   v[t.global] = row[t.local[0]]; // reported if the kernel never writes `row`
//
// The check ignores control flow: one assignment anywhere in the kernel or in the functions that it
// calls, or one place that takes the address, counts as a write.
//
// Change this code if another kind of access writes.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_LIB_TILEFLOW_UNWRITTEN_H
#define AMPCC_LIB_TILEFLOW_UNWRITTEN_H

#include "ampcc/TileFlow/TileFlow.h"

namespace ampcc::flow {

/// Reports the tile_static variables that a kernel reads and nothing in it writes, each at its
/// first read. Reports nothing if the body of a called function is not known completely.
void findUnwritten(const kir::Function &Kernel, const Knowledge &Known, TileFlow::Report Found);

} // namespace ampcc::flow

#endif
