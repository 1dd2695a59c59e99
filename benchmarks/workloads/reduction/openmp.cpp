//===- openmp.cpp - the dot product on the CPU ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "reduction.h"

namespace bench {

variant dot_openmp(const dot_product &in) {
  const memory<float> total(1);
  const auto run = [in, total] {
    const float *x = in.x.data(), *y = in.y.data();
    float sum = 0;
#pragma omp parallel for simd reduction(+ : sum)
    for (int i = 0; i < in.size; ++i)
      sum += x[i] * y[i];
    total[0] = sum;
  };
  return {run, result_in(total)};
}

} // namespace bench
