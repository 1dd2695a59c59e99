//===- workload.cpp - the dot product -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "reduction.h"

namespace bench {

problem dot(scale s, opencl_device &device) {
  const int size = (s == scale::gpu ? 1 << 28 : 1 << 22) + 13;
  const dot_product in{size, random_floats(size, 0, 1, 1), random_floats(size, 0, 1, 2)};
  double sum = 0;
  for (int i = 0; i < size; ++i)
    sum += static_cast<double>(in.x[i]) * in.y[i];
  const memory<float> expected(1);
  expected[0] = static_cast<float>(sum);

  problem p = make_problem(in, {dot_generated, dot_handwritten, dot_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-4;
  p.size = std::to_string(size);
  p.bytes = 8.0 * size;
  p.operations = 2.0 * size;
  return p;
}

} // namespace bench
