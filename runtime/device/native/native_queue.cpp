//===- native_queue.cpp - in-order queue of the native accelerator --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/fork.h"
#include "check/host_reads.h"
#include "device/native/native_objects.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <pthread.h>
#include <set>
#include <utility>
#include <vector>

namespace ampcc_rt {
namespace native {

namespace {

/// Time in nanoseconds up to which a command runs on the thread that submits it, because to hand it
/// to another thread takes longer.
constexpr std::uint64_t at_once = 5000;
/// Time of all waiting commands, in nanoseconds, from which a background thread runs them although
/// no thread waits for them yet.
constexpr std::uint64_t thread_start_cost = 100000;
/// The most waiting commands. A thread that submits one more first runs half of them.
constexpr std::size_t most_waiting = 4096;

/// All queues, for the end of the process. Never destroyed.
struct all_queues {
  std::mutex mutex;
  std::set<work_queue *> list;

  all_queues() { watch_forks(); }
  static all_queues &instance() {
    static all_queues &only = *new all_queues();
    return only;
  }
};

} // namespace

std::uint64_t now() {
  return static_cast<std::uint64_t>(std::chrono::duration_cast<std::chrono::nanoseconds>(
                                        std::chrono::steady_clock::now().time_since_epoch())
                                        .count());
}

event::event(work_queue &on) : on(retain(on)) {
  if (on.takes_times)
    queued = now();
}

event::~event() {
  for (event *before : after)
    release(*before);
  release(on);
}

work_queue::work_queue(bool takes_times) : takes_times(takes_times) {
  all_queues &all = all_queues::instance();
  std::lock_guard<std::mutex> lock(all.mutex);
  all.list.insert(this);
}

work_queue::~work_queue() {
  all_queues &all = all_queues::instance();
  std::lock_guard<std::mutex> lock(all.mutex);
  all.list.erase(this);
}

void work_queue::append(event &command) {
  (last_ ? last_->next_ : first_) = &command;
  last_ = &command;
  ++count_;
  cost_ += command.cost;
}

event &work_queue::take_first() {
  event &command = *first_;
  first_ = command.next_;
  if (!first_)
    last_ = nullptr;
  --count_;
  cost_ -= command.cost;
  return command;
}

bool work_queue::is_ready(const event &command) const {
  return std::all_of(command.after.begin(), command.after.end(),
                     [](const event *before) { return before->is_complete(); });
}

void work_queue::submit(event &command) {
  retain(*this);
  {
    locked lock(mutex_);
    append(command);
    if (!working_ && first_ == &command && command.cost <= at_once && is_ready(command)) {
      drain(lock, &command);
    } else if (count_ > most_waiting) {
      work_until(lock, nullptr, [&] { return count_ <= most_waiting / 2; });
    } else if (cost_ >= thread_start_cost) {
      start_background(lock);
    }
  }
  release(*this);
}

cl_int work_queue::execute(event &command) {
  const runtime_work at_work;
  cl_int status = CL_COMPLETE;
  for (event *before : command.after) {
    before->on.wait_ignoring_errors(*before);
    if (before->status.load(std::memory_order_acquire) < 0)
      status = CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST;
    release(*before);
  }
  command.after.clear();
  if (takes_times)
    command.begun = now();
  command.status.store(CL_RUNNING, std::memory_order_relaxed);
  if (status == CL_COMPLETE)
    status = status_of([&] { return command.run(); });
  if (takes_times)
    command.ended = now();
  command.drop();
  return status;
}

/// Runs commands until `until` is complete; all commands if it is null. No other thread may be
/// running commands of the queue.
void work_queue::drain(locked &lock, const event *until) {
  working_ = true;
  while (first_ && !(until && until->is_complete())) {
    event &command = take_first();
    lock.unlock();
    cl_int status = execute(command);
    lock.lock();
    if (status < 0 && error_ == CL_SUCCESS)
      error_ = status;
    const auto callbacks = std::move(command.callbacks_);
    command.status.store(status, std::memory_order_release);
    if (sleepers_)
      changed_.notify_all();
    if (callbacks.empty()) {
      release(command); // the caller holds a reference to the queue, which the command releases
      continue;
    }
    // Callbacks run without the lock and without `working_`, because they may use the queue.
    if (const cl_int error = take_error())
      status = error;
    working_ = false;
    lock.unlock();
    for (const auto &[function, data] : callbacks)
      function(handle<cl_event>(command), status, data);
    release(command);
    lock.lock();
    if (working_)
      return;
    working_ = true;
  }
  stop_working(lock);
}

void work_queue::stop_working(locked &lock) {
  working_ = false;
  if (!first_)
    runs_in_background_ = false;
  if (sleepers_)
    changed_.notify_all();
  if (runs_in_background_)
    start_background(lock);
}

bool work_queue::begin_turn(std::uint64_t cost) {
  if (cost > at_once || takes_times)
    return false;
  const locked lock(mutex_);
  // After an error a command needs an event, so that a wait for the data returns the error.
  const bool idle = !working_ && !first_ && error_ == CL_SUCCESS;
  working_ |= idle;
  return idle;
}

void work_queue::end_turn() {
  locked lock(mutex_);
  stop_working(lock);
}

/// Hands the waiting commands to a background thread; runs them here if there is none.
void work_queue::start_background(locked &lock) {
  if (!first_)
    return;
  runs_in_background_ = true;
  if (working_ || background_)
    return;
  background_ = true;
  lock.unlock();
  const bool found = work_in_background(*this);
  lock.lock();
  if (found)
    return;
  background_ = false;
  if (!working_) // no background thread could be started
    drain(lock, nullptr);
}

template <typename Done> void work_queue::work_until(locked &lock, const event *until, Done done) {
  while (!done()) {
    if (!working_ && first_) {
      drain(lock, until);
    } else {
      ++sleepers_;
      changed_.wait(lock);
      --sleepers_;
    }
  }
}

void work_queue::wait_ignoring_errors(const event &command) {
  if (command.is_complete())
    return;
  locked lock(mutex_);
  work_until(lock, &command, [&] { return command.is_complete(); });
}

cl_int work_queue::wait(const event &command) {
  locked lock(mutex_);
  work_until(lock, &command, [&] { return command.is_complete(); });
  return take_error();
}

cl_int work_queue::finish() {
  if (in_child_of_fork())
    return CL_DEVICE_NOT_AVAILABLE;
  locked lock(mutex_);
  work_until(lock, nullptr, [&] { return !working_ && !first_; });
  return take_error();
}

void work_queue::flush() {
  if (in_child_of_fork())
    return;
  locked lock(mutex_);
  start_background(lock);
}

void work_queue::call_back(event &command, event_callback function, void *data) {
  {
    locked lock(mutex_);
    if (!command.is_complete()) {
      command.callbacks_.emplace_back(function, data);
      start_background(lock);
      return;
    }
  }
  const cl_int error = wait(command);
  function(handle<cl_event>(command), error ? error : CL_COMPLETE, data);
}

void work_queue::work() {
  locked lock(mutex_);
  background_ = false;
  if (!working_)
    drain(lock, nullptr);
}

void work_queue::finish_all() {
  std::vector<work_queue *> found;
  {
    all_queues &all = all_queues::instance();
    std::lock_guard<std::mutex> lock(all.mutex);
    for (work_queue *each : all.list) {
      // Skip a queue that is being destroyed; it has no commands.
      unsigned references = each->references.load(std::memory_order_relaxed);
      while (references != 0 && !each->references.compare_exchange_weak(references, references + 1))
        ;
      if (references != 0)
        found.push_back(each);
    }
  }
  for (work_queue *each : found) {
    each->finish();
    release(*each);
  }
}

} // namespace native
} // namespace ampcc_rt
