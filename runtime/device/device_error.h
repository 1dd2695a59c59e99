//===- device_error.h - failures of OpenCL as the exceptions of C++ AMP ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_DEVICE_ERROR_H
#define AMPCC_RUNTIME_DEVICE_ERROR_H

#include "base/error.h"
#include "device/opencl/opencl.h"

#include <string>

namespace ampcc_rt {

/// Throws what an OpenCL error means in C++ AMP: out_of_memory, accelerator_view_removed or
/// runtime_exception. `doing` names the operation. AMPCC_DEBUG shows it.
[[noreturn]] void throw_opencl(cl_int code, const std::string &doing);

/// The symbolic name of an OpenCL error code.
std::string opencl_error_name(cl_int code);

/// Runs an operation; an OpenCL error in it becomes a C++ AMP exception.
template <typename Operation> auto guarded(const char *doing, Operation operation) {
  try {
    return operation();
  } catch (const cl::Error &error) {
    throw_opencl(error.err(), doing);
  }
}

} // namespace ampcc_rt

#endif
