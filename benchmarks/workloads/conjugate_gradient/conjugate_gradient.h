//===- conjugate_gradient.h - a linear system by conjugate gradients ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_CONJUGATE_GRADIENT_H
#define BENCH_CONJUGATE_GRADIENT_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// A symmetric, positive definite matrix in compressed rows, and the right side. A run is
/// `iterations` whole iterations from zero.
struct linear_system {
  static constexpr int tile = 256;
  static constexpr int iterations = 16;
  int rows; ///< a multiple of the tile
  memory<int> starts, columns;
  memory<float> values, right;
};

variant conjugate_gradient_generated(const linear_system &in);
variant conjugate_gradient_handwritten(const linear_system &in, opencl_device &device);
variant conjugate_gradient_openmp(const linear_system &in);

} // namespace bench

#endif
