//===- openmp.cpp - a large histogram on the CPU --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "large_histogram.h"
#include <algorithm>
#include <omp.h>

namespace bench {

namespace {

constexpr int bins = large_counts::bins;

} // namespace

/// Each thread counts for itself; then each adds up a part of the bins.
variant large_histogram_openmp(const large_counts &in) {
  const memory<std::uint32_t> total(bins);
  const memory<std::uint32_t> all(static_cast<std::size_t>(omp_get_max_threads()) * bins);
  const auto run = [in, total, all] {
    const std::uint32_t *keys = in.keys.data();
#pragma omp parallel
    {
      const int threads = omp_get_num_threads();
      std::uint32_t *mine = &all[static_cast<std::size_t>(omp_get_thread_num()) * bins];
      std::fill(mine, mine + bins, 0);
#pragma omp for
      for (int i = 0; i < in.count; ++i)
        ++mine[keys[i]];
#pragma omp for
      for (int b = 0; b < bins; ++b) {
        std::uint32_t sum = 0;
        for (int t = 0; t < threads; ++t)
          sum += all[static_cast<std::size_t>(t) * bins + b];
        total[b] = sum;
      }
    }
  };
  return {run, result_in(total)};
}

} // namespace bench
