//===- queue.cpp - implementation of queue, and the end of the process ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/queue.h"
#include "base/at_exit.h"
#include "device/commands.h"
#include "device/device_error.h"
#include "device/native/native_objects.h"
#include "device/opencl/driver.h"
#include "observe/tracer.h"
#include <algorithm>
#include <atomic>
#include <cstdint>
#include <cstdlib>
#include <deque>
#include <memory>
#include <mutex>
#include <string>
#include <unistd.h>
#include <utility>
#include <vector>

namespace ampcc_rt {

using namespace concurrency;

namespace {

/// Whether the command has ended; not if the query fails.
bool is_complete(const cl::Event &command) {
  cl_int status = CL_QUEUED;
  clGetEventInfo(command(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr);
  return status == CL_COMPLETE;
}

/// The queues that have been used. Never destroyed, because exit handlers use it.
struct used_queues {
  std::mutex mutex;
  std::vector<std::weak_ptr<queue>> list;
  std::size_t full = 16;       ///< the size at which to look for queues that were destroyed
  std::deque<cl::Event> ended; ///< markers at the ends of queues that were destroyed
  const pid_t owner = getpid();

  void add(std::weak_ptr<queue> used) {
    if (list.size() >= full) {
      list.erase(std::remove_if(list.begin(), list.end(),
                                [](const std::weak_ptr<queue> &q) { return q.expired(); }),
                 list.end());
      full = std::max<std::size_t>(16, 2 * list.size());
    }
    list.push_back(std::move(used));
  }

  void add_end(cl::Event marker) {
    const std::lock_guard<std::mutex> lock(mutex);
    while (!ended.empty() && is_complete(ended.front()))
      ended.pop_front();
    ended.push_back(std::move(marker));
  }

  static used_queues &instance() {
    static used_queues &only = *new used_queues();
    return only;
  }
};

} // namespace

queue::queue(device &where, queuing_mode mode) : where_(where), mode_(mode) {}
queue::queue(device &where, cl::CommandQueue existing)
    : where_(where), mode_(queuing_mode_automatic), is_created_(true),
      opencl_(std::move(existing)) {}
queue::queue(std::shared_ptr<queue> target)
    : where_(target->where()), mode_(target->mode()), target_(std::move(target)) {}

/// The threads of a CPU device may still run commands, and would outlive the objects that they use
/// if the process ended now. A marker stands for them.
queue::~queue() {
  if (!enlisted_ || !where_.runs_on_cpu() || getpid() != used_queues::instance().owner)
    return;
  try {
    cl::Event end;
    opencl_.enqueueMarkerWithWaitList(nullptr, &end);
    opencl_.flush();
    if (!is_complete(end))
      used_queues::instance().add_end(std::move(end));
  } catch (...) {
    // A device has failed, and a destructor cannot report it.
  }
}

unsigned queue::next_number() {
  static std::atomic<unsigned> last{0};
  return ++last;
}

const void *queue::traced_device() const { return &where_; }
std::string queue::device_name() const { return where_.name(); }
bool queue::is_for_transfers() const { return this == where_.transfer_queue().get(); }

void queue::enlist() {
  used_queues &used = used_queues::instance();
  std::lock_guard<std::mutex> lock(used.mutex);
  // The driver is loaded by now, so that this handler runs before the destructors of the driver. It
  // is for processes that another thread than the main thread ends, and for launches by static
  // objects. See end_of_main_thread for the others.
  static const int watching = std::atexit([] { end_of_process(); });
  static_cast<void>(watching);
  if (std::exchange(enlisted_, true))
    return;
  used.add(weak_from_this());
}

std::vector<std::shared_ptr<queue>> queue::all() {
  used_queues &used = used_queues::instance();
  std::vector<std::shared_ptr<queue>> found;
  std::lock_guard<std::mutex> lock(used.mutex);
  if (getpid() == used.owner) // the child of a fork has none of its parent's commands
    for (const std::weak_ptr<queue> &each : used.list)
      if (std::shared_ptr<queue> q = each.lock())
        found.push_back(std::move(q));
  return found;
}

void queue::wait_for_destroyed() {
  used_queues &used = used_queues::instance();
  std::deque<cl::Event> ended;
  {
    const std::lock_guard<std::mutex> lock(used.mutex);
    if (getpid() == used.owner)
      ended.swap(used.ended);
  }
  for (const cl::Event &end : ended)
    end.wait();
}

void queue::end_of_process() noexcept {
  try {
    wait_for_background(); // background threads may launch kernels
    // Oclgrind runs nothing by itself, and its own thread-local objects may be gone.
    if (only_waits_run_commands())
      return;
    for (const std::shared_ptr<queue> &q : all()) {
      q->finish_messages();
      if (q->where().runs_on_cpu())
        q->opencl_.finish();
    }
    wait_for_destroyed();
    native::work_queue::finish_all(); // queues of views that were destroyed
    wait_for_background();            // callbacks of commands that have ended now
  } catch (...) {
    // A device has failed, and there is no caller that could handle the error.
  }
}

namespace {

/// Waits for CPU devices when the main thread ends. Thread-local objects of that thread are
/// destroyed before all static objects. An exit handler would be too late: threads of this process
/// compile and run kernels, and the static objects of the driver's compiler are created late, so
/// that they are destroyed before the handler runs.
struct end_of_main_thread {
  ~end_of_main_thread() { queue::end_of_process(); }
};

const bool watches_main_thread = [] {
  if (::gettid() != ::getpid())
    return false; // the runtime is loaded by another thread, which may end at any time
  static thread_local end_of_main_thread end;
  static_cast<void>(&end); // constructs it
  return true;
}();

} // namespace

cl::CommandQueue queue::make_opencl() {
  tracer *const t = tracer::active();
  if (t && t->measures()) {
    try {
      return cl::CommandQueue(where_.context(), where_.opencl(), CL_QUEUE_PROFILING_ENABLE);
    } catch (const cl::Error &error) {
      // The driver has no profiling. The trace then contains only calls of the host.
      if (error.err() != CL_INVALID_QUEUE_PROPERTIES)
        throw;
    }
  }
  return cl::CommandQueue(where_.context(), where_.opencl());
}

cl::CommandQueue &queue::opencl() {
  if (is_created_.load(std::memory_order_acquire))
    return opencl_;
  if (target_)
    return target_->opencl();
  std::lock_guard<std::mutex> lock(mutex_);
  if (!is_created_.load(std::memory_order_relaxed)) {
    guarded("creating an OpenCL command queue", [&] { opencl_ = make_opencl(); });
    is_created_.store(true, std::memory_order_release);
    enlist();
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
  if (is_created_.load(std::memory_order_acquire))
    guarded("submitting commands", [&] { opencl_.flush(); });
}

void queue::wait() {
  if (target_)
    return target_->wait();
  // The device may run copies of this view although the queue was never used.
  const bool is_created = is_created_.load(std::memory_order_acquire);
  if (!is_created && !has_transfers_.load(std::memory_order_acquire))
    return;
  const host_span span("accelerator_view::wait");
  if (is_created)
    guarded("waiting for an accelerator_view", [&] { opencl_.finish(); });
  if (has_transfers_.load(std::memory_order_acquire))
    wait_for_transfers();
  raise_messages();
}

void queue::wait_for_transfers() {
  commands others;
  {
    std::lock_guard<std::mutex> lock(mutex_);
    for (const cl::Event &event : transfers_)
      others.add(event);
    transfers_.clear();
    has_transfers_.store(false, std::memory_order_relaxed);
  }
  others.wait();
}

message_log &queue::messages() {
  if (target_)
    return target_->messages();
  if (message_log *made = published_messages_.load(std::memory_order_acquire))
    return *made;
  opencl();
  std::lock_guard<std::mutex> lock(mutex_);
  if (!messages_) {
    messages_ = std::make_unique<message_log>(*this);
    published_messages_.store(messages_.get(), std::memory_order_release);
    enlist(); // a queue of the program is not in the list yet
  }
  return *messages_;
}

void queue::raise_messages() {
  if (target_)
    return target_->raise_messages();
  if (message_log *made = published_messages_.load(std::memory_order_acquire))
    made->raise();
}

void queue::add_transfer(const cl::Event &done) {
  if (target_)
    return target_->add_transfer(done);
  std::lock_guard<std::mutex> lock(mutex_);
  std::size_t open = 0; // drop the events that are complete; keep those whose query fails
  for (const cl::Event &event : transfers_)
    if (!is_complete(event))
      transfers_[open++] = event;
  transfers_.truncate(open);
  transfers_.push_back(done);
  has_transfers_.store(true, std::memory_order_release);
}

operation queue::create_marker() {
  if (target_)
    return target_->create_marker();
  commands before;
  if (is_created_.load(std::memory_order_acquire))
    guarded("creating a marker", [&] {
      cl::Event event;
      opencl_.enqueueMarkerWithWaitList(nullptr, &event);
      opencl_.flush();
      before.add(event);
    });
  if (has_transfers_.load(std::memory_order_acquire)) { // copies, which begin without a kernel, too
    std::lock_guard<std::mutex> lock(mutex_);
    for (const cl::Event &other : transfers_)
      before.add(other);
  }
  if (has_messages())
    before.watch(shared_from_this());
  return before.end();
}

cl::Event queue::event_after(std::uint64_t place) {
  std::lock_guard<std::mutex> lock(mutex_);
  if (marked_ >= place && marker_())
    return marker_;
  // The command at that place has been enqueued, so that a marker comes after it.
  const std::uint64_t marks = passed_.load(std::memory_order_acquire);
  if (marks != place) {
    constexpr unsigned a_while = 256;
    with_events_.store(a_while, std::memory_order_relaxed);
  }
  guarded("marking a place among the commands of an accelerator_view", [&] {
    cl::Event made;
    opencl_.enqueueMarkerWithWaitList(nullptr, &made);
    opencl_.flush();
    marker_ = std::move(made);
  });
  marked_ = marks;
  return marker_;
}

void queue::note_event_needed() {
  constexpr unsigned a_few = 4;
  if (with_events_.load(std::memory_order_relaxed) < a_few)
    with_events_.store(a_few, std::memory_order_relaxed);
}

bool queue::wants_events() {
  unsigned left = with_events_.load(std::memory_order_relaxed);
  if (left == 0)
    return false;
  with_events_.store(left - 1, std::memory_order_relaxed);
  return true;
}

void queue::finish_messages(const module *of) noexcept {
  if (message_log *made = published_messages_.load(std::memory_order_acquire))
    made->finish(of);
}

// The interface of the headers.

bool is_immediate(const queue &q) noexcept { return q.mode() == queuing_mode_immediate; }
bool is_auto_selection(const queue &q) noexcept { return q.is_auto_selection(); }
void flush(queue &q) { q.flush(); }
void wait(queue &q) { q.wait(); }
operation create_marker(queue &q) { return q.create_marker(); }
void raise_messages(queue &q) { q.raise_messages(); }

} // namespace ampcc_rt
