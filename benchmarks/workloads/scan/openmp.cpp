//===- openmp.cpp - exclusive prefix sums on the CPU ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "scan.h"
#include <omp.h>

namespace bench {

/// Two passes: the sum of each thread's part, then each part from its offset.
variant scan_openmp(const prefix_sums &in) {
  const memory<std::uint32_t> out(in.size);
  const auto run = [in, out] {
    const std::uint32_t *from = in.values.data();
    std::uint32_t *to = out.data();
    std::vector<std::uint32_t> sums(omp_get_max_threads() + 1);
#pragma omp parallel
    {
      const int threads = omp_get_num_threads(), me = omp_get_thread_num();
      const int first = static_cast<int>(static_cast<long long>(in.size) * me / threads);
      const int last = static_cast<int>(static_cast<long long>(in.size) * (me + 1) / threads);
      std::uint32_t sum = 0;
      for (int i = first; i < last; ++i)
        sum += from[i];
      sums[me + 1] = sum;
#pragma omp barrier
      sum = 0;
      for (int i = 0; i <= me; ++i)
        sum += sums[i];
      for (int i = first; i < last; ++i) {
        to[i] = sum;
        sum += from[i];
      }
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
