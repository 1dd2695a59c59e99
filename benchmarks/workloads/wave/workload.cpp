//===- workload.cpp - the wave equation -----------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "../../harness/input.h"
#include "../workloads.h"
#include "wave.h"

namespace bench {

namespace {

memory<float> plain_steps(const membrane &in) {
  const int n = in.size;
  memory<float> before = in.before, now = in.now;
  for (int i = 0; i < membrane::steps; ++i) {
    const memory<float> next(in.now.size());
    for (int y = 1; y < n - 1; ++y)
      for (int x = 1; x < n - 1; ++x) {
        const float *u = &now[static_cast<std::size_t>(y) * n + x];
        const std::size_t at = u - now.data();
        next[at] =
            2.0f * *u - before[at] + in.speed[at] * (u[-1] + u[1] + u[-n] + u[n] - 4.0f * *u);
      }
    before = now;
    now = next;
  }
  return now;
}

} // namespace

problem wave(scale s, opencl_device &device) {
  const int n = s == scale::gpu ? 8192 : 640;
  const std::size_t cells = static_cast<std::size_t>(n) * n;
  const membrane in{n, random_floats(cells, -1, 1, 1), random_floats(cells, -1, 1, 2),
                    random_floats(cells, 0.1f, 0.4f, 3)};

  problem p = make_problem(in, {wave_generated, wave_handwritten, wave_openmp}, device);
  p.error = compare_with(plain_steps(in));
  p.tolerance = 1e-4;
  p.size = square(n);
  p.bytes = 16.0 * membrane::steps * static_cast<double>(cells);
  return p;
}

} // namespace bench
