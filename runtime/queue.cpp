//===- queue.cpp - the commands of one accelerator_view -------------------===//
#include "queue.h"
#include "commands.h"
#include "device_list.h"
#include "error.h"
#include "tracer.h"

namespace ampcc_rt {

using namespace concurrency;

queue::queue(device &where, queuing_mode mode) : where_(where), mode_(mode) {}
queue::queue(device &where, cl::CommandQueue existing)
    : where_(where), mode_(queuing_mode_automatic), made_(true), opencl_(std::move(existing)) {}
queue::queue(std::shared_ptr<queue> target)
    : where_(target->where()), mode_(target->mode()), target_(std::move(target)) {}

unsigned queue::next_number() {
  static std::atomic<unsigned> last{0};
  return ++last;
}

const std::shared_ptr<queue> &queue::auto_selection() {
  static const auto &instance = *new std::shared_ptr<queue>(
      std::make_shared<queue>(device_list::instance().use_default().default_queue()));
  return instance;
}

cl::CommandQueue &queue::opencl() {
  if (made_.load(std::memory_order_acquire))
    return opencl_;
  if (target_)
    return target_->opencl();
  std::lock_guard<std::mutex> lock(mutex_);
  if (!made_.load(std::memory_order_relaxed)) {
    guarded("creating an OpenCL command queue", [&] {
      tracer *t = tracer::active();
      opencl_ = cl::CommandQueue(where_.context(), where_.opencl(),
                                 t && t->measures() ? CL_QUEUE_PROFILING_ENABLE : 0);
    });
    made_.store(true, std::memory_order_release);
  }
  return opencl_;
}

void queue::submitted() {
  if (mode_ == queuing_mode_immediate)
    flush();
}

void queue::flush() {
  if (target_)
    return target_->flush();
  if (made_.load(std::memory_order_acquire))
    guarded("submitting commands", [&] { opencl_.flush(); });
}

void queue::wait() {
  if (target_)
    return target_->wait();
  if (!made_.load(std::memory_order_acquire))
    return;
  guarded("waiting for an accelerator_view", [&] { opencl_.finish(); });
  commands others;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    for (const cl::Event &event : aside_)
      others.add(event);
    aside_.clear();
  }
  others.wait();
}

void queue::aside(const cl::Event &done) {
  if (target_)
    return target_->aside(done);
  std::lock_guard<std::mutex> lock(mutex_);
  std::size_t open = 0; // forget those that are complete; one that cannot be asked stays
  for (const cl::Event &event : aside_) {
    cl_int status = CL_QUEUED;
    clGetEventInfo(event(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr);
    if (status != CL_COMPLETE)
      aside_[open++] = event;
  }
  aside_.truncate(open);
  aside_.push_back(done);
}

operation queue::create_marker() {
  if (target_)
    return target_->create_marker();
  commands before;
  if (made_.load(std::memory_order_acquire))
    guarded("creating a marker", [&] {
      cl::Event event;
      opencl_.enqueueMarkerWithWaitList(nullptr, &event);
      opencl_.flush();
      before.add(event);
      std::lock_guard<std::mutex> lock(mutex_);
      for (const cl::Event &other : aside_)
        before.add(other);
    });
  return before.end();
}

// The interface of the headers.

device &device_of(const queue &q) noexcept { return q.where(); }
bool is_immediate(const queue &q) noexcept { return q.mode() == queuing_mode_immediate; }
bool is_auto_selection(const queue &q) noexcept { return q.is_auto_selection(); }
void flush(queue &q) { q.flush(); }
void wait(queue &q) { q.wait(); }
operation create_marker(queue &q) { return q.create_marker(); }

} // namespace ampcc_rt
