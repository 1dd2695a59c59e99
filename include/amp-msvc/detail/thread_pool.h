//===- thread_pool.h - the threads of the Parallel Patterns Library -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// ppl.h, ppltasks.h and scheduler.h run their work on one pool for the process, with a thread for
// each processor. A thread that waits for a group runs tasks of that group meanwhile. It runs no
// other tasks, because these might wait for the waiting thread. While a thread of the pool waits
// for a single task, the pool has one thread more. So waits may nest without a deadlock, and the
// pool stays as small as possible. Change this file for the number of threads or the order of
// tasks.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_THREAD_POOL_H
#define AMP_MSVC_DETAIL_THREAD_POOL_H

#include <algorithm>
#include <condition_variable>
#include <deque>
#include <exception>
#include <functional>
#include <iterator>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace Concurrency {
namespace ppl_detail {

/// The pool. One mutex protects its queue and the variables that announce() changes.
class thread_pool {
public:
  /// Returns the pool. It exists until the process ends, because its threads do.
  static thread_pool &instance() {
    static thread_pool &only = *new thread_pool();
    return only;
  }

  static std::size_t threads() { return std::max(1u, std::thread::hardware_concurrency()); }

  /// Queues a function for the pool. `owner` identifies the group to which the work belongs, for
  /// work_until().
  void add(std::function<void()> function, const void *owner = nullptr) {
    announce([&] { queue_.push_back({std::move(function), owner}); });
  }

  /// Runs queued work of the owner until done() returns true, and waits while there is none.
  /// announce() lets it call done() again.
  template <typename Condition> void work_until(const Condition &done, const void *owner) {
    std::unique_lock<std::mutex> hold(mutex_);
    while (!done()) {
      const auto mine = std::find_if(queue_.rbegin(), queue_.rend(),
                                     [&](const item &i) { return i.owner == owner; });
      if (mine == queue_.rend())
        changed_.wait(hold);
      else
        run(std::next(mine).base(), hold);
    }
  }

  /// Waits until done() returns true, without running work. In a thread of the pool it first starts
  /// another thread if fewer than threads() would be left that do not wait.
  template <typename Condition> void block_until(const Condition &done) {
    std::unique_lock<std::mutex> hold(mutex_);
    if (done())
      return;
    if (is_worker()) {
      ++blocked_;
      if (started_ - blocked_ < threads())
        start();
    }
    changed_.wait(hold, done);
    if (is_worker())
      --blocked_;
  }

  /// Returns question(), which reads variables that announce() changes.
  template <typename Question> auto ask(const Question &question) {
    const std::lock_guard<std::mutex> hold(mutex_);
    return question();
  }

  /// Calls change(), which changes a condition for which threads may wait, and wakes them.
  template <typename Change> void announce(const Change &change) {
    {
      const std::lock_guard<std::mutex> hold(mutex_);
      change();
    }
    changed_.notify_all();
  }

private:
  struct item {
    std::function<void()> function;
    const void *owner;
  };

  thread_pool() {
    while (started_ < threads())
      start();
  }

  /// Whether the calling thread belongs to the pool.
  static bool &is_worker() {
    static thread_local bool is = false;
    return is;
  }

  void start() {
    ++started_;
    std::thread([this] {
      is_worker() = true;
      std::unique_lock<std::mutex> hold(mutex_);
      for (;;) {
        changed_.wait(hold, [&] { return !queue_.empty(); });
        run(queue_.begin(), hold);
      }
    }).detach();
  }

  /// Removes a piece of work from the queue and runs it, without the lock.
  void run(std::deque<item>::iterator place, std::unique_lock<std::mutex> &hold) {
    std::function<void()> function = std::move(place->function);
    queue_.erase(place);
    hold.unlock();
    function();
    function = nullptr;
    hold.lock();
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<item> queue_;
  std::size_t started_ = 0, blocked_ = 0;
};

/// Whether a group of work was canceled. The mutex of the pool guards the flags.
struct group_state {
  explicit group_state(std::shared_ptr<const group_state> parent) : parent(std::move(parent)) {}
  bool canceled = false;
  bool canceled_for_good = false; ///< wait() does not end this cancellation
  /// Of the group whose work constructed this one. So each group is younger than its parent, and
  /// the parents form no cycle.
  const std::shared_ptr<const group_state> parent;

  bool is_canceled() const {
    return canceled || canceled_for_good || (parent && parent->is_canceled());
  }
};

/// The group whose work the thread runs; null if it runs no such work.
inline std::shared_ptr<const group_state> &current_group() {
  static thread_local std::shared_ptr<const group_state> group;
  return group;
}

inline bool is_current_group_canceled() {
  const auto &group = current_group();
  return group && thread_pool::instance().ask([&] { return group->is_canceled(); });
}

/// Ends the work of a canceled group. The group catches it.
struct interruption {};

/// Pieces of work that are waited for together. A group keeps the first exception of its pieces.
/// After an exception or cancel(), pieces that have not begun do not run. This holds for a group
/// that a piece of another one constructed as well, while the other one is canceled. The destructor
/// waits, and drops the exception.
class work_group {
public:
  work_group() = default;
  work_group(const work_group &) = delete;
  work_group &operator=(const work_group &) = delete;
  ~work_group() { finish(); }

  template <typename Function> void run(Function function) {
    thread_pool::instance().announce([&] { ++running_; });
    thread_pool::instance().add(
        [this, state = state_, function] {
          std::exception_ptr failure;
          const auto outer = std::exchange(current_group(), state);
          try {
            if (!canceled())
              function();
          } catch (const interruption &) {
          } catch (...) {
            failure = std::current_exception();
          }
          current_group() = outer;
          thread_pool::instance().announce([&] {
            if (failure && !failure_)
              failure_ = failure;
            state->canceled |= failure != nullptr;
            --running_;
          });
        },
        this);
  }

  /// Waits for all pieces, and throws the kept exception. Returns true if cancel() was called since
  /// the last wait(), or cancel_for_good() ever. After cancel() the group can be used again. Throws
  /// interruption in a piece of a canceled group, whose results nothing needs. As in Microsoft's
  /// library, this ends the program if a destructor calls an algorithm in such a piece, because an
  /// exception leaves the destructor.
  bool wait() {
    const result ended = finish();
    if (ended.failure)
      std::rethrow_exception(ended.failure);
    if (is_current_group_canceled())
      throw interruption();
    return ended.was_canceled;
  }

  void cancel() {
    thread_pool::instance().announce([&] { state_->canceled = true; });
  }
  void cancel_for_good() {
    thread_pool::instance().announce([&] { state_->canceled_for_good = true; });
  }
  bool canceled() const {
    return thread_pool::instance().ask([&] { return state_->is_canceled(); });
  }

private:
  struct result {
    bool was_canceled;
    std::exception_ptr failure;
  };

  /// Waits for all pieces and resets the group, as one step for threads that use it meanwhile.
  result finish() {
    result ended{};
    const auto is_done = [&] {
      if (running_ != 0)
        return false;
      ended = {std::exchange(state_->canceled, false) || state_->canceled_for_good,
               std::exchange(failure_, nullptr)};
      return true;
    };
    thread_pool::instance().work_until(is_done, this);
    return ended;
  }

  const std::shared_ptr<group_state> state_ = std::make_shared<group_state>(current_group());
  std::size_t running_ = 0; // the mutex of the pool guards this and the exception
  std::exception_ptr failure_;
};

} // namespace ppl_detail
} // namespace Concurrency

#endif
