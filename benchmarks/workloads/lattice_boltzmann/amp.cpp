//===- amp.cpp - a fluid in C++ AMP ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "lattice_boltzmann.h"

namespace bench {

using namespace concurrency;

namespace {

/// What a population tends to, for the velocity along its direction and the square of the velocity.
float equilibrium(float weight, float density, float along, float square) restrict(amp) {
  return weight * density * (1.0f + 3.0f * along + 4.5f * along * along - 1.5f * square);
}

} // namespace

variant lattice_boltzmann_generated(const fluid &in) {
  constexpr int directions = fluid::directions;
  const int n = in.size;
  const extent<3> planes(directions, n, n);
  const array_view<const float, 3> from(planes, in.populations.data());
  const output<float, 3> out{planes};
  const auto to = out.view;
  const auto run = [=] {
    parallel_for_each(
        extent<2>(n, n), [=](index<2> i) restrict(amp) {
          const int right[directions] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
          const int down[directions] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
          const float weights[3] = {4.0f / 9, 1.0f / 9, 1.0f / 36};
          const int rows[3] = {i[0] == 0 ? n - 1 : i[0] - 1, i[0], i[0] == n - 1 ? 0 : i[0] + 1};
          const int columns[3] = {i[1] == 0 ? n - 1 : i[1] - 1, i[1], i[1] == n - 1 ? 0 : i[1] + 1};
          float f[directions], density = 0, vx = 0, vy = 0;
          for (int q = 0; q < directions; ++q) {
            f[q] = from(q, rows[1 - down[q]], columns[1 - right[q]]);
            density += f[q];
            vx += right[q] * f[q];
            vy += down[q] * f[q];
          }
          vx /= density;
          vy /= density;
          const float square = vx * vx + vy * vy;
          for (int q = 0; q < directions; ++q) {
            const float weight = weights[right[q] * right[q] + down[q] * down[q]];
            const float rest = equilibrium(weight, density, right[q] * vx + down[q] * vy, square);
            to(q, i[0], i[1]) = f[q] + fluid::relaxation * (rest - f[q]);
          }
        });
  };
  return {run, out.result()};
}

} // namespace bench
