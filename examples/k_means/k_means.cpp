// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Finds groups among points: each point goes to the nearest centre, each centre to the middle of
// its points, and so on. Sums are kept in whole numbers, for which there are atomic operations:
// first those of a tile, then those of all. So the result does not depend on the order of the
// threads.
//
//   ampcc -O2 k_means.cpp -o k_means
//   ./k_means [PICTURE.ppm]
#include "../picture.h"
#include "../stopwatch.h"
#include <amp.h>
#include <cstdio>
#include <exception>
#include <vector>

using namespace concurrency;

constexpr int count = 5000, groups = 6, rounds = 12, tile_size = 128;
constexpr int width = 480, height = 320;

struct point {
  int x, y;
};
struct centres {
  point at[groups];
};
struct sums {
  int x[groups], y[groups], size[groups];
};

int nearest(point p, const centres &c) restrict(cpu, amp) {
  int best = 0, least = 0;
  for (int g = 0; g < groups; ++g) {
    const int dx = p.x - c.at[g].x, dy = p.y - c.at[g].y;
    const int far = dx * dx + dy * dy;
    if (g == 0 || far < least) {
      best = g;
      least = far;
    }
  }
  return best;
}

// The number of points of each group, and the sums of their coordinates.
sums add_up(array_view<const point> points, const centres &c) {
  sums zero = {};
  array_view<sums> total(1, &zero);
  parallel_for_each(
      points.extent.tile<tile_size>().pad(), [=](tiled_index<tile_size> t) restrict(amp) {
        tile_static sums own;
        if (t.local[0] < groups)
          own.x[t.local[0]] = own.y[t.local[0]] = own.size[t.local[0]] = 0;
        t.barrier.wait();

        if (points.extent.contains(t.global)) {
          const point p = points[t.global];
          const int g = nearest(p, c);
          atomic_fetch_add(&own.x[g], p.x);
          atomic_fetch_add(&own.y[g], p.y);
          atomic_fetch_inc(&own.size[g]);
        }
        t.barrier.wait();

        if (t.local[0] < groups) {
          const int g = t.local[0];
          atomic_fetch_add(&total[0].x[g], own.x[g]);
          atomic_fetch_add(&total[0].y[g], own.y[g]);
          atomic_fetch_add(&total[0].size[g], own.size[g]);
        }
      });
  return total[0];
}

sums add_up_on_the_host(const std::vector<point> &points, const centres &c) {
  sums total = {};
  for (point p : points) {
    const int g = nearest(p, c);
    total.x[g] += p.x;
    total.y[g] += p.y;
    ++total.size[g];
  }
  return total;
}

void move_centres(centres &c, const sums &s) {
  for (int g = 0; g < groups; ++g)
    if (s.size[g] > 0)
      c.at[g] = {s.x[g] / s.size[g], s.y[g] / s.size[g]};
}

std::vector<point> make_points() {
  std::vector<point> points;
  unsigned int random = 7;
  auto next = [&](int limit) {
    random = random * 1664525u + 1013904223u;
    return static_cast<int>((random >> 12) % static_cast<unsigned int>(limit));
  };
  for (int i = 0; i < count; ++i) {
    const int g = i % groups; // three throws make a heap
    points.push_back({70 + 110 * (g % 3) + next(50) + next(50) + next(50) - 25,
                      40 + 130 * (g / 3) + next(40) + next(40) + next(40)});
  }
  return points;
}

void draw(const std::vector<point> &points, const centres &c, const char *name) {
  static const int colors[groups][3] = {{230, 90, 70},  {90, 180, 90},  {80, 130, 230},
                                        {230, 180, 60}, {170, 90, 200}, {70, 190, 200}};
  picture shown(width, height);
  for (point p : points) {
    const int *color = colors[nearest(p, c)];
    shown.set(p.x, p.y, color[0], color[1], color[2]);
  }
  for (point p : c.at)
    for (int d = -5; d <= 5; ++d) {
      shown.set(p.x + d, p.y, 255, 255, 255);
      shown.set(p.x, p.y + d, 255, 255, 255);
    }
  write_picture(name, shown);
}

int main(int argc, char **argv) try {
  const std::vector<point> points = make_points();
  centres first;
  for (int g = 0; g < groups; ++g)
    first.at[g] = points[g];

  array_view<const point> view(count, points);
  centres found = first;
  add_up(view, first); // the first launch may build the kernel
  stopwatch time;
  for (int round = 0; round < rounds; ++round)
    move_centres(found, add_up(view, found));
  const double milliseconds = time.milliseconds();

  centres expected = first;
  for (int round = 0; round < rounds; ++round)
    move_centres(expected, add_up_on_the_host(points, expected));
  bool right = true;
  for (int g = 0; g < groups; ++g)
    right = right && found.at[g].x == expected.at[g].x && found.at[g].y == expected.at[g].y;

  if (argc > 1)
    draw(points, found, argv[1]);
  std::printf("%d points, %d groups, %d rounds, %.1f ms: %s\n", count, groups, rounds, milliseconds,
              right ? "correct" : "wrong");
  return right ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
