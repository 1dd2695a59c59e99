//===- tiles.h - functions that the threads of a block execute together ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_CUDA_TILES_H
#define BENCH_CUDA_TILES_H

constexpr int tile = 256;

/// The sum of the values of all threads; right in thread 0.
__device__ inline float tile_sum(float *part, float value) {
  int l = threadIdx.x;
  part[l] = value;
  __syncthreads();
  for (int s = tile / 2; s > 0; s /= 2) {
    if (l < s)
      part[l] += part[l + s];
    __syncthreads();
  }
  return part[0];
}

/// The sum of the values of all threads before this one; `total` is that of all.
__device__ inline unsigned tile_scan(unsigned *sums, unsigned value, unsigned *total) {
  int l = threadIdx.x, from = 0;
  sums[l] = value;
  __syncthreads();
  for (int d = 1; d < tile; d *= 2) {
    unsigned sum = sums[from + l];
    if (l >= d)
      sum += sums[from + l - d];
    from = tile - from;
    sums[from + l] = sum;
    __syncthreads();
  }
  *total = sums[from + tile - 1];
  unsigned before = sums[from + l] - value;
  __syncthreads();
  return before;
}

#endif
