//===- workload.cpp - pictures in textures --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "image.h"

namespace bench {

problem blur_texture(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 4096 : 2048;
  const std::size_t texels = static_cast<std::size_t>(n) * n;
  const grey_picture in{n, random_floats(texels, 0, 1)};
  const memory<float> expected(texels);
  for (int py = 2; py < n - 2; ++py)
    for (int px = 2; px < n - 2; ++px) {
      double sum = 0;
      for (int y = 0; y < 5; ++y)
        for (int x = 0; x < 5; ++x)
          sum += static_cast<double>(blur_weights[y]) * blur_weights[x] *
                 in.texels[static_cast<std::size_t>(py + y - 2) * n + px + x - 2];
      expected[static_cast<std::size_t>(py) * n + px] = static_cast<float>(sum);
    }

  problem p = make_problem(in, {blur_generated, blur_handwritten, blur_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-5;
  p.size = square(n);
  p.bytes = 8.0 * texels;
  p.operations = 50.0 * texels;
  return p;
}

namespace {

/// A bilinear sample at texel coordinates, exactly; 0 to 255.
double sample(const colour_picture &in, double u, double v, int part) {
  const auto texel = [&](double x, double y) {
    const double last = in.size - 1;
    const auto i = static_cast<std::size_t>(std::clamp(x, 0.0, last));
    const auto j = static_cast<std::size_t>(std::clamp(y, 0.0, last));
    return static_cast<double>(in.texels[j * in.size + i] >> 8 * part & 255);
  };
  const double left = std::floor(u), top = std::floor(v), a = u - left, b = v - top;
  return (1 - b) * ((1 - a) * texel(left, top) + a * texel(left + 1, top)) +
         b * ((1 - a) * texel(left, top + 1) + a * texel(left + 1, top + 1));
}

/// The largest difference of a part from `expected`, where 1 is full.
std::function<double(const void *)> largest_difference(const memory<std::uint32_t> &expected) {
  return [expected](const void *result) {
    const auto *found = static_cast<const std::uint32_t *>(result);
    int largest = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
      for (int part = 0; part < 4; ++part)
        largest = std::max(largest, std::abs(static_cast<int>(found[i] >> 8 * part & 255) -
                                             static_cast<int>(expected[i] >> 8 * part & 255)));
    return largest / 255.0;
  };
}

} // namespace

problem turn_texture(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 4096 : 2048;
  const std::size_t texels = static_cast<std::size_t>(n) * n;
  const colour_picture in{n, memory<std::uint32_t>(texels)};
  generator g;
  for (std::uint32_t &texel : in.texels)
    texel = static_cast<std::uint32_t>(g.next() >> 32);
  const memory<std::uint32_t> expected(texels);
  for (int py = 0; py < n; ++py)
    for (int px = 0; px < n; ++px) {
      const double x = (px + 0.5) / n - 0.5, y = (py + 0.5) / n - 0.5;
      const double u = (0.5 + turn_cosine * x - turn_sine * y) * n - 0.5;
      const double v = (0.5 + turn_sine * x + turn_cosine * y) * n - 0.5;
      std::uint32_t texel = 0;
      for (int part = 0; part < 4; ++part)
        texel |= static_cast<std::uint32_t>(sample(in, u, v, part) + 0.5) << 8 * part;
      expected[static_cast<std::size_t>(py) * n + px] = texel;
    }

  problem p = make_problem(in, {turn_generated, turn_handwritten, turn_openmp}, device);
  p.error = largest_difference(expected);
  // A device's sampler has eight bits for the place between two texels, in each dimension.
  p.tolerance = 3 / 255.0;
  p.size = square(n);
  p.bytes = 8.0 * texels;
  return p;
}

} // namespace bench
