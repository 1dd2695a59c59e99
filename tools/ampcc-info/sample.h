//===- sample.h - sample kernel that tests a device -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// `ampcc-info --doctor` runs the kernel on each device to see whether it computes correctly, and
// how fast it launches.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_INFO_SAMPLE_H
#define AMPCC_INFO_SAMPLE_H

#include "device/device.h"

/// The result of the sample kernel.
struct trial {
  bool right = false;   ///< the kernel has computed the expected values
  double first_ms = 0;  ///< time of the first launch, with the build, in milliseconds
  double launch_ms = 0; ///< shortest time of a later launch, in milliseconds
  int threads = 0;      ///< number of threads of a launch
};

/// Runs the kernel on a device. Throws the exceptions of the runtime.
trial try_sample(const ampcc_rt::device &where);

#endif
