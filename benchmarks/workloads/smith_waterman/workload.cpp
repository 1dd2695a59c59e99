//===- workload.cpp - local alignment of two sequences --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "smith_waterman.h"

namespace bench {

namespace {

memory<int> random_letters(int count, int seed) {
  generator g(seed);
  memory<int> letters(count);
  for (int &letter : letters)
    letter = static_cast<int>(g.below(4));
  return letters;
}

memory<int> plain_best(const sequences &in) {
  const int n = in.length;
  const memory<int> best(n);
  std::vector<int> above(static_cast<std::size_t>(n) + 1);
  for (int i = 0; i < n; ++i) {
    int corner = 0, left = 0;
    for (int j = 0; j < n; ++j) {
      const int pair = in.down[i] == in.along[j] ? sequences::match : sequences::mismatch;
      const int up = above[j + 1];
      left = std::max({0, corner + pair, up - sequences::gap, left - sequences::gap});
      best[i] = std::max(best[i], left);
      corner = up;
      above[j + 1] = left;
    }
  }
  return best;
}

} // namespace

problem smith_waterman(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 16384 : 2048;
  const sequences in{n, random_letters(n, 1), random_letters(n, 2)};

  problem p = make_problem(
      in, {smith_waterman_generated, smith_waterman_handwritten, smith_waterman_openmp}, device);
  p.error = compare_with(plain_best(in));
  p.size = square(n);
  p.operations = 8.0 * n * n;
  return p;
}

} // namespace bench
