//===- sample.h - sample kernel that tests a device -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_INFO_SAMPLE_H
#define AMPCC_INFO_SAMPLE_H

#include "device/device.h"

/// The result of the sample kernel.
struct trial {
  bool right = false;
  double first_ms = 0;  ///< time of the first launch, with the build
  double launch_ms = 0; ///< time of a later launch
  int threads = 0;
};

/// Runs the kernel on a device. Throws the exceptions of the runtime.
trial try_sample(const ampcc_rt::device &where);

#endif
