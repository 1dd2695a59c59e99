//===- opencl.cpp - local alignment by hand -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "smith_waterman.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define TILE 64

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void align(__global const int *down, __global const int *along, __global int *rows,
           __global int *columns, __global int *best, int n, int diagonal, int first) {
  __local int letters[TILE], top[TILE + 1], last[2][TILE];
  int l = get_local_id(0), block = first + get_group_id(0);
  int row = block * TILE + l, across = diagonal - block, column = across * TILE, width = n + 1;
  int letter = down[row];
  letters[l] = along[column + l];
  top[l + 1] = rows[block * width + column + l + 1];
  if (l == 0)
    top[0] = rows[block * width + column];
  barrier(CLK_LOCAL_MEM_FENCE);
  int left = columns[across * width + row + 1];
  int corner = l == 0 ? top[0] : columns[across * width + row];
  int most = across == 0 ? 0 : best[row];
  for (int step = 0; step < 2 * TILE - 1; ++step) {
    int at = step - l;
    if (at >= 0 && at < TILE) {
      int up = l == 0 ? top[at + 1] : last[step % 2][l - 1];
      int pair = letter == letters[at] ? 2 : -1;
      left = max(max(0, corner + pair), max(up, left) - 1);
      most = max(most, left);
      corner = up;
      last[(step + 1) % 2][l] = left;
      if (l == TILE - 1)
        rows[(block + 1) * width + column + at + 1] = left;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  columns[(across + 1) * width + row + 1] = left;
  best[row] = most;
}
)cl";

} // namespace

variant smith_waterman_handwritten(const sequences &in, opencl_device &device) {
  const std::size_t tile = sequences::tile;
  const int blocks = in.length / sequences::tile;
  const memory<int> lines((blocks + 1) * (static_cast<std::size_t>(in.length) + 1));
  const buffer rows = device.make_device_buffer(lines), columns = device.make_device_buffer(lines);
  const buffer best = device.make_buffer(memory<int>(in.length));
  const buffer down = device.make_buffer(in.down), along = device.make_buffer(in.along);
  const cl_program program = device.make_program(source);
  std::vector<launch> launches;
  for (int diagonal = 0; diagonal < 2 * blocks - 1; ++diagonal) {
    const int first = std::max(0, diagonal - blocks + 1), last = std::min(diagonal, blocks - 1);
    launches.push_back(device.make_launch(program, "align", {(last - first + 1) * tile}, {tile}));
    launches.back().with(down, along, rows, columns, best, in.length, diagonal, first);
  }
  const auto run = [launches] {
    for (const launch &l : launches)
      l();
  };
  return {run, device.result_in<int>(best, in.length)};
}

} // namespace bench
