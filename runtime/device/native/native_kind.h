//===- native_kind.h - the native CPU accelerator as a kind of device ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// device_list.cpp creates the native device from these two. device_kind.h explains kinds.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_KIND_H
#define AMPCC_RUNTIME_NATIVE_KIND_H

#include "device/opencl/device_kind.h"

namespace ampcc_rt {
namespace native {

const device_kind &native_kind();
/// Returns the OpenCL handle of the only device of the kind.
cl::Device device_handle();

} // namespace native
} // namespace ampcc_rt

#endif
