//===- workload.cpp - a linear system by conjugate gradients --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "conjugate_gradient.h"
#include <numeric>
#include <vector>

namespace bench {

namespace {

using doubles = std::vector<double>;

double plain_dot(const doubles &a, const doubles &b) {
  return std::inner_product(a.begin(), a.end(), b.begin(), 0.0);
}

memory<float> plain_solution(const linear_system &in) {
  const std::size_t rows = in.rows;
  doubles x(rows), r(in.right.begin(), in.right.end()), p = r, product(rows);
  double square = plain_dot(r, r);
  for (int k = 0; k < linear_system::iterations; ++k) {
    for (std::size_t row = 0; row < rows; ++row) {
      product[row] = 0;
      for (int i = in.starts[row]; i < in.starts[row + 1]; ++i)
        product[row] += in.values[i] * p[in.columns[i]];
    }
    const double step = square / plain_dot(p, product);
    for (std::size_t i = 0; i < rows; ++i) {
      x[i] += step * p[i];
      r[i] -= step * product[i];
    }
    const double next = plain_dot(r, r);
    for (std::size_t i = 0; i < rows; ++i)
      p[i] = r[i] + next / square * p[i];
    square = next;
  }
  const memory<float> solution(rows);
  std::copy(x.begin(), x.end(), solution.begin());
  return solution;
}

/// The five-point Laplacian of a square of n x n places, and half of the identity.
linear_system laplacian(int n) {
  std::vector<int> starts = {0}, columns;
  std::vector<float> values;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) {
      const int row = y * n + x;
      const auto add = [&](bool inside, int column, float value) {
        if (inside) {
          columns.push_back(column);
          values.push_back(value);
        }
      };
      add(y > 0, row - n, -1);
      add(x > 0, row - 1, -1);
      add(true, row, 4.5f);
      add(x < n - 1, row + 1, -1);
      add(y < n - 1, row + n, -1);
      starts.push_back(static_cast<int>(columns.size()));
    }
  const int rows = n * n;
  linear_system made{rows, memory<int>(starts.size()), memory<int>(columns.size()),
                     memory<float>(values.size()), random_floats(rows, -1, 1)};
  std::copy(starts.begin(), starts.end(), made.starts.begin());
  std::copy(columns.begin(), columns.end(), made.columns.begin());
  std::copy(values.begin(), values.end(), made.values.begin());
  return made;
}

} // namespace

problem conjugate_gradient(scale s, opencl_device &device) {
  const linear_system in = laplacian(s == scale::gpu ? 2048 : 256);
  problem p = make_problem(
      in, {conjugate_gradient_generated, conjugate_gradient_handwritten, conjugate_gradient_openmp},
      device);
  p.error = compare_with(plain_solution(in));
  p.tolerance = 1e-4;
  p.size = std::to_string(in.rows) + " rows";
  p.bytes =
      linear_system::iterations * (8.0 * static_cast<double>(in.values.size()) + 48.0 * in.rows);
  p.operations =
      linear_system::iterations * (2.0 * static_cast<double>(in.values.size()) + 10.0 * in.rows);
  return p;
}

} // namespace bench
