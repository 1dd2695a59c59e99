// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A histogram with atomic counters: every tile counts in tile_static memory and adds its counts to
// the result at the end.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int bins = 16;
constexpr int tile_size = 64;

std::vector<int> count(const std::vector<unsigned> &values) {
  const int size = static_cast<int>(values.size());
  array_view<const unsigned> data(size, values);
  std::vector<int> result(bins, 0);
  array_view<int> totals(bins, result);

  const extent<1> domain = extent<1>(size).tile<tile_size>().pad();
  parallel_for_each(
      domain.tile<tile_size>(), [=](tiled_index<tile_size> t) restrict(amp) {
        tile_static int counts[bins];
        const int local = t.local[0];
        if (local < bins)
          counts[local] = 0;
        t.barrier.wait();

        if (t.global[0] < size)
          atomic_fetch_inc(&counts[data[t.global] % bins]);
        t.barrier.wait();

        if (local < bins)
          atomic_fetch_add(&totals[local], counts[local]);
      });
  totals.synchronize();
  return result;
}

int main() try {
  std::vector<unsigned> values(5000);
  std::vector<int> expected(bins, 0);
  unsigned state = 1;
  for (unsigned &v : values) {
    state = state * 1664525u + 1013904223u;
    v = state >> 16;
    ++expected[v % bins];
  }

  const bool correct = count(values) == expected;
  std::printf("histogram of %d values in %d bins: %s\n", static_cast<int>(values.size()), bins,
              correct ? "correct" : "wrong");
  return correct ? 0 : 1;
} catch (const runtime_exception &e) {
  std::fprintf(stderr, "error: %s\n", e.what());
  return 1;
}
