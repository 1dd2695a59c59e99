//===- openmp.cpp - the bilateral filter on the CPU -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "bilateral.h"
#include <algorithm>
#include <cmath>

namespace bench {

/// The picture gets an edge first, so that the inner loops need not clamp.
variant bilateral_openmp(const photograph &in) {
  constexpr int radius = photograph::radius;
  const int n = in.size, width = n + 2 * radius;
  const memory<float> out(in.pixels.size()), wide(static_cast<std::size_t>(width) * width);
  const auto run = [=] {
#pragma omp parallel
    {
#pragma omp for
      for (int y = 0; y < width; ++y) {
        const float *from =
            &in.pixels[static_cast<std::size_t>(std::clamp(y - radius, 0, n - 1)) * n];
        float *to = &wide[static_cast<std::size_t>(y) * width];
        std::fill(to, to + radius, from[0]);
        std::copy(from, from + n, to + radius);
        std::fill(to + radius + n, to + width, from[n - 1]);
      }
#pragma omp for
      for (int y = 0; y < n; ++y)
        for (int x = 0; x < n; ++x) {
          const float *corner = &wide[static_cast<std::size_t>(y) * width + x];
          const float here = corner[radius * width + radius];
          float sum = 0, weights = 0;
          for (int dy = -radius; dy <= radius; ++dy)
            for (int dx = -radius; dx <= radius; ++dx) {
              const float grey = corner[(radius + dy) * width + radius + dx];
              const float difference = grey - here;
              const float weight =
                  std::exp(-photograph::distance_scale * static_cast<float>(dy * dy + dx * dx) -
                           photograph::grey_scale * difference * difference);
              sum += weight * grey;
              weights += weight;
            }
          out[static_cast<std::size_t>(y) * n + x] = sum / weights;
        }
    }
  };
  return {run, result_in(out)};
}

} // namespace bench
