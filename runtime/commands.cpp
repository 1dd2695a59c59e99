//===- commands.cpp - what an operation has started -----------------------===//
#include "commands.h"
#include "error.h"
#include "operation.h"
#include <atomic>

namespace ampcc_rt {

namespace {

/// The end of several commands: the last of their callbacks makes the future ready.
struct completion {
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
  }
  void one_less() {
    if (open.fetch_sub(1) == 1)
      finish();
  }
};

void CL_CALLBACK completed(cl_event, cl_int status, void *data) {
  completion &all = *static_cast<completion *>(data);
  if (status < 0)
    all.error.store(status);
  all.one_less();
}

} // namespace

commands::~commands() {
  for (buffer *source : kept_)
    release(source);
}

void commands::wait() {
  cl_int error = CL_SUCCESS;
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
}

operation commands::end() {
  auto *all = new completion();
  all->open = events_.size() + 1;
  for (buffer *source : kept_)
    all->kept.push_back(source);
  kept_.clear();
  operation ready = make_operation(all->done.get_future().share());
  for (const cl::Event &event : events_)
    if (clSetEventCallback(event(), CL_COMPLETE, completed, all) != CL_SUCCESS) {
      // Nobody will call: the end is here, and not before the command's.
      const cl_int error = clWaitForEvents(1, &event());
      completed(event(), error == CL_SUCCESS ? CL_COMPLETE : error, all);
    }
  events_.clear();
  all->one_less();
  return ready;
}

} // namespace ampcc_rt
