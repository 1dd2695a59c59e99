// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Two discs of stars pass each other: every star is drawn by every other one. A tile shares the
// stars that it has read in tile_static memory.
//
//   ampcc -O2 galaxies.cpp -o galaxies
//   ./galaxies [PICTURE.ppm [STEPS]]
#include "../picture.h"
#include "../stopwatch.h"
#include <amp.h>
#include <amp_math.h>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <exception>
#include <utility>
#include <vector>

using namespace concurrency;

constexpr int count = 2048, tile_size = 64;
constexpr float time_step = 0.02f, softening = 0.02f;

struct point {
  float x, y, z;
};
struct star {
  point at, speed;
  float mass;
};

point operator+(point a, point b) restrict(cpu, amp) { return {a.x + b.x, a.y + b.y, a.z + b.z}; }
point operator-(point a, point b) restrict(cpu, amp) { return {a.x - b.x, a.y - b.y, a.z - b.z}; }
point operator*(point a, float f) restrict(cpu, amp) { return {a.x * f, a.y * f, a.z * f}; }

// The pull of the star `other` on a star at `self`.
point pull(point self, const star &other) restrict(cpu, amp) {
  const point way = other.at - self;
  const float square = way.x * way.x + way.y * way.y + way.z * way.z + softening;
  return way * (other.mass / (square * precise_math::sqrt(square)));
}

star moved(star s, point acceleration) restrict(cpu, amp) {
  s.speed = s.speed + acceleration * time_step;
  s.at = s.at + s.speed * time_step;
  return s;
}

void step(const array<star> &now, array<star> &next) {
  parallel_for_each(
      now.extent.tile<tile_size>(), [&now, &next ](tiled_index<tile_size> t) restrict(amp) {
        tile_static star others[tile_size];
        const star self = now[t.global];
        point sum = {0, 0, 0};
        for (int first = 0; first < count; first += tile_size) {
          others[t.local[0]] = now[first + t.local[0]];
          t.barrier.wait_with_tile_static_memory_fence();
          for (int i = 0; i < tile_size; ++i)
            sum = sum + pull(self.at, others[i]);
          t.barrier.wait_with_tile_static_memory_fence();
        }
        next[t.global] = moved(self, sum);
      });
}

// A heavy centre, and stars on circles around it.
void add_disc(std::vector<star> &stars, int size, point centre, point speed, float tilt) {
  const float heavy = 1.0f;
  stars.push_back({centre, speed, heavy});
  for (int i = 1; i < size; ++i) {
    const float angle = 2.399963f * static_cast<float>(i);
    const float far = 0.15f + 0.75f * std::sqrt(static_cast<float>(i) / static_cast<float>(size));
    const float fast = std::sqrt(heavy / far) * far / std::sqrt(far * far + softening);
    const float c = std::cos(angle), s = std::sin(angle);
    const point at = {far * c, far * s, tilt * far * s};
    const point around = {-fast * s, fast * c, tilt * fast * c};
    stars.push_back({centre + at, speed + around, 0.05f / static_cast<float>(size)});
  }
}

std::vector<star> first_stars() {
  std::vector<star> stars;
  add_disc(stars, count / 2, {-1.0f, -0.35f, 0}, {0.45f, 0.12f, 0}, 0.3f);
  add_disc(stars, count - count / 2, {1.0f, 0.35f, 0}, {-0.45f, -0.12f, 0}, -0.6f);
  return stars;
}

// One step of some of the stars, by a loop.
bool is_right(const std::vector<star> &before, const std::vector<star> &after) {
  for (int i = 0; i < count; i += 37) {
    point sum = {0, 0, 0};
    for (const star &other : before)
      sum = sum + pull(before[i].at, other);
    const point wrong = moved(before[i], sum).at - after[i].at;
    if (std::fabs(wrong.x) + std::fabs(wrong.y) + std::fabs(wrong.z) > 1e-4f)
      return false;
  }
  return true;
}

void draw(const std::vector<star> &stars, const char *name) {
  picture shown(480, 320);
  for (const star &s : stars) {
    const int x = static_cast<int>(240 + 110 * s.at.x), y = static_cast<int>(160 - 110 * s.at.y);
    for (int dy = 0; dy < 2; ++dy)
      for (int dx = 0; dx < 2; ++dx)
        if (x >= 0 && y >= 0 && x + dx < shown.width && y + dy < shown.height) {
          const bool first = &s - stars.data() < count / 2;
          unsigned char *pixel = shown.at(x + dx, y + dy);
          const int light[3] = {first ? 90 : 160, 110, first ? 170 : 80};
          for (int part = 0; part < 3; ++part)
            pixel[part] = static_cast<unsigned char>(
                pixel[part] + light[part] > 255 ? 255 : pixel[part] + light[part]);
        }
  }
  write_picture(name, shown);
}

int main(int argc, char **argv) try {
  const std::vector<star> first = first_stars();
  array<star> now(count, first.begin()), next(count);
  step(now, next); // the first launch may build the kernel
  const std::vector<star> second = next;
  std::swap(now, next);

  const int steps = argc > 2 ? std::atoi(argv[2]) : 40;
  stopwatch time;
  for (int i = 0; i < steps; ++i) {
    step(now, next);
    std::swap(now, next);
  }
  const std::vector<star> last = now;
  const double milliseconds = time.milliseconds();

  if (argc > 1)
    draw(last, argv[1]);
  const bool right = is_right(first, second);
  std::printf("%d stars, %d steps, %.1f ms: %s\n", count, steps, milliseconds,
              right ? "correct" : "wrong");
  return right ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
