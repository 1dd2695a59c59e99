// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Prefix sums: element i becomes the sum of the elements up to i. Each tile sums up its own
// elements in tile_static memory; the totals of the tiles are summed up the same way, and added.
//
//   ampcc -O2 prefix_sum.cpp -o prefix_sum
//   ./prefix_sum [NUMBER OF ELEMENTS]
#include "../stopwatch.h"
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 256;

void prefix_sum(array_view<int> numbers) {
  const int count = numbers.extent[0];
  const tiled_extent<tile_size> domain = numbers.extent.tile<tile_size>().pad();
  const int tiles = domain[0] / tile_size;
  array_view<int> totals(tiles);

  parallel_for_each(
      domain, [=](tiled_index<tile_size> t) restrict(amp) {
    tile_static int sums[2][tile_size]; // read one, write the other
        const int local = t.local[0];
        int now = 0;
        sums[now][local] = t.global[0] < count ? numbers[t.global] : 0;
        t.barrier.wait_with_tile_static_memory_fence();
        for (int distance = 1; distance < tile_size; distance *= 2) {
          const int before = local >= distance ? sums[now][local - distance] : 0;
          sums[1 - now][local] = sums[now][local] + before;
          now = 1 - now;
          t.barrier.wait_with_tile_static_memory_fence();
        }
        if (t.global[0] < count)
          numbers[t.global] = sums[now][local];
        if (local == tile_size - 1)
          totals[t.tile] = sums[now][local];
      });
  if (tiles == 1)
    return;

  prefix_sum(totals);
  parallel_for_each(
      numbers.extent, [=](index<1> i) restrict(amp) {
        if (i[0] >= tile_size)
          numbers[i] += totals[i[0] / tile_size - 1];
      });
}

int main(int argc, char **argv) try {
  const int count = argc > 1 ? std::atoi(argv[1]) : 1000000;
  std::vector<int> memory(count);
  for (int i = 0; i < count; ++i)
    memory[i] = i % 7 - 2;
  std::vector<int> expected = memory;
  for (int i = 1; i < count; ++i)
    expected[i] += expected[i - 1];

  std::vector<int> few_memory(2 * tile_size);
  array_view<int> few(2 * tile_size, few_memory);
  prefix_sum(few); // the first launches may build the kernels
  array_view<int> numbers(count, memory);
  stopwatch time;
  prefix_sum(numbers);
  numbers.synchronize();
  const double milliseconds = time.milliseconds();

  const bool right = memory == expected;
  std::printf("%d numbers, %.1f ms: %s\n", count, milliseconds, right ? "correct" : "wrong");
  return right ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
