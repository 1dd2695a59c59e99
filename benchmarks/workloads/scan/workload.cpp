//===- workload.cpp - the scan workload -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "scan.h"

namespace bench {

problem prefix_sum(scale s, opencl_device &device) {
  const int size = s == scale::gpu ? 1 << 27 : 1 << 21;
  prefix_sums in{size, random_keys(size)};
  for (std::uint32_t &value : in.values)
    value %= 100;
  const memory<std::uint32_t> expected(size);
  std::uint32_t sum = 0;
  for (int i = 0; i < size; ++i) {
    expected[i] = sum;
    sum += in.values[i];
  }

  problem p = make_problem(in, {scan_generated, scan_handwritten, scan_openmp}, device);
  p.error = compare_with(expected);
  p.size = std::to_string(size);
  p.bytes = 8.0 * size;
  return p;
}

} // namespace bench
