//===- operation.cpp - asynchronous operations and background threads -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/operation.h"
#include "base/at_exit.h"
#include "observe/tracer.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdlib>
#include <exception>
#include <future>
#include <iterator>
#include <list>
#include <memory>
#include <mutex>
#include <new>
#include <thread>
#include <unistd.h>
#include <utility>

namespace ampcc_rt {

namespace {

/// The background threads of the runtime, and the number of callbacks that drivers' threads still
/// have to run. An exit handler waits for both, before the static objects of the program are
/// destroyed. Ended threads are joined when the next one starts, or at exit. Never destroyed.
class background {
public:
  static background &instance() {
    static background &only = *new background();
    return only;
  }

  template <typename Work> void start(Work work) {
    std::list<std::thread> ended;
    {
      std::lock_guard<std::mutex> lock(mutex_);
      if (getpid() == owner_) // the child of a fork has none of its parent's threads
        ended.swap(ended_);
      running_.emplace_back();
      const auto self = std::prev(running_.end());
      try {
        *self = std::thread([this, self, work = std::move(work)]() mutable {
          work();
          std::lock_guard<std::mutex> end(mutex_);
          ended_.splice(ended_.end(), running_, self);
          changed_.notify_all();
        });
      } catch (...) {
        running_.erase(self);
        throw;
      }
    }
    for (std::thread &thread : ended)
      thread.join();
  }

  void begin() {
    std::lock_guard<std::mutex> lock(mutex_);
    ++elsewhere_;
  }
  void end() {
    std::lock_guard<std::mutex> lock(mutex_);
    --elsewhere_;
    changed_.notify_all();
  }

  /// Waits for all but the calling thread. That may be a background thread itself, if a
  /// continuation calls `exit`.
  void wait() {
    if (getpid() != owner_)
      return;
    std::list<std::thread> ended;
    {
      std::unique_lock<std::mutex> lock(mutex_);
      changed_.wait(lock, [&] {
        return elsewhere_ == 0 &&
               std::all_of(running_.begin(), running_.end(), [](const std::thread &each) {
                 return each.get_id() == std::this_thread::get_id();
               });
      });
      ended.swap(ended_);
    }
    for (std::thread &thread : ended)
      thread.join();
  }

private:
  background() {
    std::atexit([] { instance().wait(); });
  }

  const pid_t owner_ = getpid();
  std::mutex mutex_;
  std::condition_variable changed_;
  std::list<std::thread> running_, ended_;
  std::size_t elsewhere_ = 0;
};

std::shared_future<void> future_of(const operation &what) {
  if (!what)
    return {};
  return what->commands ? what->commands->future() : what->future;
}

/// Throws for an operation that does not exist. C++ leaves it undefined what a std::shared_future
/// without a state does in wait(); libstdc++ throws, libc++ crashes.
void throw_if_null(const operation &what) {
  if (!what)
    throw std::future_error(std::future_errc::no_state);
}

/// Converts seconds to a duration, limited so that adding it to a time does not overflow.
std::chrono::nanoseconds time_of(double seconds) {
  constexpr double longest = 1e9; // some thirty years
  return std::chrono::nanoseconds(std::llround(std::ceil(std::min(seconds, longest) * 1e9)));
}

} // namespace

task::~task() = default;

operation make_operation(std::shared_future<void> future, std::shared_ptr<queue> by) {
  return std::make_shared<const outcome>(outcome{nullptr, std::move(future), std::move(by)});
}

operation make_operation(std::unique_ptr<open_end> commands, std::shared_ptr<queue> by) {
  return std::make_shared<const outcome>(outcome{std::move(commands), {}, std::move(by)});
}

operation failed(std::exception_ptr error) {
  std::promise<void> result;
  result.set_exception(std::move(error));
  return make_operation(result.get_future().share());
}

void wait(const operation &what) {
  const host_span span("completion_future::wait");
  throw_if_null(what);
  if (what->commands)
    what->commands->wait();
  else
    future_of(what).wait();
}
void get(const operation &what) {
  const host_span span("completion_future::get");
  throw_if_null(what);
  if (what->commands)
    what->commands->get();
  else
    future_of(what).get();
  if (what->by)
    raise_messages(*what->by);
}
bool wait_for(const operation &what, double seconds) {
  const host_span span("completion_future::wait_for");
  throw_if_null(what);
  // Query the commands as well, because the callback for the future may be milliseconds late.
  auto is_complete = [&] { return what->commands && what->commands->have_succeeded(); };
  return is_complete() || future_of(what).wait_for(time_of(seconds)) == std::future_status::ready ||
         is_complete();
}
void share(const operation &what, void *future) {
  new (future) std::shared_future<void>(future_of(what));
}

operation in_background(std::unique_ptr<task> work) {
  std::promise<void> done;
  operation ready = make_operation(done.get_future().share());
  background::instance().start([work = std::move(work), done = std::move(done)]() mutable {
    try {
      work->run();
      work = nullptr; // destroy its captures before the future becomes ready
      done.set_value();
    } catch (...) {
      work = nullptr;
      done.set_exception(std::current_exception());
    }
  });
  return ready;
}

void driver_work_begins() { background::instance().begin(); }
void driver_work_ended() { background::instance().end(); }
void wait_for_background() { background::instance().wait(); }

} // namespace ampcc_rt
