//===- driver.h - OpenCL drivers that need special treatment --------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Change this code if another driver needs special treatment: prefer a query that OpenCL has.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_DRIVER_H
#define AMPCC_RUNTIME_DRIVER_H

#include "device/opencl/opencl.h"

namespace ampcc_rt {

/// The drivers with properties that the runtime needs and that OpenCL has no query for. The search
/// for devices (device_list.cpp) and builds of programs (launch/program.cpp) distinguish them.
enum class driver {
  other,
  /// Accepts `-g`, needs a macro for images, and caches kernels in a folder that the runtime may
  /// have moved (base/code_folder.h). Its binaries cost a second compilation of all kernels.
  pocl,
  /// Runs commands only while the host waits for them, calls no callbacks, and has objects that
  /// only one thread may use.
  oclgrind
};

/// Returns the driver of a platform, by the platform's suffix for extensions (cl_khr_icd): Khronos
/// assigns each suffix to one driver, while distributions change the names of platforms.
driver driver_of(const cl::Platform &platform);

/// Returns whether Oclgrind is among the platforms. Then an asynchronous operation has to wait for
/// its commands before it returns, because nothing would run them later.
bool only_waits_run_commands();
/// Makes only_waits_run_commands() return true; called when the search for devices finds Oclgrind.
void let_only_waits_run_commands();

} // namespace ampcc_rt

#endif
