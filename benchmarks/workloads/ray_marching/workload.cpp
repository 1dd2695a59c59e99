//===- workload.cpp - a picture of signed distances -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "plain_scene.h"

namespace bench {

problem ray_marching(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 2048 : 256;
  const scene in{n};
  const memory<float> expected(static_cast<std::size_t>(n) * n);
  for (int row = 0; row < n; ++row)
    for (int column = 0; column < n; ++column)
      expected[static_cast<std::size_t>(row) * n + column] = plain_scene::pixel(row, column, n);

  problem p = make_problem(
      in, {ray_marching_generated, ray_marching_handwritten, ray_marching_openmp}, device);
  // Whether a ray touches an edge hangs on the last bit.
  p.error = share_of_different(expected, 0.02);
  p.tolerance = 0.01;
  p.size = square(n);
  return p;
}

} // namespace bench
