//===- k_means.h - one step of k-means ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_K_MEANS_H
#define BENCH_K_MEANS_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Points with whole numbers as coordinates, one array for each, and centres. A step finds the
/// nearest centre of each point and adds up the coordinates and the number of each centre's points.
struct point_set {
  static constexpr int tile = 256;
  static constexpr int dimensions = 4;
  static constexpr int centres = 32;
  static constexpr int sums = centres * (dimensions + 1); ///< the number is the last of each
  int count;                                              ///< a multiple of the tile
  memory<float> coordinates; ///< those of dimension d begin at d * count
  memory<float> middles;     ///< those of centre c begin at c * dimensions
};

variant k_means_generated(const point_set &in);
variant k_means_handwritten(const point_set &in, opencl_device &device);
variant k_means_openmp(const point_set &in);

} // namespace bench

#endif
