//===- histogram.h - counting bytes with tile_static atomics --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_HISTOGRAM_H
#define BENCH_HISTOGRAM_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Four values in each word. Every tile counts its part in tile_static memory and adds the counts
/// to the result.
struct histogram_input {
  static constexpr int bins = 256;
  static constexpr int tile = 256;
  static constexpr int words_per_thread = 16;
  int words; ///< a multiple of tile * words_per_thread
  memory<std::uint32_t> packed;
};

variant histogram_generated(const histogram_input &in);
variant histogram_handwritten(const histogram_input &in, opencl_device &device);
variant histogram_openmp(const histogram_input &in);

} // namespace bench

#endif
