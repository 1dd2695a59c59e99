//===- opencl.cpp - the histogram by hand ---------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "histogram.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define BINS 256
#define TILE 256
#define ITEMS 16

__kernel void clear(__global uint *total, int n) {
  int i = get_global_id(0);
  if (i < n)
    total[i] = 0;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void histogram(__global const uint *packed, __global uint *total) {
  __local uint count[BINS];
  int l = get_local_id(0);
  count[l] = 0;
  barrier(CLK_LOCAL_MEM_FENCE);
  int first = get_group_id(0) * TILE * ITEMS + l;
  for (int i = 0; i < ITEMS; ++i) {
    uint word = packed[first + i * TILE];
    #pragma unroll
    for (int shift = 0; shift < 32; shift += 8)
      atomic_inc(&count[word >> shift & 255]);
  }
  barrier(CLK_LOCAL_MEM_FENCE);
  atomic_add(&total[l], count[l]);
}
)cl";

} // namespace

variant histogram_handwritten(const histogram_input &in, opencl_device &device) {
  const std::size_t tile = histogram_input::tile, bins = histogram_input::bins;
  const buffer total = device.make_buffer(memory<std::uint32_t>(bins));
  const cl_program program = device.make_program(source);
  launch clear = device.make_launch(program, "clear", {bins}, {256});
  clear.with(total, int(bins));
  launch count = device.make_launch(
      program, "histogram", {std::size_t(in.words) / histogram_input::words_per_thread}, {tile});
  count.with(device.make_buffer(in.packed), total);
  const auto run = [clear, count] {
    clear();
    count();
  };
  return {run, device.result_in<std::uint32_t>(total, bins)};
}

} // namespace bench
