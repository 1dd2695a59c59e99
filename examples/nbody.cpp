// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Bodies that attract each other: one step is one launch, and the positions of a tile's worth of
// bodies are shared in tile_static memory. The physics is one set of functions for CPU and
// accelerator.
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace concurrency;

struct vec3 {
  float x, y, z;
};

struct body {
  vec3 position;
  vec3 velocity;
};

constexpr int tile_size = 32;

// One over the square root, as each side has it.
float inverse_root(float x) restrict(cpu) { return 1.0f / std::sqrt(x); }
float inverse_root(float x) restrict(amp) { return fast_math::rsqrt(x); }

vec3 operator+(const vec3 &a, const vec3 &b) restrict(cpu, amp) {
  return {a.x + b.x, a.y + b.y, a.z + b.z};
}
vec3 operator-(const vec3 &a, const vec3 &b) restrict(cpu, amp) {
  return {a.x - b.x, a.y - b.y, a.z - b.z};
}
vec3 operator*(const vec3 &a, float b) restrict(cpu, amp) { return {a.x * b, a.y * b, a.z * b}; }

// The acceleration of a body at `at` towards one of mass one at `other`.
vec3 attraction(const vec3 &at, const vec3 &other) restrict(cpu, amp) {
  const float softening = 0.05f;
  const vec3 way = other - at;
  const float root = inverse_root(way.x * way.x + way.y * way.y + way.z * way.z + softening);
  return way * (root * root * root);
}

// The body after one step under an acceleration.
body move(const body &b, const vec3 &acceleration) restrict(cpu, amp) {
  const float time_step = 0.01f;
  const vec3 velocity = b.velocity + acceleration * time_step;
  return {b.position + velocity * time_step, velocity};
}

void step(const array<body> &now, array<body> &next) {
  parallel_for_each(
      now.extent.tile<tile_size>(), [&](tiled_index<tile_size> t) restrict(amp) {
        tile_static vec3 others[tile_size];
        const body self = now[t.global];
        const int count = now.extent[0];

        vec3 acceleration = {0.0f, 0.0f, 0.0f};
        for (int first = 0; first < count; first += tile_size) {
          others[t.local[0]] = now[first + t.local[0]].position;
          t.barrier.wait();
          for (int i = 0; i < tile_size; ++i)
            acceleration = acceleration + attraction(self.position, others[i]);
          t.barrier.wait();
        }
        next[t.global] = move(self, acceleration);
      });
}

void step(const std::vector<body> &now, std::vector<body> &next) {
  for (std::size_t i = 0; i < now.size(); ++i) {
    vec3 acceleration = {0.0f, 0.0f, 0.0f};
    for (const body &other : now)
      acceleration = acceleration + attraction(now[i].position, other.position);
    next[i] = move(now[i], acceleration);
  }
}

int main() try {
  const int count = 128, steps = 4;
  std::vector<body> bodies(count);
  for (int i = 0; i < count; ++i) {
    const float angle = static_cast<float>(i);
    bodies[i] = {{std::cos(angle), std::sin(angle), 0.01f * angle}, {0.0f, 0.0f, 0.0f}};
  }

  array<body> a(count, bodies.begin()), b(count);
  std::vector<body> expected = bodies, scratch(count);
  for (int i = 0; i < steps; i += 2) {
    step(a, b);
    step(b, a);
    step(expected, scratch);
    step(scratch, expected);
  }
  const std::vector<body> found = a;

  float error = 0.0f, moved = 0.0f;
  for (int i = 0; i < count; ++i) {
    error = std::fmax(error, std::fabs(found[i].position.x - expected[i].position.x));
    error = std::fmax(error, std::fabs(found[i].position.y - expected[i].position.y));
    moved = std::fmax(moved, std::fabs(found[i].position.x - bodies[i].position.x));
  }
  const bool correct = error < 1e-4f && moved > 1e-2f;
  std::printf("%d bodies, %d steps: %s\n", count, steps, correct ? "correct" : "wrong");
  return correct ? 0 : 1;
} catch (const runtime_exception &e) {
  std::fprintf(stderr, "error: %s\n", e.what());
  return 1;
}
