//===- wave.h - the wave equation in two dimensions -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_WAVE_H
#define BENCH_WAVE_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// The displacements now and one step before, zero along the edges, and the squared speed of waves
/// in each cell. A run is `steps` steps in time.
struct membrane {
  static constexpr int steps = 16;
  int size;
  memory<float> now, before, speed;
};

variant wave_generated(const membrane &in);
variant wave_handwritten(const membrane &in, opencl_device &device);
variant wave_openmp(const membrane &in);

} // namespace bench

#endif
