//===- opencl.cpp - a large histogram by hand -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "large_histogram.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel void clear_counts(__global uint *total, int n) {
  int i = get_global_id(0);
  if (i < n)
    total[i] = 0;
}

__kernel void count_keys(__global const uint *keys, __global uint *total, int threads) {
  int i = get_global_id(0);
  if (i < threads)
    for (int k = 0; k < 16; ++k)
      atomic_add(&total[keys[i + k * threads]], 1u);
}
)cl";

} // namespace

variant large_histogram_handwritten(const large_counts &in, opencl_device &device) {
  const std::size_t tile = large_counts::tile, bins = large_counts::bins;
  const int threads = in.count / large_counts::keys_per_thread;
  const buffer total = device.make_buffer(memory<std::uint32_t>(bins));
  const cl_program program = device.make_program(source);
  launch clear = device.make_launch(program, "clear_counts", {bins}, {tile});
  clear.with(total, int(large_counts::bins));
  launch count = device.make_launch(program, "count_keys", {padded(threads, tile)}, {tile});
  count.with(device.make_buffer(in.keys), total, threads);
  const auto run = [clear, count] {
    clear();
    count();
  };
  return {run, device.result_in<std::uint32_t>(total, bins)};
}

} // namespace bench
