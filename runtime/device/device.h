//===- device.h - accelerator of C++ AMP as the runtime sees it -----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// accelerator and accelerator_view of the public interface are handles of a device and its queues.
// A device owns the OpenCL context and the default queues, and stores the limits that launches
// check. Differences between kinds of devices (native, OpenCL, and the CPU accelerator, which holds
// arrays in host memory and runs no kernels) are in device_kind, so that other code does not
// distinguish them. Several threads may use a device. A property in which kinds differ belongs in
// device_kind, a limit or an object of each device here.
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

/// device_list creates one device for each accelerator that accelerator::get_all() returns, and one
/// for the emulator; interop.cpp creates those in contexts of the program. All live until the
/// process ends. The OpenCL context, and the OpenCL queues inside of the queue objects, are created
/// when they are first needed.
class device {
public:
  /// `opencl` is null for the CPU accelerator.
  device(const device_kind &kind, cl::Device opencl, std::wstring path);
  /// The same device in a context of the program, for interoperation with OpenCL.
  device(const device &of, cl::Context existing);
  /// The same device under another path (accelerator::device_path): programs expect that an
  /// emulator exists, accelerator::direct3d_ref.
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
  /// Returns the context; creates it at the first call.
  const cl::Context &context();
  /// Returns a queue that has no other commands than maps of pinned memory, so that mapping waits
  /// for nothing.
  cl::CommandQueue mapping_queue();
  /// Whether kernels can work in host memory, without a copy.
  bool shares_host_memory() const { return info().supports_cpu_shared_memory; }

  const std::shared_ptr<queue> &default_queue() const { return default_queue_; }
  /// The queue for asynchronous copies, which run beside the kernels of other queues.
  const std::shared_ptr<queue> &transfer_queue() const { return transfer_queue_; }
  // The public objects for this device: properties such as array::accelerator_view are references
  // to them.
  const concurrency::accelerator &handle() const { return *handle_; }
  const concurrency::accelerator_view &default_view() const { return *default_view_; }

  // The CPU access that arrays on this device get by default. The program can set it once, before
  // the first array uses it. use_...() returns it and fixes it; set_...() returns false if it was
  // fixed, and throws runtime_exception for a type that the device cannot have.
  concurrency::access_type default_cpu_access() const;
  /// The variable itself, for the property of accelerator, which is a reference to it in programs
  /// that ampcc does not compile. Reads of it do not take the mutex.
  const concurrency::access_type &default_cpu_access_variable() const { return cpu_access_; }
  concurrency::access_type use_default_cpu_access();
  bool set_default_cpu_access(concurrency::access_type type);

  /// Throws the exception for a failed allocation of `bytes` on this device: out_of_memory or
  /// runtime_exception, by OpenCL's error code.
  [[noreturn]] void throw_no_buffer(cl_int code, std::size_t bytes) const;

  // Limits that a launch checks: work-items of a work-group, in all and along OpenCL's dimension 0,
  // 1 or 2, and bytes of tile_static memory.
  std::size_t max_group_size() const { return description_.max_group_size; }
  std::size_t max_items(unsigned dimension) const { return description_.max_items[dimension]; }
  std::size_t local_memory() const { return description_.local_memory; }

private:
  void make_handles();

  const device_kind &kind_;
  cl::Device opencl_;
  device_description description_;

  mutable std::mutex mutex_; ///< for the members down to cpu_access_fixed_
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
