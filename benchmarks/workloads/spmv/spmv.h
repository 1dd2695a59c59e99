//===- spmv.h - sparse matrix times vector --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_SPMV_H
#define BENCH_SPMV_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Compressed rows: the entries of row r are at [starts[r], starts[r + 1]).
struct sparse_product {
  int rows;
  memory<int> starts, columns;
  memory<float> values, vector;
};

variant spmv_generated(const sparse_product &in);
variant spmv_handwritten(const sparse_product &in, opencl_device &device);
variant spmv_openmp(const sparse_product &in);

} // namespace bench

#endif
