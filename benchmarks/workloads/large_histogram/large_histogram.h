//===- large_histogram.h - a histogram too large for a tile ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_LARGE_HISTOGRAM_H
#define BENCH_LARGE_HISTOGRAM_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Keys of 16 bits: the counts do not fit into tile_static memory, so that all threads add to the
/// same ones.
struct large_counts {
  static constexpr int bins = 1 << 16;
  static constexpr int tile = 256;
  static constexpr int keys_per_thread = 16;
  int count; ///< a multiple of tile * keys_per_thread
  memory<std::uint32_t> keys;
};

variant large_histogram_generated(const large_counts &in);
variant large_histogram_handwritten(const large_counts &in, opencl_device &device);
variant large_histogram_openmp(const large_counts &in);

} // namespace bench

#endif
