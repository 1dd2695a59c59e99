//===- mandelbrot.h - iterations until escape -----------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_MANDELBROT_H
#define BENCH_MANDELBROT_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// A square image of the part of the plane around the set; a result is the number of steps.
struct picture {
  static constexpr int most_steps = 256;
  static constexpr float left = -2.0f, top = -1.5f, width = 3.0f;
  int size;
};

variant mandelbrot_generated(const picture &in);
variant mandelbrot_handwritten(const picture &in, opencl_device &device);
variant mandelbrot_openmp(const picture &in);

} // namespace bench

#endif
