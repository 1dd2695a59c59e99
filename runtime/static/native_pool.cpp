//===- native_pool.cpp - threads that run kernels of a static program -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces device/native/native_pool.cpp in libampcc_rt_static.a. Programs that are linked with
// -static cannot use oneTBB there, because few systems have a static library of it.
//
//===----------------------------------------------------------------------===//
#include "base/blocked_signals.h"
#include "device/native/native_pieces.h"
#include <algorithm>
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <deque>
#include <mutex>
#include <pthread.h>

namespace ampcc_rt {
namespace native {

namespace {

struct job {
  shared_pieces pieces;
  unsigned helpers = 0; ///< guarded by the mutex of the workers
};

/// The threads, which wait for work until the process ends. Never destroyed.
class workers {
public:
  static workers &instance() {
    static workers &only = *new workers();
    return only;
  }

  void run(job &work) {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      open_.push_back(&work);
    }
    waiting_.notify_all();
    work.pieces.run(0);
    std::unique_lock<std::mutex> lock(mutex_);
    close(work);
    ended_.wait(lock, [&] { return work.helpers == 0; });
  }

private:
  workers() {
    const blocked_signals blocked;
    for (unsigned i = 1; i < pool_threads(); ++i) {
      pthread_t made;
      if (pthread_create(&made, nullptr, serve, this) != 0)
        break;
      pthread_detach(made);
    }
  }

  static void *serve(void *self) {
    static_cast<workers *>(self)->help();
    return nullptr;
  }

  [[noreturn]] void help() {
    std::unique_lock<std::mutex> lock(mutex_);
    const unsigned number = ++started_;
    for (;;) {
      waiting_.wait(lock, [&] { return !open_.empty(); });
      job &work = *open_.front();
      ++work.helpers;
      lock.unlock();
      work.pieces.run(number);
      lock.lock();
      close(work);
      if (--work.helpers == 0)
        ended_.notify_all();
    }
  }

  /// Removes a job whose pieces have all been taken.
  void close(job &work) {
    open_.erase(std::remove(open_.begin(), open_.end(), &work), open_.end());
  }

  std::mutex mutex_;
  std::condition_variable waiting_, ended_;
  std::deque<job *> open_;
  unsigned started_ = 0; ///< threads that have a number; the caller of run() has 0
};

} // namespace

void run_pieces(std::uint64_t count, piece_function piece, void *work) {
  job all{{count, pool_threads(), piece, work}};
  workers::instance().run(all);
  all.pieces.rethrow();
}

std::size_t worker_stack() {
  std::size_t size = 0;
  pthread_attr_t attributes;
  if (pthread_attr_init(&attributes) == 0) {
    pthread_attr_getstacksize(&attributes, &size);
    pthread_attr_destroy(&attributes);
  }
  return size;
}

} // namespace native
} // namespace ampcc_rt
