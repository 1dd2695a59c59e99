//===- commands.cpp - what an operation has started -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "commands.h"
#include "at_exit.h"
#include "error.h"
#include "operation.h"
#include "tracer.h"
#include <atomic>
#include <optional>

namespace ampcc_rt {

namespace {

/// The end of several commands: the last of their callbacks makes the future ready.
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

std::atomic<bool> only_while_waited_for{false};

} // namespace

void commands::run_while_waited_for() { only_while_waited_for = true; }

bool commands::are_run_while_waited_for() { return only_while_waited_for; }

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
  auto *all = new open_commands();
  driver_work_begins();
  all->open = events_.size() + 1;
  for (buffer *source : kept_)
    all->kept.push_back(source);
  kept_.clear();
  // Those of the native accelerator tell at once, and run for whoever asks.
  std::vector<cl::Event> asked;
  for (const cl::Event &event : events_)
    if (!only_while_waited_for && !opencl_calls::is_native(event()))
      asked.push_back(event);
  if (asked.size() != events_.size())
    asked.clear();
  operation ready =
      make_operation(all->done.get_future().share(), std::move(by_), std::move(asked));
  for (const cl::Event &event : events_)
    if (only_while_waited_for ||
        clSetEventCallback(event(), CL_COMPLETE, completed, all) != CL_SUCCESS) {
      // Nobody will call: the end is here, and not before the command's.
      const cl_int error = clWaitForEvents(1, &event());
      completed(event(), error == CL_SUCCESS ? CL_COMPLETE : error, all);
    }
  events_.clear();
  all->one_less();
  return ready;
}

} // namespace ampcc_rt
