//===- workload.cpp - the stencils ----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "stencil.h"

namespace bench {

problem stencil_5(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 16384 : 2048;
  const std::size_t cells = static_cast<std::size_t>(n) * n;
  const grid in{n, random_floats(cells, 0, 1)};
  const memory<float> expected(cells);
  for (int y = 1; y < n - 1; ++y)
    for (int x = 1; x < n - 1; ++x) {
      const float *at = &in.cells[static_cast<std::size_t>(y) * n + x];
      expected[at - in.cells.data()] = 0.5f * at[0] + 0.125f * (at[-1] + at[1] + at[-n] + at[n]);
    }

  problem p =
      make_problem(in, {stencil_5_generated, stencil_5_handwritten, stencil_5_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-6;
  p.size = square(n);
  p.bytes = 8.0 * cells;
  p.operations = 6.0 * cells;
  return p;
}

problem stencil_7_tiled(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 514 : 258;
  const std::size_t cells = static_cast<std::size_t>(n) * n * n;
  const grid in{n, random_floats(cells, 0, 1)};
  const memory<float> expected(cells);
  for (int z = 1; z < n - 1; ++z)
    for (int y = 1; y < n - 1; ++y)
      for (int x = 1; x < n - 1; ++x) {
        const float *at = &in.cells[(static_cast<std::size_t>(z) * n + y) * n + x];
        const float around = at[-n * n] + at[n * n] + at[-n] + at[n] + at[-1] + at[1];
        expected[at - in.cells.data()] = 0.4f * at[0] + 0.1f * around;
      }

  problem p =
      make_problem(in, {stencil_7_generated, stencil_7_handwritten, stencil_7_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-6;
  p.size = std::to_string(n) + " x " + std::to_string(n) + " x " + std::to_string(n);
  p.bytes = 8.0 * cells;
  p.operations = 8.0 * cells;
  return p;
}

problem stencil_27(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 514 : 258;
  const std::size_t cells = static_cast<std::size_t>(n) * n * n;
  const grid in{n, random_floats(cells, 0, 1)};
  const memory<float> expected(cells);
  for (int z = 1; z < n - 1; ++z)
    for (int y = 1; y < n - 1; ++y)
      for (int x = 1; x < n - 1; ++x) {
        const int i = (z * n + y) * n + x;
        double sum = 0;
        for (int dz = -1; dz <= 1; ++dz)
          for (int dy = -1; dy <= 1; ++dy)
            for (int dx = -1; dx <= 1; ++dx)
              sum += static_cast<double>(stencil_27_weights[dz * dz + dy * dy + dx * dx]) *
                     in.cells[i + (dz * n + dy) * n + dx];
        expected[i] = static_cast<float>(sum);
      }

  problem p =
      make_problem(in, {stencil_27_generated, stencil_27_handwritten, stencil_27_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-5;
  p.size = std::to_string(n) + " x " + std::to_string(n) + " x " + std::to_string(n);
  p.bytes = 8.0 * cells;
  p.operations = 54.0 * cells;
  return p;
}

} // namespace bench
