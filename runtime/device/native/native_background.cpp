//===- native_background.cpp - background threads for queues of the native accelerator --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/blocked_signals.h"
#include "device/native/native_objects.h"
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <mutex>
#include <pthread.h>

namespace ampcc_rt {
namespace native {

namespace {

/// A few threads for all queues. They are never joined, and the object is never destroyed, because
/// the process waits for the queues before it ends.
class background {
public:
  static background &instance() {
    static background &only = *new background();
    return only;
  }

  bool add(work_queue &queue) {
    std::lock_guard<std::mutex> lock(mutex_);
    if (idle_ <= waiting_.size() && threads_ < most_threads && start()) {
      ++threads_;
      ++idle_;
    }
    if (threads_ == 0)
      return false;
    waiting_.push_back(&retain(queue));
    changed_.notify_one();
    return true;
  }

private:
  static constexpr unsigned most_threads = 8;

  /// Starts a thread; false if there is none to be had.
  bool start() {
    const blocked_signals blocked;
    pthread_t made;
    const bool started = pthread_create(&made, nullptr, run, this) == 0;
    if (started)
      pthread_detach(made);
    return started;
  }

  static void *run(void *self) {
    pthread_setname_np(pthread_self(), "ampcc");
    static_cast<background *>(self)->serve();
    return nullptr;
  }

  [[noreturn]] void serve() {
    std::unique_lock<std::mutex> lock(mutex_);
    for (;;) {
      changed_.wait(lock, [&] { return !waiting_.empty(); });
      --idle_;
      work_queue &queue = *waiting_.front();
      waiting_.pop_front();
      lock.unlock();
      queue.work();
      release(queue);
      lock.lock();
      ++idle_;
    }
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<work_queue *> waiting_;
  std::size_t idle_ = 0;
  unsigned threads_ = 0;
};

} // namespace

bool work_in_background(work_queue &queue) { return background::instance().add(queue); }

} // namespace native
} // namespace ampcc_rt
