// A tiled matrix product whose tiles have sizes of the command line, with two tile_arrays.
// REQUIRES: opencl-device
// RUN: %ampcc --amp-version=1.3 %s -o %t
// RUN: %t 1 1 && %t 4 4 && %t 8 16 && %t 16 2 && %t 32 32
// RUN: %ampcc --amp-version=1.3 --amp-host-compiler=g++ -O0 %s -o %t.gxx && %t.gxx 4 8
// RUN: %ampcc --amp-version=1.3 --amp-robust %s -o %t.robust && %t.robust 8 4
// RUN: %ampcc --amp-version=1.3 --amp-check %s -o %t.checked && env AMPCC_CHECK=exitcode=77 %t.checked 8 4
#include <amp.h>
#include <cstdio>
#include <cstdlib>
#include <vector>
using namespace concurrency;

int main(int, char **argv) {
  const int n = 64, rows = std::atoi(argv[1]), columns = std::atoi(argv[2]);
  std::vector<int> a(n * n), b(n * n), c(n * n, -1);
  for (int i = 0; i < n * n; ++i) {
    a[i] = i % 17 - 8;
    b[i] = i % 13 - 5;
  }
  array_view<const int, 2> left(n, n, a), right(n, n, b);
  array_view<int, 2> product(n, n, c);
  // Not a divisor of n, and another number than the tile has.
  const int step = 24;
  const tile_array<int, 2> of_left(rows, step), of_right(extent<2>(step, columns));
  if (of_right.extent != of_right.get_extent())
    return 1;
  parallel_for_each(
      product.extent.tile(rows, columns), [=](tile_index<2> t) restrict(amp) {
        const int row = t.local[0], column = t.local[1];
        int sum = 0;
        for (int first = 0; first < n; first += step) {
          for (int k = column; k < step; k += t.tile_extent[1])
            of_left(row, k) = first + k < n ? left(t.global[0], first + k) : 0;
          for (int k = row; k < step; k += t.tile_extent[0])
            of_right[k](column) = first + k < n ? right(first + k, t.global[1]) : 0;
          t.barrier.wait();
          for (int k = 0; k < step; ++k)
            sum += of_left[index<2>(row, k)] * of_right.data()[k * columns + column];
          t.barrier.wait();
        }
        product[t] = sum;
      });
  product.synchronize();
  for (int i = 0; i < n; ++i)
    for (int j = 0; j < n; ++j) {
      int sum = 0;
      for (int k = 0; k < n; ++k)
        sum += a[i * n + k] * b[k * n + j];
      if (c[i * n + j] != sum) {
        std::printf("(%d, %d): %d, not %d\n", i, j, c[i * n + j], sum);
        return 1;
      }
    }
}
