//===- openmp.cpp - a fluid on the CPU ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lattice_boltzmann.h"

namespace bench {

namespace {

constexpr int directions = fluid::directions;
constexpr int right[directions] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
constexpr int down[directions] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
constexpr float weights[3] = {4.0f / 9, 1.0f / 9, 1.0f / 36};

/// Populations of a row of cells, and those of its neighbours by direction.
struct row {
  const float *from[directions];
  float *to[directions];
};

/// Column `x`, with its neighbours to the left and to the right.
inline void relax(const row &cells, int x, int before, int after) {
  const int columns[3] = {before, x, after};
  float f[directions], density = 0, vx = 0, vy = 0;
  for (int q = 0; q < directions; ++q) {
    f[q] = cells.from[q][columns[1 - right[q]]];
    density += f[q];
    vx += static_cast<float>(right[q]) * f[q];
    vy += static_cast<float>(down[q]) * f[q];
  }
  vx /= density;
  vy /= density;
  const float square = vx * vx + vy * vy;
  for (int q = 0; q < directions; ++q) {
    const float along = static_cast<float>(right[q]) * vx + static_cast<float>(down[q]) * vy;
    const float rest = weights[right[q] * right[q] + down[q] * down[q]] * density *
                       (1.0f + 3.0f * along + 4.5f * along * along - 1.5f * square);
    cells.to[q][x] = f[q] + fluid::relaxation * (rest - f[q]);
  }
}

} // namespace

variant lattice_boltzmann_openmp(const fluid &in) {
  const memory<float> out(in.populations.size());
  const auto run = [in, out] {
    const int n = in.size;
#pragma omp parallel for
    for (int y = 0; y < n; ++y) {
      row cells;
      for (int q = 0; q < directions; ++q) {
        const std::size_t plane = static_cast<std::size_t>(q) * n;
        cells.from[q] = in.populations.data() + (plane + (y - down[q] + n) % n) * n;
        cells.to[q] = out.data() + (plane + y) * n;
      }
      relax(cells, 0, n - 1, 1);
#pragma omp simd
      for (int x = 1; x < n - 1; ++x)
        relax(cells, x, x - 1, x + 1);
      relax(cells, n - 1, n - 2, 0);
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
