// The same matrix product twice: each thread alone, and tiles that share what they read.
#include <amp.h>
#include <chrono>
#include <cstdio>
#include <vector>

using namespace concurrency;

constexpr int size = 256, tile_size = 16;
using matrix = array<float, 2>;

void simple(const matrix &a, const matrix &b, matrix &product) {
  parallel_for_each(
      product.extent, [&a, &b, &product ](index<2> i) restrict(amp) {
        float sum = 0;
        for (int k = 0; k < size; ++k)
          sum += a(i[0], k) * b(k, i[1]);
        product[i] = sum;
      });
}

void tiled(const matrix &a, const matrix &b, matrix &product) {
  parallel_for_each(
      product.extent.tile<tile_size, tile_size>(),
      [&a, &b, &product ](tiled_index<tile_size, tile_size> t) restrict(amp) {
        tile_static float a_part[tile_size][tile_size], b_part[tile_size][tile_size];
        const int row = t.local[0], column = t.local[1];
        float sum = 0;
        for (int k = 0; k < size; k += tile_size) {
          a_part[row][column] = a(t.global[0], k + column);
          b_part[row][column] = b(k + row, t.global[1]);
          t.barrier.wait_with_tile_static_memory_fence();
          for (int i = 0; i < tile_size; ++i)
            sum += a_part[row][i] * b_part[i][column];
          t.barrier.wait_with_tile_static_memory_fence();
        }
        product[t.global] = sum;
      });
}

template <typename Multiply>
void measure(const char *name, Multiply multiply, const matrix &a, const matrix &b) {
  matrix product(size, size);
  accelerator_view view = product.accelerator_view;
  multiply(a, b, product); // the first launch may build the kernel
  view.wait();

  const auto start = std::chrono::steady_clock::now();
  const int rounds = 3;
  for (int round = 0; round < rounds; ++round)
    multiply(a, b, product);
  view.wait(); // a launch returns before its kernel has run
  const std::chrono::duration<double, std::milli> time = std::chrono::steady_clock::now() - start;

  const std::vector<float> result = product;
  std::printf("%s: %.2f ms, product[0][0] = %g\n", name, time.count() / rounds, result[0]);
}

int main() {
  std::vector<float> ones(size * size, 1.0f), halves(size * size, 0.5f);
  const matrix a(size, size, ones.begin()), b(size, size, halves.begin());
  measure("simple", simple, a, b);
  measure("tiled", tiled, a, b);
}
