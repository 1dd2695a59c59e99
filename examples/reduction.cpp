// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The sum of many numbers: every tile adds up its share in tile_static memory, halving the number
// of active threads in each step; the few sums of the tiles are added on the CPU.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 64;

int sum(const std::vector<int> &values) {
  const int count = static_cast<int>(values.size());
  const int tiles = (count + tile_size - 1) / tile_size;
  array_view<const int> numbers(count, values);
  std::vector<int> sums(tiles);
  array_view<int> tile_sums(tiles, sums);
  tile_sums.discard_data();

  parallel_for_each(
      extent<1>(tiles * tile_size).tile<tile_size>(), [=](tiled_index<tile_size> t) restrict(amp) {
        tile_static int part[tile_size];
        const int local = t.local[0];
        part[local] = t.global[0] < count ? numbers[t.global] : 0;
        t.barrier.wait_with_tile_static_memory_fence();

        for (int half = tile_size / 2; half > 0; half /= 2) {
          if (local < half)
            part[local] += part[local + half];
          t.barrier.wait_with_tile_static_memory_fence();
        }
        if (local == 0)
          tile_sums[t.tile] = part[0];
      });
  tile_sums.synchronize();

  int result = 0;
  for (int s : sums)
    result += s;
  return result;
}

int main() try {
  std::vector<int> values(10000);
  int expected = 0;
  for (int i = 0; i < static_cast<int>(values.size()); ++i) {
    values[i] = i * 7 % 101 - 20;
    expected += values[i];
  }

  const int found = sum(values);
  std::printf("reduction of %d numbers: %d, %s\n", static_cast<int>(values.size()), found,
              found == expected ? "correct" : "wrong");
  return found == expected ? 0 : 1;
} catch (const runtime_exception &e) {
  std::fprintf(stderr, "error: %s\n", e.what());
  return 1;
}
