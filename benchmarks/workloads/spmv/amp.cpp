//===- amp.cpp - sparse matrix times vector in C++ AMP --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "spmv.h"

namespace bench {

using namespace concurrency;

namespace {

/// A sparse matrix on the accelerator: a class of views, captured as a whole.
class sparse_matrix {
public:
  explicit sparse_matrix(const sparse_product &in)
      : starts_(input_view(in.starts)), columns_(input_view(in.columns)),
        values_(input_view(in.values)) {}

  float row_times(int row, const array_view<const float> &vector) const restrict(amp) {
    float sum = 0;
    const int end = starts_[row + 1];
    for (int i = starts_[row]; i < end; ++i)
      sum += values_[i] * vector[columns_[i]];
    return sum;
  }

private:
  array_view<const int> starts_, columns_;
  array_view<const float> values_;
};

} // namespace

variant spmv_generated(const sparse_product &in) {
  const output<float> product{extent<1>(in.rows)};
  const auto matrix = sparse_matrix(in);
  const auto vector = input_view(in.vector);
  const auto to = product.view;
  const auto run = [=] {
    parallel_for_each(
        to.extent, [=](index<1> row) restrict(amp) { to[row] = matrix.row_times(row[0], vector); });
  };
  return {run, product.result()};
}

} // namespace bench
