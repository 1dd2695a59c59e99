//===- workload.cpp - a fluid by the lattice Boltzmann method -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "lattice_boltzmann.h"

namespace bench {

namespace {

memory<float> plain_step(const fluid &in) {
  const int n = in.size;
  const memory<float> to(in.populations.size());
  const auto at = [n](int q, int y, int x) {
    return (static_cast<std::size_t>(q) * n + (y + n) % n) * n + (x + n) % n;
  };
  // By rows of directions: up, none, down, and in each left, none, right.
  const int planes[3][3] = {{7, 4, 8}, {3, 0, 1}, {6, 2, 5}};
  const double weights[3] = {4.0 / 9, 1.0 / 9, 1.0 / 36};
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) {
      double density = 0, vx = 0, vy = 0;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
          const double f = in.populations[at(planes[dy + 1][dx + 1], y - dy, x - dx)];
          density += f;
          vx += dx * f;
          vy += dy * f;
        }
      vx /= density;
      vy /= density;
      for (int dy = -1; dy <= 1; ++dy)
        for (int dx = -1; dx <= 1; ++dx) {
          const int q = planes[dy + 1][dx + 1];
          const double f = in.populations[at(q, y - dy, x - dx)], along = dx * vx + dy * vy;
          const double rest = weights[dx * dx + dy * dy] * density *
                              (1 + 3 * along + 4.5 * along * along - 1.5 * (vx * vx + vy * vy));
          to[at(q, y, x)] = static_cast<float>(f + fluid::relaxation * (rest - f));
        }
    }
  return to;
}

} // namespace

problem lattice_boltzmann(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 4096 : 768;
  const std::size_t cells = static_cast<std::size_t>(n) * n;
  const fluid in{n, random_floats(fluid::directions * cells, 0.1f, 0.2f)};

  problem p = make_problem(
      in, {lattice_boltzmann_generated, lattice_boltzmann_handwritten, lattice_boltzmann_openmp},
      device);
  p.error = compare_with(plain_step(in));
  p.tolerance = 1e-5;
  p.size = square(n);
  p.bytes = 72.0 * static_cast<double>(cells);
  return p;
}

} // namespace bench
