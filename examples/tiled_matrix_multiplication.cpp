// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Matrix multiplication by tiles: the threads of a tile load a block of each factor into
// tile_static memory together and then read it from there, so that every element comes from global
// memory only once a tile.
#include <amp.h>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 8;
using square = tiled_index<tile_size, tile_size>;

// c = a * b for square matrices of a size that is a multiple of tile_size.
void multiply(const std::vector<float> &a, const std::vector<float> &b, std::vector<float> &c,
              int size) {
  array_view<const float, 2> left(size, size, a);
  array_view<const float, 2> right(size, size, b);
  array_view<float, 2> product(size, size, c);
  product.discard_data();

  parallel_for_each(
      product.extent.tile<tile_size, tile_size>(), [=](square t) restrict(amp) {
        tile_static float a_block[tile_size][tile_size];
        tile_static float b_block[tile_size][tile_size];
        const int row = t.local[0], column = t.local[1];

        float sum = 0.0f;
        for (int k = 0; k < size; k += tile_size) {
          a_block[row][column] = left(t.global[0], k + column);
          b_block[row][column] = right(k + row, t.global[1]);
          t.barrier.wait();
          for (int i = 0; i < tile_size; ++i)
            sum += a_block[row][i] * b_block[i][column];
          t.barrier.wait();
        }
        product[t.global] = sum;
      });
  product.synchronize();
}

int main() try {
  const int size = 64;
  std::vector<float> a(size * size), b(size * size), c(size * size);
  for (int i = 0; i < size * size; ++i) {
    a[i] = static_cast<float>(i % 7) - 3.0f;
    b[i] = static_cast<float>(i % 5) * 0.5f;
  }

  multiply(a, b, c, size);

  int wrong = 0;
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      float sum = 0.0f;
      for (int k = 0; k < size; ++k)
        sum += a[row * size + k] * b[k * size + column];
      wrong += std::fabs(sum - c[row * size + column]) > 1e-3f;
    }
  std::printf("tiled matrix multiplication, %d x %d in tiles of %d x %d: %s\n", size, size,
              tile_size, tile_size, wrong ? "wrong" : "correct");
  return wrong ? 1 : 0;
} catch (const runtime_exception &e) {
  std::fprintf(stderr, "error: %s\n", e.what());
  return 1;
}
