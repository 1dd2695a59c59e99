//===- opencl.cpp - the Mandelbrot set by hand ----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mandelbrot.h"

namespace bench {

namespace {

const char source[] = R"cl(
__kernel void mandelbrot(__global uint *to, int n, float left, float top, float scale) {
  int x = get_global_id(0), y = get_global_id(1);
  if (x < n) {
    float cr = left + scale * x, ci = top + scale * y;
    float zr = 0, zi = 0;
    uint step = 0;
    while (step < 256 && zr * zr + zi * zi <= 4.0f) {
      float real = zr * zr - zi * zi + cr;
      zi = zr * zi + zi * zr + ci;
      zr = real;
      ++step;
    }
    to[y * n + x] = step;
  }
}
)cl";

} // namespace

variant mandelbrot_handwritten(const picture &in, opencl_device &device) {
  const std::size_t n = in.size;
  const buffer to = device.make_buffer(memory<std::uint32_t>(n * n));
  launch kernel =
      device.make_launch(device.make_program(source), "mandelbrot", {padded(n, 256), n}, {256, 1});
  kernel.with(to, in.size, float(picture::left), float(picture::top),
              picture::width / static_cast<float>(in.size));
  return {kernel, device.result_in<std::uint32_t>(to, n * n)};
}

} // namespace bench
