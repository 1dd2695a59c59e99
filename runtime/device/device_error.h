//===- device_error.h - OpenCL errors as exceptions of C++ AMP -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The OpenCL bindings throw cl::Error, which must not reach the program. The parts of the runtime
// that call OpenCL run the calls in guarded(), or catch cl::Error and call throw_opencl(). To give
// a code of OpenCL another exception, change throw_opencl().
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_DEVICE_ERROR_H
#define AMPCC_RUNTIME_DEVICE_ERROR_H

#include "base/error.h"
#include "device/opencl/opencl.h"

#include <string>

namespace ampcc_rt {

/// Throws the exception of C++ AMP for an OpenCL error. `doing` names the failed operation. With
/// AMPCC_DEBUG the error is also printed. The exceptions are:
/// - out_of_memory for the codes of failed allocations, CL_OUT_OF_RESOURCES among them;
/// - accelerator_view_removed for CL_DEVICE_NOT_AVAILABLE and CL_INVALID_COMMAND_QUEUE;
/// - runtime_exception for all others.
[[noreturn]] void throw_opencl(cl_int code, const std::string &doing);

/// Returns the symbolic name of an OpenCL error code.
std::string opencl_error_name(cl_int code);

/// Runs an operation and returns its result. Converts a cl::Error that it throws by throw_opencl().
template <typename Operation> auto guarded(const char *doing, Operation operation) {
  try {
    return operation();
  } catch (const cl::Error &error) {
    throw_opencl(error.err(), doing);
  }
}

} // namespace ampcc_rt

#endif
