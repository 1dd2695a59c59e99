//===- segmented_scan.h - sums that begin anew at heads -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_SEGMENTED_SCAN_H
#define BENCH_SEGMENTED_SCAN_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// The sum up to each value from the last head, which is a flag that is not zero. The steps are
/// those of the scan: tiles, their totals, and what comes from earlier tiles.
struct segments {
  static constexpr int tile = 256;
  static constexpr int items = 8;
  static constexpr int part = tile * items;
  int size; ///< a multiple of the part
  memory<std::uint32_t> values, heads;
};

variant segmented_scan_generated(const segments &in);
variant segmented_scan_handwritten(const segments &in, opencl_device &device);
variant segmented_scan_openmp(const segments &in);

} // namespace bench

#endif
