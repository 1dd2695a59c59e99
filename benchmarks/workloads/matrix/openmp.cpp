//===- openmp.cpp - matrix products and transposition on the CPU ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "matrix.h"
#include <algorithm>

namespace bench {

variant multiply_simple_openmp(const matrices &in) {
  const memory<float> out(in.a.size());
  const auto run = [in, out] {
    const int n = in.size;
    const float *a = in.a.data(), *b = in.b.data();
    float *c = out.data();
#pragma omp parallel for
    for (int y = 0; y < n; ++y)
      for (int x = 0; x < n; ++x) {
        float sum = 0;
        for (int k = 0; k < n; ++k)
          sum += a[y * n + k] * b[k * n + x];
        c[y * n + x] = sum;
      }
  };
  return {run, result_in(out)};
}

/// Blocks that stay in the cache; the innermost loop runs along rows.
variant multiply_tiled_openmp(const matrices &in) {
  const memory<float> out(in.a.size());
  const auto run = [in, out] {
    constexpr int block = 64;
    const int n = in.size;
    const float *a = in.a.data(), *b = in.b.data();
    float *c = out.data();
#pragma omp parallel for
    for (int first_y = 0; first_y < n; first_y += block) {
      const int last_y = std::min(n, first_y + block);
      std::fill(c + first_y * n, c + last_y * n, 0.0f);
      for (int first_k = 0; first_k < n; first_k += block)
        for (int y = first_y; y < last_y; ++y)
          for (int k = first_k; k < std::min(n, first_k + block); ++k) {
            const float factor = a[y * n + k];
            for (int x = 0; x < n; ++x)
              c[y * n + x] += factor * b[k * n + x];
          }
    }
  };
  return {run, result_in(out)};
}

variant transpose_openmp(const matrices &in) {
  const memory<float> out(in.a.size());
  const auto run = [in, out] {
    constexpr int block = 32;
    const int n = in.size;
    const float *from = in.a.data();
    float *to = out.data();
#pragma omp parallel for collapse(2)
    for (int first_y = 0; first_y < n; first_y += block)
      for (int first_x = 0; first_x < n; first_x += block)
        for (int y = first_y; y < std::min(n, first_y + block); ++y)
          for (int x = first_x; x < std::min(n, first_x + block); ++x)
            to[x * n + y] = from[y * n + x];
  };
  return {run, result_in(out)};
}

} // namespace bench
