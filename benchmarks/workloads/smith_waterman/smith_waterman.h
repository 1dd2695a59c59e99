//===- smith_waterman.h - local alignment of two sequences ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_SMITH_WATERMAN_H
#define BENCH_SMITH_WATERMAN_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Scores of all pairs of places, of which each depends on those above, to the left and at the
/// corner. A tile has a block of the table, and its threads the rows of the block: all threads
/// together go through the anti-diagonals. A launch has all blocks on one anti-diagonal. The result
/// is the best score of each row.
struct sequences {
  static constexpr int tile = 64;
  static constexpr int match = 2, mismatch = -1, gap = 1;
  int length; ///< of both; a multiple of the tile
  memory<int> down, along;
};

variant smith_waterman_generated(const sequences &in);
variant smith_waterman_handwritten(const sequences &in, opencl_device &device);
variant smith_waterman_openmp(const sequences &in);

} // namespace bench

#endif
