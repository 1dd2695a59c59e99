//===- device_copy.cpp - memory of a buffer on one device -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/device_copy.h"
#include "base/count.h"
#include "data/sampled_image.h"
#include "device/device_error.h"
#include "observe/tracer.h"
#include <atomic>
#include <cstddef>
#include <cstdint>
#include <utility>

namespace ampcc_rt {

std::uint64_t device_copy::next_number() {
  static std::atomic<std::uint64_t> last{0};
  return last.fetch_add(1, std::memory_order_relaxed) + 1;
}

device_copy::device_copy(device &where, std::size_t bytes, void *host)
    : where_(where), bytes_(bytes), host_(host) {
  // Check the size here, because some drivers report it only at the first use.
  if (!host && bytes / 1024 > where.info().dedicated_memory)
    where.throw_no_buffer(CL_INVALID_BUFFER_SIZE, bytes);
  const cl_mem_flags flags = CL_MEM_READ_WRITE | (host ? CL_MEM_USE_HOST_PTR : 0);
  try {
    memory_ = cl::Buffer(where.context(), flags, bytes, host);
  } catch (const cl::Error &error) {
    where.throw_no_buffer(error.err(), bytes);
  }
  if (!host) {
    count(live.allocations);
    count(live.allocated_bytes, bytes);
  }
}

device_copy::device_copy(device &where, std::size_t bytes, cl::Buffer existing)
    : has_other_writers(true), where_(where), bytes_(bytes), host_(nullptr),
      memory_(std::move(existing)) {}

device_copy::~device_copy() {
  // A mapped region keeps a reference to the memory, so that it has to be unmapped.
  if (!mapped_)
    return;
  try {
    queue &q = last_queue();
    cl::Event done;
    q.opencl().enqueueUnmapMemObject(memory_, mapped_, nullptr, &done);
    count(live.unmaps);
    q.flush();
    // A CPU device does not write the host's memory to unmap it. Another one may, so that the
    // memory must not be freed before.
    if (!where_.runs_on_cpu())
      done.wait();
  } catch (...) {
    // A destructor cannot report the error.
  }
}

queue &device_copy::last_queue() const {
  queue *last = log.last_queue();
  return last ? *last : *where_.default_queue();
}

cl::Event device_copy::start_giving_to_host(queue &by, wait_list &after) {
  cl::Event done;
  guarded("making device data visible to the CPU", [&] {
    log.before_write(by, after);
    tracer *const t = tracer::active();
    const std::uint64_t before = t ? tracer::now() : 0;
    mapped_ = by.opencl().enqueueMapBuffer(memory_, CL_FALSE, CL_MAP_READ | CL_MAP_WRITE, 0, bytes_,
                                           or_null(after), &done);
    count(live.maps);
    if (t)
      t->hand_over(by, "map", bytes_, before, done);
    log.written_by(by, done);
    by.flush();
  });
  return done;
}

void device_copy::give_to_device(queue &q) {
  if (!mapped_)
    return;
  guarded("making CPU data visible to a device", [&] {
    wait_list after;
    log.before_write(q, after);
    cl::Event done;
    tracer *const t = tracer::active();
    const std::uint64_t before = t ? tracer::now() : 0;
    q.opencl().enqueueUnmapMemObject(memory_, mapped_, or_null(after), &done);
    count(live.unmaps);
    if (t)
      t->hand_over(q, "unmap", bytes_, before, done);
    mapped_ = nullptr;
    log.written_by(q, done);
  });
}

} // namespace ampcc_rt
