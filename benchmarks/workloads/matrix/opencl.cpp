//===- opencl.cpp - matrix products and transposition by hand -------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "matrix.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define TILE 16

__kernel void multiply_simple(__global const float *a, __global const float *b, __global float *c,
                              int n) {
  int x = get_global_id(0);
  int y = get_global_id(1);
  if (x < n) {
    float sum = 0;
    for (int k = 0; k < n; ++k)
      sum += a[y * n + k] * b[k * n + x];
    c[y * n + x] = sum;
  }
}

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void multiply_tiled(__global const float *a, __global const float *b, __global float *c, int n) {
  __local float a_tile[TILE][TILE], b_tile[TILE][TILE];
  int lx = get_local_id(0), ly = get_local_id(1);
  int x = get_global_id(0), y = get_global_id(1);
  float sum = 0;
  for (int first = 0; first < n; first += TILE) {
    a_tile[ly][lx] = a[y * n + first + lx];
    b_tile[ly][lx] = b[(first + ly) * n + x];
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; ++k)
      sum += a_tile[ly][k] * b_tile[k][lx];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  c[y * n + x] = sum;
}

#define BLOCK 4
#define SIDE (TILE * BLOCK)

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void multiply_blocked(__global const float *a, __global const float *b, __global float *c, int n) {
  __local float a_tile[SIDE][TILE], b_tile[TILE][SIDE];
  int x = get_local_id(0), y = get_local_id(1);
  int at = get_group_id(0) * SIDE, top = get_group_id(1) * SIDE;
  float sum[BLOCK][BLOCK] = {{0}};
  for (int first = 0; first < n; first += TILE) {
    for (int i = 0; i < BLOCK; ++i) {
      a_tile[y + i * TILE][x] = a[(top + y + i * TILE) * n + first + x];
      b_tile[y][x + i * TILE] = b[(first + y) * n + at + x + i * TILE];
    }
    barrier(CLK_LOCAL_MEM_FENCE);
    for (int k = 0; k < TILE; ++k) {
      #pragma unroll
      for (int i = 0; i < BLOCK; ++i) {
        #pragma unroll
        for (int j = 0; j < BLOCK; ++j)
          sum[i][j] += a_tile[y + i * TILE][k] * b_tile[k][x + j * TILE];
      }
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  for (int i = 0; i < BLOCK; ++i)
    for (int j = 0; j < BLOCK; ++j)
      c[(top + y + i * TILE) * n + at + x + j * TILE] = sum[i][j];
}

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void transpose(__global const float *from, __global float *to, int n) {
  __local float block[TILE][TILE + 1];
  int lx = get_local_id(0), ly = get_local_id(1);
  int x = get_global_id(0), y = get_global_id(1);
  block[ly][lx] = from[y * n + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  x = get_group_id(1) * TILE + lx;
  y = get_group_id(0) * TILE + ly;
  to[y * n + x] = block[lx][ly];
}
)cl";

variant make(const matrices &in, opencl_device &device, const char *name, bool two_factors,
             std::vector<std::size_t> global, std::vector<std::size_t> local) {
  const buffer out = device.make_buffer(memory<float>(in.a.size()));
  launch kernel = device.make_launch(device.make_program(source), name, global, local);
  kernel.with(device.make_buffer(in.a));
  if (two_factors)
    kernel.with(device.make_buffer(in.b));
  kernel.with(out, in.size);
  return {kernel, device.result_in<float>(out, in.a.size())};
}

} // namespace

variant multiply_simple_handwritten(const matrices &in, opencl_device &device) {
  const std::size_t n = in.size;
  return make(in, device, "multiply_simple", true, {padded(n, 256), n}, {256, 1});
}

namespace {

/// As the generated ones: the factors are in arrays, not in views of host memory.
variant multiply_in_tiles(const matrices &in, opencl_device &device, const char *name, int block) {
  const std::size_t threads = in.size / block, tile = matrices::tile;
  const buffer out = device.make_buffer(memory<float>(in.a.size()));
  launch kernel =
      device.make_launch(device.make_program(source), name, {threads, threads}, {tile, tile});
  kernel.with(device.make_device_buffer(in.a), device.make_device_buffer(in.b), out, in.size);
  return {kernel, device.result_in<float>(out, in.a.size())};
}

} // namespace

variant multiply_tiled_handwritten(const matrices &in, opencl_device &device) {
  return multiply_in_tiles(in, device, "multiply_tiled", 1);
}

variant multiply_blocked_handwritten(const matrices &in, opencl_device &device) {
  return multiply_in_tiles(in, device, "multiply_blocked", matrices::block);
}

variant transpose_handwritten(const matrices &in, opencl_device &device) {
  const std::size_t n = in.size, tile = matrices::tile;
  return make(in, device, "transpose", false, {n, n}, {tile, tile});
}

} // namespace bench
