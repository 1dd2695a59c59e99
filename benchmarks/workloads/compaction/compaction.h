//===- compaction.h - values that are kept, close together ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_COMPACTION_H
#define BENCH_COMPACTION_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// The values below the limit move to the front and keep their order: counts of tiles, a scan of
/// them, and the moves.
struct kept_values {
  static constexpr int tile = 256;
  static constexpr std::uint32_t limit = 1u << 31;
  int size; ///< a multiple of tile * scan_shape::part
  memory<std::uint32_t> values;
};

variant compaction_generated(const kept_values &in);
variant compaction_handwritten(const kept_values &in, opencl_device &device);
variant compaction_openmp(const kept_values &in);

} // namespace bench

#endif
