//===- opencl.cpp - shortest paths by hand --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "floyd_warshall.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define TILE 32

__kernel void copy_lengths(__global const int *from, __global int *to, int n) {
  int i = get_global_id(0);
  if (i < n)
    to[i] = from[i];
}

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void inside(__global int *lengths, int n, int round) {
  __local int block[TILE][TILE];
  int x = get_local_id(0), y = get_local_id(1);
  int at = (round * TILE + y) * n + round * TILE + x;
  block[y][x] = lengths[at];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = 0; k < TILE; ++k) {
    int through = block[y][k] + block[k][x];
    if (through < block[y][x])
      block[y][x] = through;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  lengths[at] = block[y][x];
}

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void beside(__global int *lengths, int n, int round) {
  __local int pivot[TILE][TILE], block[TILE][TILE];
  int below = (int)get_group_id(1) == 1, other = (int)get_group_id(0);
  int x = get_local_id(0), y = get_local_id(1);
  if (other == round)
    return;
  int at = ((below ? other : round) * TILE + y) * n + (below ? round : other) * TILE + x;
  pivot[y][x] = lengths[(round * TILE + y) * n + round * TILE + x];
  block[y][x] = lengths[at];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int k = 0; k < TILE; ++k) {
    int through = below ? block[y][k] + pivot[k][x] : pivot[y][k] + block[k][x];
    if (through < block[y][x])
      block[y][x] = through;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  lengths[at] = block[y][x];
}

__kernel __attribute__((reqd_work_group_size(TILE, TILE, 1)))
void around(__global int *lengths, int n, int round) {
  __local int from[TILE][TILE], to[TILE][TILE];
  if ((int)get_group_id(0) == round || (int)get_group_id(1) == round)
    return;
  int x = get_local_id(0), y = get_local_id(1);
  int at = ((int)get_group_id(1) * TILE + y) * n + (int)get_group_id(0) * TILE + x;
  from[y][x] = lengths[((int)get_group_id(1) * TILE + y) * n + round * TILE + x];
  to[y][x] = lengths[(round * TILE + y) * n + (int)get_group_id(0) * TILE + x];
  barrier(CLK_LOCAL_MEM_FENCE);
  int shortest = lengths[at];
  for (int k = 0; k < TILE; ++k)
    shortest = min(shortest, from[y][k] + to[k][x]);
  lengths[at] = shortest;
}
)cl";

} // namespace

variant floyd_warshall_handwritten(const road_map &in, opencl_device &device) {
  const std::size_t n = in.size, tile = road_map::tile;
  const buffer lengths = device.make_buffer(memory<int>(n * n));
  const cl_program program = device.make_program(source);
  std::vector<launch> launches = {
      device.make_launch(program, "copy_lengths", {padded(n * n, 256)}, {256})};
  launches[0].with(device.make_buffer(in.lengths), lengths, static_cast<int>(n * n));
  const auto add = [&](const char *name, std::size_t width, std::size_t height, int round) {
    launches.push_back(device.make_launch(program, name, {width, height}, {tile, tile}));
    launches.back().with(lengths, in.size, round);
  };
  for (int round = 0; round < in.size / road_map::tile; ++round) {
    add("inside", tile, tile, round);
    add("beside", n, 2 * tile, round);
    add("around", n, n, round);
  }
  const auto run = [launches] {
    for (const launch &l : launches)
      l();
  };
  return {run, device.result_in<int>(lengths, n * n)};
}

} // namespace bench
