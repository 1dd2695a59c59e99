//===- driver.h - which OpenCL driver a platform is -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_DRIVER_H
#define AMPCC_RUNTIME_DRIVER_H

#include "device/opencl/opencl.h"

namespace ampcc_rt {

/// The drivers of which the runtime has to know something that OpenCL cannot be asked.
enum class driver {
  other,
  /// Takes `-g`, needs a macro for images, and keeps the code of kernels in a folder that the
  /// runtime may have moved.
  pocl,
  /// Runs commands only while somebody waits for them, calls nobody back, and has objects that are
  /// for one thread.
  oclgrind
};

/// By the platform's suffix for extensions (cl_khr_icd), which Khronos gives to one driver each;
/// names are for people, and distributions change them.
driver driver_of(const cl::Platform &platform);

/// Oclgrind, which runs commands only while somebody waits for them and calls nobody back, is among
/// the platforms: operations have ended when they are made.
bool only_waits_run_commands();
void let_only_waits_run_commands();

} // namespace ampcc_rt

#endif
