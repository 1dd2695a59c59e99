//===- opencl.cpp - Fourier transforms by hand ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "fft.h"

namespace bench {

namespace {

const char source[] = R"cl(
#define TILE 256

float2 times(float2 a, float2 b) {
  return (float2)(a.x * b.x - a.y * b.y, a.x * b.y + a.y * b.x);
}

void butterfly(float2 *v) {
  float2 a = v[0] + v[2], b = v[0] - v[2], c = v[1] + v[3], d = v[1] - v[3];
  float2 turned = (float2)(d.y, -d.x);
  v[0] = a + c;
  v[1] = b + turned;
  v[2] = a - c;
  v[3] = b - turned;
}

__kernel __attribute__((reqd_work_group_size(TILE, 1, 1)))
void fft(__global const float2 *from, __global const float2 *roots, __global float2 *to) {
  __local float2 shared[4 * TILE];
  float2 v[4];
  int l = get_local_id(0), first = get_group_id(0) * 4 * TILE;
  #pragma unroll
  for (int r = 0; r < 4; ++r)
    v[r] = from[first + l + r * TILE];
  for (int span = 1; span < 4 * TILE; span *= 4) {
    int at = l & (span - 1);
    #pragma unroll
    for (int r = 1; r < 4; ++r)
      v[r] = times(v[r], roots[r * at * (TILE / span)]);
    butterfly(v);
    #pragma unroll
    for (int r = 0; r < 4; ++r)
      shared[(l - at) * 4 + at + r * span] = v[r];
    barrier(CLK_LOCAL_MEM_FENCE);
    #pragma unroll
    for (int r = 0; r < 4; ++r)
      v[r] = shared[l + r * TILE];
    barrier(CLK_LOCAL_MEM_FENCE);
  }
  #pragma unroll
  for (int r = 0; r < 4; ++r)
    to[first + l + r * TILE] = v[r];
}
)cl";

} // namespace

variant fft_handwritten(const signals &in, opencl_device &device) {
  const std::size_t tile = signals::tile, count = in.count;
  const buffer to = device.make_buffer(memory<sample>(in.values.size()));
  launch kernel = device.make_launch(device.make_program(source), "fft", {count * tile}, {tile});
  kernel.with(device.make_buffer(in.values), device.make_buffer(in.roots), to);
  return {kernel, device.result_in<sample>(to, in.values.size())};
}

} // namespace bench
