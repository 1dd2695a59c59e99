// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A scan of densities is a texture of rank 3, half precision, with smaller levels for views from
// far. A kernel looks it up along a tilted plane, between the texels; outside is the border.
#include <amp.h>
#include <amp_graphics.h>
#include <cmath>
#include <iostream>
#include <vector>

using namespace concurrency;
using namespace concurrency::graphics;

static const int size = 32;
static const int resolution = 48;

/// Densest in the middle, 0 in the corners. The coordinates go from 0 to 1.
static float density(float x, float y, float z) {
  const float dx = x - 0.5f, dy = y - 0.5f, dz = z - 0.5f;
  return 1.0f - (dx * dx + dy * dy + dz * dz) / 0.75f;
}

/// Fills the first level with the scan and each other one with the means of 2 x 2 x 2 texels of the
/// one before.
static void fill(texture<float, 3> &volume) {
  std::vector<float> scan;
  auto middle = [](int i) { return (static_cast<float>(i) + 0.5f) / size; };
  for (int z = 0; z < size; ++z)
    for (int y = 0; y < size; ++y)
      for (int x = 0; x < size; ++x)
        scan.push_back(density(middle(x), middle(y), middle(z)));
  // 16 bits a texel: a kernel converts.
  const array_view<const float, 3> from(size, size, size, scan);
  const texture_view<float, 3> first(volume);
  parallel_for_each(first.extent, [=](index<3> i) restrict(amp) { first.set(i, from[i]); });

  for (unsigned int level = 1; level < volume.get_mipmap_levels(); ++level) {
    const texture_view<const float, 3> larger(volume, level - 1, 1);
    const texture_view<float, 3> smaller(volume, level);
    parallel_for_each(
        smaller.extent, [=](index<3> i) restrict(amp) {
          float sum = 0;
          for (int corner = 0; corner < 8; ++corner)
            sum += larger(2 * i[0] + corner / 4, 2 * i[1] + corner / 2 % 2, 2 * i[2] + corner % 2);
          smaller.set(i, sum / 8);
        });
  }
}

int main() {
  texture<float, 3> volume(extent<3>(size, size, size), 16u, 0u);
  fill(volume);

  // The plane through the middle, tilted by 30 degrees, a little larger than the volume.
  const float c = std::cos(0.5235988f), s = std::sin(0.5235988f);
  auto along = [](int i) restrict(amp, cpu) {
    return 1.25f * ((static_cast<float>(i) + 0.5f) / static_cast<float>(resolution) - 0.5f);
  };
  const sampler outside(filter_linear, address_border, float_4(-1.0f, 0.0f, 0.0f, 0.0f));
  const texture_view<const float, 3> from(volume);
  array<float, 3> slices(2, resolution, resolution);
  parallel_for_each(
      slices.extent, [ =, &slices ](index<3> i) restrict(amp) {
        const float u = along(i[2]), v = along(i[1]);
        const float_3 point(0.5f + u, 0.5f + v * c, 0.5f + v * s);
        // The second slice is as seen from twice as far.
        slices[i] = from.sample(outside, point, static_cast<float>(i[0]));
      });
  const std::vector<float> seen = slices;

  // Between texels the density is nearly linear.
  float off = 0;
  bool border = true;
  for (int y = 0; y < resolution; ++y)
    for (int x = 0; x < resolution; ++x) {
      const float u = along(x), v = along(y);
      const float fine = seen[static_cast<std::size_t>(y * resolution + x)];
      const float coarse = seen[static_cast<std::size_t>((resolution + y) * resolution + x)];
      if (std::fabs(u) > 0.54f)
        border = border && fine == -1.0f && coarse == -1.0f;
      else if (std::fabs(u) < 0.43f && std::fabs(v) < 0.43f)
        off = std::fmax(off,
                        std::fmax(std::fabs(fine - density(0.5f + u, 0.5f + v * c, 0.5f + v * s)),
                                  std::fabs(coarse - fine)));
    }
  const bool right = border && off < 0.02f;
  std::cout << resolution << " x " << resolution << " points of " << size
            << "^3: " << (right ? "correct" : "wrong") << '\n';
  return right ? 0 : 1;
}
