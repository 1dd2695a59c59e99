//===- k_means.cu - one step of k-means -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"
#include "tiles.h"

constexpr int dimensions = 4, centres = 32, sums = centres * (dimensions + 1);

__global__ void clear_sums(int *total, int n) {
  int i = GLOBAL_X;
  if (i < n)
    total[i] = 0;
}
KERNEL(clear_sums)

__global__ void nearest_centres(const float *points, const float *middles, int *total, int n) {
  __shared__ float middle[centres * dimensions];
  __shared__ int sum[sums];
  int l = threadIdx.x, g = GLOBAL_X;
  for (int i = l; i < sums; i += tile)
    sum[i] = 0;
  for (int i = l; i < centres * dimensions; i += tile)
    middle[i] = middles[i];
  __syncthreads();
  float point[dimensions];
#pragma unroll
  for (int d = 0; d < dimensions; ++d)
    point[d] = points[d * n + g];
  float least = 1e30f;
  int best = 0;
  for (int c = 0; c < centres; ++c) {
    float distance = 0;
#pragma unroll
    for (int d = 0; d < dimensions; ++d) {
      float difference = point[d] - middle[c * dimensions + d];
      distance += difference * difference;
    }
    if (distance < least) {
      least = distance;
      best = c;
    }
  }
  total[sums + g] = best;
#pragma unroll
  for (int d = 0; d < dimensions; ++d)
    atomicAdd(&sum[best * (dimensions + 1) + d], (int)point[d]);
  atomicAdd(&sum[best * (dimensions + 1) + dimensions], 1);
  __syncthreads();
  for (int i = l; i < sums; i += tile)
    atomicAdd(&total[i], sum[i]);
}
KERNEL(nearest_centres)
