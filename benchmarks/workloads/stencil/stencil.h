//===- stencil.h - 5-, 7- and 27-point stencils ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_STENCIL_H
#define BENCH_STENCIL_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// One step over the inside of a square or a cube; the border of the result stays 0.
struct grid {
  int size; ///< in every dimension
  memory<float> cells;
};

/// The weight of a neighbour by how many of its coordinates differ: 0 to 3.
constexpr float stencil_27_weights[4] = {0.5f, 0.05f, 0.015f, 0.0025f};

variant stencil_5_generated(const grid &in);
variant stencil_5_handwritten(const grid &in, opencl_device &device);
variant stencil_5_openmp(const grid &in);

/// The inside is a multiple of this tile, slowest dimension first.
constexpr int stencil_7_tile[3] = {4, 8, 16};
variant stencil_7_generated(const grid &in);
variant stencil_7_handwritten(const grid &in, opencl_device &device);
variant stencil_7_openmp(const grid &in);

variant stencil_27_generated(const grid &in);
variant stencil_27_handwritten(const grid &in, opencl_device &device);
variant stencil_27_openmp(const grid &in);

} // namespace bench

#endif
