//===- opencl_kind.h - devices of OpenCL drivers as a kind of device -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// The list of devices (device_list.cpp) creates a device from this kind for each device that an
// OpenCL driver has, and queries its rank for the choice of the default. device_kind.h is the
// interface. Change opencl_kind.cpp for a property of drivers' devices or their order.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_OPENCL_KIND_H
#define AMPCC_RUNTIME_OPENCL_KIND_H

#include "device/opencl/device_kind.h"

namespace ampcc_rt {

/// Returns the kind of all devices that OpenCL drivers provide.
const device_kind &opencl_kind();

} // namespace ampcc_rt

#endif
