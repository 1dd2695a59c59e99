//===- queue.cpp - the commands of one accelerator_view -------------------===//
#include "queue.h"
#include "device_list.h"
#include "error.h"
#include <thread>

namespace ampcc_rt {

using namespace concurrency;

queue::queue(device &where, const cl::Context &context, queuing_mode mode)
    : where_(where), mode_(mode) {
  if (where.is_cpu_accelerator())
    return;
  guarded("creating an OpenCL command queue",
          [&] { opencl_ = cl::CommandQueue(context, where.opencl()); });
}

std::shared_ptr<queue> queue::auto_selection() {
  static const std::shared_ptr<queue> instance = [] {
    device &chosen = device_list::instance().use_default();
    auto made = std::make_shared<queue>(*chosen.default_queue());
    made->auto_selection_ = true;
    return made;
  }();
  return instance;
}

void queue::submitted() {
  if (mode_ == queuing_mode_immediate)
    flush();
}

void queue::flush() {
  if (opencl_())
    guarded("submitting commands", [&] { opencl_.flush(); });
}

void queue::wait() {
  if (opencl_())
    guarded("waiting for an accelerator_view", [&] { opencl_.finish(); });
}

std::shared_future<void> queue::create_marker() {
  std::promise<void> done;
  std::shared_future<void> future = done.get_future().share();
  if (!opencl_()) {
    done.set_value();
    return future;
  }
  cl::Event event;
  guarded("creating a marker", [&] {
    opencl_.enqueueMarkerWithWaitList(nullptr, &event);
    opencl_.flush();
  });
  // A thread that waits rather than a callback: some drivers run commands only when waited for.
  std::thread([event, done = std::move(done)]() mutable {
    try {
      guarded("a command before a marker", [&] { event.wait(); });
      done.set_value();
    } catch (...) {
      done.set_exception(std::current_exception());
    }
  }).detach();
  return future;
}

// The interface of the headers.

device &device_of(const queue &q) noexcept { return q.where(); }
bool is_immediate(const queue &q) noexcept { return q.mode() == queuing_mode_immediate; }
bool is_auto_selection(const queue &q) noexcept { return q.is_auto_selection(); }
void flush(queue &q) { q.flush(); }
void wait(queue &q) { q.wait(); }
std::shared_future<void> create_marker(queue &q) { return q.create_marker(); }

} // namespace ampcc_rt
