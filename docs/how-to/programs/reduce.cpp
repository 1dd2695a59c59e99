// The sum, the maximum, or any other combination of all elements of a view.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 256, tiles = 64;

// `combine(a, b)` is associative and commutative, and combine(neutral, a) is a.
template <typename T, typename Combine>
T reduce(array_view<const T> from, T neutral, Combine combine) {
  const int count = from.extent[0];
  array_view<T> parts(tiles);
  parallel_for_each(
      extent<1>(tiles * tile_size).tile<tile_size>(), [=](tiled_index<tile_size> t) restrict(amp) {
        tile_static T part[tile_size];
        const int local = t.local[0];
        T mine = neutral;
        for (int i = t.global[0]; i < count; i += tiles * tile_size)
          mine = combine(mine, from[i]);
        part[local] = mine;
        t.barrier.wait_with_tile_static_memory_fence();
        for (int half = tile_size / 2; half > 0; half /= 2) {
          if (local < half)
            part[local] = combine(part[local], part[local + half]);
          t.barrier.wait_with_tile_static_memory_fence();
        }
        if (local == 0)
          parts[t.tile] = part[0];
      });
  T result = neutral;
  for (int tile = 0; tile < tiles; ++tile)
    result = combine(result, parts[tile]); // waits for the kernel
  return result;
}

int main() {
  std::vector<float> memory(1000003, 0.5f);
  memory[700000] = 8.0f;
  const array_view<const float> numbers(static_cast<int>(memory.size()), memory);

  const float sum =
      reduce(numbers, 0.0f, [](float a, float b) restrict(cpu, amp) { return a + b; });
  const float most =
      reduce(numbers, memory[0], [](float a, float b) restrict(cpu, amp) { return a < b ? b : a; });
  std::printf("sum %.1f, maximum %.1f\n", sum, most);
}
