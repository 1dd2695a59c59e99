//===- conjugate_gradient.cu - a linear system by conjugate gradients -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"
#include "tiles.h"

__global__ void begin_solving(const float *right, float *x, float *r, float *p, float *sums) {
  __shared__ float part[tile];
  int i = GLOBAL_X;
  float rest = right[i];
  x[i] = 0;
  r[i] = rest;
  p[i] = rest;
  float sum = tile_sum(part, rest * rest);
  if (threadIdx.x == 0)
    sums[blockIdx.x] = sum;
}
KERNEL(begin_solving)

__global__ void multiply_direction(const int *starts, const int *columns, const float *values,
                                   const float *p, float *product, float *sums) {
  __shared__ float part[tile];
  int row = GLOBAL_X, end = starts[row + 1];
  float of_row = 0;
  for (int i = starts[row]; i < end; ++i)
    of_row += values[i] * p[columns[i]];
  product[row] = of_row;
  float sum = tile_sum(part, p[row] * of_row);
  if (threadIdx.x == 0)
    sums[blockIdx.x] = sum;
}
KERNEL(multiply_direction)

__global__ void advance(const float *totals, int at, const float *p, const float *product, float *x,
                        float *r, float *sums) {
  __shared__ float part[tile];
  int i = GLOBAL_X;
  float step = totals[at] / totals[at + 1], rest = r[i] - step * product[i];
  x[i] += step * p[i];
  r[i] = rest;
  float sum = tile_sum(part, rest * rest);
  if (threadIdx.x == 0)
    sums[blockIdx.x] = sum;
}
KERNEL(advance)

__global__ void add_sums(const float *sums, int count, float *totals, int at) {
  __shared__ float part[tile];
  float sum = 0;
  for (int i = threadIdx.x; i < count; i += tile)
    sum += sums[i];
  sum = tile_sum(part, sum);
  if (threadIdx.x == 0)
    totals[at] = sum;
}
KERNEL(add_sums)

__global__ void turn(const float *totals, int at, const float *r, float *p) {
  int i = GLOBAL_X;
  p[i] = r[i] + totals[at + 2] / totals[at] * p[i];
}
KERNEL(turn)
