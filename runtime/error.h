//===- error.h - failures as the exceptions of C++ AMP --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_ERROR_H
#define AMPCC_RUNTIME_ERROR_H

#include "opencl.h"
#include <amp/detail/exceptions.h>
#include <cstddef>
#include <sstream>
#include <string>

namespace ampcc_rt {

class device;

/// The arguments one after the other, as a stream prints them.
template <typename... Parts> std::string text(const Parts &...parts) {
  std::ostringstream out;
  (out << ... << parts);
  return out.str();
}

[[noreturn]] void throw_runtime(const std::string &message);
[[noreturn]] void throw_invalid_domain(const std::string &message);
[[noreturn]] void throw_unsupported(const std::string &message);
[[noreturn]] void throw_out_of_memory(const std::string &message);

/// Throws what an OpenCL error means in C++ AMP: out_of_memory, accelerator_view_removed or
/// runtime_exception. `doing` names the operation.
[[noreturn]] void throw_opencl(cl_int code, const std::string &doing);

/// An allocation on a device failed.
[[noreturn]] void throw_no_buffer(cl_int code, std::size_t bytes, const device &where);

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

/// From the narrow strings of OpenCL to the wide ones of C++ AMP; bytes outside ASCII become '?'.
std::wstring widen(const std::string &narrow);
std::string narrow(const std::wstring &wide);

} // namespace ampcc_rt

#endif
