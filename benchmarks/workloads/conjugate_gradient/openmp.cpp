//===- openmp.cpp - conjugate gradients on the CPU ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "conjugate_gradient.h"

namespace bench {

variant conjugate_gradient_openmp(const linear_system &in) {
  const memory<float> x(in.rows), r(in.rows), p(in.rows), product(in.rows);
  const auto run = [=] {
    const int *starts = in.starts.data(), *columns = in.columns.data();
    const float *values = in.values.data();
    float square = 0;
#pragma omp parallel for reduction(+ : square)
    for (int i = 0; i < in.rows; ++i) {
      x[i] = 0;
      p[i] = r[i] = in.right[i];
      square += r[i] * r[i];
    }
    for (int k = 0; k < linear_system::iterations; ++k) {
      float along = 0, next = 0;
#pragma omp parallel for reduction(+ : along)
      for (int row = 0; row < in.rows; ++row) {
        float sum = 0;
        for (int i = starts[row]; i < starts[row + 1]; ++i)
          sum += values[i] * p[columns[i]];
        product[row] = sum;
        along += p[row] * sum;
      }
      const float step = square / along;
#pragma omp parallel for simd reduction(+ : next)
      for (int i = 0; i < in.rows; ++i) {
        x[i] += step * p[i];
        r[i] -= step * product[i];
        next += r[i] * r[i];
      }
      const float turn = next / square;
#pragma omp parallel for simd
      for (int i = 0; i < in.rows; ++i)
        p[i] = r[i] + turn * p[i];
      square = next;
    }
  };
  return {run, result_in(x)};
}

} // namespace bench
