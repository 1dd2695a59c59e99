// Bodies in a plane that attract each other: one step is one launch, and the positions of a tile's
// worth of bodies are shared in tile_static memory. The physics is one set of functions for CPU and
// accelerator.
#include <amp.h>
#include <cmath>
#include <cstdio>
#include <vector>

using namespace concurrency;

struct vec2 {
  float x, y;
};

struct body {
  vec2 position;
  vec2 velocity;
};

constexpr int tile_size = 32;
constexpr float softening = 0.05f;
constexpr float time_step = 0.01f;

// The attraction that a body at `at` feels towards one at `other`: in a plane, gravity falls off
// with the distance itself.
vec2 attraction(const vec2 &at, const vec2 &other) restrict(cpu, amp) {
  const vec2 way = {other.x - at.x, other.y - at.y};
  const float force = 1.0f / (way.x * way.x + way.y * way.y + softening);
  return {way.x * force, way.y * force};
}

vec2 operator+(const vec2 &a, const vec2 &b) restrict(cpu, amp) { return {a.x + b.x, a.y + b.y}; }
vec2 operator*(const vec2 &a, float b) restrict(cpu, amp) { return {a.x * b, a.y * b}; }

// The body after one step under an acceleration.
body move(const body &b, const vec2 &acceleration) restrict(cpu, amp) {
  const vec2 velocity = b.velocity + acceleration * time_step;
  return {b.position + velocity * time_step, velocity};
}

void step(const array<body> &now, array<body> &next) {
  parallel_for_each(
      now.extent.tile<tile_size>(), [&](tiled_index<tile_size> t) restrict(amp) {
        tile_static vec2 others[tile_size];
        const body self = now[t.global];
        const int count = now.extent[0];

        vec2 acceleration = {0.0f, 0.0f};
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
    vec2 acceleration = {0.0f, 0.0f};
    for (const body &other : now)
      acceleration = acceleration + attraction(now[i].position, other.position);
    next[i] = move(now[i], acceleration);
  }
}

int main() {
  const int count = 128, steps = 4;
  std::vector<body> bodies(count);
  for (int i = 0; i < count; ++i) {
    const float angle = static_cast<float>(i), radius = 1.0f + 0.01f * angle;
    bodies[i] = {{radius * std::cos(angle), radius * std::sin(angle)}, {0.0f, 0.0f}};
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
}
