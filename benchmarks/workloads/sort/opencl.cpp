//===- opencl.cpp - the sorts by hand -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/opencl_tiles.h"
#include "../scan/scan.h"
#include "sort.h"

namespace bench {

namespace {

const char bitonic_source[] = R"cl(
#define TILE 256

void merge_part(__local uint *part, int run, int distance) {
  int l = get_local_id(0);
  int ascending = (2 * (int)get_global_id(0) & run) == 0;
  for (; distance > 0; distance /= 2) {
    int i = 2 * l - (l & (distance - 1));
    uint a = part[i], b = part[i + distance];
    if ((a > b) == ascending) {
      part[i] = b;
      part[i + distance] = a;
    }
    barrier(CLK_LOCAL_MEM_FENCE);
  }
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void sort_parts(__global const uint *from, __global uint *to) {
  __local uint part[2 * TILE];
  int l = get_local_id(0), first = 2 * TILE * get_group_id(0);
  part[l] = from[first + l];
  part[l + TILE] = from[first + TILE + l];
  barrier(CLK_LOCAL_MEM_FENCE);
  for (int run = 2; run <= 2 * TILE; run *= 2)
    merge_part(part, run, run / 2);
  to[first + l] = part[l];
  to[first + TILE + l] = part[l + TILE];
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void merge_parts(__global uint *data, int run) {
  __local uint part[2 * TILE];
  int l = get_local_id(0), first = 2 * TILE * get_group_id(0);
  part[l] = data[first + l];
  part[l + TILE] = data[first + TILE + l];
  barrier(CLK_LOCAL_MEM_FENCE);
  merge_part(part, run, TILE);
  data[first + l] = part[l];
  data[first + TILE + l] = part[l + TILE];
}

__kernel void merge_step(__global uint *data, int n, int run, int distance) {
  int g = get_global_id(0);
  if (g < n) {
    int i = 2 * g - (g & (distance - 1));
    uint a = data[i], b = data[i + distance];
    if ((a > b) == ((2 * g & run) == 0)) {
      data[i] = b;
      data[i + distance] = a;
    }
  }
}
)cl";

const char radix_source[] = R"cl(
#define BITS 4
#define RADIX 16

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void count_digits(__global const uint *from, __global uint *counts, int tiles, int shift) {
  __local uint count[RADIX];
  int l = get_local_id(0);
  if (l < RADIX)
    count[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_inc(&count[from[get_global_id(0)] >> shift & (RADIX - 1)]);
  barrier(CLK_LOCAL_MEM_FENCE);
  if (l < RADIX)
    counts[l * tiles + get_group_id(0)] = count[l];
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void scatter(__global const uint *from, __global uint *to, __global const uint *offsets, int tiles,
             int shift) {
  __local uint sums[2 * TILE];
  __local uint sorted[TILE];
  __local int starts[RADIX];
  int l = get_local_id(0);
  uint key = from[get_global_id(0)];
  for (int bit = 0; bit < BITS; ++bit) {
    uint one = key >> (shift + bit) & 1, zeros;
    uint zeros_before = tile_scan(sums, 1 - one, &zeros);
    sorted[one ? zeros + l - zeros_before : zeros_before] = key;
    barrier(CLK_LOCAL_MEM_FENCE);
    key = sorted[l];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  uint digit = key >> shift & (RADIX - 1);
  if (l == 0 || (sorted[l - 1] >> shift & (RADIX - 1)) != digit)
    starts[digit] = l;
  barrier(CLK_LOCAL_MEM_FENCE);
  to[offsets[digit * tiles + get_group_id(0)] + l - starts[digit]] = key;
}
)cl";

constexpr std::size_t tile = keys::tile;

} // namespace

variant bitonic_sort_handwritten(const keys &in, opencl_device &device) {
  const std::size_t half = in.count / 2;
  const cl_program program = device.make_program(bitonic_source);
  const buffer data = device.make_buffer(memory<std::uint32_t>(in.count));
  launch sort_parts = device.make_launch(program, "sort_parts", {half}, {tile});
  sort_parts.with(device.make_buffer(in.values), data);
  launch merge_parts = device.make_launch(program, "merge_parts", {half}, {tile});
  merge_parts.with(data, 0);
  launch merge_step = device.make_launch(program, "merge_step", {half}, {256});
  merge_step.with(data, static_cast<int>(half), 0, 0);
  const auto run = [sort_parts, merge_parts, merge_step, count = in.count] {
    sort_parts();
    for (int run = 4 * keys::tile; run <= count; run *= 2) {
      for (int distance = run / 2; distance > keys::tile; distance /= 2) {
        merge_step.set(2, run);
        merge_step.set(3, distance);
        merge_step();
      }
      merge_parts.set(1, run);
      merge_parts();
    }
  };
  return {run, device.result_in<std::uint32_t>(data, in.count)};
}

variant radix_sort_handwritten(const keys &in, opencl_device &device) {
  const std::size_t count = in.count;
  const int tiles = static_cast<int>(count / tile), all_counts = tiles * keys::radix;
  const cl_program program = device.make_program(std::string(opencl_tile) + radix_source);
  const buffer counts = device.make_buffer(memory<std::uint32_t>(all_counts));
  const buffer offsets = device.make_buffer(memory<std::uint32_t>(all_counts));
  const buffer from[3] = {device.make_buffer(in.values),
                          device.make_buffer(memory<std::uint32_t>(count)),
                          device.make_buffer(memory<std::uint32_t>(count))};
  const std::function<void()> scan = handwritten_scan(device, counts, offsets, all_counts);
  // From the input to buffer 1, then between 1 and 2; the eighth pass ends in 2.
  std::vector<std::function<void()>> steps;
  for (int shift = 0, source = 0; shift < 32; shift += keys::radix_bits) {
    const int target = source == 1 ? 2 : 1;
    launch count_digits = device.make_launch(program, "count_digits", {count}, {tile});
    count_digits.with(from[source], counts, tiles, shift);
    launch scatter = device.make_launch(program, "scatter", {count}, {tile});
    scatter.with(from[source], from[target], offsets, tiles, shift);
    steps.insert(steps.end(), {count_digits, scan, scatter});
    source = target;
  }
  const auto run = [steps] {
    for (const std::function<void()> &step : steps)
      step();
  };
  return {run, device.result_in<std::uint32_t>(from[2], count)};
}

} // namespace bench
