//===- device.cpp - one accelerator ---------------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device.h"
#include "cpu.h"
#include "environment.h"
#include "error.h"
#include "native_objects.h"
#include "queue.h"
#include <atomic>
#include <cstdio>
#include <cstring>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <utility>

namespace ampcc_rt {

using namespace concurrency;

namespace {

/// "OpenCL 3.0 ..." as major << 16 | minor.
unsigned int version_of(const cl::Device &opencl) {
  unsigned int major = 0, minor = 0;
  std::sscanf(opencl.getInfo<CL_DEVICE_VERSION>().c_str(), "OpenCL %u.%u", &major, &minor);
  return major << 16 | minor;
}

/// Whether kernels may work in host memory. AMPCC_SHARED_MEMORY=0 gives every device memory of its
/// own, to find programs that touch the data behind a view without synchronising; `native` all but
/// the native accelerator, as on a machine with a GPU.
bool may_share_memory(bool is_native) {
  const char *const value = environment::value("AMPCC_SHARED_MEMORY");
  if (value && std::strcmp(value, "native") == 0)
    return is_native;
  return environment::is_on("AMPCC_SHARED_MEMORY", true);
}

// What a tile of the native accelerator may have; what it needs is room on a stack.
constexpr std::size_t native_tile = 4096;
constexpr std::size_t native_local_memory = 1 << 20;

} // namespace

device::device() : cpu_access_(access_type_read_write), cpu_access_fixed_(true) {
  info_.device_path = L"cpu";
  info_.description = L"CPU accelerator";
  info_.version = 1 << 16;
  info_.is_emulated = true;
  info_.supports_cpu_shared_memory = true;
  make_handles();
}

device::device(native_tag) : opencl_(native::handle<cl_device_id>(native::only_device())) {
  info_.device_path = L"native";
  info_.description =
      widen(text(cpu_name(), " (native, ", cpu_threads(),
                 cpu_threads() == 1 ? " thread, " : " threads, ", isa_name(cpu_isa()), ")"));
  info_.version = 1 << 16 | 2;
  info_.is_emulated = true;
  info_.dedicated_memory = physical_memory() / 1024;
  info_.supports_double_precision = true;
  info_.supports_limited_double_precision = true;
  info_.supports_cpu_shared_memory = may_share_memory(/*is_native=*/true);
  max_group_size_ = native_tile;
  for (std::size_t &most : max_items_)
    most = native_tile;
  local_memory_ = native_local_memory;
  cpu_access_ = info_.supports_cpu_shared_memory ? access_type_read_write : access_type_none;
  make_handles();
}

device::device(cl::Device opencl, std::wstring path) : opencl_(std::move(opencl)) {
  info_.device_path = std::move(path);
  info_.description = widen(opencl_.getInfo<CL_DEVICE_NAME>());
  info_.version = version_of(opencl_);
  info_.is_emulated = (opencl_.getInfo<CL_DEVICE_TYPE>() & CL_DEVICE_TYPE_CPU) != 0;
  info_.dedicated_memory = opencl_.getInfo<CL_DEVICE_GLOBAL_MEM_SIZE>() / 1024;
  info_.supports_double_precision = opencl_.getInfo<CL_DEVICE_DOUBLE_FP_CONFIG>() != 0;
  info_.supports_limited_double_precision = info_.supports_double_precision;
  info_.supports_cpu_shared_memory =
      may_share_memory(/*is_native=*/false) && opencl_.getInfo<CL_DEVICE_HOST_UNIFIED_MEMORY>();

  max_group_size_ = opencl_.getInfo<CL_DEVICE_MAX_WORK_GROUP_SIZE>();
  const auto items = opencl_.getInfo<CL_DEVICE_MAX_WORK_ITEM_SIZES>();
  for (unsigned d = 0; d < 3; ++d)
    max_items_[d] = d < items.size() ? items[d] : 1;
  local_memory_ = opencl_.getInfo<CL_DEVICE_LOCAL_MEM_SIZE>();
  cpu_access_ = info_.supports_cpu_shared_memory ? access_type_read_write : access_type_none;
  make_handles();
}

device::device(const device &of, cl::Context existing) : device(of.opencl_, of.info_.device_path) {
  context_ = std::move(existing);
  has_context_ = true;
}

/// The handles refer to one another and to this device; nothing of them is used before they are
/// complete.
void device::make_handles() {
  default_queue_ = std::make_shared<queue>(*this, queuing_mode_automatic);
  transfer_queue_ = std::make_shared<queue>(*this, queuing_mode_immediate);
  auto place = static_cast<accelerator *>(::operator new(sizeof(accelerator)));
  auto view = static_cast<accelerator_view *>(::operator new(sizeof(accelerator_view)));
  handle_.reset(place);
  default_view_.reset(view);
  ::new (static_cast<void *>(place)) accelerator(*this);
  ::new (static_cast<void *>(view)) accelerator_view(default_queue_);
}

std::string device::name() const { return narrow(info_.description); }

// Known without the driver: it is asked for while the process ends.
bool device::runs_on_cpu() const { return !is_cpu_accelerator() && info_.is_emulated; }

const cl::Context &device::context() {
  if (has_context_.load(std::memory_order_acquire))
    return context_;
  std::lock_guard<std::mutex> lock(mutex_);
  if (!context_()) {
    context_ = guarded("creating an OpenCL context", [&] { return cl::Context(opencl_); });
    has_context_.store(true, std::memory_order_release);
  }
  return context_;
}

cl::CommandQueue device::mapping_queue() {
  const cl::Context &in = context();
  std::lock_guard<std::mutex> lock(mutex_);
  if (!mapping_queue_())
    mapping_queue_ = cl::CommandQueue(in, opencl_, cl_command_queue_properties(0));
  return mapping_queue_;
}

access_type device::use_default_cpu_access() {
  std::lock_guard<std::mutex> lock(mutex_);
  cpu_access_fixed_ = true;
  return cpu_access_;
}

bool device::set_default_cpu_access(access_type type) {
  if (type == access_type_auto)
    type = info_.supports_cpu_shared_memory ? access_type_read_write : access_type_none;
  if (type != access_type_none && !info_.supports_cpu_shared_memory)
    throw_runtime(
        "concurrency::accelerator::set_default_cpu_access_type: this accelerator does not "
        "share memory with the CPU");
  std::lock_guard<std::mutex> lock(mutex_);
  if (cpu_access_fixed_)
    return false;
  cpu_access_ = type;
  cpu_access_fixed_ = true;
  return true;
}

} // namespace ampcc_rt
