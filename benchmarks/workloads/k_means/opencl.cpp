//===- opencl.cpp - k-means by hand ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "k_means.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define TILE 256
#define DIMENSIONS 4
#define CENTRES 32
#define SUMS (CENTRES * (DIMENSIONS + 1))

__kernel void clear_sums(__global int *total, int n) {
  int i = get_global_id(0);
  if (i < n)
    total[i] = 0;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void nearest_centres(__global const float *points, __global const float *middles,
                     __global int *total, int n) {
  __local float middle[CENTRES * DIMENSIONS];
  __local int sum[SUMS];
  int l = get_local_id(0), g = get_global_id(0);
  for (int i = l; i < SUMS; i += TILE)
    sum[i] = 0;
  for (int i = l; i < CENTRES * DIMENSIONS; i += TILE)
    middle[i] = middles[i];
  barrier(CLK_LOCAL_MEM_FENCE);
  float point[DIMENSIONS];
  #pragma unroll
  for (int d = 0; d < DIMENSIONS; ++d)
    point[d] = points[d * n + g];
  float least = 1e30f;
  int best = 0;
  for (int c = 0; c < CENTRES; ++c) {
    float distance = 0;
    #pragma unroll
    for (int d = 0; d < DIMENSIONS; ++d) {
      float difference = point[d] - middle[c * DIMENSIONS + d];
      distance += difference * difference;
    }
    if (distance < least) {
      least = distance;
      best = c;
    }
  }
  total[SUMS + g] = best;
  #pragma unroll
  for (int d = 0; d < DIMENSIONS; ++d)
    atomic_add(&sum[best * (DIMENSIONS + 1) + d], (int)point[d]);
  atomic_add(&sum[best * (DIMENSIONS + 1) + DIMENSIONS], 1);
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int i = l; i < SUMS; i += TILE)
    atomic_add(&total[i], sum[i]);
}
)cl";

} // namespace

variant k_means_handwritten(const point_set &in, opencl_device &device) {
  const std::size_t tile = point_set::tile, count = in.count, sums = point_set::sums;
  const buffer out = device.make_buffer(memory<int>(sums + count));
  const cl_program program = device.make_program(source);
  launch clear = device.make_launch(program, "clear_sums", {tile}, {tile});
  clear.with(out, int(point_set::sums));
  launch add = device.make_launch(program, "nearest_centres", {count}, {tile});
  add.with(device.make_buffer(in.coordinates), device.make_buffer(in.middles), out, in.count);
  const auto run = [clear, add] {
    clear();
    add();
  };
  return {run, device.result_in<int>(out, sums + count)};
}

} // namespace bench
