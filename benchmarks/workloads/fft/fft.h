//===- fft.h - Fourier transforms of many signals -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef BENCH_FFT_H
#define BENCH_FFT_H

#include "../../harness/opencl.h"
#include "../../harness/workload.h"

namespace bench {

/// A complex number.
struct sample {
  float re, im;
};

/// Signals one after the other. A tile transforms one of them in tile_static memory by Stockham's
/// method, four values a thread.
struct signals {
  static constexpr int points = 1024; ///< a power of 4
  static constexpr int tile = points / 4;
  int count;
  memory<sample> values;
  memory<sample> roots; ///< exp(-2 pi i k / points)
};

variant fft_generated(const signals &in);
variant fft_handwritten(const signals &in, opencl_device &device);
variant fft_openmp(const signals &in);

} // namespace bench

#endif
