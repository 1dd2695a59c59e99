//===- commands.cpp - implementation of commands and of their end ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/commands.h"
#include "base/at_exit.h"
#include "device/device_error.h"
#include "device/opencl/driver.h"
#include "device/operation.h"
#include "observe/tracer.h"
#include <algorithm>
#include <atomic>
#include <cstddef>
#include <exception>
#include <future>
#include <memory>
#include <mutex>
#include <optional>
#include <utility>

namespace ampcc_rt {

namespace {

/// Counts the callbacks of several commands; the last one makes the future ready.
struct open_commands {
  std::promise<void> done;
  std::atomic<std::size_t> open;
  std::atomic<cl_int> error{CL_SUCCESS};
  small_vector<buffer *, 2> kept;

  void finish() {
    for (buffer *source : kept)
      release(source);
    if (const cl_int code = error.load()) {
      try {
        throw_opencl(code, "an asynchronous operation");
      } catch (...) {
        done.set_exception(std::current_exception());
      }
    } else {
      done.set_value();
    }
    delete this;
    driver_work_ended();
  }
  void one_less() {
    if (open.fetch_sub(1) == 1)
      finish();
  }
};

void CL_CALLBACK completed(cl_event, cl_int status, void *data) {
  open_commands &all = *static_cast<open_commands *>(data);
  if (status < 0)
    all.error.store(status);
  all.one_less();
}

/// Waits for a command and returns its status, or the error of the wait.
cl_int wait_until_ended(const cl::Event &event) {
  const cl_int error = clWaitForEvents(1, &event());
  if (error != CL_EXEC_STATUS_ERROR_FOR_EVENTS_IN_WAIT_LIST)
    return error;
  cl_int status = CL_COMPLETE;
  clGetEventInfo(event(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr);
  return status < 0 ? status : error;
}

/// Commands and the buffers that live until they have ended. Several threads may use it.
class waited_commands : public open_end {
public:
  waited_commands(const small_vector<cl::Event, 2> &events, const small_vector<buffer *, 2> &kept) {
    for (const cl::Event &event : events)
      events_.push_back(event);
    for (buffer *source : kept)
      kept_.push_back(source);
    // With such a driver nothing would run the commands later.
    if (only_waits_run_commands())
      future();
  }
  ~waited_commands() override {
    // If nothing has waited for the commands, a callback releases the buffers at their end.
    try {
      if (!kept_.empty() || worst_status() > CL_COMPLETE)
        future();
    } catch (...) {
      // No memory for a callback: the buffers are never released.
    }
  }

  void wait() override { wait_for_all(); }
  void get() override {
    if (const cl_int error = wait_for_all())
      throw_opencl(error, "an asynchronous operation");
  }
  bool have_succeeded() const override { return worst_status() == CL_COMPLETE; }
  std::shared_future<void> future() override;

private:
  cl_int wait_for_all() {
    cl_int error = CL_SUCCESS;
    for (const cl::Event &event : events_)
      if (const cl_int code = wait_until_ended(event))
        error = code;
    for (buffer *source : take_kept())
      release(source);
    return error;
  }

  small_vector<buffer *, 2> take_kept() {
    std::lock_guard<std::mutex> lock(mutex_);
    small_vector<buffer *, 2> taken(kept_);
    kept_.clear();
    return taken;
  }

  /// Returns the status of a command that has not ended; if all have, the worst status.
  cl_int worst_status() const {
    cl_int worst = CL_COMPLETE;
    for (const cl::Event &event : events_) {
      cl_int status = CL_QUEUED;
      clGetEventInfo(event(), CL_EVENT_COMMAND_EXECUTION_STATUS, sizeof status, &status, nullptr);
      if (status > CL_COMPLETE)
        return status;
      worst = std::min(worst, status);
    }
    return worst;
  }

  small_vector<cl::Event, 2> events_;
  std::mutex mutex_; ///< guards the members below
  small_vector<buffer *, 2> kept_;
  std::shared_future<void> future_;
};

std::shared_future<void> waited_commands::future() {
  std::lock_guard<std::mutex> lock(mutex_);
  if (future_.valid())
    return future_;
  auto *all = new open_commands();
  driver_work_begins();
  all->open = events_.size() + 1;
  for (buffer *source : kept_)
    all->kept.push_back(source);
  kept_.clear();
  future_ = all->done.get_future().share();
  for (const cl::Event &event : events_)
    if (only_waits_run_commands() ||
        clSetEventCallback(event(), CL_COMPLETE, completed, all) != CL_SUCCESS) {
      // The driver will not call back. Wait here and call the callback ourselves.
      const cl_int error = clWaitForEvents(1, &event());
      completed(event(), error == CL_SUCCESS ? CL_COMPLETE : error, all);
    }
  all->one_less();
  return future_;
}

} // namespace

commands::~commands() {
  for (buffer *source : kept_)
    release(source);
}

void commands::wait() {
  cl_int error = CL_SUCCESS;
  std::optional<host_span> span;
  if (!events_.empty())
    span.emplace("wait for a device");
  for (const cl::Event &event : events_) { // all of them, even if one failed
    try {
      event.wait();
    } catch (const cl::Error &failed) {
      error = failed.err();
    }
  }
  events_.clear();
  if (error != CL_SUCCESS)
    throw_opencl(error, "a command of an accelerator_view");
  if (by_)
    raise_messages(*by_);
}

operation commands::end() {
  auto all = std::make_unique<waited_commands>(events_, kept_);
  events_.clear();
  kept_.clear();
  return make_operation(std::move(all), std::move(by_));
}

} // namespace ampcc_rt
