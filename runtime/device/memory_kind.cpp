//===- memory_kind.cpp - the CPU accelerator, which holds memory and runs no kernels -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/memory_kind.h"

namespace ampcc_rt {

namespace {

class memory_device final : public device_kind {
public:
  kernel_form runs() const override { return kernel_form::none; }

  device_description describe(const cl::Device &) const override {
    device_description found;
    found.info.description = L"CPU accelerator";
    found.info.version = 1 << 16;
    found.info.is_emulated = true;
    found.info.supports_cpu_shared_memory = true;
    return found;
  }

  /// Last, because it must never be the default.
  int rank(const cl::Device &) const override { return 4; }

  const char *reason_without_opencl() const override {
    return "concurrency::opencl: the CPU accelerator is not an OpenCL device";
  }

  bool runs_in_groups() const override { return false; }
  bool profits_from_pinned_memory() const override { return false; }
};

} // namespace

const device_kind &memory_kind() {
  static const memory_device &only = *new memory_device();
  return only;
}

} // namespace ampcc_rt
