//===- device.h - accelerator of C++ AMP as the runtime sees it -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// One object for each accelerator that accelerator::get_all() returns. It owns the OpenCL context
// and the default queues, and stores the limits that launches check. Differences between kinds of
// devices are in device_kind, so that other code does not distinguish them.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_DEVICE_H
#define AMPCC_RUNTIME_DEVICE_H

#include "device/opencl/device_kind.h"
#include <amp/detail/accelerator_view.h>
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string>

namespace ampcc_rt {

/// A device of one of the kinds (device_kind.h). The list of devices creates all devices once, and
/// they live until the process ends. Context and queues are created when they are first needed.
class device {
public:
  /// `opencl` is null for the CPU accelerator.
  device(const device_kind &kind, cl::Device opencl, std::wstring path);
  /// The same device in a context of the program, for interoperation with OpenCL.
  device(const device &of, cl::Context existing);
  /// The same device under another path, as the emulator of the first implementation of C++ AMP.
  device(const device &of, std::wstring path);
  device(const device &) = delete;

  const device_info &info() const { return description_.info; }
  /// Returns the name of the device for messages.
  std::string name() const;
  bool is_cpu_accelerator() const { return opencl_() == nullptr; }
  const device_kind &kind() const { return kind_; }
  /// Whether kernels run on the processor of the host, on threads of this process.
  bool runs_on_cpu() const;
  const cl::Device &opencl() const { return opencl_; }
  const cl::Context &context();
  /// Returns the queue that is used only to map pinned memory, so that mapping waits for nothing.
  cl::CommandQueue mapping_queue();
  /// Whether kernels can work in host memory, without a copy.
  bool shares_host_memory() const { return info().supports_cpu_shared_memory; }

  const std::shared_ptr<queue> &default_queue() const { return default_queue_; }
  /// The queue for asynchronous copies, which run beside the kernels of other queues.
  const std::shared_ptr<queue> &transfer_queue() const { return transfer_queue_; }
  // The objects to which properties of type accelerator and accelerator_view refer.
  const concurrency::accelerator &handle() const { return *handle_; }
  const concurrency::accelerator_view &default_view() const { return *default_view_; }

  // The CPU access that arrays get by default. It can be set until its first use.
  const concurrency::access_type &default_cpu_access() const { return cpu_access_; }
  concurrency::access_type use_default_cpu_access();
  bool set_default_cpu_access(concurrency::access_type type);

  /// Throws the exception for an allocation on this device that has failed.
  [[noreturn]] void throw_no_buffer(cl_int code, std::size_t bytes) const;

  // Limits that a launch checks.
  std::size_t max_group_size() const { return description_.max_group_size; }
  std::size_t max_items(unsigned dimension) const { return description_.max_items[dimension]; }
  std::size_t local_memory() const { return description_.local_memory; }

private:
  void make_handles();

  const device_kind &kind_;
  cl::Device opencl_;
  device_description description_;

  std::mutex mutex_;
  std::atomic<bool> has_context_{false};
  cl::Context context_;
  cl::CommandQueue mapping_queue_;
  concurrency::access_type cpu_access_;
  bool cpu_access_fixed_;

  std::shared_ptr<queue> default_queue_, transfer_queue_;
  std::unique_ptr<concurrency::accelerator> handle_;
  std::unique_ptr<concurrency::accelerator_view> default_view_;
};

} // namespace ampcc_rt

#endif
