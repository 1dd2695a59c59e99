//===- matrix.cu - products, transposition, gravity -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

constexpr int tile = 16, block = 4, side = tile * block, bodies = 256;

__global__ void multiply_simple(const float *a, const float *b, float *c, int n) {
  int x = GLOBAL_X, y = GLOBAL_Y;
  if (x < n) {
    float sum = 0;
    for (int k = 0; k < n; ++k)
      sum += a[y * n + k] * b[k * n + x];
    c[y * n + x] = sum;
  }
}
KERNEL(multiply_simple)

__global__ void multiply_tiled(const float *a, const float *b, float *c, int n) {
  __shared__ float a_tile[tile][tile], b_tile[tile][tile];
  int lx = threadIdx.x, ly = threadIdx.y, x = GLOBAL_X, y = GLOBAL_Y;
  float sum = 0;
  for (int first = 0; first < n; first += tile) {
    a_tile[ly][lx] = a[y * n + first + lx];
    b_tile[ly][lx] = b[(first + ly) * n + x];
    __syncthreads();
    for (int k = 0; k < tile; ++k)
      sum += a_tile[ly][k] * b_tile[k][lx];
    __syncthreads();
  }
  c[y * n + x] = sum;
}
KERNEL(multiply_tiled)

__global__ void multiply_blocked(const float *a, const float *b, float *c, int n) {
  __shared__ float a_tile[side][tile], b_tile[tile][side];
  int x = threadIdx.x, y = threadIdx.y;
  int at = blockIdx.x * side, top = blockIdx.y * side;
  float sum[block][block] = {};
  for (int first = 0; first < n; first += tile) {
    for (int i = 0; i < block; ++i) {
      a_tile[y + i * tile][x] = a[(top + y + i * tile) * n + first + x];
      b_tile[y][x + i * tile] = b[(first + y) * n + at + x + i * tile];
    }
    __syncthreads();
    for (int k = 0; k < tile; ++k)
      for (int i = 0; i < block; ++i)
        for (int j = 0; j < block; ++j)
          sum[i][j] += a_tile[y + i * tile][k] * b_tile[k][x + j * tile];
    __syncthreads();
  }
  for (int i = 0; i < block; ++i)
    for (int j = 0; j < block; ++j)
      c[(top + y + i * tile) * n + at + x + j * tile] = sum[i][j];
}
KERNEL(multiply_blocked)

__global__ void transpose(const float *from, float *to, int n) {
  __shared__ float part[tile][tile + 1];
  int lx = threadIdx.x, ly = threadIdx.y;
  part[ly][lx] = from[GLOBAL_Y * n + GLOBAL_X];
  __syncthreads();
  int x = blockIdx.y * tile + lx, y = blockIdx.x * tile + ly;
  to[y * n + x] = part[lx][ly];
}
KERNEL(transpose)

__global__ void gravity(const float3 *positions, float3 *accelerations, int n, float softening) {
  __shared__ float3 others[bodies];
  int g = GLOBAL_X, l = threadIdx.x;
  float3 here = positions[g], sum = {0, 0, 0};
  for (int first = 0; first < n; first += bodies) {
    others[l] = positions[first + l];
    __syncthreads();
    for (int i = 0; i < bodies; ++i) {
      float dx = others[i].x - here.x, dy = others[i].y - here.y, dz = others[i].z - here.z;
      float inverse = rsqrtf(dx * dx + dy * dy + dz * dz + softening);
      float s = inverse * inverse * inverse;
      sum.x += dx * s;
      sum.y += dy * s;
      sum.z += dz * s;
    }
    __syncthreads();
  }
  accelerations[g] = sum;
}
KERNEL(gravity)
