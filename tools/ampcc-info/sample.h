//===- sample.h - a kernel to try a device with ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_INFO_SAMPLE_H
#define AMPCC_INFO_SAMPLE_H

#include "device/device.h"

/// What came of the sample kernel.
struct trial {
  bool right = false;
  double first_ms = 0;  ///< the first launch, with the build
  double launch_ms = 0; ///< one that has been built
  int threads = 0;
};

/// Runs the kernel; throws what the runtime throws.
trial try_sample(const ampcc_rt::device &where);

#endif
