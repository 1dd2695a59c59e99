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

/// The share of pixels with another number of steps: at the edge of the set it hangs on the last
/// bit, which contraction changes.
std::function<double(const void *)> share_of_different(const memory<std::uint32_t> &expected) {
  return [expected](const void *result) {
    const std::uint32_t *found = static_cast<const std::uint32_t *>(result);
    double different = 0;
    for (std::size_t i = 0; i < expected.size(); ++i)
      different += found[i] != expected[i];
    return different / static_cast<double>(expected.size());
  };
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

  problem p(in);
  p.generated = mandelbrot_generated(in);
  p.handwritten = mandelbrot_handwritten(in, device);
  p.cuda = cuda_variant(mandelbrot_handwritten, in, device);
  p.openmp = mandelbrot_openmp(in);
  p.error = share_of_different(expected);
  p.tolerance = 0.02;
  p.size = std::to_string(n) + " x " + std::to_string(n);
  return p;
}

} // namespace bench
