//===- opencl.cpp - the stencils by hand ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "stencil.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel void stencil_5(__global const float *from, __global float *to, int n) {
  int x = get_global_id(0) + 1;
  int y = get_global_id(1) + 1;
  if (x < n - 1) {
    int i = y * n + x;
    to[i] = 0.5f * from[i] + 0.125f * (from[i - 1] + from[i + 1] + from[i - n] + from[i + n]);
  }
}

__kernel __attribute__((reqd_work_group_size(16, 8, 4)))
void stencil_7(__global const float *from, __global float *to, int n) {
  __local float block[6][10][18];
  int x = get_local_id(0) + 1, y = get_local_id(1) + 1, z = get_local_id(2) + 1;
  int i = ((get_global_id(2) + 1) * n + get_global_id(1) + 1) * n + get_global_id(0) + 1;
  block[z][y][x] = from[i];
  if (z == 1)
    block[0][y][x] = from[i - n * n];
  if (z == 4)
    block[5][y][x] = from[i + n * n];
  if (y == 1)
    block[z][0][x] = from[i - n];
  if (y == 8)
    block[z][9][x] = from[i + n];
  if (x == 1)
    block[z][y][0] = from[i - 1];
  if (x == 16)
    block[z][y][17] = from[i + 1];
  barrier(CLK_LOCAL_MEM_FENCE);
  to[i] = 0.4f * block[z][y][x] +
          0.1f * (block[z - 1][y][x] + block[z + 1][y][x] + block[z][y - 1][x] +
                  block[z][y + 1][x] + block[z][y][x - 1] + block[z][y][x + 1]);
}

__kernel void stencil_27(__global const float *from, __global float *to, int n) {
  int x = get_global_id(0) + 1;
  int y = get_global_id(1) + 1;
  int z = get_global_id(2) + 1;
  if (x < n - 1) {
    const float weights[4] = {0.5f, 0.05f, 0.015f, 0.0025f};
    int i = (z * n + y) * n + x;
    float sum = 0;
    #pragma unroll
    for (int dz = -1; dz <= 1; ++dz) {
      #pragma unroll
      for (int dy = -1; dy <= 1; ++dy) {
        #pragma unroll
        for (int dx = -1; dx <= 1; ++dx)
          sum += weights[dz * dz + dy * dy + dx * dx] * from[i + (dz * n + dy) * n + dx];
      }
    }
    to[i] = sum;
  }
}
)cl";

} // namespace

variant stencil_5_handwritten(const grid &in, opencl_device &device) {
  const std::size_t inside = in.size - 2;
  const std::vector<std::size_t> group = group_for(inside, inside);
  const buffer to = device.make_buffer(memory<float>(in.cells.size()));
  launch kernel = device.make_launch(device.make_program(source), "stencil_5",
                                     {padded(inside, group[0]), inside}, group);
  kernel.with(device.make_buffer(in.cells), to, in.size);
  return {kernel, device.result_in<float>(to, in.cells.size())};
}

variant stencil_7_handwritten(const grid &in, opencl_device &device) {
  const std::size_t inside = in.size - 2;
  const buffer to = device.make_buffer(memory<float>(in.cells.size()));
  launch kernel = device.make_launch(device.make_program(source), "stencil_7",
                                     {inside, inside, inside}, {16, 8, 4});
  kernel.with(device.make_buffer(in.cells), to, in.size);
  return {kernel, device.result_in<float>(to, in.cells.size())};
}

variant stencil_27_handwritten(const grid &in, opencl_device &device) {
  const std::size_t inside = in.size - 2;
  std::vector<std::size_t> group = group_for(inside, inside);
  group.push_back(1);
  const buffer to = device.make_buffer(memory<float>(in.cells.size()));
  launch kernel = device.make_launch(device.make_program(source), "stencil_27",
                                     {padded(inside, group[0]), inside, inside}, group);
  kernel.with(device.make_buffer(in.cells), to, in.size);
  return {kernel, device.result_in<float>(to, in.cells.size())};
}

} // namespace bench
