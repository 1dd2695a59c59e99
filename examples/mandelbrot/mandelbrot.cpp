// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The Mandelbrot set: every thread follows one point of the plane until it runs away.
//
//   ampcc -O2 mandelbrot.cpp -o mandelbrot
//   ./mandelbrot [PICTURE.ppm]
#include "../picture.h"
#include "../stopwatch.h"
#include <amp.h>
#include <cstdio>
#include <exception>
#include <vector>

using namespace concurrency;

constexpr int width = 480, height = 320, most = 200;

// How many steps the point of a pixel stays near, `most` for those of the set.
int steps(int x, int y) restrict(cpu, amp) {
  const float re = -2.2f + 3.2f * (static_cast<float>(x) + 0.5f) / width;
  const float im = -1.06f + 2.12f * (static_cast<float>(y) + 0.5f) / height;
  float a = 0, b = 0;
  int count = 0;
  while (count < most && a * a + b * b <= 4.0f) {
    const float next = a * a - b * b + re;
    b = 2 * a * b + im;
    a = next;
    ++count;
  }
  return count;
}

picture colored(const std::vector<int> &counts) {
  picture shown(width, height);
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x) {
      const int count = counts[y * width + x];
      if (count < most)
        shown.set(x, y, count * 9 % 256, count * 5 % 256, 96 + count * 4 % 160);
    }
  return shown;
}

// Rounding may differ where the host's compiler joins operations, so a few pixels may, too.
bool is_right(const std::vector<int> &counts) {
  int wrong = 0;
  for (int y = 0; y < height; ++y)
    for (int x = 0; x < width; ++x)
      wrong += counts[y * width + x] != steps(x, y);
  return wrong <= width * height / 200;
}

void fill(array_view<int, 2> counts) {
  counts.discard_data();
  parallel_for_each(
      counts.extent, [=](index<2> i) restrict(amp) { counts[i] = steps(i[1], i[0]); });
  counts.synchronize();
}

int main(int argc, char **argv) try {
  std::vector<int> counts(width * height);
  array_view<int, 2> view(height, width, counts);
  fill(view); // the first launch may build the kernel
  stopwatch time;
  fill(view);
  const double milliseconds = time.milliseconds();

  if (argc > 1)
    write_picture(argv[1], colored(counts));
  const bool right = is_right(counts);
  std::printf("%d x %d pixels, %.1f ms: %s\n", width, height, milliseconds,
              right ? "correct" : "wrong");
  return right ? 0 : 1;
} catch (const std::exception &error) {
  std::fprintf(stderr, "error: %s\n", error.what());
  return 1;
}
