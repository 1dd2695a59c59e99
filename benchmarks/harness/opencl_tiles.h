//===- opencl_tiles.h - OpenCL C functions of a whole work-group ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Text that hand-written kernels with work-groups of 256 put before their own.
//
//===----------------------------------------------------------------------===//
#ifndef BENCH_OPENCL_TILES_H
#define BENCH_OPENCL_TILES_H

namespace bench {

inline constexpr char opencl_tile[] = R"cl(
#define TILE 256

/// The sum of the values of all work-items; right in work-item 0.
float tile_sum(__local float *part, float value) {
  int l = get_local_id(0);
  part[l] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int s = TILE / 2; s > 0; s /= 2) {
    if (l < s)
      part[l] += part[l + s];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  return part[0];
}

/// The sum of the values of all work-items before this one; `total` is that of all.
uint tile_scan(__local uint *sums, uint value, uint *total) {
  int l = get_local_id(0);
  int from = 0;
  sums[l] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 1; d < TILE; d *= 2) {
    uint sum = sums[from + l];
    if (l >= d)
      sum += sums[from + l - d];
    from = TILE - from;
    sums[from + l] = sum;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  *total = sums[from + TILE - 1];
  uint before = sums[from + l] - value;
  barrier(CLK_LOCAL_MEM_FENCE);
  return before;
}
)cl";

} // namespace bench

#endif
