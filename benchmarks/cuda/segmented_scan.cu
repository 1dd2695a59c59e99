//===- segmented_scan.cu - sums that begin anew at heads ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"
#include "tiles.h"

constexpr int items = 8;

/// Sums in .x, heads in .y.
__device__ uint2 join(uint2 before, uint2 after) {
  return make_uint2(after.y ? after.x : before.x + after.x, before.y | after.y);
}

__device__ uint2 tile_before(uint2 *sums, uint2 value, uint2 *total) {
  int l = threadIdx.x, from = 0;
  sums[l] = value;
  __syncthreads();
  for (int d = 1; d < tile; d *= 2) {
    if (l >= d)
      value = join(sums[from + l - d], value);
    from = tile - from;
    sums[from + l] = value;
    __syncthreads();
  }
  *total = sums[from + tile - 1];
  uint2 before = l > 0 ? sums[from + l - 1] : make_uint2(0, 0);
  __syncthreads();
  return before;
}

__global__ void segment_parts(const unsigned *values, const unsigned *heads, unsigned *out,
                              uint2 *totals, int *first_heads) {
  __shared__ uint2 shared[2 * tile];
  __shared__ int first_head;
  int l = threadIdx.x, first = GLOBAL_X * items, head = tile * items;
  if (l == 0)
    first_head = tile * items;
  uint2 inside[items], all = make_uint2(0, 0), total;
#pragma unroll
  for (int i = 0; i < items; ++i) {
    uint2 one = make_uint2(values[first + i], heads[first + i]);
    if (one.y && !all.y)
      head = l * items + i;
    all = join(all, one);
    inside[i] = all;
  }
  uint2 before = tile_before(shared, all, &total);
#pragma unroll
  for (int i = 0; i < items; ++i)
    out[first + i] = join(before, inside[i]).x;
  if (head < tile * items)
    atomicMin(&first_head, head);
  __syncthreads();
  if (l == 0) {
    totals[blockIdx.x] = total;
    first_heads[blockIdx.x] = first_head;
  }
}
KERNEL(segment_parts)

__global__ void segment_totals(uint2 *totals, int parts) {
  __shared__ uint2 shared[2 * tile];
  uint2 earlier = make_uint2(0, 0);
  for (int first = 0; first < parts; first += tile) {
    int i = first + threadIdx.x;
    uint2 total;
    uint2 before =
        join(earlier, tile_before(shared, i < parts ? totals[i] : make_uint2(0, 0), &total));
    if (i < parts)
      totals[i] = before;
    earlier = join(earlier, total);
  }
}
KERNEL(segment_totals)

__global__ void segment_earlier(unsigned *out, const uint2 *totals, const int *first_heads) {
  unsigned earlier = totals[blockIdx.x].x;
  int head = first_heads[blockIdx.x], first = blockIdx.x * tile * items;
  for (int i = threadIdx.x; i < tile * items; i += tile)
    if (i < head)
      out[first + i] += earlier;
}
KERNEL(segment_earlier)
