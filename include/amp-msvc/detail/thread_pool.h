//===- thread_pool.h - the threads of the Parallel Patterns Library -------===//
//
// One pool for the process. Whoever waits for work does work meanwhile, so that loops and groups
// may nest to any depth on a fixed number of threads.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_THREAD_POOL_H
#define AMP_MSVC_DETAIL_THREAD_POOL_H

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>

namespace concurrency {
namespace ppl_detail {

class thread_pool {
public:
  /// Lives as long as the process, as its threads do.
  static thread_pool &instance() {
    static thread_pool &only = *new thread_pool();
    return only;
  }

  static std::size_t threads() { return std::max(1u, std::thread::hardware_concurrency()); }

  void add(std::function<void()> work) {
    {
      const std::lock_guard<std::mutex> hold(mutex_);
      queue_.push_back(std::move(work));
    }
    changed_.notify_all();
  }

  /// Works until `done` says true; announce() makes it ask again.
  template <typename Condition> void work_until(const Condition &done) {
    std::unique_lock<std::mutex> hold(mutex_);
    while (!done()) {
      if (queue_.empty()) {
        changed_.wait(hold);
        continue;
      }
      // The youngest is what the caller is most likely to wait for.
      std::function<void()> work = std::move(queue_.back());
      queue_.pop_back();
      hold.unlock();
      work();
      work = nullptr;
      hold.lock();
    }
  }

  /// Reads what announce() changes.
  template <typename Question> auto ask(const Question &question) {
    const std::lock_guard<std::mutex> hold(mutex_);
    return question();
  }

  /// Something that somebody may wait for has changed.
  template <typename Change> void announce(const Change &change) {
    {
      const std::lock_guard<std::mutex> hold(mutex_);
      change();
    }
    changed_.notify_all();
  }

private:
  thread_pool() {
    for (std::size_t i = 0; i < threads(); ++i)
      std::thread([this] { work_until([] { return false; }); }).detach();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<std::function<void()>> queue_;
};

/// Pieces of work that are waited for together. The first exception is kept.
class work_group {
public:
  ~work_group() { finish(); }

  template <typename Function> void run(Function function) {
    thread_pool::instance().announce([&] { ++running_; });
    thread_pool::instance().add([this, function] {
      std::exception_ptr failure;
      try {
        if (!canceled())
          function();
      } catch (...) {
        failure = std::current_exception();
      }
      thread_pool::instance().announce([&] {
        if (failure && !failure_)
          failure_ = failure;
        canceled_ |= failure != nullptr;
        --running_;
      });
    });
  }

  /// Waits for all pieces; an exception of one of them is thrown here.
  void wait() {
    finish();
    canceled_ = false;
    if (std::exception_ptr failure = std::exchange(failure_, nullptr))
      std::rethrow_exception(failure);
  }

  void cancel() {
    thread_pool::instance().announce([&] { canceled_ = true; });
  }
  bool canceled() const {
    return thread_pool::instance().ask([&] { return canceled_; });
  }

private:
  void finish() {
    thread_pool::instance().work_until([&] { return running_ == 0; });
  }

  std::size_t running_ = 0; // these are guarded by the pool
  bool canceled_ = false;
  std::exception_ptr failure_;
};

} // namespace ppl_detail
} // namespace concurrency

#endif
