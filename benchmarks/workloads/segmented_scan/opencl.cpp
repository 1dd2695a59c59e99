//===- opencl.cpp - sums of segments by hand ------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "segmented_scan.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define TILE 256
#define ITEMS 8

/// Sums in .x, heads in .y.
uint2 join(uint2 before, uint2 after) {
  return (uint2)(after.y ? after.x : before.x + after.x, before.y | after.y);
}

uint2 tile_before(__local uint2 *sums, uint2 value, uint2 *total) {
  int l = get_local_id(0), from = 0;
  sums[l] = value;
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int d = 1; d < TILE; d *= 2) {
    if (l >= d)
      value = join(sums[from + l - d], value);
    from = TILE - from;
    sums[from + l] = value;
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  *total = sums[from + TILE - 1];
  uint2 before = l > 0 ? sums[from + l - 1] : (uint2)(0, 0);
  barrier(CLK_LOCAL_MEM_FENCE);
  return before;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void segment_parts(__global const uint *values, __global const uint *heads, __global uint *out,
                   __global uint2 *totals, __global int *first_heads) {
  __local uint2 shared[2 * TILE];
  __local int first_head;
  int l = get_local_id(0), first = get_global_id(0) * ITEMS, head = TILE * ITEMS;
  if (l == 0)
    first_head = TILE * ITEMS;
  uint2 inside[ITEMS], all = (uint2)(0, 0), total;
  #pragma unroll
  for (int i = 0; i < ITEMS; ++i) {
    uint2 one = (uint2)(values[first + i], heads[first + i]);
    if (one.y && !all.y)
      head = l * ITEMS + i;
    all = join(all, one);
    inside[i] = all;
  }
  uint2 before = tile_before(shared, all, &total);
  #pragma unroll
  for (int i = 0; i < ITEMS; ++i)
    out[first + i] = join(before, inside[i]).x;
  if (head < TILE * ITEMS)
    atomic_min(&first_head, head);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l == 0) {
    totals[get_group_id(0)] = total;
    first_heads[get_group_id(0)] = first_head;
  }
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void segment_totals(__global uint2 *totals, int parts) {
  __local uint2 shared[2 * TILE];
  uint2 earlier = (uint2)(0, 0);
  for (int first = 0; first < parts; first += TILE) {
    int i = first + get_local_id(0);
    uint2 total;
    uint2 value = i < parts ? totals[i] : (uint2)(0, 0);
    uint2 before = join(earlier, tile_before(shared, value, &total));
    if (i < parts)
      totals[i] = before;
    earlier = join(earlier, total);
  }
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void segment_earlier(__global uint *out, __global const uint2 *totals,
                     __global const int *first_heads) {
  uint earlier = totals[get_group_id(0)].x;
  int head = first_heads[get_group_id(0)], first = get_group_id(0) * TILE * ITEMS;
  for (int i = get_local_id(0); i < TILE * ITEMS; i += TILE)
    if (i < head)
      out[first + i] += earlier;
}
)cl";

} // namespace

variant segmented_scan_handwritten(const segments &in, opencl_device &device) {
  const std::size_t tile = segments::tile, threads = in.size / segments::items;
  const int parts = in.size / segments::part;
  const buffer out = device.make_buffer(memory<std::uint32_t>(in.size));
  const buffer totals = device.make_buffer(memory<std::uint64_t>(parts));
  const buffer first_heads = device.make_buffer(memory<int>(parts));
  const cl_program program = device.make_program(source);
  launch first = device.make_launch(program, "segment_parts", {threads}, {tile});
  first.with(device.make_buffer(in.values), device.make_buffer(in.heads), out, totals, first_heads);
  launch middle = device.make_launch(program, "segment_totals", {tile}, {tile});
  middle.with(totals, parts);
  launch last = device.make_launch(program, "segment_earlier", {threads}, {tile});
  last.with(out, totals, first_heads);
  const auto run = [first, middle, last] {
    first();
    middle();
    last();
  };
  return {run, device.result_in<std::uint32_t>(out, in.size)};
}

} // namespace bench
