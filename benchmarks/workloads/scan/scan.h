//===- scan.h - exclusive prefix sums -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_SCAN_H
#define BENCH_SCAN_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Three steps: every tile scans its part, one tile scans the tiles' sums, every tile adds its
/// offset. A thread has `items` neighbouring elements.
struct scan_shape {
  static constexpr int tile = 256;
  static constexpr int items = 8;
  static constexpr int part = tile * items;
};

/// The size is a multiple of scan_shape::part.
struct prefix_sums {
  int size;
  memory<std::uint32_t> values;
};

variant scan_generated(const prefix_sums &in);
variant scan_handwritten(const prefix_sums &in, opencl_device &device);
variant scan_openmp(const prefix_sums &in);

/// The hand-written scan as a part of other workloads: queues all steps.
std::function<void()> handwritten_scan(opencl_device &device, const buffer &in, const buffer &out,
                                       int size);

} // namespace bench

#endif
