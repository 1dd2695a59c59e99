//===- openmp.cpp - gravity on the CPU ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "nbody.h"
#include <cmath>

namespace bench {

variant nbody_openmp(const bodies &in) {
  const memory<float> out(3 * static_cast<std::size_t>(in.count));
  const auto run = [in, out] {
    const float *positions = in.positions.data();
    float *to = out.data();
#pragma omp parallel for
    for (int g = 0; g < in.count; ++g) {
      const float x = positions[3 * g], y = positions[3 * g + 1], z = positions[3 * g + 2];
      float ax = 0, ay = 0, az = 0;
#pragma omp simd reduction(+ : ax, ay, az)
      for (int i = 0; i < in.count; ++i) {
        const float dx = positions[3 * i] - x, dy = positions[3 * i + 1] - y,
                    dz = positions[3 * i + 2] - z;
        const float inverse = 1.0f / std::sqrt(dx * dx + dy * dy + dz * dz + bodies::softening);
        const float s = inverse * inverse * inverse;
        ax += dx * s;
        ay += dy * s;
        az += dz * s;
      }
      to[3 * g] = ax;
      to[3 * g + 1] = ay;
      to[3 * g + 2] = az;
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
