//===- device.cpp - properties, context and queues of an accelerator ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/device.h"
#include "device/device_error.h"
#include "device/queue.h"
#include <atomic>
#include <cstddef>
#include <memory>
#include <mutex>
#include <new>
#include <string>
#include <utility>

namespace ampcc_rt {

using namespace concurrency;

device::device(const device_kind &kind, cl::Device opencl, std::wstring path)
    : kind_(kind), opencl_(std::move(opencl)), description_(kind.describe(opencl_)),
      cpu_access_(shares_host_memory() ? access_type_read_write : access_type_none),
      cpu_access_fixed_(is_cpu_accelerator()) {
  description_.info.device_path = std::move(path);
  make_handles();
}

device::device(const device &of, std::wstring path)
    : kind_(of.kind_), opencl_(of.opencl_), description_(of.description_),
      cpu_access_(shares_host_memory() ? access_type_read_write : access_type_none),
      cpu_access_fixed_(false) {
  description_.info.device_path = std::move(path);
  description_.info.is_emulated = true;
  make_handles();
}

device::device(const device &of, cl::Context existing)
    : device(of.kind_, of.opencl_, of.info().device_path) {
  context_ = std::move(existing);
  has_context_ = true;
}

/// Creates the queues and the objects of the library that refer to this device and to one another.
/// None of them may be used before all exist.
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

std::string device::name() const { return narrow(info().description); }

// From the stored description, because this is called while the process ends, when the driver must
// not be used any more.
bool device::runs_on_cpu() const { return description_.is_processor; }

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

void device::throw_no_buffer(cl_int code, std::size_t bytes) const {
  std::string message = text("Failed to create buffer: ", bytes, " bytes on '", name(),
                             "': ", opencl_error_name(code), " (", code, ")");
  if (opencl_()) {
    cl_ulong most = 0;
    if (clGetDeviceInfo(opencl_(), CL_DEVICE_MAX_MEM_ALLOC_SIZE, sizeof most, &most, nullptr) ==
            CL_SUCCESS &&
        bytes > most)
      message += text("; one buffer can have ", most, " bytes there");
    else if (bytes / 1024 > info().dedicated_memory)
      message += text("; it has ", info().dedicated_memory, " KiB");
  }
  switch (code) {
  case CL_INVALID_BUFFER_SIZE:
  case CL_MEM_OBJECT_ALLOCATION_FAILURE:
  case CL_OUT_OF_RESOURCES:
  case CL_OUT_OF_HOST_MEMORY:
    throw_out_of_memory(message);
  default:
    throw_runtime(message);
  }
}

access_type device::default_cpu_access() const {
  std::lock_guard<std::mutex> lock(mutex_);
  return cpu_access_;
}

access_type device::use_default_cpu_access() {
  std::lock_guard<std::mutex> lock(mutex_);
  cpu_access_fixed_ = true;
  return cpu_access_;
}

bool device::set_default_cpu_access(access_type type) {
  if (type == access_type_auto)
    type = info().supports_cpu_shared_memory ? access_type_read_write : access_type_none;
  if (type != access_type_none && !info().supports_cpu_shared_memory)
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
