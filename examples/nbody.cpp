// Bodies that attract each other: one step is one launch, positions of a tile's worth of bodies are
// shared in tile_static memory. The force of a pair is one function for CPU and accelerator.
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <utility>
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
constexpr float softening = 0.05f;
constexpr float time_step = 0.01f;

// One over the square root, as each side has it.
float inverse_root(float x) restrict(cpu) { return 1.0f / std::sqrt(x); }
float inverse_root(float x) restrict(amp) { return 1.0f / fast_math::sqrt(x); }

// Adds to `sum` the acceleration of a body at `at` towards a body of mass one at `other`.
void attract(vec3 &sum, const vec3 &at, const vec3 &other) restrict(cpu, amp) {
  const vec3 way = {other.x - at.x, other.y - at.y, other.z - at.z};
  const float root = inverse_root(way.x * way.x + way.y * way.y + way.z * way.z + softening);
  const float force = root * root * root;
  sum.x += way.x * force;
  sum.y += way.y * force;
  sum.z += way.z * force;
}

// The body after one step under the acceleration `a`.
body move(body b, const vec3 &a) restrict(cpu, amp) {
  b.velocity.x += a.x * time_step;
  b.velocity.y += a.y * time_step;
  b.velocity.z += a.z * time_step;
  b.position.x += b.velocity.x * time_step;
  b.position.y += b.velocity.y * time_step;
  b.position.z += b.velocity.z * time_step;
  return b;
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
            attract(acceleration, self.position, others[i]);
          t.barrier.wait();
        }
        next[t.global] = move(self, acceleration);
      });
}

void step(const std::vector<body> &now, std::vector<body> &next) {
  for (std::size_t i = 0; i < now.size(); ++i) {
    vec3 acceleration = {0.0f, 0.0f, 0.0f};
    for (const body &other : now)
      attract(acceleration, now[i].position, other.position);
    next[i] = move(now[i], acceleration);
  }
}

int main() {
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

  float error = 0.0f;
  for (int i = 0; i < count; ++i) {
    error = std::fmax(error, std::fabs(found[i].position.x - expected[i].position.x));
    error = std::fmax(error, std::fabs(found[i].position.y - expected[i].position.y));
    error = std::fmax(error, std::fabs(found[i].position.z - expected[i].position.z));
  }
  const bool correct = error < 1e-4f;
  std::printf("%d bodies, %d steps: %s\n", count, steps, correct ? "correct" : "wrong");
  return correct ? 0 : 1;
}
