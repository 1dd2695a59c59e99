//===- native_objects.h - the native CPU accelerator's OpenCL objects -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// To the rest of the runtime the native accelerator is an OpenCL device: it has a context, queues,
// memory and events, and the functions of OpenCL that the runtime calls on them (native_calls.cpp).
// Its kernels are no OpenCL objects: they are functions of the program (native_launch.h).
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

/// What every object begins with.
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

/// Only one of each, which lives to the end.
struct device_object : object {};
struct context_object : object {};
device_object &only_device();
context_object &only_context();

/// Memory of its own, or the host's in place.
struct memory : object {
  memory(std::size_t bytes, void *host);
  ~memory();
  char *data;
  const std::size_t bytes;
  const bool own;
};

/// The status that a command ends with that does `run()`.
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

/// A command of a queue, and its end as others see it.
class event : public object {
public:
  explicit event(work_queue &on);
  virtual ~event();

  bool is_complete() const { return status.load(std::memory_order_acquire) <= CL_COMPLETE; }

  work_queue &on; ///< retained
  /// CL_QUEUED, CL_RUNNING, CL_COMPLETE or an error.
  std::atomic<cl_int> status{CL_QUEUED};
  small_vector<event *, 2> after; ///< retained until they are complete
  std::uint64_t cost = 0;         ///< nanoseconds that the command takes, as far as is known
  std::uint64_t queued = 0, begun = 0, ended = 0; ///< nanoseconds, if the queue takes times

private:
  friend class work_queue;
  /// Does it; returns a status. May throw.
  virtual cl_int run() { return CL_COMPLETE; }
  /// Gives up what it needed. Comes before its end is known.
  virtual void drop() noexcept {}

  event *next_ = nullptr;
  std::vector<std::pair<event_callback, void *>> callbacks_; ///< under the queue's lock
};

/// Commands in order. No thread belongs to a queue: a command that takes hardly any time runs at
/// once, others on the thread that waits, or in the background as soon as there is enough to do.
class work_queue : public object {
public:
  explicit work_queue(bool takes_times);
  ~work_queue();

  const bool takes_times;

  /// The command's first reference becomes the queue's. Throws std::bad_alloc.
  void submit(event &command);
  /// From now on it goes on by itself.
  void flush();
  // What a command ended with that nobody has heard of is told once, whatever is waited for: later
  // commands took its place in everybody's lists.
  cl_int finish();
  cl_int wait(const event &command);
  /// Calls back when the command is complete, or now.
  void call_back(event &command, event_callback function, void *data);

  /// By a thread of the background.
  void work();

  /// While nothing runs or waits in a queue, no error is untold and times are not taken, a thread
  /// may have a turn to do something short itself, as if it were a command: others wait for its
  /// end.
  class turn {
    work_queue *on_; ///< null where there is none to be had

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
  void wait_quietly(const event &command);
  bool is_ready(const event &command) const;
  void drain(locked &lock, const event *until);
  void stop_working(locked &lock);
  cl_int take_error() { return std::exchange(error_, CL_SUCCESS); }
  template <typename Done> void work_until(locked &lock, const event *until, Done done);
  void go_on(locked &lock);
  void append(event &command);
  event &take_first();

  std::mutex mutex_;
  std::condition_variable changed_;
  event *first_ = nullptr, *last_ = nullptr; ///< waiting, the oldest first
  std::size_t count_ = 0;
  std::uint64_t cost_ = 0;    ///< of those that wait
  bool working_ = false;      ///< a thread runs commands
  cl_int error_ = CL_SUCCESS; ///< the first that was not told
  bool goes_on_ = false;      ///< until none waits, without anybody waiting
  bool background_ = false;   ///< a background thread is going to look
  unsigned sleepers_ = 0;
};

/// Has a thread of the background call `work` of the queue; false where no thread can be had.
bool work_in_background(work_queue &queue);

/// A clock for events.
std::uint64_t now();

} // namespace native
} // namespace ampcc_rt

#endif
