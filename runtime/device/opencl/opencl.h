//===- opencl.h - the C++ bindings of OpenCL in the runtime's namespace --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// All parts of the runtime that use OpenCL include it instead of the bindings. The calls go to
// opencl_calls.h, which dispatches them to a driver or to the native accelerator. Change its macros
// for another version of OpenCL or other bindings.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_OPENCL_H
#define AMPCC_RUNTIME_OPENCL_H

#include "device/opencl/opencl_calls.h"

#define CL_HPP_ENABLE_EXCEPTIONS
#define CL_HPP_MINIMUM_OPENCL_VERSION 120
#define CL_HPP_TARGET_OPENCL_VERSION 120
// The bindings are inline functions that call ours instead of OpenCL. Their namespace gets another
// name, because the linker would merge them with those of a program that uses the same bindings.
#define cl ampcc_cl
#if defined(__GNUC__)
#pragma GCC diagnostic push
#pragma GCC diagnostic ignored "-Wignored-attributes"
#endif
#include <CL/opencl.hpp>
#if defined(__GNUC__)
#pragma GCC diagnostic pop
#endif

#endif
