//===- sort.cu - the sorts ------------------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"
#include "tiles.h"

__device__ void merge_part(unsigned *part, int run, int distance) {
  int l = threadIdx.x;
  bool ascending = (2 * GLOBAL_X & run) == 0;
  for (; distance > 0; distance /= 2) {
    int i = 2 * l - (l & (distance - 1));
    unsigned a = part[i], b = part[i + distance];
    if ((a > b) == ascending) {
      part[i] = b;
      part[i + distance] = a;
    }
    __syncthreads();
  }
}

__global__ void sort_parts(const unsigned *from, unsigned *to) {
  __shared__ unsigned part[2 * tile];
  int l = threadIdx.x, first = 2 * tile * blockIdx.x;
  part[l] = from[first + l];
  part[l + tile] = from[first + tile + l];
  __syncthreads();
  for (int run = 2; run <= 2 * tile; run *= 2)
    merge_part(part, run, run / 2);
  to[first + l] = part[l];
  to[first + tile + l] = part[l + tile];
}
KERNEL(sort_parts)

__global__ void merge_parts(unsigned *data, int run) {
  __shared__ unsigned part[2 * tile];
  int l = threadIdx.x, first = 2 * tile * blockIdx.x;
  part[l] = data[first + l];
  part[l + tile] = data[first + tile + l];
  __syncthreads();
  merge_part(part, run, tile);
  data[first + l] = part[l];
  data[first + tile + l] = part[l + tile];
}
KERNEL(merge_parts)

__global__ void merge_step(unsigned *data, int n, int run, int distance) {
  int g = GLOBAL_X;
  if (g < n) {
    int i = 2 * g - (g & (distance - 1));
    unsigned a = data[i], b = data[i + distance];
    if ((a > b) == ((2 * g & run) == 0)) {
      data[i] = b;
      data[i + distance] = a;
    }
  }
}
KERNEL(merge_step)

constexpr int bits = 4, radix = 16;

__global__ void count_digits(const unsigned *from, unsigned *counts, int tiles, int shift) {
  __shared__ unsigned count[radix];
  int l = threadIdx.x;
  if (l < radix)
    count[l] = 0;
  __syncthreads();
  atomicAdd(&count[from[GLOBAL_X] >> shift & (radix - 1)], 1u);
  __syncthreads();
  if (l < radix)
    counts[l * tiles + blockIdx.x] = count[l];
}
KERNEL(count_digits)

__global__ void scatter(const unsigned *from, unsigned *to, const unsigned *offsets, int tiles,
                        int shift) {
  __shared__ unsigned sums[2 * tile], sorted[tile];
  __shared__ int starts[radix];
  int l = threadIdx.x;
  unsigned key = from[GLOBAL_X];
  for (int bit = 0; bit < bits; ++bit) {
    unsigned one = key >> (shift + bit) & 1, zeros;
    unsigned zeros_before = tile_scan(sums, 1 - one, &zeros);
    sorted[one ? zeros + l - zeros_before : zeros_before] = key;
    __syncthreads();
    key = sorted[l];
    __syncthreads();
  }
  unsigned digit = key >> shift & (radix - 1);
  if (l == 0 || (sorted[l - 1] >> shift & (radix - 1)) != digit)
    starts[digit] = l;
  __syncthreads();
  to[offsets[digit * tiles + blockIdx.x] + l - starts[digit]] = key;
}
KERNEL(scatter)
