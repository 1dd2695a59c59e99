//===- workload.cpp - sparse matrix times vector --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "spmv.h"

namespace bench {

problem sparse_multiply(scale s, opencl_device &device) {
  const int rows = s == scale::gpu ? 1 << 22 : 1 << 16;
  generator g;
  memory<int> starts(rows + 1);
  for (int row = 0; row < rows; ++row)
    starts[row + 1] = starts[row] + 8 + static_cast<int>(g.below(33));
  const int entries = starts[rows];
  const sparse_product in{rows, starts, memory<int>(entries), random_floats(entries, 0, 1, 1),
                          random_floats(rows, 0, 1, 2)};
  // Near the diagonal, as in matrices of meshes.
  for (int row = 0; row < rows; ++row)
    for (int i = starts[row]; i < starts[row + 1]; ++i) {
      const int column = row - 2048 + static_cast<int>(g.below(4096));
      in.columns[i] = std::clamp(column, 0, rows - 1);
    }
  const memory<float> expected(rows);
  for (int row = 0; row < rows; ++row)
    for (int i = starts[row]; i < starts[row + 1]; ++i)
      expected[row] += in.values[i] * in.vector[in.columns[i]];

  problem p = make_problem(in, {spmv_generated, spmv_handwritten, spmv_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-5;
  p.size = std::to_string(rows) + " rows";
  p.bytes = 8.0 * entries + 12.0 * rows;
  p.operations = 2.0 * entries;
  return p;
}

} // namespace bench
