//===- stencil.cu - averages of neighbours --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

__global__ void stencil_5(const float *from, float *to, int n) {
  int x = GLOBAL_X + 1, y = GLOBAL_Y + 1;
  if (x < n - 1) {
    int i = y * n + x;
    to[i] = 0.5f * from[i] + 0.125f * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
  }
}
KERNEL(stencil_5)

__global__ void stencil_7(const float *from, float *to, int n) {
  __shared__ float block[6][10][18];
  int x = threadIdx.x + 1, y = threadIdx.y + 1, z = threadIdx.z + 1;
  int i = ((GLOBAL_Z + 1) * n + GLOBAL_Y + 1) * n + GLOBAL_X + 1;
  block[z][y][x] = from[i];
  if (z == 1)
    block[0][y][x] = from[i - n * n];
  if (z == 4)
    block[5][y][x] = from[i + n * n];
  if (y == 1)
    block[z][0][x] = from[i - n];
  if (y == 8)
    block[z][9][x] = from[i + n];
  if (x == 1)
    block[z][y][0] = from[i - 1];
  if (x == 16)
    block[z][y][17] = from[i + 1];
  __syncthreads();
  to[i] = 0.4f * block[z][y][x] +
          0.1f * (block[z - 1][y][x] + block[z + 1][y][x] + block[z][y - 1][x] +
                  block[z][y + 1][x] + block[z][y][x - 1] + block[z][y][x + 1]);
}
KERNEL(stencil_7)

__global__ void stencil_27(const float *from, float *to, int n) {
  int x = GLOBAL_X + 1, y = GLOBAL_Y + 1, z = GLOBAL_Z + 1;
  if (x < n - 1) {
    const float weights[4] = {0.5f, 0.05f, 0.015f, 0.0025f};
    int i = (z * n + y) * n + x;
    float sum = 0;
#pragma unroll
    for (int dz = -1; dz <= 1; ++dz)
#pragma unroll
      for (int dy = -1; dy <= 1; ++dy)
#pragma unroll
        for (int dx = -1; dx <= 1; ++dx)
          sum += weights[dz * dz + dy * dy + dx * dx] * from[i + (dz * n + dy) * n + dx];
    to[i] = sum;
  }
}
KERNEL(stencil_27)
