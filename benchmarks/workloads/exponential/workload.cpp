//===- workload.cpp - exponentials ----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "exponential.h"

namespace bench {

problem exponentials(scale s, opencl_device &device) {
  const std::size_t n = s == scale::gpu ? std::size_t(1) << 26 : std::size_t(1) << 20;
  const numbers in{random_floats(n, -6, 6)};
  const memory<float> expected(n);
  for (std::size_t i = 0; i < n; ++i) {
    const double v = in.values[i];
    expected[i] = static_cast<float>(std::exp(-0.5 * v * v) / (1.0 + std::exp(-v)));
  }

  problem p = make_problem(
      in, {exponentials_generated, exponentials_handwritten, exponentials_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-5;
  p.size = std::to_string(n);
  p.bytes = 8.0 * n;
  return p;
}

} // namespace bench
