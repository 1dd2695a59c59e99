//===- opencl.cpp - exclusive prefix sums by hand -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/opencl_tiles.h"
#include "scan.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define ITEMS 8

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void scan_parts(__global const uint *in, __global uint *out, __global uint *sums) {
  __local uint shared[2 * TILE];
  int first = get_global_id(0) * ITEMS;
  uint value[ITEMS];
  uint sum = 0, total;
  #pragma unroll
  for (int i = 0; i < ITEMS; ++i) {
    value[i] = sum;
    sum += in[first + i];
  }
  uint before = tile_scan(shared, sum, &total);
  #pragma unroll
  for (int i = 0; i < ITEMS; ++i)
    out[first + i] = before + value[i];
  if (get_local_id(0) == 0)
    sums[get_group_id(0)] = total;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void scan_sums(__global uint *sums, int tiles) {
  __local uint shared[2 * TILE];
  uint offset = 0;
  for (int first = 0; first < tiles; first += TILE) {
    int i = first + get_local_id(0);
    uint total;
    uint before = tile_scan(shared, i < tiles ? sums[i] : 0, &total);
    if (i < tiles)
      sums[i] = offset + before;
    offset += total;
  }
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void add_offsets(__global uint *out, __global const uint *sums) {
  uint offset = sums[get_group_id(0)];
  int first = get_group_id(0) * TILE * ITEMS + get_local_id(0);
  #pragma unroll
  for (int i = 0; i < ITEMS; ++i)
    out[first + i * TILE] += offset;
}
)cl";

} // namespace

std::function<void()> handwritten_scan(opencl_device &device, const buffer &in, const buffer &out,
                                       int size) {
  const std::size_t tile = scan_shape::tile, threads = size / scan_shape::items;
  const int tiles = static_cast<int>(threads / tile);
  const buffer sums = device.make_buffer(memory<std::uint32_t>(tiles));
  const cl_program program = device.make_program(std::string(opencl_tile) + source);
  launch parts = device.make_launch(program, "scan_parts", {threads}, {tile});
  parts.with(in, out, sums);
  launch middle = device.make_launch(program, "scan_sums", {tile}, {tile});
  middle.with(sums, tiles);
  launch add = device.make_launch(program, "add_offsets", {threads}, {tile});
  add.with(out, sums);
  return [parts, middle, add] {
    parts();
    middle();
    add();
  };
}

variant scan_handwritten(const prefix_sums &in, opencl_device &device) {
  const buffer out = device.make_buffer(memory<std::uint32_t>(in.size));
  return {handwritten_scan(device, device.make_buffer(in.values), out, in.size),
          device.result_in<std::uint32_t>(out, in.size)};
}

} // namespace bench
