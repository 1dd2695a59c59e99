//===- bilateral.h - the bilateral filter ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_BILATERAL_H
#define BENCH_BILATERAL_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// A picture of grey values. Each pixel becomes the mean of those around it, by weights that fall
/// with the distance and with the difference in grey. Beyond the edge the nearest pixel counts.
struct photograph {
  static constexpr int tile = 16;
  static constexpr int radius = 3;
  static constexpr float distance_scale = 0.125f; ///< 1 / (2 * 2^2)
  static constexpr float grey_scale = 12.5f;      ///< 1 / (2 * 0.2^2)
  int size;                                       ///< a multiple of the tile
  memory<float> pixels;
};

variant bilateral_generated(const photograph &in);
variant bilateral_handwritten(const photograph &in, opencl_device &device);
variant bilateral_openmp(const photograph &in);

} // namespace bench

#endif
