//===- plain_scene.h - the scene in plain C++ -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_PLAIN_SCENE_H
#define BENCH_PLAIN_SCENE_H

#include "ray_marching.h"
#include <cmath>

namespace bench::plain_scene {

struct vec {
  float x, y, z;
};

inline vec operator+(const vec &a, const vec &b) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
inline vec operator-(const vec &a, const vec &b) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
inline vec operator*(float s, const vec &a) { return {s * a.x, s * a.y, s * a.z}; }
inline float dot(const vec &a, const vec &b) { return a.x * b.x + a.y * b.y + a.z * b.z; }
inline float length(const vec &a) { return std::sqrt(dot(a, a)); }
inline vec normalized(const vec &a) { return 1.0f / length(a) * a; }

inline float box(const vec &p, const vec &half) {
  const vec q = {std::fabs(p.x) - half.x, std::fabs(p.y) - half.y, std::fabs(p.z) - half.z};
  const vec outside = {std::fmax(q.x, 0.0f), std::fmax(q.y, 0.0f), std::fmax(q.z, 0.0f)};
  return length(outside) + std::fmin(std::fmax(q.x, std::fmax(q.y, q.z)), 0.0f);
}

inline float ring(const vec &p, float radius, float thickness) {
  const float across = std::sqrt(p.x * p.x + p.z * p.z) - radius;
  return std::sqrt(across * across + p.y * p.y) - thickness;
}

inline float melted(float a, float b, float width) {
  const float h = std::fmax(width - std::fabs(a - b), 0.0f) / width;
  return std::fmin(a, b) - 0.25f * h * h * width;
}

inline float distance(const vec &p) {
  const float ball = length(p - vec{0.0f, 0.4f, 0.0f}) - 0.8f;
  const float solid = melted(ball, box(p - vec{0.9f, 0.0f, 0.0f}, {0.5f, 0.5f, 0.5f}), 0.4f);
  return std::fmin(std::fmin(solid, ring(p, 1.8f, 0.2f)), p.y + 1.0f);
}

inline vec normal(const vec &p) {
  const float e = 0.002f;
  const vec x = {e, 0, 0}, y = {0, e, 0}, z = {0, 0, e};
  return normalized({distance(p + x) - distance(p - x), distance(p + y) - distance(p - y),
                     distance(p + z) - distance(p - z)});
}

/// The light that comes along the ray.
inline float brightness(const vec &from, const vec &along) {
  float way = 0;
  int step = 0;
  for (; step < scene::most_steps && way < scene::far; ++step) {
    const float near = distance(from + way * along);
    if (near < scene::near)
      break;
    way += near;
  }
  if (step == scene::most_steps || way >= scene::far)
    return 0.1f;
  const vec sun = {0.48f, 0.8f, -0.36f};
  return 0.2f + 0.8f * std::fmax(dot(normal(from + way * along), sun), 0.0f);
}

/// That of a pixel of n x n.
inline float pixel(int row, int column, int n) {
  const float x = (2.0f * static_cast<float>(column) + 1.0f) / static_cast<float>(n) - 1.0f;
  const float y = 1.0f - (2.0f * static_cast<float>(row) + 1.0f) / static_cast<float>(n);
  return brightness({0.0f, 1.0f, -4.0f}, normalized({x, y - 0.2f, 1.6f}));
}

} // namespace bench::plain_scene

#endif
