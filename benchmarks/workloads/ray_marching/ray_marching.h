//===- ray_marching.h - a picture of signed distances ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_RAY_MARCHING_H
#define BENCH_RAY_MARCHING_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// A ball that melts into a box, a ring, and the floor, as one function of signed distance. A
/// thread follows the ray of its pixel to the surface and shades it.
struct scene {
  static constexpr int most_steps = 64;
  static constexpr float near = 0.001f, far = 20.0f;
  int size;
};

variant ray_marching_generated(const scene &in);
variant ray_marching_handwritten(const scene &in, opencl_device &device);
variant ray_marching_openmp(const scene &in);

} // namespace bench

#endif
