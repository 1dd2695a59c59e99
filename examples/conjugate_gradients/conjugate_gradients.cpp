// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Solves a linear system by conjugate gradients: the temperature of a plate whose edge is kept cold
// and whose inside is heated. The matrix, 4 on the diagonal and -1 for each of four neighbours, is
// not stored. All vectors stay on the accelerator; the host sees two sums of each step.
//
//   ampcc -O2 conjugate_gradients.cpp -o conjugate_gradients
//   ./conjugate_gradients
#include "../stopwatch.h"
#include <amp.h>
#include <cmath>
#include <cstdio>
#include <exception>
#include <vector>

using namespace concurrency;

constexpr int size = 96, tile_size = 128, tiles = 36;
typedef array<float, 2> plate;

// out = A * in
void multiply(const plate &in, plate &out) {
  parallel_for_each(
      in.extent, [&in, &out ](index<2> i) restrict(amp) {
        const int y = i[0], x = i[1];
        float sum = 4 * in[i];
        sum -= y > 0 ? in(y - 1, x) : 0;
        sum -= y < size - 1 ? in(y + 1, x) : 0;
        sum -= x > 0 ? in(y, x - 1) : 0;
        sum -= x < size - 1 ? in(y, x + 1) : 0;
        out[i] = sum;
      });
}

// y = a * x + b * y
void combine(float a, const plate &x, float b, plate &y) {
  parallel_for_each(
      y.extent, [ =, &x, &y ](index<2> i) restrict(amp) { y[i] = a * x[i] + b * y[i]; });
}

// Each thread adds up elements that lie far apart, each tile the sums of its threads, the host
// those of the tiles.
double dot(const plate &a, const plate &b) {
  std::vector<float> sums(tiles);
  array_view<float> tile_sums(tiles, sums);
  tile_sums.discard_data();
  parallel_for_each(
      extent<1>(tiles * tile_size).tile<tile_size>(),
      [ =, &a, &b ](tiled_index<tile_size> t) restrict(amp) {
        tile_static float part[tile_size];
        const int local = t.local[0];
        float sum = 0;
        for (int i = t.global[0]; i < size * size; i += tiles * tile_size)
          sum += a(i / size, i % size) * b(i / size, i % size);
        part[local] = sum;
        for (int half = tile_size / 2; half > 0; half /= 2) {
          t.barrier.wait_with_tile_static_memory_fence();
          if (local < half)
            part[local] += part[local + half];
        }
        if (local == 0)
          tile_sums[t.tile] = part[0];
      });
  tile_sums.synchronize();
  double result = 0;
  for (float sum : sums)
    result += sum;
  return result;
}

// Makes x the solution of A * x = heat, which was zero; returns the number of steps.
int solve(const plate &heat, plate &x) {
  plate residual(heat), direction(heat), product(size, size);
  double square = dot(residual, residual);
  const double enough = square * 1e-10;
  int steps = 0;
  while (square > enough && steps < 10 * size) {
    multiply(direction, product);
    const float length = static_cast<float>(square / dot(direction, product));
    combine(length, direction, 1, x);
    combine(-length, product, 1, residual);
    const double next = dot(residual, residual);
    combine(1, residual, static_cast<float>(next / square), direction);
    square = next;
    ++steps;
  }
  return steps;
}

int main() try {
  std::vector<float> heat(size * size, 1.0f);
  plate b(size, size, heat.begin());
  const std::vector<float> zeros(size * size);
  plate x(size, size, zeros.begin());
  solve(b, x); // the first launches may build the kernels
  copy(zeros.begin(), x);
  stopwatch time;
  const int steps = solve(b, x);
  const std::vector<float> found = x;
  const double milliseconds = time.milliseconds();

  // Does the solution fulfil the equations?
  float worst = 0;
  auto at = [&](int row, int column) {
    return row < 0 || column < 0 || row >= size || column >= size ? 0 : found[row * size + column];
  };
  for (int row = 0; row < size; ++row)
    for (int column = 0; column < size; ++column) {
      const float sum = 4 * at(row, column) - at(row - 1, column) - at(row + 1, column) -
                        at(row, column - 1) - at(row, column + 1);
      worst = std::fmax(worst, std::fabs(sum - 1));
    }
  const bool right = worst < 0.01f;
  std::printf("%d unknowns, %d steps, %.1f ms: %s\n", size * size, steps, milliseconds,
              right ? "correct" : "wrong");
  return right ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
