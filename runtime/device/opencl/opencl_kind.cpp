//===- opencl_kind.cpp - devices of OpenCL drivers as a kind of device ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/opencl/opencl_kind.h"
#include "base/error.h"
#include <cstdio>
#include <string>

namespace ampcc_rt {

namespace {

/// Returns the version of a device, from "OpenCL 3.0 ...", as major << 16 | minor.
unsigned int version_of(const cl::Device &opencl) {
  unsigned int major = 0, minor = 0;
  std::sscanf(opencl.getInfo<CL_DEVICE_VERSION>().c_str(), "OpenCL %u.%u", &major, &minor);
  return major << 16 | minor;
}

/// Extensions are separated by spaces.
bool has_extension(const std::string &all, const std::string &name) {
  return (" " + all + " ").find(" " + name + " ") != std::string::npos;
}

class opencl_devices final : public device_kind {
public:
  kernel_form runs() const override { return kernel_form::opencl; }

  device_description describe(const cl::Device &of) const override {
    device_description found;
    device_info &info = found.info;
    info.description = widen(of.getInfo<CL_DEVICE_NAME>());
    info.version = version_of(of);
    found.is_processor = (of.getInfo<CL_DEVICE_TYPE>() & CL_DEVICE_TYPE_CPU) != 0;
    info.dedicated_memory = of.getInfo<CL_DEVICE_GLOBAL_MEM_SIZE>() / 1024;
    info.supports_double_precision = of.getInfo<CL_DEVICE_DOUBLE_FP_CONFIG>() != 0;
    info.supports_limited_double_precision = info.supports_double_precision;
    info.supports_64bit_atomics =
        has_extension(of.getInfo<CL_DEVICE_EXTENSIONS>(), "cl_khr_int64_base_atomics");
    info.supports_cpu_shared_memory =
        may_share_memory(runs()) && of.getInfo<CL_DEVICE_HOST_UNIFIED_MEMORY>();

    found.max_group_size = of.getInfo<CL_DEVICE_MAX_WORK_GROUP_SIZE>();
    const auto items = of.getInfo<CL_DEVICE_MAX_WORK_ITEM_SIZES>();
    for (unsigned d = 0; d < 3; ++d)
      found.max_items[d] = d < items.size() ? items[d] : 1;
    found.local_memory = of.getInfo<CL_DEVICE_LOCAL_MEM_SIZE>();
    return found;
  }

  /// GPUs come before other accelerators and these before the CPU. The native accelerator (2) is
  /// better than OpenCL on the same processor.
  int rank(const cl::Device &of) const override {
    const cl_device_type type = of.getInfo<CL_DEVICE_TYPE>();
    return type & CL_DEVICE_TYPE_GPU ? 0 : type & CL_DEVICE_TYPE_CPU ? 3 : 1;
  }

  cl::Platform platform(const cl::Device &of) const override {
    return cl::Platform(of.getInfo<CL_DEVICE_PLATFORM>());
  }

  bool has_samplers(const cl::Device &of) const override {
    return of.getInfo<CL_DEVICE_IMAGE_SUPPORT>() != 0;
  }
};

} // namespace

const device_kind &opencl_kind() {
  static const opencl_devices &only = *new opencl_devices();
  return only;
}

} // namespace ampcc_rt
