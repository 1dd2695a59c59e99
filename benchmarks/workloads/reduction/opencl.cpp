//===- opencl.cpp - the dot product by hand -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/opencl_tiles.h"
#include "reduction.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void dot_tiles(__global const float *x, __global const float *y, __global float *sums, int n,
               int stride) {
  __local float part[TILE];
  float sum = 0;
  for (int i = get_global_id(0); i < n; i += stride)
    sum += x[i] * y[i];
  sum = tile_sum(part, sum);
  if (get_local_id(0) == 0)
    sums[get_group_id(0)] = sum;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void sum_tiles(__global const float *sums, __global float *total, int tiles) {
  __local float part[TILE];
  float sum = 0;
  for (int i = get_local_id(0); i < tiles; i += TILE)
    sum += sums[i];
  sum = tile_sum(part, sum);
  if (get_local_id(0) == 0)
    total[0] = sum;
}
)cl";

} // namespace

variant dot_handwritten(const dot_product &in, opencl_device &device) {
  const std::size_t tile = dot_product::tile, threads = tile * dot_product::tiles;
  const buffer sums = device.make_buffer(memory<float>(dot_product::tiles));
  const buffer total = device.make_buffer(memory<float>(1));
  const cl_program program = device.make_program(std::string(opencl_tile) + source);
  launch first = device.make_launch(program, "dot_tiles", {threads}, {tile});
  first.with(device.make_buffer(in.x), device.make_buffer(in.y), sums, in.size,
             static_cast<int>(threads));
  launch second = device.make_launch(program, "sum_tiles", {tile}, {tile});
  second.with(sums, total, int(dot_product::tiles));
  const auto run = [first, second] {
    first();
    second();
  };
  return {run, device.result_in<float>(total, 1)};
}

} // namespace bench
