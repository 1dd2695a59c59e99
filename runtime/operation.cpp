//===- operation.cpp - what runs meanwhile --------------------------------===//
#include "operation.h"
#include <algorithm>
#include <chrono>
#include <cmath>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
#include <new>
#include <thread>
#include <unistd.h>

namespace ampcc_rt {

namespace {

/// Threads that work, so that the process can wait for them before its static objects go. Never
/// destroyed.
class workers {
public:
  static workers &instance() {
    static workers &only = *new workers();
    return only;
  }
  void begin() {
    std::lock_guard<std::mutex> lock(mutex_);
    ++running_;
  }
  void end() {
    std::lock_guard<std::mutex> lock(mutex_);
    if (--running_ == 0)
      none_.notify_all();
  }

private:
  workers() {
    std::atexit([] { instance().wait(); });
  }
  void wait() {
    if (getpid() != owner_)
      return; // the child of a fork has none of its parent's threads
    std::unique_lock<std::mutex> lock(mutex_);
    none_.wait(lock, [&] { return running_ == 0; });
  }

  const pid_t owner_ = getpid();
  std::mutex mutex_;
  std::condition_variable none_;
  std::size_t running_ = 0;
};

std::shared_future<void> future_of(const operation &what) {
  return what ? what->future : std::shared_future<void>();
}

/// As long as a clock can count.
std::chrono::nanoseconds time_of(double seconds) {
  constexpr double longest = 1e9; // some thirty years
  return std::chrono::nanoseconds(std::llround(std::ceil(std::min(seconds, longest) * 1e9)));
}

} // namespace

task::~task() = default;

operation make_operation(std::shared_future<void> future) {
  return std::make_shared<const outcome>(outcome{std::move(future)});
}

operation failed(std::exception_ptr error) {
  std::promise<void> result;
  result.set_exception(std::move(error));
  return make_operation(result.get_future().share());
}

void wait(const operation &what) { future_of(what).wait(); }
void get(const operation &what) { future_of(what).get(); }
bool wait_for(const operation &what, double seconds) {
  return future_of(what).wait_for(time_of(seconds)) == std::future_status::ready;
}
void share(const operation &what, void *future) {
  new (future) std::shared_future<void>(future_of(what));
}

operation in_background(std::unique_ptr<task> work) {
  std::promise<void> done;
  operation ready = make_operation(done.get_future().share());
  workers::instance().begin();
  try {
    std::thread([work = std::move(work), done = std::move(done)]() mutable {
      try {
        work->run();
        work = nullptr; // what it holds goes before anybody hears that it is done
        done.set_value();
      } catch (...) {
        work = nullptr;
        done.set_exception(std::current_exception());
      }
      workers::instance().end();
    }).detach();
  } catch (...) {
    workers::instance().end();
    throw;
  }
  return ready;
}

} // namespace ampcc_rt
