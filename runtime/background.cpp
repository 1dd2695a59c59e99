//===- background.cpp - work on other threads -----------------------------===//
#include <ampcc_rt/background.h>
#include <condition_variable>
#include <cstdlib>
#include <mutex>
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

} // namespace

std::shared_future<void> in_background(std::function<void()> work) {
  std::promise<void> done;
  std::shared_future<void> ready = done.get_future().share();
  workers::instance().begin();
  try {
    std::thread([work = std::move(work), done = std::move(done)]() mutable {
      try {
        work();
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
