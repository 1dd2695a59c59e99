//===- opencl.cpp - stream compaction by hand -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/opencl_tiles.h"
#include "../scan/scan.h"
#include "compaction.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void count_kept(__global const uint *values, __global uint *counts) {
  __local uint count;
  if (get_local_id(0) == 0)
    count = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  if (values[get_global_id(0)] < 1u << 31)
    atomic_add(&count, 1u);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (get_local_id(0) == 0)
    counts[get_group_id(0)] = count;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void move_kept(__global const uint *values, __global const uint *offsets, __global uint *to) {
  __local uint sums[2 * TILE];
  uint value = values[get_global_id(0)], keep = value < 1u << 31, total;
  uint before = tile_scan(sums, keep, &total);
  if (keep)
    to[offsets[get_group_id(0)] + before] = value;
}
)cl";

} // namespace

variant compaction_handwritten(const kept_values &in, opencl_device &device) {
  const std::size_t size = in.size, tile = kept_values::tile, tiles = size / tile;
  const buffer values = device.make_buffer(in.values);
  const buffer kept = device.make_buffer(memory<std::uint32_t>(size));
  const buffer counts = device.make_buffer(memory<std::uint32_t>(tiles));
  const buffer offsets = device.make_buffer(memory<std::uint32_t>(tiles));
  const cl_program program = device.make_program(std::string(opencl_tile) + source);
  launch count = device.make_launch(program, "count_kept", {size}, {tile});
  count.with(values, counts);
  const auto scan = handwritten_scan(device, counts, offsets, static_cast<int>(tiles));
  launch move = device.make_launch(program, "move_kept", {size}, {tile});
  move.with(values, offsets, kept);
  const auto run = [count, scan, move] {
    count();
    scan();
    move();
  };
  return {run, device.result_in<std::uint32_t>(kept, size)};
}

} // namespace bench
