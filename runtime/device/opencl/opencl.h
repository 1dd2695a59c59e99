//===- opencl.h - Khronos' C++ bindings as the runtime uses them ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_OPENCL_H
#define AMPCC_RUNTIME_OPENCL_H

#include "device/opencl/opencl_calls.h"

#define CL_HPP_ENABLE_EXCEPTIONS
#define CL_HPP_MINIMUM_OPENCL_VERSION 120
#define CL_HPP_TARGET_OPENCL_VERSION 120
// A program that uses the same bindings has inline functions of the same names, which call OpenCL
// itself: the linker must not take one for the other.
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
