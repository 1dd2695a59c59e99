//===- opencl.cpp - gravity by hand ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "nbody.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define TILE 256

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void gravity(__global const float *positions, __global float *accelerations, int n,
             float softening) {
  __local float others[3 * TILE];
  int g = get_global_id(0), l = get_local_id(0);
  float x = positions[3 * g], y = positions[3 * g + 1], z = positions[3 * g + 2];
  float ax = 0, ay = 0, az = 0;
  for (int first = 0; first < n; first += TILE) {
    others[3 * l] = positions[3 * (first + l)];
    others[3 * l + 1] = positions[3 * (first + l) + 1];
    others[3 * l + 2] = positions[3 * (first + l) + 2];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int i = 0; i < TILE; ++i) {
      float dx = others[3 * i] - x, dy = others[3 * i + 1] - y, dz = others[3 * i + 2] - z;
      float inverse = native_rsqrt(dx * dx + dy * dy + dz * dz + softening);
      float s = inverse * inverse * inverse;
      ax += dx * s;
      ay += dy * s;
      az += dz * s;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  accelerations[3 * g] = ax;
  accelerations[3 * g + 1] = ay;
  accelerations[3 * g + 2] = az;
}
)cl";

} // namespace

variant nbody_handwritten(const bodies &in, opencl_device &device) {
  const std::size_t tile = bodies::tile, count = in.count;
  const buffer to = device.make_buffer(memory<float>(3 * count));
  launch kernel = device.make_launch(device.make_program(source), "gravity", {count}, {tile});
  kernel.with(device.make_buffer(in.positions), to, in.count, float(bodies::softening));
  return {kernel, device.result_in<float>(to, 3 * count)};
}

} // namespace bench
