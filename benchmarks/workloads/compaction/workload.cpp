//===- workload.cpp - values that are kept, close together ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "compaction.h"

namespace bench {

problem compaction(scale s, opencl_device &device) {
  const int size = s == scale::gpu ? 1 << 26 : 1 << 21;
  const kept_values in{size, random_keys(size)};
  const memory<std::uint32_t> expected(size);
  std::copy_if(in.values.begin(), in.values.end(), expected.begin(),
               [](std::uint32_t value) { return value < kept_values::limit; });

  problem p =
      make_problem(in, {compaction_generated, compaction_handwritten, compaction_openmp}, device);
  p.error = compare_with(expected);
  p.size = std::to_string(size);
  p.bytes = 6.0 * size;
  return p;
}

} // namespace bench
