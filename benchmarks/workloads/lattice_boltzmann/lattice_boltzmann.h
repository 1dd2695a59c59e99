//===- lattice_boltzmann.h - a fluid by the lattice Boltzmann method ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_LATTICE_BOLTZMANN_H
#define BENCH_LATTICE_BOLTZMANN_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// A periodic square with the nine populations of D2Q9, each in a plane of its own. A run is one
/// step: every cell takes the populations that its neighbours send and relaxes them.
struct fluid {
  static constexpr int directions = 9;
  static constexpr float relaxation = 1.2f;
  int size;
  memory<float> populations;
};

variant lattice_boltzmann_generated(const fluid &in);
variant lattice_boltzmann_handwritten(const fluid &in, opencl_device &device);
variant lattice_boltzmann_openmp(const fluid &in);

} // namespace bench

#endif
