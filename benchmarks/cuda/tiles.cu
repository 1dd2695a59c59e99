//===- tiles.cu - sums, scans and counts of tiles -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tiles.h"
#include "kernels.h"

__global__ void dot_tiles(const float *x, const float *y, float *sums, int n, int stride) {
  __shared__ float part[tile];
  float sum = 0;
  for (int i = GLOBAL_X; i < n; i += stride)
    sum += x[i] * y[i];
  sum = tile_sum(part, sum);
  if (threadIdx.x == 0)
    sums[blockIdx.x] = sum;
}
KERNEL(dot_tiles)

__global__ void sum_tiles(const float *sums, float *total, int tiles) {
  __shared__ float part[tile];
  float sum = 0;
  for (int i = threadIdx.x; i < tiles; i += tile)
    sum += sums[i];
  sum = tile_sum(part, sum);
  if (threadIdx.x == 0)
    total[0] = sum;
}
KERNEL(sum_tiles)

constexpr int items = 8;

__global__ void scan_parts(const unsigned *in, unsigned *out, unsigned *sums) {
  __shared__ unsigned shared[2 * tile];
  int first = GLOBAL_X * items;
  unsigned value[items], sum = 0, total;
  for (int i = 0; i < items; ++i) {
    value[i] = sum;
    sum += in[first + i];
  }
  unsigned before = tile_scan(shared, sum, &total);
  for (int i = 0; i < items; ++i)
    out[first + i] = before + value[i];
  if (threadIdx.x == 0)
    sums[blockIdx.x] = total;
}
KERNEL(scan_parts)

__global__ void scan_sums(unsigned *sums, int tiles) {
  __shared__ unsigned shared[2 * tile];
  unsigned offset = 0;
  for (int first = 0; first < tiles; first += tile) {
    int i = first + threadIdx.x;
    unsigned total;
    unsigned before = tile_scan(shared, i < tiles ? sums[i] : 0, &total);
    if (i < tiles)
      sums[i] = offset + before;
    offset += total;
  }
}
KERNEL(scan_sums)

__global__ void add_offsets(unsigned *out, const unsigned *sums) {
  unsigned offset = sums[blockIdx.x];
  int first = blockIdx.x * tile * items + threadIdx.x;
  for (int i = 0; i < items; ++i)
    out[first + i * tile] += offset;
}
KERNEL(add_offsets)

__global__ void clear(unsigned *total, int n) {
  int i = GLOBAL_X;
  if (i < n)
    total[i] = 0;
}
KERNEL(clear)

__global__ void histogram(const unsigned *packed, unsigned *total) {
  constexpr int words = 16;
  __shared__ unsigned count[tile];
  int l = threadIdx.x;
  count[l] = 0;
  __syncthreads();
  int first = blockIdx.x * tile * words + l;
  for (int i = 0; i < words; ++i) {
    unsigned word = packed[first + i * tile];
    for (int shift = 0; shift < 32; shift += 8)
      atomicAdd(&count[word >> shift & 255], 1u);
  }
  __syncthreads();
  atomicAdd(&total[l], count[l]);
}
KERNEL(histogram)
