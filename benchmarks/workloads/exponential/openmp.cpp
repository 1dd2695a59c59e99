//===- openmp.cpp - exponentials on the CPU -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "exponential.h"
#include <cmath>

namespace bench {

variant exponentials_openmp(const numbers &in) {
  const memory<float> out(in.values.size());
  const auto run = [in, out] {
    const int n = static_cast<int>(in.values.size());
    const float *x = in.values.data();
    float *y = out.data();
#pragma omp parallel for
    for (int i = 0; i < n; ++i)
      y[i] = std::exp(-0.5f * x[i] * x[i]) / (1.0f + std::exp(-x[i]));
  };
  return {run, result_in(out)};
}

} // namespace bench
