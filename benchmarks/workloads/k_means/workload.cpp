//===- workload.cpp - one step of k-means ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "k_means.h"

namespace bench {

namespace {

memory<float> whole_numbers(std::size_t count, int seed) {
  generator g(seed);
  memory<float> made(count);
  for (float &value : made)
    value = static_cast<float>(g.below(1024));
  return made;
}

memory<int> plain_step(const point_set &in) {
  constexpr int dimensions = point_set::dimensions;
  const memory<int> out(static_cast<std::size_t>(point_set::sums) + in.count);
  for (int i = 0; i < in.count; ++i) {
    int best = 0;
    float least = 1e30f;
    for (int c = 0; c < point_set::centres; ++c) {
      float distance = 0;
      for (int d = 0; d < dimensions; ++d) {
        const float at = in.coordinates[static_cast<std::size_t>(d) * in.count + i];
        distance += (at - in.middles[c * dimensions + d]) * (at - in.middles[c * dimensions + d]);
      }
      if (distance < least) {
        least = distance;
        best = c;
      }
    }
    out[point_set::sums + i] = best;
    for (int d = 0; d < dimensions; ++d)
      out[best * (dimensions + 1) + d] +=
          static_cast<int>(in.coordinates[static_cast<std::size_t>(d) * in.count + i]);
    ++out[best * (dimensions + 1) + dimensions];
  }
  return out;
}

} // namespace

problem k_means(scale s, opencl_device &device) {
  // All sums fit into an int.
  const int count = s == scale::gpu ? 1 << 25 : 1 << 19;
  constexpr std::size_t dimensions = point_set::dimensions;
  const point_set in{count, whole_numbers(dimensions * count, 1),
                     whole_numbers(dimensions * point_set::centres, 2)};

  problem p = make_problem(in, {k_means_generated, k_means_handwritten, k_means_openmp}, device);
  p.error = compare_with(plain_step(in));
  p.size = std::to_string(count) + " points";
  p.bytes = 4.0 * (dimensions + 1) * count;
  p.operations = 3.0 * dimensions * point_set::centres * count;
  return p;
}

} // namespace bench
