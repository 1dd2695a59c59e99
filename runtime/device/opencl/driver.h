//===- driver.h - OpenCL drivers that need special treatment --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_DRIVER_H
#define AMPCC_RUNTIME_DRIVER_H

#include "device/opencl/opencl.h"

namespace ampcc_rt {

/// The drivers with properties that the runtime needs and that OpenCL has no query for.
enum class driver {
  other,
  /// Accepts `-g`, needs a macro for images, and caches kernels in a folder that the runtime may
  /// have moved (base/code_folder.h).
  pocl,
  /// Runs commands only while the host waits for them, calls no callbacks, and has objects that
  /// only one thread may use.
  oclgrind
};

/// Returns the driver of a platform, by the platform's suffix for extensions (cl_khr_icd): Khronos
/// assigns each suffix to one driver, while distributions change the names of platforms.
driver driver_of(const cl::Platform &platform);

// Whether Oclgrind is among the platforms. Then every operation waits for its commands before it
// returns.
bool only_waits_run_commands();
void let_only_waits_run_commands();

} // namespace ampcc_rt

#endif
