//===- opencl_calls.cpp - no OpenCL in a static program ------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Drivers are shared libraries and bring the C library that they are linked with: a program that
// holds its own cannot load them. Stands in libampcc_rt_static.a in place of
// device/opencl/opencl_calls.cpp.
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
  constexpr cl_int no_platform = -1001; // as the loader says it (cl_khr_icd)
  return no_platform;
}

} // namespace opencl_calls
} // namespace ampcc_rt
