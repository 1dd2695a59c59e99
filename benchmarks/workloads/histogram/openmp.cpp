//===- openmp.cpp - the histogram on the CPU ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "histogram.h"

namespace bench {

variant histogram_openmp(const histogram_input &in) {
  constexpr int bins = histogram_input::bins;
  const memory<std::uint32_t> total(bins);
  const auto run = [in, total] {
    total.fill(0);
    const std::uint32_t *packed = in.packed.data();
    std::uint32_t *sum = total.data();
#pragma omp parallel
    {
      std::uint32_t count[bins] = {};
#pragma omp for
      for (int i = 0; i < in.words; ++i)
        for (int shift = 0; shift < 32; shift += 8)
          ++count[packed[i] >> shift & 255];
#pragma omp critical
      for (int b = 0; b < bins; ++b)
        sum[b] += count[b];
    }
  };
  return {run, result_in(total)};
}

} // namespace bench
