#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  std::vector<int> memory(3 * 5);
  array_view<int, 2> grid(3, 5, memory); // 3 rows of 5 columns

  parallel_for_each(
      grid.extent, [=](index<2> i) restrict(amp) {
        const int row = i[0], column = i[1];
        grid[i] = 10 * row + column;
      });
  grid.synchronize();

  for (int number : memory)
    std::printf("%d ", number);
  std::printf("\nrow 1, column 3: %d %d %d\n", grid(1, 3), grid[index<2>(1, 3)], grid[1][3]);
  std::printf("%d rows, %d columns, %u elements\n", grid.extent[0], grid.extent[1],
              grid.extent.size());
}
