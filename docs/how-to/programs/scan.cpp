// Running sums: element i becomes the sum of the elements 0 to i.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 256;

void running_sums(array_view<int> numbers) {
  const int count = numbers.extent[0];
  const tiled_extent<tile_size> domain = numbers.extent.tile<tile_size>().pad();
  array_view<int> totals(domain[0] / tile_size); // one for each tile

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
  if (totals.extent[0] == 1)
    return;

  running_sums(totals); // so that each tile knows the sum of those before it
  parallel_for_each(
      numbers.extent, [=](index<1> i) restrict(amp) {
        if (i[0] >= tile_size)
          numbers[i] += totals[i[0] / tile_size - 1];
      });
}

int main() {
  std::vector<int> memory(100000, 3);
  array_view<int> numbers(static_cast<int>(memory.size()), memory);
  running_sums(numbers);
  std::printf("%d %d ... %d\n", numbers[0], numbers[1], numbers[99999]);
}
