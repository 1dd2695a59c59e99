//===- workload.cpp - shortest paths between all pairs --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "floyd_warshall.h"

namespace bench {

namespace {

memory<int> plain_lengths(const road_map &in) {
  const std::size_t n = in.size;
  const memory<int> lengths(n * n);
  std::copy(in.lengths.begin(), in.lengths.end(), lengths.begin());
  for (std::size_t k = 0; k < n; ++k)
    for (std::size_t y = 0; y < n; ++y)
      for (std::size_t x = 0; x < n; ++x)
        lengths[y * n + x] = std::min(lengths[y * n + x], lengths[y * n + k] + lengths[k * n + x]);
  return lengths;
}

} // namespace

problem floyd_warshall(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 2048 : 512;
  const road_map in{n, memory<int>(static_cast<std::size_t>(n) * n)};
  generator g;
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x) {
      const int length = 1 + static_cast<int>(g.below(1000));
      in.lengths[static_cast<std::size_t>(y) * n + x] = y == x             ? 0
                                                        : g.below(16) == 0 ? length
                                                                           : road_map::none;
    }

  problem p = make_problem(
      in, {floyd_warshall_generated, floyd_warshall_handwritten, floyd_warshall_openmp}, device);
  p.error = compare_with(plain_lengths(in));
  p.size = std::to_string(n) + " places";
  p.operations = 2.0 * n * n * n;
  return p;
}

} // namespace bench
