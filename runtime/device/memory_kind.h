//===- memory_kind.h - the CPU accelerator, which holds memory and runs no kernels -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of devices creates the device from it. device_kind.h explains kinds.
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
