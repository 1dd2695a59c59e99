//===- opencl.cpp - the wave equation by hand -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "wave.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel void wave(__global const float *now, __global const float *before,
                   __global const float *speed, __global float *to, int n) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x < n) {
    int i = y * n + x;
    if (x == 0 || y == 0 || x == n - 1 || y == n - 1) {
      to[i] = 0;
    } else {
      float u = now[i];
      float around = now[i - 1] + now[i + 1] + now[i - n] + now[i + n];
      to[i] = 2.0f * u - before[i] + speed[i] * (around - 4.0f * u);
    }
  }
}
)cl";

} // namespace

variant wave_handwritten(const membrane &in, opencl_device &device) {
  const std::size_t n = in.size;
  const std::vector<std::size_t> group = group_for(n, n);
  const buffer speed = device.make_buffer(in.speed);
  std::vector<buffer> planes = {device.make_buffer(in.before), device.make_buffer(in.now)};
  for (int i = 0; i < 3; ++i)
    planes.push_back(device.make_buffer(memory<float>(n * n)));
  const cl_program program = device.make_program(source);
  std::vector<launch> steps;
  // Of the plane before, the plane now and the next one.
  const auto add = [&](int before, int now, int next) {
    steps.push_back(device.make_launch(program, "wave", {padded(n, group[0]), n}, group));
    steps.back().with(planes[now], planes[before], speed, planes[next], in.size);
    return next;
  };
  int before = 1, now = add(0, 1, 2);
  for (int i = 1; i < membrane::steps; ++i) {
    const int next = add(before, now, 2 + i % 3);
    before = now;
    now = next;
  }
  const auto run = [steps] {
    for (const launch &step : steps)
      step();
  };
  return {run, device.result_in<float>(planes[now], n * n)};
}

} // namespace bench
