//===- native_kind.h - the native CPU accelerator as a kind of device ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The native CPU accelerator runs kernels that ampcc compiled for the CPU, on threads of this
// process. To the rest of the runtime it is an OpenCL device, because it has objects and functions
// of the same interface (native_objects.h). device_list.cpp creates its device from the two
// functions. device_kind.h is the interface of kinds: the properties that OpenCL cannot report.
// Change native_kind.cpp for the name and the other properties of the accelerator.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_KIND_H
#define AMPCC_RUNTIME_NATIVE_KIND_H

#include "device/opencl/device_kind.h"

namespace ampcc_rt {
namespace native {

/// Returns the kind of the native CPU accelerator.
const device_kind &native_kind();
/// Returns the OpenCL handle of the only device of the kind. Both results are valid until the
/// process ends.
cl::Device device_handle();

} // namespace native
} // namespace ampcc_rt

#endif
