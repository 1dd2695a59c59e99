// Each element becomes the mean of itself and its neighbours.
#include <amp.h>
#include <cstdio>
#include <vector>

using namespace concurrency;

int main() {
  const int rows = 4, columns = 6;
  std::vector<float> before(rows * columns), after(rows * columns);
  before[1 * columns + 2] = 60;

  array_view<const float, 2> in(rows, columns, before);
  array_view<float, 2> out(rows, columns, after);
  out.discard_data(); // every element will be written

  parallel_for_each(
      out.extent, [=](index<2> i) restrict(amp) {
        float sum = 0;
        int count = 0;
        for (int y = -1; y <= 1; ++y)
          for (int x = -1; x <= 1; ++x) {
            const index<2> beside = i + index<2>(y, x);
            if (in.extent.contains(beside)) {
              sum += in[beside];
              ++count;
            }
          }
        out[i] = sum / static_cast<float>(count);
      });

  for (int row = 0; row < rows; ++row) {
    for (int column = 0; column < columns; ++column)
      std::printf("%5.1f", out(row, column));
    std::printf("\n");
  }
}
