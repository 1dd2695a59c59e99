//===- openmp.cpp - a picture on the CPU ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "plain_scene.h"

namespace bench {

variant ray_marching_openmp(const scene &in) {
  const int n = in.size;
  const memory<float> out(static_cast<std::size_t>(n) * n);
  const auto run = [n, out] {
  // Rows take different times.
#pragma omp parallel for schedule(dynamic)
    for (int row = 0; row < n; ++row)
      for (int column = 0; column < n; ++column)
        out[static_cast<std::size_t>(row) * n + column] = plain_scene::pixel(row, column, n);
  };
  return {run, result_in(out)};
}

} // namespace bench
