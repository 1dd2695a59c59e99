//===- device.h - one accelerator -----------------------------------------===//
#ifndef AMPCC_RUNTIME_DEVICE_H
#define AMPCC_RUNTIME_DEVICE_H

#include "opencl.h"
#include <amp/detail/access_type.h>
#include <ampcc_rt/device.h>
#include <memory>
#include <mutex>

namespace ampcc_rt {

/// An OpenCL device, or the CPU as a place for memory (no OpenCL behind it). Devices are made once
/// and live until the process ends; context and default queue are made when first needed.
class device {
public:
  /// The CPU: holds memory, runs nothing.
  device();
  device(cl::Device opencl, std::wstring path);
  device(const device &) = delete;

  const device_info &info() const { return info_; }
  bool is_cpu_accelerator() const { return opencl_() == nullptr; }
  /// The device's processor is the host's.
  bool is_opencl_cpu() const;
  const cl::Device &opencl() const { return opencl_; }
  const cl::Context &context();
  /// Kernels can work on host memory in place.
  bool shares_host_memory() const { return info_.supports_cpu_shared_memory; }

  const std::shared_ptr<queue> &default_queue();

  /// The access that arrays get by default; the first use of the runtime's choice fixes it.
  concurrency::access_type default_cpu_access() const;
  concurrency::access_type use_default_cpu_access();
  bool set_default_cpu_access(concurrency::access_type type);

  // Limits that a launch checks.
  std::size_t max_group_size() const { return max_group_size_; }
  std::size_t max_items(unsigned dimension) const { return max_items_[dimension]; }
  std::size_t local_memory() const { return local_memory_; }

private:
  cl::Device opencl_;
  device_info info_;
  std::size_t max_group_size_ = 0;
  std::size_t max_items_[3] = {};
  std::size_t local_memory_ = 0;

  mutable std::mutex mutex_;
  cl::Context context_;
  std::shared_ptr<queue> default_queue_;
  concurrency::access_type cpu_access_ = concurrency::access_type_none;
  bool cpu_access_fixed_ = false;
};

} // namespace ampcc_rt

#endif
