//===- native_objects.h - OpenCL objects of the native CPU accelerator ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// To the rest of the runtime the native accelerator is an OpenCL device. It has a context, queues,
// memory and events, and the functions of OpenCL that the runtime calls on them (native_calls.cpp).
// Its kernels are not OpenCL objects, but functions of the program (native_launch.h). To support a
// further function of OpenCL, implement it in native_calls.cpp; for another kind of command, derive
// it from `event`.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_NATIVE_OBJECTS_H
#define AMPCC_RUNTIME_NATIVE_OBJECTS_H

#include "base/small_vector.h"
#include "device/opencl/opencl_calls.h"
#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <new>
#include <utility>
#include <vector>

namespace ampcc_rt {
namespace native {

/// The base of every object: the table of its functions (opencl_calls.h) and the reference count.
struct object {
  const opencl_calls::table *calls = &opencl_calls::native;
  std::atomic<unsigned> references{1};

  object() = default;
  object(const object &) = delete;
  object &operator=(const object &) = delete;
};

template <typename Handle> Handle handle(object &of) { return reinterpret_cast<Handle>(&of); }
template <typename T, typename Handle> T &from(Handle handle) {
  return static_cast<T &>(*reinterpret_cast<object *>(handle));
}

template <typename T> T &retain(T &what) {
  what.references.fetch_add(1, std::memory_order_relaxed);
  return what;
}
template <typename T> void release(T &what) noexcept {
  if (what.references.fetch_sub(1, std::memory_order_release) == 1) {
    static_cast<void>(what.references.load(std::memory_order_acquire));
    delete &what;
  }
}

// There is one object of each, which lives until the process ends.
struct device_object : object {};
struct context_object : object {};
device_object &only_device();
context_object &only_context();

/// A buffer: memory that it owns, or memory of the host (`own` is false). The constructor owns new
/// memory if `host` is null, and throws std::bad_alloc if there is none.
struct memory : object {
  memory(std::size_t bytes, void *host);
  ~memory();
  char *data;
  const std::size_t bytes;
  const bool own;
};

/// Calls `run` and returns its status; converts exceptions to a status.
template <typename Run> cl_int status_of(Run run) {
  try {
    return run();
  } catch (const std::bad_alloc &) {
    return CL_OUT_OF_HOST_MEMORY;
  } catch (...) {
    return CL_OUT_OF_RESOURCES;
  }
}

class work_queue;
typedef void(CL_CALLBACK *event_callback)(cl_event, cl_int, void *);

/// A command of a queue, and the event of its end.
class event : public object {
public:
  explicit event(work_queue &on);
  virtual ~event();

  bool is_complete() const { return status.load(std::memory_order_acquire) <= CL_COMPLETE; }

  work_queue &on; ///< retained
  /// CL_QUEUED, CL_RUNNING, CL_COMPLETE or an error.
  std::atomic<cl_int> status{CL_QUEUED};
  /// The commands, of any queue, that must end before this one; retained until this one runs. If
  /// one of them failed, this one fails without a call of run().
  small_vector<event *, 2> after;
  std::uint64_t cost = 0; ///< expected time in nanoseconds, which submit() reads
  std::uint64_t queued = 0, begun = 0, ended = 0; ///< nanoseconds, if the queue takes times

private:
  friend class work_queue;
  /// Executes the command and returns its status. May throw.
  virtual cl_int run() { return CL_COMPLETE; }
  /// Releases the objects that the command needed. Called before it is marked as complete.
  virtual void drop() noexcept {}

  event *next_ = nullptr;
  std::vector<std::pair<event_callback, void *>> callbacks_; ///< under the queue's lock
};

/// An in-order queue of commands. It has no thread. A command that is expected to take at most 5 µs
/// runs at once on the thread that submits it if nothing waits before it. Others run on a thread
/// that waits for them, or on a background thread as soon as enough work is queued (100 µs). A
/// thread that submits a command when 4096 wait runs half of them first. In the child of a fork,
/// flush() does nothing and finish() returns CL_DEVICE_NOT_AVAILABLE.
class work_queue : public object {
public:
  explicit work_queue(bool takes_times);
  ~work_queue();

  const bool takes_times;

  /// Adds a command; takes over its first reference. Throws std::bad_alloc.
  void submit(event &command);
  /// Starts to run the commands on a background thread, and does not wait for them.
  void flush();
  // Wait for all commands, or for one. They return the first error of the queue that no such call
  // or callback has returned yet. So wait() may return the error of a command before `command`.
  // That is what callers need, because they keep only the last command in their lists.
  cl_int finish();
  cl_int wait(const event &command);
  /// Calls the function when the command is complete, or at once if it is.
  void call_back(event &command, event_callback function, void *data);

  /// Runs the commands. Called by a background thread.
  void work();

  /// Lets a thread do a short piece of work itself instead of submitting a command for it, such as
  /// a launch (native_launch.h, run_at_once). No command of the queue runs until the turn ends. A
  /// thread gets a turn only if `cost`, in nanoseconds, is that of a short command, and the queue
  /// is idle, has no error that was not returned yet, and does not take times.
  class turn {
    work_queue *on_; ///< null if the thread did not get the turn

  public:
    turn(work_queue &on, std::uint64_t cost) : on_(on.begin_turn(cost) ? &on : nullptr) {}
    turn(const turn &) = delete;
    ~turn() {
      if (on_)
        on_->end_turn();
    }
    explicit operator bool() const { return on_; }
  };

  /// Waits for all commands of all queues.
  static void finish_all();

private:
  typedef std::unique_lock<std::mutex> locked;

  bool begin_turn(std::uint64_t cost);
  void end_turn();
  cl_int execute(event &command);
  void wait_ignoring_errors(const event &command);
  bool is_ready(const event &command) const;
  void drain(locked &lock, const event *until);
  void stop_working(locked &lock);
  cl_int take_error() { return std::exchange(error_, CL_SUCCESS); }
  template <typename Done> void work_until(locked &lock, const event *until, Done done);
  void start_background(locked &lock);
  void append(event &command);
  event &take_first();

  std::mutex mutex_;
  std::condition_variable changed_;
  event *first_ = nullptr, *last_ = nullptr; ///< list of waiting commands, the oldest first
  std::size_t count_ = 0;
  std::uint64_t cost_ = 0;          ///< expected time of the waiting commands
  bool working_ = false;            ///< a thread runs commands, or has a turn
  cl_int error_ = CL_SUCCESS;       ///< first error that was not returned yet
  bool runs_in_background_ = false; ///< background threads run the commands until none waits
  bool background_ = false;         ///< a background thread was requested, which will call work()
  unsigned sleepers_ = 0;           ///< threads that wait for changed_
};

/// Lets a background thread call `work` of the queue; returns false if no thread can be started.
bool work_in_background(work_queue &queue);

/// Returns the time for events, in nanoseconds.
std::uint64_t now();

} // namespace native
} // namespace ampcc_rt

#endif
