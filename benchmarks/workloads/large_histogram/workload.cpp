//===- workload.cpp - a histogram too large for a tile --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "large_histogram.h"

namespace bench {

problem large_histogram(scale s, opencl_device &device) {
  const int count = s == scale::gpu ? 1 << 28 : 1 << 21;
  const large_counts in{count, random_keys(count)};
  const memory<std::uint32_t> expected(large_counts::bins);
  for (std::uint32_t &key : in.keys) {
    key %= large_counts::bins;
    ++expected[key];
  }

  problem p = make_problem(
      in, {large_histogram_generated, large_histogram_handwritten, large_histogram_openmp}, device);
  p.error = compare_with(expected);
  p.size = std::to_string(count) + " keys";
  p.bytes = 4.0 * count;
  return p;
}

} // namespace bench
