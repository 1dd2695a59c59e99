//===- opencl.cpp - a fluid by hand ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "lattice_boltzmann.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel void lattice_boltzmann(__global const float *from, __global float *to, int n) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x < n) {
    const int right[9] = {0, 1, 0, -1, 0, 1, -1, -1, 1};
    const int down[9] = {0, 0, 1, 0, -1, 1, 1, -1, -1};
    const float weights[3] = {4.0f / 9, 1.0f / 9, 1.0f / 36};
    int rows[3] = {y == 0 ? n - 1 : y - 1, y, y == n - 1 ? 0 : y + 1};
    int columns[3] = {x == 0 ? n - 1 : x - 1, x, x == n - 1 ? 0 : x + 1};
    float f[9], density = 0, vx = 0, vy = 0;
    #pragma unroll
    for (int q = 0; q < 9; ++q) {
      f[q] = from[(q * n + rows[1 - down[q]]) * n + columns[1 - right[q]]];
      density += f[q];
      vx += right[q] * f[q];
      vy += down[q] * f[q];
    }
    vx /= density;
    vy /= density;
    float square = vx * vx + vy * vy;
    #pragma unroll
    for (int q = 0; q < 9; ++q) {
      float along = right[q] * vx + down[q] * vy;
      float rest = weights[right[q] * right[q] + down[q] * down[q]] * density *
                   (1.0f + 3.0f * along + 4.5f * along * along - 1.5f * square);
      to[(q * n + y) * n + x] = f[q] + 1.2f * (rest - f[q]);
    }
  }
}
)cl";

} // namespace

variant lattice_boltzmann_handwritten(const fluid &in, opencl_device &device) {
  const std::size_t n = in.size;
  const std::vector<std::size_t> group = group_for(n, n);
  const buffer to = device.make_buffer(memory<float>(in.populations.size()));
  launch kernel = device.make_launch(device.make_program(source), "lattice_boltzmann",
                                     {padded(n, group[0]), n}, group);
  kernel.with(device.make_buffer(in.populations), to, in.size);
  return {kernel, device.result_in<float>(to, in.populations.size())};
}

} // namespace bench
