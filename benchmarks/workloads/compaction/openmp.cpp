//===- openmp.cpp - stream compaction on the CPU --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "compaction.h"
#include <numeric>
#include <omp.h>
#include <vector>

namespace bench {

/// Two passes over the parts of the threads: counts, then moves.
variant compaction_openmp(const kept_values &in) {
  const memory<std::uint32_t> out(in.size);
  const auto run = [in, out] {
    const std::uint32_t *values = in.values.data();
    std::vector<int> counts(omp_get_max_threads());
#pragma omp parallel
    {
      const int threads = omp_get_num_threads(), me = omp_get_thread_num();
      const int first = static_cast<int>(static_cast<long long>(in.size) * me / threads);
      const int last = static_cast<int>(static_cast<long long>(in.size) * (me + 1) / threads);
      int count = 0;
      for (int i = first; i < last; ++i)
        count += values[i] < kept_values::limit;
      counts[me] = count;
#pragma omp barrier
      std::uint32_t *to = out.data() + std::accumulate(counts.begin(), counts.begin() + me, 0);
      for (int i = first; i < last; ++i)
        if (values[i] < kept_values::limit)
          *to++ = values[i];
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
