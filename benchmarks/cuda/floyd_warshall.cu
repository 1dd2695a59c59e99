//===- floyd_warshall.cu - shortest paths between all pairs ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

constexpr int tile = 32;

__global__ void copy_lengths(const int *from, int *to, int n) {
  int i = GLOBAL_X;
  if (i < n)
    to[i] = from[i];
}
KERNEL(copy_lengths)

__global__ void inside(int *lengths, int n, int round) {
  __shared__ int block[tile][tile];
  int x = threadIdx.x, y = threadIdx.y;
  int at = (round * tile + y) * n + round * tile + x;
  block[y][x] = lengths[at];
  __syncthreads();
  for (int k = 0; k < tile; ++k) {
    int through = block[y][k] + block[k][x];
    if (through < block[y][x])
      block[y][x] = through;
    __syncthreads();
  }
  lengths[at] = block[y][x];
}
KERNEL(inside)

__global__ void beside(int *lengths, int n, int round) {
  __shared__ int pivot[tile][tile], block[tile][tile];
  int below = blockIdx.y == 1, other = blockIdx.x;
  int x = threadIdx.x, y = threadIdx.y;
  if (other == round)
    return;
  int at = ((below ? other : round) * tile + y) * n + (below ? round : other) * tile + x;
  pivot[y][x] = lengths[(round * tile + y) * n + round * tile + x];
  block[y][x] = lengths[at];
  __syncthreads();
  for (int k = 0; k < tile; ++k) {
    int through = below ? block[y][k] + pivot[k][x] : pivot[y][k] + block[k][x];
    if (through < block[y][x])
      block[y][x] = through;
    __syncthreads();
  }
  lengths[at] = block[y][x];
}
KERNEL(beside)

__global__ void around(int *lengths, int n, int round) {
  __shared__ int from[tile][tile], to[tile][tile];
  if (blockIdx.x == round || blockIdx.y == round)
    return;
  int x = threadIdx.x, y = threadIdx.y;
  int at = (blockIdx.y * tile + y) * n + blockIdx.x * tile + x;
  from[y][x] = lengths[(blockIdx.y * tile + y) * n + round * tile + x];
  to[y][x] = lengths[(round * tile + y) * n + blockIdx.x * tile + x];
  __syncthreads();
  int shortest = lengths[at];
  for (int k = 0; k < tile; ++k)
    shortest = min(shortest, from[y][k] + to[k][x]);
  lengths[at] = shortest;
}
KERNEL(around)
