//===- workload.cpp - the bilateral filter --------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "bilateral.h"

namespace bench {

namespace {

float plain_pixel(const photograph &in, int row, int column) {
  const int n = in.size;
  const auto at = [&](int y, int x) {
    return in
        .pixels[static_cast<std::size_t>(std::clamp(y, 0, n - 1)) * n + std::clamp(x, 0, n - 1)];
  };
  const float here = at(row, column);
  float sum = 0, weights = 0;
  for (int y = -photograph::radius; y <= photograph::radius; ++y)
    for (int x = -photograph::radius; x <= photograph::radius; ++x) {
      const float grey = at(row + y, column + x), difference = grey - here;
      const float weight =
          std::exp(-photograph::distance_scale * static_cast<float>(y * y + x * x) -
                   photograph::grey_scale * difference * difference);
      sum += weight * grey;
      weights += weight;
    }
  return sum / weights;
}

} // namespace

problem bilateral(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 4096 : 512;
  const std::size_t pixels = static_cast<std::size_t>(n) * n;
  const photograph in{n, random_floats(pixels, 0, 1)};
  const memory<float> expected(pixels);
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x)
      expected[static_cast<std::size_t>(y) * n + x] = plain_pixel(in, y, x);

  problem p =
      make_problem(in, {bilateral_generated, bilateral_handwritten, bilateral_openmp}, device);
  p.error = compare_with(expected);
  p.tolerance = 1e-4;
  p.size = square(n);
  p.bytes = 8.0 * static_cast<double>(pixels);
  return p;
}

} // namespace bench
