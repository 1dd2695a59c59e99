//===- memory_kind.h - CPU accelerator, which holds memory and runs no kernels --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_MEMORY_KIND_H
#define AMPCC_RUNTIME_MEMORY_KIND_H

#include "device/opencl/device_kind.h"

namespace ampcc_rt {

/// Returns the kind of the CPU accelerator (accelerator::cpu_accelerator).
const device_kind &memory_kind();

} // namespace ampcc_rt

#endif
