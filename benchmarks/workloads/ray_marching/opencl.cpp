//===- opencl.cpp - a picture by hand -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ray_marching.h"

namespace bench {

namespace {

const char source[] = R"cl(
float box(float3 p, float3 half_side) {
  float3 q = fabs(p) - half_side;
  return length(fmax(q, 0.0f)) + fmin(fmax(q.x, fmax(q.y, q.z)), 0.0f);
}

float ring(float3 p, float radius, float thickness) {
  float across = sqrt(p.x * p.x + p.z * p.z) - radius;
  return sqrt(across * across + p.y * p.y) - thickness;
}

float melted(float a, float b, float width) {
  float h = fmax(width - fabs(a - b), 0.0f) / width;
  return fmin(a, b) - 0.25f * h * h * width;
}

float scene(float3 p) {
  float ball = length(p - (float3)(0.0f, 0.4f, 0.0f)) - 0.8f;
  float solid = melted(ball, box(p - (float3)(0.9f, 0.0f, 0.0f), (float3)(0.5f, 0.5f, 0.5f)), 0.4f);
  return fmin(fmin(solid, ring(p, 1.8f, 0.2f)), p.y + 1.0f);
}

float3 normal_at(float3 p) {
  float e = 0.002f;
  float3 x = (float3)(e, 0, 0), y = (float3)(0, e, 0), z = (float3)(0, 0, e);
  return normalize((float3)(scene(p + x) - scene(p - x), scene(p + y) - scene(p - y),
                            scene(p + z) - scene(p - z)));
}

float brightness(float3 from, float3 along) {
  float way = 0;
  int step = 0;
  for (; step < 64 && way < 20.0f; ++step) {
    float near = scene(from + way * along);
    if (near < 0.001f)
      break;
    way += near;
  }
  if (step == 64 || way >= 20.0f)
    return 0.1f;
  float3 sun = (float3)(0.48f, 0.8f, -0.36f);
  return 0.2f + 0.8f * fmax(dot(normal_at(from + way * along), sun), 0.0f);
}

__kernel void ray_marching(__global float *to, int n) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x < n) {
    float right = (2.0f * x + 1.0f) / n - 1.0f, up = 1.0f - (2.0f * y + 1.0f) / n;
    float3 along = normalize((float3)(right, up - 0.2f, 1.6f));
    to[y * n + x] = brightness((float3)(0.0f, 1.0f, -4.0f), along);
  }
}
)cl";

} // namespace

variant ray_marching_handwritten(const scene &in, opencl_device &device) {
  const std::size_t n = in.size;
  const std::vector<std::size_t> group = group_for(n, n);
  const buffer to = device.make_buffer(memory<float>(n * n));
  launch kernel = device.make_launch(device.make_program(source), "ray_marching",
                                     {padded(n, group[0]), n}, group);
  kernel.with(to, in.size);
  return {kernel, device.result_in<float>(to, n * n)};
}

} // namespace bench
