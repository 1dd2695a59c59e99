//===- workload.cpp - the histogram ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "histogram.h"

namespace bench {

problem histogram(scale s, opencl_device &device) {
  const int words = s == scale::gpu ? 1 << 28 : 1 << 20;
  const histogram_input in{words, random_keys(words)};
  const memory<std::uint32_t> expected(histogram_input::bins);
  for (std::uint32_t word : in.packed)
    for (int shift = 0; shift < 32; shift += 8)
      ++expected[word >> shift & 255];

  problem p =
      make_problem(in, {histogram_generated, histogram_handwritten, histogram_openmp}, device);
  p.error = compare_with(expected);
  p.size = std::to_string(4ll * words) + " bytes";
  p.bytes = 4.0 * words;
  return p;
}

} // namespace bench
