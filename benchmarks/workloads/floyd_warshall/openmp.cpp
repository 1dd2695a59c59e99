//===- openmp.cpp - shortest paths on the CPU -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "floyd_warshall.h"
#include <algorithm>

namespace bench {

namespace {

constexpr int side = 64;

/// Paths from the rows of `left` through its columns, the rows of `right`. All are blocks of a
/// table with rows of `n`, and may be the same.
void shorten(int *to, const int *left, const int *right, std::size_t n) {
  for (std::size_t k = 0; k < side; ++k)
    for (std::size_t y = 0; y < side; ++y) {
      const int first = left[y * n + k];
#pragma omp simd
      for (std::size_t x = 0; x < side; ++x)
        to[y * n + x] = std::min(to[y * n + x], first + right[k * n + x]);
    }
}

} // namespace

variant floyd_warshall_openmp(const road_map &in) {
  const memory<int> out(in.lengths.size());
  const auto run = [in, out] {
    const std::size_t n = in.size;
    const int blocks = in.size / side;
    const auto at = [&](int y, int x) { return &out[(y * n + x) * side]; };
#pragma omp parallel
    {
#pragma omp for
      for (std::size_t i = 0; i < n * n; ++i)
        out[i] = in.lengths[i];
      for (int round = 0; round < blocks; ++round) {
        int *pivot = at(round, round);
#pragma omp single
        shorten(pivot, pivot, pivot, n);
#pragma omp for
        for (int other = 0; other < blocks; ++other)
          if (other != round) {
            shorten(at(round, other), pivot, at(round, other), n);
            shorten(at(other, round), at(other, round), pivot, n);
          }
#pragma omp for collapse(2)
        for (int y = 0; y < blocks; ++y)
          for (int x = 0; x < blocks; ++x)
            if (y != round && x != round)
              shorten(at(y, x), at(y, round), at(round, x), n);
      }
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
