//===- reduction.h - the dot product of two vectors -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_REDUCTION_H
#define BENCH_REDUCTION_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Every thread of a fixed number of tiles sums a strided part, every tile adds up its threads in a
/// tree, one last tile adds up the tiles.
struct dot_product {
  static constexpr int tile = 256;
  static constexpr int tiles = 1024;
  int size;
  memory<float> x, y;
};

variant dot_generated(const dot_product &in);
variant dot_handwritten(const dot_product &in, opencl_device &device);
variant dot_openmp(const dot_product &in);

} // namespace bench

#endif
