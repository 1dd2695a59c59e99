//===- openmp.cpp - k-means on the CPU ------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "k_means.h"
#include <algorithm>

namespace bench {

variant k_means_openmp(const point_set &in) {
  constexpr int dimensions = point_set::dimensions, centres = point_set::centres;
  constexpr int sums = point_set::sums;
  const memory<int> out(static_cast<std::size_t>(sums) + in.count);
  const auto run = [in, out] {
    int *total = out.data(), *nearest = out.data() + sums;
    std::fill(total, total + sums, 0);
    const float *points = in.coordinates.data(), *middles = in.middles.data();
#pragma omp parallel for simd
    for (int i = 0; i < in.count; ++i) {
      float least = 1e30f;
      int best = 0;
      for (int c = 0; c < centres; ++c) {
        float distance = 0;
        for (int d = 0; d < dimensions; ++d) {
          const float difference = points[d * in.count + i] - middles[c * dimensions + d];
          distance += difference * difference;
        }
        best = distance < least ? c : best;
        least = std::min(least, distance);
      }
      nearest[i] = best;
    }
#pragma omp parallel
    {
      int sum[sums] = {};
#pragma omp for
      for (int i = 0; i < in.count; ++i) {
        int *of_centre = sum + nearest[i] * (dimensions + 1);
        for (int d = 0; d < dimensions; ++d)
          of_centre[d] += static_cast<int>(points[d * in.count + i]);
        ++of_centre[dimensions];
      }
#pragma omp critical
      for (int i = 0; i < sums; ++i)
        total[i] += sum[i];
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
