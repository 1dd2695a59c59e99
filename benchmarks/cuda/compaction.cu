//===- compaction.cu - values that are kept, close together ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"
#include "tiles.h"

__global__ void count_kept(const unsigned *values, unsigned *counts) {
  __shared__ unsigned count;
  if (threadIdx.x == 0)
    count = 0;
  __syncthreads();
  if (values[GLOBAL_X] < 1u << 31)
    atomicAdd(&count, 1u);
  __syncthreads();
  if (threadIdx.x == 0)
    counts[blockIdx.x] = count;
}
KERNEL(count_kept)

__global__ void move_kept(const unsigned *values, const unsigned *offsets, unsigned *to) {
  __shared__ unsigned sums[2 * tile];
  unsigned value = values[GLOBAL_X], keep = value < 1u << 31, total;
  unsigned before = tile_scan(sums, keep, &total);
  if (keep)
    to[offsets[blockIdx.x] + before] = value;
}
KERNEL(move_kept)
