//===- opencl.cpp - the bilateral filter by hand --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bilateral.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define TILE 16
#define RADIUS 3
#define SIDE (TILE + 2 * RADIUS)

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void bilateral(__global const float *from, __global float *to, int n) {
  __local float block[SIDE][SIDE];
  int lx = get_local_id(0), ly = get_local_id(1);
  int left = get_group_id(0) * TILE - RADIUS, top = get_group_id(1) * TILE - RADIUS;
  for (int y = ly; y < SIDE; y += TILE)
    for (int x = lx; x < SIDE; x += TILE)
      block[y][x] = from[clamp(top + y, 0, n - 1) * n + clamp(left + x, 0, n - 1)];
  barrier(CLK_LOCAL_MEM_FENCE);
  float here = block[ly + RADIUS][lx + RADIUS], sum = 0, weights = 0;
  for (int y = -RADIUS; y <= RADIUS; ++y)
    for (int x = -RADIUS; x <= RADIUS; ++x) {
      float grey = block[ly + RADIUS + y][lx + RADIUS + x], difference = grey - here;
      float weight = native_exp(-0.125f * (y * y + x * x) - 12.5f * difference * difference);
      sum += weight * grey;
      weights += weight;
    }
  to[get_global_id(1) * n + get_global_id(0)] = sum / weights;
}
)cl";

} // namespace

variant bilateral_handwritten(const photograph &in, opencl_device &device) {
  const std::size_t n = in.size, tile = photograph::tile;
  const buffer to = device.make_buffer(memory<float>(n * n));
  launch kernel =
      device.make_launch(device.make_program(source), "bilateral", {n, n}, {tile, tile});
  kernel.with(device.make_buffer(in.pixels), to, in.size);
  return {kernel, device.result_in<float>(to, n * n)};
}

} // namespace bench
