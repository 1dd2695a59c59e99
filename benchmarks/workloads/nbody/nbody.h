//===- nbody.h - one step of gravity between all pairs --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_NBODY_H
#define BENCH_NBODY_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// Bodies of equal mass: x, y, z of each, one after the other. The result is the accelerations.
struct bodies {
  static constexpr int tile = 256;
  static constexpr float softening = 0.01f;
  int count; ///< a multiple of the tile
  memory<float> positions;
};

variant nbody_generated(const bodies &in);
variant nbody_handwritten(const bodies &in, opencl_device &device);
variant nbody_openmp(const bodies &in);

} // namespace bench

#endif
