//===- workload.cpp - sums that begin anew at heads -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "segmented_scan.h"

namespace bench {

problem segmented_scan(scale s, opencl_device &device) {
  const int size = s == scale::gpu ? 1 << 26 : 1 << 21;
  const segments in{size, random_keys(size), memory<std::uint32_t>(size)};
  const memory<std::uint32_t> expected(size);
  generator g;
  std::uint32_t sum = 0;
  for (int i = 0; i < size; ++i) {
    in.values[i] %= 100;
    in.heads[i] = g.below(500) == 0;
    sum = in.heads[i] ? in.values[i] : sum + in.values[i];
    expected[i] = sum;
  }

  problem p = make_problem(
      in, {segmented_scan_generated, segmented_scan_handwritten, segmented_scan_openmp}, device);
  p.error = compare_with(expected);
  p.size = std::to_string(size);
  p.bytes = 12.0 * size;
  return p;
}

} // namespace bench
