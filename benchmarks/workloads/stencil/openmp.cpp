//===- openmp.cpp - the stencils on the CPU -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stencil.h"

namespace bench {

variant stencil_5_openmp(const grid &in) {
  const memory<float> out(in.cells.size());
  const auto run = [in, out] {
    const int n = in.size;
    const float *from = in.cells.data();
    float *to = out.data();
#pragma omp parallel for
    for (int y = 1; y < n - 1; ++y)
      for (int x = 1; x < n - 1; ++x) {
        const int i = y * n + x;
        to[i] = 0.5f * from[i] + 0.125f * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
      }
  };
  return {run, result_in(out)};
}

variant stencil_7_openmp(const grid &in) {
  const memory<float> out(in.cells.size());
  const auto run = [in, out] {
    const int n = in.size;
    const float *from = in.cells.data();
    float *to = out.data();
#pragma omp parallel for
    for (int z = 1; z < n - 1; ++z)
      for (int y = 1; y < n - 1; ++y)
        for (int x = 1; x < n - 1; ++x) {
          const int i = (z * n + y) * n + x;
          to[i] = 0.4f * from[i] + 0.1f * (from[i - n * n] + from[i + n * n] + from[i - n] +
                                           from[i + n] + from[i - 1] + from[i + 1]);
        }
  };
  return {run, result_in(out)};
}

variant stencil_27_openmp(const grid &in) {
  const memory<float> out(in.cells.size());
  const auto run = [in, out] {
    const int n = in.size;
    const float *from = in.cells.data();
    float *to = out.data();
#pragma omp parallel for
    for (int z = 1; z < n - 1; ++z)
      for (int y = 1; y < n - 1; ++y)
        for (int x = 1; x < n - 1; ++x) {
          const int i = (z * n + y) * n + x;
          float sum = 0;
          for (int dz = -1; dz <= 1; ++dz)
            for (int dy = -1; dy <= 1; ++dy)
              for (int dx = -1; dx <= 1; ++dx)
                sum += stencil_27_weights[dz * dz + dy * dy + dx * dx] *
                       from[i + (dz * n + dy) * n + dx];
          to[i] = sum;
        }
  };
  return {run, result_in(out)};
}

} // namespace bench
