// The mean of every 2 x 2 tile of a matrix, each element read once.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  const int size = 8;
  std::vector<float> memory(size * size);
  for (int i = 0; i < size * size; ++i)
    memory[i] = static_cast<float>(i);

  array_view<const float, 2> matrix(size, size, memory);
  array<float, 2> means(size / 2, size / 2);

  parallel_for_each(
      matrix.extent.tile<2, 2>(), [ =, &means ](tiled_index<2, 2> t) restrict(amp) {
        tile_static float shared[2][2]; // one for each tile
        shared[t.local[0]][t.local[1]] = matrix[t.global];
        t.barrier.wait(); // now all four are there
        if (t.local == index<2>(0, 0))
          means[t.tile] = (shared[0][0] + shared[0][1] + shared[1][0] + shared[1][1]) / 4;
      });

  std::vector<float> result = means; // copies
  for (int row = 0; row < size / 2; ++row) {
    for (int column = 0; column < size / 2; ++column)
      std::printf("%5.1f", result[row * size / 2 + column]);
    std::printf("\n");
  }
}
