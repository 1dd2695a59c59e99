//===- openmp.cpp - the Mandelbrot set on the CPU -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "mandelbrot.h"

namespace bench {

variant mandelbrot_openmp(const picture &in) {
  const memory<std::uint32_t> out(static_cast<std::size_t>(in.size) * in.size);
  const auto run = [in, out] {
    const int n = in.size;
    const float scale = picture::width / static_cast<float>(n);
    std::uint32_t *to = out.data();
#pragma omp parallel for schedule(dynamic, 8)
    for (int y = 0; y < n; ++y)
      for (int x = 0; x < n; ++x) {
        const float cr = picture::left + scale * static_cast<float>(x);
        const float ci = picture::top + scale * static_cast<float>(y);
        float zr = 0, zi = 0;
        std::uint32_t step = 0;
        while (step < picture::most_steps && zr * zr + zi * zi <= 4.0f) {
          const float real = zr * zr - zi * zi + cr;
          zi = zr * zi + zi * zr + ci;
          zr = real;
          ++step;
        }
        to[y * n + x] = step;
      }
  };
  return {run, result_in(out)};
}

} // namespace bench
