//===- opencl_calls.cpp - stubs of OpenCL's functions for static programs --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces device/opencl/opencl_calls.cpp in libampcc_rt_static.a. A static program cannot load
// OpenCL drivers: they are shared libraries, which bring their own C library into the process.
//
//===----------------------------------------------------------------------===//
#include "device/opencl/opencl_calls.h"

#include <atomic>

namespace ampcc_rt {
namespace opencl_calls {

std::atomic<const table *> known_library{nullptr};

const table &load_library() {
  static const table none = {};
  return none;
}

bool in_process() { return false; }

cl_int GetPlatformIDs(cl_uint, cl_platform_id *, cl_uint *) {
  constexpr cl_int no_platform = -1001; // the error code of the loader (cl_khr_icd)
  return no_platform;
}

} // namespace opencl_calls
} // namespace ampcc_rt
