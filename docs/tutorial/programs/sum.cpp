// Adds up numbers: in every tile half of the threads add what the other half has, again and again.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 64;

int main() {
  const int count = 64 * 16;
  std::vector<int> memory(count), sums(count / tile_size);
  for (int i = 0; i < count; ++i)
    memory[i] = i;

  array_view<const int> numbers(count, memory);
  array_view<int> tile_sums(count / tile_size, sums);
  tile_sums.discard_data();

  parallel_for_each(
      numbers.extent.tile<tile_size>(), [=](tiled_index<tile_size> t) restrict(amp) {
        tile_static int part[tile_size];
        const int i = t.local[0];
        part[i] = numbers[t.global];
        t.barrier.wait_with_tile_static_memory_fence();

        for (int half = tile_size / 2; half > 0; half /= 2) {
          if (i < half)
            part[i] += part[i + half];
          t.barrier.wait_with_tile_static_memory_fence();
        }
        if (i == 0)
          tile_sums[t.tile] = part[0];
      });

  int total = 0;
  for (int tile = 0; tile < count / tile_size; ++tile)
    total += tile_sums[tile];
  std::printf("%d, expected %d\n", total, count * (count - 1) / 2);
}
