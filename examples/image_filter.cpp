// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sharpens a picture: from each pixel goes what the pixels around it have in common. Four bytes a
// pixel in the texture, numbers from 0 to 1 in the kernel; beyond the edge the picture is mirrored.
//
//   image_filter                         makes a picture and checks the result
//   image_filter INPUT.ppm OUTPUT.ppm    reads and writes pictures (binary PPM, 255 colours)
#include <amp.h>
#include <amp_graphics.h>
#include <cmath>
#include <cstdlib>
#include <fstream>
#include <iostream>
#include <vector>

using namespace concurrency;
using namespace concurrency::graphics;

struct picture {
  int width = 0, height = 0;
  std::vector<unsigned char> pixels; ///< red, green, blue, unused
};

static picture make_picture() {
  picture made;
  made.width = 60;
  made.height = 44;
  for (int y = 0; y < made.height; ++y)
    for (int x = 0; x < made.width; ++x)
      for (int part : {x * 4, y * 5, (x / 8 + y / 8) % 2 * 200, 255})
        made.pixels.push_back(static_cast<unsigned char>(part));
  return made;
}

static picture read_picture(const char *name) {
  std::ifstream file(name, std::ios::binary);
  std::string kind;
  picture read;
  int colors = 0;
  if (!(file >> kind >> read.width >> read.height >> colors) || kind != "P6" || colors != 255) {
    std::cerr << name << ": no binary PPM picture of 255 colours\n";
    std::exit(1);
  }
  file.get();
  for (int i = 0; i < read.width * read.height; ++i) {
    for (int part = 0; part < 3; ++part)
      read.pixels.push_back(static_cast<unsigned char>(file.get()));
    read.pixels.push_back(255);
  }
  return read;
}

static void write_picture(const char *name, const picture &shown) {
  std::ofstream file(name, std::ios::binary);
  file << "P6\n" << shown.width << ' ' << shown.height << "\n255\n";
  for (std::size_t i = 0; i < shown.pixels.size(); i += 4)
    file.write(reinterpret_cast<const char *>(&shown.pixels[i]), 3);
}

/// How much a pixel at this distance counts in the common part; the sum over 5 x 5 is 1.
static float weight(int dy, int dx) restrict(amp, cpu) {
  // 1 4 6 4 1 in each direction.
  auto binomial = [](int d) restrict(amp, cpu) { return d == 0 ? 6 : d * d == 1 ? 4 : 1; };
  return static_cast<float>(binomial(dy) * binomial(dx)) / 256.0f;
}

static void sharpen(picture &p) {
  const unsigned int bytes = static_cast<unsigned int>(p.pixels.size());
  texture<unorm_4, 2> source(p.height, p.width, p.pixels.data(), bytes, 8u);
  texture<unorm_4, 2> target(p.height, p.width, 8u);
  const texture_view<const unorm_4, 2> from(source);
  const texture_view<unorm_4, 2> to(target);
  const sampler mirrored(filter_point, address_mirror);
  const float_2 step(1.0f / static_cast<float>(p.width), 1.0f / static_cast<float>(p.height));

  parallel_for_each(
      target.extent, [=](index<2> i) restrict(amp) {
        const float_2 at((static_cast<float>(i[1]) + 0.5f) * step.x,
                         (static_cast<float>(i[0]) + 0.5f) * step.y);
        float_4 common(0.0f);
        for (int dy = -2; dy <= 2; ++dy)
          for (int dx = -2; dx <= 2; ++dx) {
            const float_2 beside(static_cast<float>(dx), static_cast<float>(dy));
            common += float_4(from.sample(mirrored, at + beside * step)) * float_4(weight(dy, dx));
          }
        const float_4 own(from[i]);
        to.set(i, unorm_4(own + (own - common)));
      });
  copy(target, p.pixels.data(), bytes);
}

/// The same by a plain loop; the rounding of the last step may differ by one.
static bool is_sharpened(const picture &before, const picture &after) {
  auto mirror = [](int i, int size) { return i < 0 ? -1 - i : i >= size ? 2 * size - 1 - i : i; };
  for (int y = 0; y < before.height; ++y)
    for (int x = 0; x < before.width; ++x)
      for (int part = 0; part < 4; ++part) {
        auto pixel = [&](int py, int px) {
          const int place = mirror(py, before.height) * before.width + mirror(px, before.width);
          return static_cast<float>(before.pixels[static_cast<std::size_t>(4 * place + part)]);
        };
        float common = 0;
        for (int dy = -2; dy <= 2; ++dy)
          for (int dx = -2; dx <= 2; ++dx)
            common += pixel(y + dy, x + dx) * weight(dy, dx);
        const float wanted = std::fmin(255.0f, std::fmax(0.0f, 2 * pixel(y, x) - common));
        const std::size_t place = static_cast<std::size_t>(4 * (y * before.width + x) + part);
        if (std::fabs(static_cast<float>(after.pixels[place]) - wanted) > 1.0f)
          return false;
      }
  return true;
}

int main(int argc, char **argv) {
  const picture before = argc == 3 ? read_picture(argv[1]) : make_picture();
  picture after = before;
  sharpen(after);
  if (argc == 3)
    write_picture(argv[2], after);
  const bool right = is_sharpened(before, after);
  std::cout << before.width << " x " << before.height
            << " pixels: " << (right ? "correct" : "wrong") << '\n';
  return right ? 0 : 1;
}
