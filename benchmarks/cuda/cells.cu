//===- cells.cu - fluids, waves and filters of pictures -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

__global__ void lattice_boltzmann(const float *from, float *to, int n) {
  int x = GLOBAL_X, y = GLOBAL_Y;
  if (x < n) {
    const int right[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
    const int down[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
    const float weights[3] = {4.0f / 9, 1.0f / 9, 1.0f / 36};
    int rows[3] = {y == 0 ? n - 1 : y - 1, y, y == n - 1 ? 0 : y + 1};
    int columns[3] = {x == 0 ? n - 1 : x - 1, x, x == n - 1 ? 0 : x + 1};
    float f[9], density = 0, vx = 0, vy = 0;
#pragma unroll
    for (int q = 0; q < 9; ++q) {
      f[q] = from[(q * n + rows[1 - down[q]]) * n + columns[1 - right[q]]];
      density += f[q];
      vx += right[q] * f[q];
      vy += down[q] * f[q];
    }
    vx /= density;
    vy /= density;
    float square = vx * vx + vy * vy;
#pragma unroll
    for (int q = 0; q < 9; ++q) {
      float along = right[q] * vx + down[q] * vy;
      float rest = weights[right[q] * right[q] + down[q] * down[q]] * density *
                   (1.0f + 3.0f * along + 4.5f * along * along - 1.5f * square);
      to[(q * n + y) * n + x] = f[q] + 1.2f * (rest - f[q]);
    }
  }
}
KERNEL(lattice_boltzmann)

__global__ void wave(const float *now, const float *before, const float *speed, float *to, int n) {
  int x = GLOBAL_X, y = GLOBAL_Y;
  if (x < n) {
    int i = y * n + x;
    if (x == 0 || y == 0 || x == n - 1 || y == n - 1) {
      to[i] = 0;
    } else {
      float u = now[i];
      float around = now[i - 1] + now[i + 1] + now[i - n] + now[i + n];
      to[i] = 2.0f * u - before[i] + speed[i] * (around - 4.0f * u);
    }
  }
}
KERNEL(wave)

__global__ void bilateral(const float *from, float *to, int n) {
  constexpr int tile = 16, radius = 3, side = tile + 2 * radius;
  __shared__ float block[side][side];
  int lx = threadIdx.x, ly = threadIdx.y;
  int left = blockIdx.x * tile - radius, top = blockIdx.y * tile - radius;
  for (int y = ly; y < side; y += tile)
    for (int x = lx; x < side; x += tile)
      block[y][x] = from[min(max(top + y, 0), n - 1) * n + min(max(left + x, 0), n - 1)];
  __syncthreads();
  float here = block[ly + radius][lx + radius], sum = 0, weights = 0;
  for (int y = -radius; y <= radius; ++y)
    for (int x = -radius; x <= radius; ++x) {
      float grey = block[ly + radius + y][lx + radius + x], difference = grey - here;
      float weight = __expf(-0.125f * (y * y + x * x) - 12.5f * difference * difference);
      sum += weight * grey;
      weights += weight;
    }
  to[GLOBAL_Y * n + GLOBAL_X] = sum / weights;
}
KERNEL(bilateral)
