//===- native_kind.cpp - the native CPU accelerator as a kind of device --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_kind.h"
#include "base/cpu.h"
#include "base/error.h"
#include "device/native/native_objects.h"

#include <cstddef>

namespace ampcc_rt {
namespace native {

namespace {

// Limits of a tile. Its tile_static memory is on the stack of a thread.
constexpr std::size_t most_threads = 4096;
constexpr std::size_t local_memory = 1 << 20;

class native_device final : public device_kind {
public:
  kernel_form runs() const override { return kernel_form::native; }

  device_description describe(const cl::Device &) const override {
    device_description found;
    device_info &info = found.info;
    info.description =
        widen(text(cpu_name(), " (native, ", cpu_threads(),
                   cpu_threads() == 1 ? " thread, " : " threads, ", isa_name(cpu_isa()), ")"));
    info.version = 1 << 16 | 2;
    found.is_processor = true;
    info.dedicated_memory = physical_memory() / 1024;
    info.supports_double_precision = true;
    info.supports_limited_double_precision = true;
    info.supports_64bit_atomics = true;
    info.supports_cpu_shared_memory = may_share_memory(runs());
    found.max_group_size = most_threads;
    for (std::size_t &most : found.max_items)
      most = most_threads;
    found.local_memory = local_memory;
    return found;
  }

  /// After GPUs and other accelerators, but before OpenCL on the same processor.
  int rank(const cl::Device &) const override { return 2; }

  const char *reason_without_opencl() const override {
    return "concurrency::opencl: the native accelerator is not an OpenCL device; take "
           "the view of an OpenCL device (accelerator::get_all)";
  }

  bool runs_in_groups() const override { return false; }
  bool profits_from_pinned_memory() const override { return false; }
  char *bytes_of(const cl::Buffer &buffer) const override { return from<memory>(buffer()).data; }
};

} // namespace

const device_kind &native_kind() {
  static const native_device &only = *new native_device();
  return only;
}

cl::Device device_handle() { return cl::Device(handle<cl_device_id>(only_device())); }

} // namespace native
} // namespace ampcc_rt
