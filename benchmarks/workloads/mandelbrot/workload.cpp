//===- workload.cpp - the Mandelbrot set ----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "mandelbrot.h"

namespace bench {

namespace {

std::uint32_t plain_steps(float cr, float ci) {
  float zr = 0, zi = 0;
  std::uint32_t step = 0;
  for (; step < picture::most_steps && zr * zr + zi * zi <= 4.0f; ++step) {
    const float real = zr * zr - zi * zi + cr;
    zi = zr * zi + zi * zr + ci;
    zr = real;
  }
  return step;
}

} // namespace

problem mandelbrot(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 4096 : 384;
  const picture in{n};
  const float scale = picture::width / static_cast<float>(n);
  const memory<std::uint32_t> expected(static_cast<std::size_t>(n) * n);
  for (int y = 0; y < n; ++y)
    for (int x = 0; x < n; ++x)
      expected[static_cast<std::size_t>(y) * n + x] =
          plain_steps(picture::left + scale * static_cast<float>(x),
                      picture::top + scale * static_cast<float>(y));

  problem p =
      make_problem(in, {mandelbrot_generated, mandelbrot_handwritten, mandelbrot_openmp}, device);
  // At the edge of the set the number of steps hangs on the last bit, which contraction changes.
  p.error = share_of_different(expected, 0);
  p.tolerance = 0.02;
  p.size = square(n);
  return p;
}

} // namespace bench
