//===- openmp.cpp - sparse matrix times vector on the CPU -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "spmv.h"

namespace bench {

variant spmv_openmp(const sparse_product &in) {
  const memory<float> out(in.rows);
  const auto run = [in, out] {
    const int *starts = in.starts.data(), *columns = in.columns.data();
    const float *values = in.values.data(), *vector = in.vector.data();
    float *to = out.data();
#pragma omp parallel for
    for (int row = 0; row < in.rows; ++row) {
      float sum = 0;
      for (int i = starts[row]; i < starts[row + 1]; ++i)
        sum += values[i] * vector[columns[i]];
      to[row] = sum;
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
