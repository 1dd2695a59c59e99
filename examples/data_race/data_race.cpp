// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A race, how it is found, and its cure: each number becomes the mean of itself and its neighbours.
//
//   ampcc -O2 data_race.cpp -o data_race && ./data_race
//
// Compiled with -DWRONG the kernel has two races. It may print the right result all the same, on
// this device and on this day; --amp-check reports both races, in every run:
//
//   ampcc -DWRONG --amp-check data_race.cpp -o wrong && AMPCC_DEVICE=native ./wrong
//
// The first race is in the tile: a thread reads an element that its neighbour writes, without a
// barrier between the two, which is the cure. The second is between tiles, for which there is no
// barrier: the thread at the end of a tile reads a number that the next tile may have replaced by
// then. The cure is another view for the results: if a launch reads one view and writes the other,
// the order of its threads does not matter.
#include <amp.h>
#include <cstdio>
#include <exception>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 64;

void smooth(array_view<const int> from, array_view<int> to) {
  const int last = from.extent[0] - 1;
  parallel_for_each(
      from.extent.tile<tile_size>(), [=](tiled_index<tile_size> t) restrict(amp) {
    tile_static int part[tile_size];
        const int local = t.local[0], i = t.global[0];
        part[local] = from[i];
#ifndef WRONG
        t.barrier.wait_with_tile_static_memory_fence();
#endif
        int left = part[local], right = part[local];
        if (i > 0)
          left = local > 0 ? part[local - 1] : from[i - 1];
        if (i < last)
          right = local < tile_size - 1 ? part[local + 1] : from[i + 1];
        to[i] = (left + part[local] + right) / 3;
      });
}

int main() try {
  const int count = 64 * tile_size;
  std::vector<int> memory(count), expected(count), results(count);
  for (int i = 0; i < count; ++i)
    memory[i] = i * 37 % 1000;
  for (int i = 0; i < count; ++i)
    expected[i] = (memory[i > 0 ? i - 1 : i] + memory[i] + memory[i < count - 1 ? i + 1 : i]) / 3;

  array_view<int> numbers(count, memory), means(count, results);
#ifdef WRONG
  means = numbers;
#endif
  smooth(numbers, means);
  means.synchronize();

  const bool right = (means.data() == memory.data() ? memory : results) == expected;
  std::printf("the means of %d numbers: %s\n", count, right ? "correct" : "wrong");
  return right ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
