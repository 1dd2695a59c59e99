//===- workload.cpp - gravity between all pairs ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "nbody.h"

namespace bench {

problem nbody(scale s, opencl_device &device) {
  const int count = s == scale::gpu ? 32768 : 1536;
  const bodies in{count, random_floats(3 * static_cast<std::size_t>(count), -1, 1)};
  const memory<float> expected(in.positions.size());
  for (int g = 0; g < count; ++g) {
    const float *here = &in.positions[3 * g];
    double sum[3] = {};
    for (int i = 0; i < count; ++i) {
      const float *there = &in.positions[3 * i];
      double way[3], square = bodies::softening;
      for (int d = 0; d < 3; ++d) {
        way[d] = there[d] - here[d];
        square += way[d] * way[d];
      }
      const double factor = 1 / (square * std::sqrt(square));
      for (int d = 0; d < 3; ++d)
        sum[d] += way[d] * factor;
    }
    for (int d = 0; d < 3; ++d)
      expected[3 * g + d] = static_cast<float>(sum[d]);
  }

  problem p = make_problem(in, {nbody_generated, nbody_handwritten, nbody_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-4;
  p.size = std::to_string(count);
  p.operations = 20.0 * count * count;
  return p;
}

} // namespace bench
