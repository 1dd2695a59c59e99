//===- amp.cpp - a picture in C++ AMP -------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/generated.h"
#include "ray_marching.h"
#include <amp_math.h>

namespace bench {

using namespace concurrency;

namespace {

struct vec {
  float x, y, z;
};

vec operator+(const vec &a, const vec &b) restrict(amp) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
vec operator-(const vec &a, const vec &b) restrict(amp) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
vec operator*(float s, const vec &a) restrict(amp) { return {s * a.x, s * a.y, s * a.z}; }
float dot(const vec &a, const vec &b) restrict(amp) { return a.x * b.x + a.y * b.y + a.z * b.z; }
float length(const vec &a) restrict(amp) { return fast_math::sqrt(dot(a, a)); }
vec normalized(const vec &a) restrict(amp) { return 1.0f / length(a) * a; }

float box(const vec &p, const vec &half) restrict(amp) {
  const vec q = {fast_math::fabs(p.x) - half.x, fast_math::fabs(p.y) - half.y,
                 fast_math::fabs(p.z) - half.z};
  const vec outside = {fast_math::fmax(q.x, 0.0f), fast_math::fmax(q.y, 0.0f),
                       fast_math::fmax(q.z, 0.0f)};
  return length(outside) + fast_math::fmin(fast_math::fmax(q.x, fast_math::fmax(q.y, q.z)), 0.0f);
}

float ring(const vec &p, float radius, float thickness) restrict(amp) {
  const float across = fast_math::sqrt(p.x * p.x + p.z * p.z) - radius;
  return fast_math::sqrt(across * across + p.y * p.y) - thickness;
}

float melted(float a, float b, float width) restrict(amp) {
  const float h = fast_math::fmax(width - fast_math::fabs(a - b), 0.0f) / width;
  return fast_math::fmin(a, b) - 0.25f * h * h * width;
}

float distance(const vec &p) restrict(amp) {
  const float ball = length(p - vec{0.0f, 0.4f, 0.0f}) - 0.8f;
  const float solid = melted(ball, box(p - vec{0.9f, 0.0f, 0.0f}, {0.5f, 0.5f, 0.5f}), 0.4f);
  return fast_math::fmin(fast_math::fmin(solid, ring(p, 1.8f, 0.2f)), p.y + 1.0f);
}

vec normal(const vec &p) restrict(amp) {
  const float e = 0.002f;
  const vec x = {e, 0, 0}, y = {0, e, 0}, z = {0, 0, e};
  return normalized({distance(p + x) - distance(p - x), distance(p + y) - distance(p - y),
                     distance(p + z) - distance(p - z)});
}

/// The light that comes along the ray.
float brightness(const vec &from, const vec &along) restrict(amp) {
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
  return 0.2f + 0.8f * fast_math::fmax(dot(normal(from + way * along), sun), 0.0f);
}

/// That of a pixel of n x n.
float pixel(int row, int column, int n) restrict(amp) {
  const float x = (2.0f * static_cast<float>(column) + 1.0f) / static_cast<float>(n) - 1.0f;
  const float y = 1.0f - (2.0f * static_cast<float>(row) + 1.0f) / static_cast<float>(n);
  return brightness({0.0f, 1.0f, -4.0f}, normalized({x, y - 0.2f, 1.6f}));
}

} // namespace

variant ray_marching_generated(const scene &in) {
  const output<float, 2> image{extent<2>(in.size, in.size)};
  const auto to = image.view;
  const auto run = [=] {
    parallel_for_each(
        to.extent, [=](index<2> i) restrict(amp) { to[i] = pixel(i[0], i[1], to.extent[0]); });
  };
  return {run, image.result()};
}

} // namespace bench
