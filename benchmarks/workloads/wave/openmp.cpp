//===- openmp.cpp - the wave equation on the CPU --------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "wave.h"

namespace bench {

namespace {

/// The edges of `to` stay zero.
void step(const float *now, const float *before, const float *speed, float *to, int n) {
#pragma omp parallel for
  for (int y = 1; y < n - 1; ++y)
    for (int x = 1; x < n - 1; ++x) {
      const int i = y * n + x;
      const float u = now[i], around = now[i - 1] + now[i + 1] + now[i - n] + now[i + n];
      to[i] = 2.0f * u - before[i] + speed[i] * (around - 4.0f * u);
    }
}

} // namespace

variant wave_openmp(const membrane &in) {
  const std::size_t cells = in.now.size();
  const std::vector<memory<float>> planes = {memory<float>(cells), memory<float>(cells),
                                             memory<float>(cells)};
  const auto run = [in, planes] {
    const float *before = in.before.data(), *now = in.now.data();
    for (int i = 0; i < membrane::steps; ++i) {
      float *next = planes[i % 3].data();
      step(now, before, in.speed.data(), next, in.size);
      before = now;
      now = next;
    }
  };
  return {run, result_in(planes[(membrane::steps - 1) % 3])};
}

} // namespace bench
