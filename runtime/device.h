//===- device.h - one accelerator -----------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_DEVICE_H
#define AMPCC_RUNTIME_DEVICE_H

#include "opencl.h"
#include <amp/detail/accelerator_view.h>
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <string>

namespace ampcc_rt {

/// An OpenCL device, the native CPU accelerator, which runs the kernels' second form, or the CPU as
/// a place for memory. Devices are made once and live until the process ends; context and queues
/// are made when first needed.
class device {
public:
  /// The CPU: holds memory, runs nothing.
  device();
  /// The native CPU accelerator, whose OpenCL objects are the runtime's own (native_objects.h).
  struct native_tag {};
  explicit device(native_tag);
  device(cl::Device opencl, std::wstring path);
  /// The same device in a context of the program's own.
  device(const device &of, cl::Context existing);
  device(const device &) = delete;

  const device_info &info() const { return info_; }
  /// The device's name, for messages.
  std::string name() const;
  bool is_cpu_accelerator() const { return opencl_() == nullptr; }
  bool is_native() const { return opencl_calls::is_native(opencl_()); }
  /// The device's processor is the host's, and its commands run on threads of this process.
  bool runs_on_cpu() const;
  const cl::Device &opencl() const { return opencl_; }
  const cl::Context &context();
  /// A queue in which nothing but the mapping of pinned memory ever stands.
  cl::CommandQueue mapping_queue();
  /// Kernels can work on host memory in place.
  bool shares_host_memory() const { return info_.supports_cpu_shared_memory; }

  const std::shared_ptr<queue> &default_queue() const { return default_queue_; }
  /// Where asynchronous copies run beside kernels.
  const std::shared_ptr<queue> &transfer_queue() const { return transfer_queue_; }
  /// What properties of type accelerator and accelerator_view refer to.
  const concurrency::accelerator &handle() const { return *handle_; }
  const concurrency::accelerator_view &default_view() const { return *default_view_; }

  /// The access that arrays get by default; the first use of the runtime's choice fixes it.
  const concurrency::access_type &default_cpu_access() const { return cpu_access_; }
  concurrency::access_type use_default_cpu_access();
  bool set_default_cpu_access(concurrency::access_type type);

  // Limits that a launch checks.
  std::size_t max_group_size() const { return max_group_size_; }
  std::size_t max_items(unsigned dimension) const { return max_items_[dimension]; }
  std::size_t local_memory() const { return local_memory_; }

private:
  void make_handles();

  cl::Device opencl_;
  device_info info_;
  std::size_t max_group_size_ = 0;
  std::size_t max_items_[3] = {};
  std::size_t local_memory_ = 0;

  std::mutex mutex_;
  std::atomic<bool> has_context_{false};
  cl::Context context_;
  cl::CommandQueue mapping_queue_;
  concurrency::access_type cpu_access_ = concurrency::access_type_none;
  bool cpu_access_fixed_ = false;

  std::shared_ptr<queue> default_queue_, transfer_queue_;
  std::unique_ptr<concurrency::accelerator> handle_;
  std::unique_ptr<concurrency::accelerator_view> default_view_;
};

} // namespace ampcc_rt

#endif
