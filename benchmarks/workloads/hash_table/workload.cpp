//===- workload.cpp - a hash table ----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "hash_table.h"

namespace bench {

problem hash_table(scale s, opencl_device &device) {
  const int count = s == scale::gpu ? 1 << 24 : 1 << 18;
  const table_input in{count, 2 * count, memory<std::uint32_t>(count),
                       memory<std::uint32_t>(count)};
  const memory<std::uint32_t> expected(count);
  // Keys of different numbers are different, because the factor is odd, and none is that of an
  // empty slot.
  const std::uint32_t factor = 2654435769u;
  generator g;
  for (int i = 0; i < count; ++i) {
    in.keys[i] = static_cast<std::uint32_t>(i) * factor;
    const std::uint32_t number = g.below(2 * static_cast<std::uint32_t>(count));
    in.wanted[i] = number * factor;
    expected[i] = number < static_cast<std::uint32_t>(count) ? number : table_input::empty;
  }

  problem p =
      make_problem(in, {hash_table_generated, hash_table_handwritten, hash_table_openmp}, device);
  p.error = compare_with(expected);
  p.size = std::to_string(count) + " keys";
  return p;
}

} // namespace bench
