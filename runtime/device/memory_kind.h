//===- memory_kind.h - the CPU accelerator, which holds memory and runs no kernels -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A program uses the CPU accelerator (spec 3.2) for arrays in host memory, such as the staging
// arrays of transfers. It has no OpenCL objects. The list of devices (device_list.cpp) creates its
// device from this kind; device_kind.h is the interface. Change this code if the properties of that
// accelerator change.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_MEMORY_KIND_H
#define AMPCC_RUNTIME_MEMORY_KIND_H

#include "device/opencl/device_kind.h"

namespace ampcc_rt {

/// Returns the kind of the CPU accelerator (accelerator::cpu_accelerator).
const device_kind &memory_kind();

} // namespace ampcc_rt

#endif
