//===- fft.cu - Fourier transforms of many signals ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"
#include "tiles.h"

__device__ float2 operator+(float2 a, float2 b) { return make_float2(a.x + b.x, a.y + b.y); }
__device__ float2 operator-(float2 a, float2 b) { return make_float2(a.x - b.x, a.y - b.y); }
__device__ float2 times(float2 a, float2 b) {
  return make_float2(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

__device__ void butterfly(float2 *v) {
  float2 a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = v[1] - v[3];
  float2 turned = make_float2(d.y, -d.x);
  v[0] = a + c;
  v[1] = b + turned;
  v[2] = a - c;
  v[3] = b - turned;
}

__global__ void fft(const float2 *from, const float2 *roots, float2 *to) {
  __shared__ float2 shared[4 * tile];
  float2 v[4];
  int l = threadIdx.x, first = blockIdx.x * 4 * tile;
#pragma unroll
  for (int r = 0; r < 4; ++r)
    v[r] = from[first + l + r * tile];
  for (int span = 1; span < 4 * tile; span *= 4) {
    int at = l & (span - 1);
#pragma unroll
    for (int r = 1; r < 4; ++r)
      v[r] = times(v[r], roots[r * at * (tile / span)]);
    butterfly(v);
#pragma unroll
    for (int r = 0; r < 4; ++r)
      shared[(l - at) * 4 + at + r * span] = v[r];
    __syncthreads();
#pragma unroll
    for (int r = 0; r < 4; ++r)
      v[r] = shared[l + r * tile];
    __syncthreads();
  }
#pragma unroll
  for (int r = 0; r < 4; ++r)
    to[first + l + r * tile] = v[r];
}
KERNEL(fft)
