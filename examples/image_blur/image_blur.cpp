// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Blurs a picture with a bell curve, first along the rows and then along the columns. Each tile
// brings the pixels of its row and of both sides into tile_static memory, and reads them from
// there.
//
//   ampcc -O2 image_blur.cpp -o image_blur
//   ./image_blur [OUTPUT.ppm]          blurs a picture of its own
//   ./image_blur INPUT.ppm OUTPUT.ppm
#include "../picture.h"
#include "../stopwatch.h"
#include <amp.h>
#include <cmath>
#include <cstdio>
#include <exception>
#include <vector>

using namespace concurrency;

constexpr int tile_size = 64, radius = 8;

/// Red, green and blue from 0 to 1, and how much each distance counts.
struct color {
  float r, g, b;
};
struct weights {
  float of[radius + 1];
};

color operator+(color a, color b) restrict(cpu, amp) { return {a.r + b.r, a.g + b.g, a.b + b.b}; }
color operator*(color a, float f) restrict(cpu, amp) { return {a.r * f, a.g * f, a.b * f}; }

int limited(int i, int size) restrict(cpu, amp) { return i < 0 ? 0 : i >= size ? size - 1 : i; }

weights bell() {
  weights made;
  float sum = 0;
  for (int d = 0; d <= radius; ++d) {
    made.of[d] = std::exp(-2.0f * static_cast<float>(d * d) / (radius * radius));
    sum += d == 0 ? made.of[d] : 2 * made.of[d];
  }
  for (float &weight : made.of)
    weight /= sum;
  return made;
}

// Blurs along rows and writes the result with rows and columns exchanged: twice is all of it.
void blur_rows(array_view<const color, 2> in, array_view<color, 2> out, weights w) {
  const int columns = in.extent[1];
  out.discard_data();
  parallel_for_each(
      in.extent.tile<1, tile_size>().pad(), [=](tiled_index<1, tile_size> t) restrict(amp) {
        tile_static color row[tile_size + 2 * radius];
        for (int i = t.local[1]; i < tile_size + 2 * radius; i += tile_size)
          row[i] = in(t.global[0], limited(t.tile_origin[1] - radius + i, columns));
        t.barrier.wait_with_tile_static_memory_fence();

        if (t.global[1] < columns) {
          color sum = {0, 0, 0};
          for (int d = -radius; d <= radius; ++d)
            sum = sum + row[t.local[1] + radius + d] * w.of[d < 0 ? -d : d];
          out(t.global[1], t.global[0]) = sum;
        }
      });
}

void blur(std::vector<color> &pixels, int width, int height) {
  const weights w = bell();
  array_view<color, 2> all(height, width, pixels);
  array_view<color, 2> turned(width, height);
  blur_rows(all, turned, w);
  blur_rows(turned, all, w);
  all.synchronize();
}

std::vector<color> colors(const picture &p) {
  std::vector<color> made;
  for (std::size_t i = 0; i < p.bytes.size(); i += 3)
    made.push_back({p.bytes[i] / 255.0f, p.bytes[i + 1] / 255.0f, p.bytes[i + 2] / 255.0f});
  return made;
}

// The red of a pixel by the definition, in both directions at once.
float expected(const std::vector<color> &pixels, int width, int height, int x, int y) {
  const weights w = bell();
  float sum = 0;
  for (int dy = -radius; dy <= radius; ++dy)
    for (int dx = -radius; dx <= radius; ++dx)
      sum += pixels[limited(y + dy, height) * width + limited(x + dx, width)].r *
             w.of[std::abs(dx)] * w.of[std::abs(dy)];
  return sum;
}

picture test_picture() {
  picture made(200, 120);
  for (int y = 0; y < made.height; ++y)
    for (int x = 0; x < made.width; ++x) {
      const bool light = (x / 20 + y / 20) % 2 == 0;
      made.set(x, y, light ? 255 : 30, light ? x : 60, light ? 2 * y : 140);
    }
  return made;
}

int main(int argc, char **argv) try {
  picture shown = argc == 3 ? read_picture(argv[1]) : test_picture();
  const std::vector<color> before = colors(shown);
  std::vector<color> after = before;
  blur(after, shown.width, shown.height); // the first launch may build the kernel
  after = before;
  stopwatch time;
  blur(after, shown.width, shown.height);
  const double milliseconds = time.milliseconds();

  for (std::size_t i = 0; i < after.size(); ++i) {
    shown.bytes[3 * i] = static_cast<unsigned char>(255 * after[i].r + 0.5f);
    shown.bytes[3 * i + 1] = static_cast<unsigned char>(255 * after[i].g + 0.5f);
    shown.bytes[3 * i + 2] = static_cast<unsigned char>(255 * after[i].b + 0.5f);
  }
  if (argc > 1)
    write_picture(argv[argc - 1], shown);

  bool right = true;
  for (int y = 0; y < shown.height; y += 3)
    for (int x = 0; x < shown.width; x += 3)
      right = right && std::fabs(after[y * shown.width + x].r -
                                 expected(before, shown.width, shown.height, x, y)) < 1e-4f;
  std::printf("%d x %d pixels, %.1f ms: %s\n", shown.width, shown.height, milliseconds,
              right ? "correct" : "wrong");
  return right ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
