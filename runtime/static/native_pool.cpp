//===- native_pool.cpp - threads that run kernels of a static program -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replaces device/native/native_pool.cpp in libampcc_rt_static.a. Programs that are linked with
// -static cannot use oneTBB there, because few systems have a static library of it.
//
//===----------------------------------------------------------------------===//
#include "base/blocked_signals.h"
#include "device/native/native_jobs.h"
#include <condition_variable>
#include <cstddef>
#include <cstdint>
#include <mutex>
#include <pthread.h>

namespace ampcc_rt {
namespace native {

namespace {

/// The helpers, threads that live until the process ends. Never destroyed.
class workers {
public:
  static workers &instance() {
    static workers &only = *new workers();
    return only;
  }

  void run(shared_pieces &job) {
    jobs_.run(job, pool_threads() - 1, [this](unsigned count) { start(count); });
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
    static_cast<workers *>(self)->serve();
    return nullptr;
  }

  [[noreturn]] void serve() {
    std::unique_lock<std::mutex> lock(mutex_);
    const unsigned number = ++numbers_;
    for (;;) {
      waiting_.wait(lock, [&] { return wanted_ > 0; });
      --wanted_;
      lock.unlock();
      jobs_.help(number);
      lock.lock();
    }
  }

  void start(unsigned count) {
    {
      const std::lock_guard<std::mutex> lock(mutex_);
      wanted_ += count;
    }
    waiting_.notify_all();
  }

  native_jobs jobs_;
  std::mutex mutex_;
  std::condition_variable waiting_;
  unsigned wanted_ = 0;  ///< helpers that are to start
  unsigned numbers_ = 0; ///< threads that have a number
};

} // namespace

void run_pieces(std::uint64_t count, piece_function piece, void *work) {
  shared_pieces all(count, pool_threads(), piece, work);
  if (all.threads() > 1)
    workers::instance().run(all);
  else
    all.run(0);
  all.rethrow();
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
