//===- openmp.cpp - sums of segments on the CPU ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "segmented_scan.h"
#include <omp.h>
#include <vector>

namespace bench {

/// Two passes, as for the scan: what the threads' parts hand on, then the sums.
variant segmented_scan_openmp(const segments &in) {
  const memory<std::uint32_t> out(in.size);
  const auto run = [in, out] {
    const std::uint32_t *values = in.values.data(), *heads = in.heads.data();
    std::uint32_t *to = out.data();
    std::vector<std::uint32_t> sums(omp_get_max_threads()), any(omp_get_max_threads());
#pragma omp parallel
    {
      const int threads = omp_get_num_threads(), me = omp_get_thread_num();
      const int first = static_cast<int>(static_cast<long long>(in.size) * me / threads);
      const int last = static_cast<int>(static_cast<long long>(in.size) * (me + 1) / threads);
      // Only the values from the last head on count.
      int head = last - 1;
      while (head > first && !heads[head])
        --head;
      std::uint32_t sum = 0;
      for (int i = head; i < last; ++i)
        sum += values[i];
      sums[me] = sum;
      any[me] = heads[head];
#pragma omp barrier
      sum = 0;
      for (int i = 0; i < me; ++i)
        sum = any[i] ? sums[i] : sum + sums[i];
      for (int i = first; i < last; ++i) {
        sum = heads[i] ? values[i] : sum + values[i];
        to[i] = sum;
      }
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
