//===- device_copy.cpp - a buffer's memory on one device ------------------===//
#include "device_copy.h"
#include "error.h"

namespace ampcc_rt {

namespace {

/// Moves runs of bytes between host and device; `last` receives the event of the last command.
void move(cl::CommandQueue &q, bool to_device, const cl::Buffer &memory, char *host,
          const std::vector<strided_run> &runs, const std::vector<cl::Event> &after,
          cl::Event &last) {
  const std::vector<cl::Event> *wait = after.empty() ? nullptr : &after;
  for (const strided_run &run : runs) {
    if (run.count == 1) {
      if (to_device)
        q.enqueueWriteBuffer(memory, CL_FALSE, run.begin, run.length, host + run.begin, wait,
                             &last);
      else
        q.enqueueReadBuffer(memory, CL_FALSE, run.begin, run.length, host + run.begin, wait, &last);
      continue;
    }
    const cl::array<cl::size_type, 3> origin = {run.begin % run.pitch, run.begin / run.pitch, 0};
    const cl::array<cl::size_type, 3> region = {run.length, run.count, 1};
    if (to_device)
      q.enqueueWriteBufferRect(memory, CL_FALSE, origin, origin, region, run.pitch, 0, run.pitch, 0,
                               host, wait, &last);
    else
      q.enqueueReadBufferRect(memory, CL_FALSE, origin, origin, region, run.pitch, 0, run.pitch, 0,
                              host, wait, &last);
  }
}

} // namespace

device_copy::device_copy(device &where, std::size_t bytes, void *host)
    : where_(where), bytes_(bytes), host_(host) {
  const cl_mem_flags flags = CL_MEM_READ_WRITE | (host ? CL_MEM_USE_HOST_PTR : 0);
  guarded("Failed to create buffer",
          [&] { memory_ = cl::Buffer(where.context(), flags, bytes, host); });
}

std::shared_ptr<queue> device_copy::last_queue() const {
  return uses_.empty() ? where_.default_queue() : uses_.back().by;
}

std::vector<cl::Event> device_copy::others(queue &q) const {
  std::vector<cl::Event> events;
  for (const use &u : uses_)
    if (u.by->opencl()() != q.opencl()()) {
      u.by->flush(); // an event is only reached once its own queue has been submitted
      events.push_back(u.done);
    }
  return events;
}

void device_copy::used_by(queue &q, const cl::Event &done) {
  uses_.clear();
  uses_.push_back({q.shared_from_this(), done});
}

void device_copy::wait_idle() {
  guarded("a command of an accelerator_view", [&] {
    std::vector<use> uses = std::move(uses_);
    uses_.clear();
    for (const use &u : uses)
      u.done.wait();
  });
}

void device_copy::wait_for_host_memory() {
  if (in_host_memory())
    return wait_idle();
  if (!last_upload_())
    return;
  guarded("a transfer to a device", [&] { last_upload_.wait(); });
  last_upload_ = cl::Event();
}

void device_copy::upload(queue &q, const char *host, const byte_ranges &part) {
  guarded("a transfer to a device", [&] {
    move(q.opencl(), true, memory_, const_cast<char *>(host), runs_of(part), others(q),
         last_upload_);
    used_by(q, last_upload_);
    q.submitted();
  });
}

void device_copy::download(char *host, const byte_ranges &part) {
  guarded("a transfer from a device", [&] {
    const std::shared_ptr<queue> q = last_queue();
    cl::Event done;
    move(q->opencl(), false, memory_, host, runs_of(part), others(*q), done);
    done.wait();
    uses_.clear();
  });
}

void device_copy::give_to_host() {
  if (mapped_)
    return wait_idle();
  guarded("making device data visible to the CPU", [&] {
    const std::shared_ptr<queue> q = last_queue();
    const std::vector<cl::Event> after = others(*q);
    mapped_ = q->opencl().enqueueMapBuffer(memory_, CL_TRUE, CL_MAP_READ | CL_MAP_WRITE, 0, bytes_,
                                           after.empty() ? nullptr : &after);
    uses_.clear();
  });
}

void device_copy::give_to_device(queue &q) {
  if (!mapped_)
    return;
  guarded("making CPU data visible to a device", [&] {
    const std::vector<cl::Event> after = others(q);
    cl::Event done;
    q.opencl().enqueueUnmapMemObject(memory_, mapped_, after.empty() ? nullptr : &after, &done);
    mapped_ = nullptr;
    used_by(q, done);
  });
}

} // namespace ampcc_rt
