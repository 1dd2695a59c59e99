//===- error.h - functions that throw the exceptions of C++ AMP -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The runtime throws the exceptions of C++ AMP through these functions, so that each error has the
// right type and HRESULT. device/device_error.h does the same for errors of OpenCL. error.cpp also
// defines the functions that the inline functions of include/amp call to report an error; they are
// declared in ampcc_rt/buffer.h and ampcc_rt/host.h. Another exception of the specification needs a
// function here.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_ERROR_H
#define AMPCC_RUNTIME_ERROR_H

#include <amp/detail/exceptions.h>
#include <cstddef>
#include <sstream>
#include <string>

namespace ampcc_rt {

/// Concatenates the arguments as a stream prints them.
template <typename... Parts> std::string text(const Parts &...parts) {
  std::ostringstream out;
  (out << ... << parts);
  return out.str();
}

[[noreturn]] void throw_runtime(const std::string &message);
[[noreturn]] void throw_invalid_domain(const std::string &message);
[[noreturn]] void throw_unsupported(const std::string &message);
[[noreturn]] void throw_out_of_memory(const std::string &message);

/// Convert between the narrow strings of OpenCL and the wide ones of C++ AMP. Characters outside
/// ASCII become '?'.
std::wstring widen(const std::string &narrow);
std::string narrow(const std::wstring &wide);

} // namespace ampcc_rt

#endif
