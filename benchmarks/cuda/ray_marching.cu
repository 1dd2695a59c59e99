//===- ray_marching.cu - a picture of signed distances --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

__device__ float3 operator+(float3 a, float3 b) {
  return make_float3(a.x + b.x, a.y + b.y, a.z + b.z);
}
__device__ float3 operator-(float3 a, float3 b) {
  return make_float3(a.x - b.x, a.y - b.y, a.z - b.z);
}
__device__ float3 operator*(float s, float3 a) { return make_float3(s * a.x, s * a.y, s * a.z); }
__device__ float dot(float3 a, float3 b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
__device__ float length(float3 a) { return sqrtf(dot(a, a)); }
__device__ float3 normalize(float3 a) { return 1.0f / length(a) * a; }

__device__ float box(float3 p, float3 half_side) {
  float3 q = make_float3(fabsf(p.x), fabsf(p.y), fabsf(p.z)) - half_side;
  return length(make_float3(fmaxf(q.x, 0.0f), fmaxf(q.y, 0.0f), fmaxf(q.z, 0.0f))) +
         fminf(fmaxf(q.x, fmaxf(q.y, q.z)), 0.0f);
}

__device__ float ring(float3 p, float radius, float thickness) {
  float across = sqrtf(p.x * p.x + p.z * p.z) - radius;
  return sqrtf(across * across + p.y * p.y) - thickness;
}

__device__ float melted(float a, float b, float width) {
  float h = fmaxf(width - fabsf(a - b), 0.0f) / width;
  return fminf(a, b) - 0.25f * h * h * width;
}

__device__ float scene(float3 p) {
  float ball = length(p - make_float3(0.0f, 0.4f, 0.0f)) - 0.8f;
  float solid =
      melted(ball, box(p - make_float3(0.9f, 0.0f, 0.0f), make_float3(0.5f, 0.5f, 0.5f)), 0.4f);
  return fminf(fminf(solid, ring(p, 1.8f, 0.2f)), p.y + 1.0f);
}

__device__ float3 normal_at(float3 p) {
  float e = 0.002f;
  float3 x = make_float3(e, 0, 0), y = make_float3(0, e, 0), z = make_float3(0, 0, e);
  return normalize(make_float3(scene(p + x) - scene(p - x), scene(p + y) - scene(p - y),
                               scene(p + z) - scene(p - z)));
}

__device__ float brightness(float3 from, float3 along) {
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
  return 0.2f +
         0.8f * fmaxf(dot(normal_at(from + way * along), make_float3(0.48f, 0.8f, -0.36f)), 0.0f);
}

__global__ void ray_marching(float *to, int n) {
  int x = GLOBAL_X, y = GLOBAL_Y;
  if (x < n) {
    float right = (2.0f * x + 1.0f) / n - 1.0f, up = 1.0f - (2.0f * y + 1.0f) / n;
    to[y * n + x] =
        brightness(make_float3(0.0f, 1.0f, -4.0f), normalize(make_float3(right, up - 0.2f, 1.6f)));
  }
}
KERNEL(ray_marching)
