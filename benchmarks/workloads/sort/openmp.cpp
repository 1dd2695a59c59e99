//===- openmp.cpp - the sorts on the CPU ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "sort.h"
#include <algorithm>
#include <omp.h>

namespace bench {

/// The whole network, each step a parallel loop.
variant bitonic_sort_openmp(const keys &in) {
  const memory<std::uint32_t> out(in.count);
  const auto run = [in, out] {
    std::copy(in.values.begin(), in.values.end(), out.begin());
    std::uint32_t *data = out.data();
    for (int run = 2; run <= in.count; run *= 2)
      for (int distance = run / 2; distance > 0; distance /= 2) {
#pragma omp parallel for
        for (int g = 0; g < in.count / 2; ++g) {
          const int i = 2 * g - (g & (distance - 1));
          const std::uint32_t a = data[i], b = data[i + distance];
          const bool swap = (a > b) == ((2 * g & run) == 0);
          data[i] = swap ? b : a;
          data[i + distance] = swap ? a : b;
        }
      }
  };
  return {run, result_in(out)};
}

/// Bytes rather than half bytes: on a CPU the tables stay in the first cache.
variant radix_sort_openmp(const keys &in) {
  const memory<std::uint32_t> out(in.count), other(in.count);
  const auto run = [in, out, other] {
    constexpr int radix = 256;
    const int most = omp_get_max_threads();
    std::vector<int> offsets(static_cast<std::size_t>(most) * radix);
    const std::uint32_t *from = in.values.data();
    for (int shift = 0; shift < 32; shift += 8) {
      std::uint32_t *to = shift % 16 == 0 ? other.data() : out.data();
#pragma omp parallel
      {
        const int threads = omp_get_num_threads(), me = omp_get_thread_num();
        const int first = static_cast<int>(static_cast<long long>(in.count) * me / threads);
        const int last = static_cast<int>(static_cast<long long>(in.count) * (me + 1) / threads);
        int place[radix] = {};
        for (int i = first; i < last; ++i)
          ++place[from[i] >> shift & 255];
        std::copy(place, place + radix, &offsets[me * radix]);
#pragma omp barrier
#pragma omp single
        for (int digit = 0, sum = 0; digit < radix; ++digit)
          for (int thread = 0; thread < threads; ++thread) {
            const int here = offsets[thread * radix + digit];
            offsets[thread * radix + digit] = sum;
            sum += here;
          }
        std::copy(&offsets[me * radix], &offsets[me * radix] + radix, place);
        for (int i = first; i < last; ++i)
          to[place[from[i] >> shift & 255]++] = from[i];
      }
      from = to;
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
