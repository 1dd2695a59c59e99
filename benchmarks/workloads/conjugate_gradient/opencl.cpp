//===- opencl.cpp - conjugate gradients by hand ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/opencl_tiles.h"
#include "conjugate_gradient.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void begin_solving(__global const float *right, __global float *x, __global float *r,
                   __global float *p, __global float *sums) {
  __local float part[TILE];
  int i = get_global_id(0);
  float rest = right[i];
  x[i] = 0;
  r[i] = rest;
  p[i] = rest;
  float sum = tile_sum(part, rest * rest);
  if (get_local_id(0) == 0)
    sums[get_group_id(0)] = sum;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void multiply_direction(__global const int *starts, __global const int *columns,
                        __global const float *values, __global const float *p,
                        __global float *product, __global float *sums) {
  __local float part[TILE];
  int row = get_global_id(0), end = starts[row + 1];
  float of_row = 0;
  for (int i = starts[row]; i < end; ++i)
    of_row += values[i] * p[columns[i]];
  product[row] = of_row;
  float sum = tile_sum(part, p[row] * of_row);
  if (get_local_id(0) == 0)
    sums[get_group_id(0)] = sum;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void advance(__global const float *totals, int at, __global const float *p,
             __global const float *product, __global float *x, __global float *r,
             __global float *sums) {
  __local float part[TILE];
  int i = get_global_id(0);
  float step = totals[at] / totals[at + 1], rest = r[i] - step * product[i];
  x[i] += step * p[i];
  r[i] = rest;
  float sum = tile_sum(part, rest * rest);
  if (get_local_id(0) == 0)
    sums[get_group_id(0)] = sum;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void add_sums(__global const float *sums, int count, __global float *totals, int at) {
  __local float part[TILE];
  float sum = 0;
  for (int i = get_local_id(0); i < count; i += TILE)
    sum += sums[i];
  sum = tile_sum(part, sum);
  if (get_local_id(0) == 0)
    totals[at] = sum;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void turn(__global const float *totals, int at, __global const float *r, __global float *p) {
  int i = get_global_id(0);
  p[i] = r[i] + totals[at + 2] / totals[at] * p[i];
}
)cl";

} // namespace

variant conjugate_gradient_handwritten(const linear_system &in, opencl_device &device) {
  const std::size_t rows = in.rows, tile = linear_system::tile;
  const int tiles = in.rows / linear_system::tile;
  const auto zeros = [&](std::size_t count) { return device.make_buffer(memory<float>(count)); };
  const buffer x = zeros(rows), r = zeros(rows), p = zeros(rows), product = zeros(rows);
  const buffer sums = zeros(tiles), totals = zeros(2 * linear_system::iterations + 1);
  const buffer starts = device.make_buffer(in.starts), columns = device.make_buffer(in.columns);
  const buffer values = device.make_buffer(in.values);
  const cl_program program = device.make_program(std::string(opencl_tile) + source);
  std::vector<launch> launches;
  const auto add = [&](const char *name, std::size_t threads) -> launch & {
    launches.push_back(device.make_launch(program, name, {threads}, {tile}));
    return launches.back();
  };
  add("begin_solving", rows).with(device.make_buffer(in.right), x, r, p, sums);
  add("add_sums", tile).with(sums, tiles, totals, 0);
  for (int at = 0; at < 2 * linear_system::iterations; at += 2) {
    add("multiply_direction", rows).with(starts, columns, values, p, product, sums);
    add("add_sums", tile).with(sums, tiles, totals, at + 1);
    add("advance", rows).with(totals, at, p, product, x, r, sums);
    add("add_sums", tile).with(sums, tiles, totals, at + 2);
    add("turn", rows).with(totals, at, r, p);
  }
  const auto run = [launches] {
    for (const launch &l : launches)
      l();
  };
  return {run, device.result_in<float>(x, rows)};
}

} // namespace bench
