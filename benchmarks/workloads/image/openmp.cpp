//===- openmp.cpp - pictures on the CPU -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "image.h"
#include <algorithm>
#include <cmath>

namespace bench {

variant blur_openmp(const grey_picture &in) {
  const memory<float> out(in.texels.size());
  const auto run = [in, out] {
    const int n = in.size;
    const float *from = in.texels.data();
    float *to = out.data();
#pragma omp parallel for
    for (int py = 0; py < n - 4; ++py)
      for (int px = 0; px < n - 4; ++px) {
        float sum = 0;
        for (int y = 0; y < 5; ++y)
          for (int x = 0; x < 5; ++x)
            sum += blur_weights[y] * blur_weights[x] * from[(py + y) * n + px + x];
        to[(py + 2) * n + px + 2] = sum;
      }
  };
  return {run, result_in(out)};
}

namespace {

struct colour {
  float part[4];
};

colour read(const std::uint32_t *from, int n, int x, int y) {
  x = std::min(std::max(x, 0), n - 1), y = std::min(std::max(y, 0), n - 1);
  const std::uint32_t texel = from[y * n + x];
  colour c;
  for (int k = 0; k < 4; ++k)
    c.part[k] = static_cast<float>(texel >> 8 * k & 255) * (1 / 255.0f);
  return c;
}

} // namespace

variant turn_openmp(const colour_picture &in) {
  const memory<std::uint32_t> out(in.texels.size());
  const auto run = [in, out] {
    const int n = in.size;
    const std::uint32_t *from = in.texels.data();
    std::uint32_t *to = out.data();
    const float step = 1.0f / n;
#pragma omp parallel for
    for (int py = 0; py < n; ++py)
      for (int px = 0; px < n; ++px) {
        const float x = (px + 0.5f) * step - 0.5f, y = (py + 0.5f) * step - 0.5f;
        const float u = (0.5f + turn_cosine * x - turn_sine * y) * n - 0.5f;
        const float v = (0.5f + turn_sine * x + turn_cosine * y) * n - 0.5f;
        const float left = std::floor(u), top = std::floor(v), a = u - left, b = v - top;
        const int i = static_cast<int>(left), j = static_cast<int>(top);
        const colour c = read(from, n, i, j), d = read(from, n, i + 1, j);
        const colour e = read(from, n, i, j + 1), f = read(from, n, i + 1, j + 1);
        std::uint32_t texel = 0;
        for (int k = 0; k < 4; ++k) {
          const float above = c.part[k] + a * (d.part[k] - c.part[k]);
          const float below = e.part[k] + a * (f.part[k] - e.part[k]);
          const float sample = above + b * (below - above);
          texel |= static_cast<std::uint32_t>(sample * 255 + 0.5f) << 8 * k;
        }
        to[py * n + px] = texel;
      }
  };
  return {run, result_in(out)};
}

} // namespace bench
