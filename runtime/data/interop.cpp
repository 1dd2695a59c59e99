//===- interop.cpp - functions of concurrency::opencl for devices, contexts and buffers --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/data_source.h"
#include "data/section.h"
#include "device/device_error.h"
#include "device/device_list.h"
#include <amp/amp_opencl.h>
#include <cstddef>
#include <map>
#include <memory>
#include <mutex>
#include <utility>

namespace Concurrency {

using ampcc_rt::data_source;
using ampcc_rt::device;
using ampcc_rt::device_list;
using ampcc_rt::guarded;
using ampcc_rt::text;
using ampcc_rt::throw_runtime;

namespace {

/// Returns the accelerator of a device in a context of the program. There is one for each pair,
/// which lives until the end of the process like all accelerators.
device &in_context(device &plain, const cl::Context &context) {
  static auto &mutex = *new std::mutex();
  static auto &known = *new std::map<std::pair<device *, cl_context>, std::unique_ptr<device>>();
  std::lock_guard<std::mutex> lock(mutex);
  std::unique_ptr<device> &made = known[{&plain, context()}];
  if (!made)
    made = std::make_unique<device>(plain, context);
  return *made;
}

ampcc_rt::queue &opencl_queue(const accelerator_view &view) {
  ampcc_rt::queue &q = *view.get_queue()->real();
  if (const char *reason = q.where().kind().reason_without_opencl())
    throw_runtime(reason);
  return q;
}

} // namespace

namespace opencl {

accelerator_view create_accelerator_view(cl_command_queue queue) {
  return guarded("concurrency::opencl::create_accelerator_view", [&] {
    const cl::CommandQueue existing(queue, true);
    if (existing.getInfo<CL_QUEUE_PROPERTIES>() & CL_QUEUE_OUT_OF_ORDER_EXEC_MODE_ENABLE)
      throw_runtime("concurrency::opencl::create_accelerator_view: the queue is out-of-order; "
                    "C++ AMP needs the order of its commands");
    const auto context = existing.getInfo<CL_QUEUE_CONTEXT>();
    const auto wanted = existing.getInfo<CL_QUEUE_DEVICE>();
    for (const auto &d : device_list::instance().all())
      if (d->opencl()() == wanted()) {
        device &where = d->context()() == context() ? *d : in_context(*d, context);
        return accelerator_view(std::make_shared<ampcc_rt::queue>(where, existing));
      }
    throw_runtime(text("concurrency::opencl::create_accelerator_view: the queue's device '",
                       wanted.getInfo<CL_DEVICE_NAME>(), "' is no accelerator of this process"));
  });
}

cl_device_id get_device(const accelerator_view &view) {
  return opencl_queue(view).where().opencl()();
}
cl_context get_context(const accelerator_view &view) {
  return opencl_queue(view).where().context()();
}
cl_command_queue get_command_queue(const accelerator_view &view) {
  return opencl_queue(view).opencl()();
}

} // namespace opencl

namespace ampcc_detail {

cl_mem opencl_memory(const buffer_object &array) {
  data_source &data = ampcc_rt::section(array).source();
  std::lock_guard<std::mutex> lock(data.mutex());
  if (data.what() == data_source::kind::moved)
    data.host_memory(); // throws
  if (!data.is_on_device() || data.home_queue()->where().kind().reason_without_opencl())
    throw_runtime(text("concurrency::opencl::get_buffer: the array is on the ",
                       data.is_on_device() ? "native " : "",
                       "CPU accelerator, which has no OpenCL memory"));
  const cl_mem memory = data.give_away()();
  data.update_state(true);
  return memory;
}

ampcc_rt::buffer *array_over(std::size_t bytes, const accelerator_view &home, cl_mem memory) {
  ampcc_rt::queue &q = opencl_queue(home);
  return guarded("concurrency::opencl::make_array", [&] {
    const cl::Buffer existing(memory, true);
    const std::size_t available = existing.getInfo<CL_MEM_SIZE>();
    if (available < bytes)
      throw_runtime(text("concurrency::opencl::make_array: the array needs ", bytes,
                         " bytes, the memory has ", available));
    if (existing.getInfo<CL_MEM_CONTEXT>()() != q.where().context()())
      throw_runtime("concurrency::opencl::make_array: the memory is of another context than the "
                    "accelerator_view");
    return static_cast<ampcc_rt::buffer *>(
        data_source::for_memory(bytes, accelerator_view(q.shared_from_this()), existing));
  });
}

} // namespace ampcc_detail
} // namespace Concurrency
