//===- matrix.h - matrix products and transposition -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_MATRIX_H
#define BENCH_MATRIX_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Square matrices by rows; `size` is a multiple of the tile.
struct matrices {
  static constexpr int tile = 16;
  static constexpr int block = 4; ///< rows and columns of a thread in the blocked product
  int size;
  memory<float> a, b;
};

variant multiply_simple_generated(const matrices &in);
variant multiply_simple_handwritten(const matrices &in, opencl_device &device);
variant multiply_simple_openmp(const matrices &in);

variant multiply_tiled_generated(const matrices &in);
variant multiply_tiled_handwritten(const matrices &in, opencl_device &device);
variant multiply_tiled_openmp(const matrices &in);

/// Every thread makes a block of the product in registers. Its OpenMP variant is multiply_tiled's.
variant multiply_blocked_generated(const matrices &in);
variant multiply_blocked_handwritten(const matrices &in, opencl_device &device);

variant transpose_generated(const matrices &in);
variant transpose_handwritten(const matrices &in, opencl_device &device);
variant transpose_openmp(const matrices &in);

} // namespace bench

#endif
