//===- concrt.h - parts of the Concurrency Runtime, on standard threads ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). Programs from Visual C++ use
// its locks, events and waits beside C++ AMP: critical_section, reader_writer_lock, event, wait and
// GetProcessorCount. ppl.h and agents.h include this file. Schedulers, policies and contexts exist,
// but do not change how work is distributed to threads (detail/scheduler.h). Microsoft's locks
// throw improper_lock in a thread that already holds the lock. These do not: as with std::mutex,
// the behaviour is undefined, and usually the thread waits forever. A further class of the
// Concurrency Runtime belongs here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONCRT_H
#define AMP_MSVC_CONCRT_H

#include "detail/scheduler.h"
#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <shared_mutex>
#include <thread>

namespace Concurrency {

/// A lock for one thread at a time, not recursive.
class critical_section {
public:
  void lock() { mutex_.lock(); }
  bool try_lock() { return mutex_.try_lock(); }
  /// Waits at most so many milliseconds.
  bool try_lock_for(unsigned int milliseconds) {
    return mutex_.try_lock_for(std::chrono::milliseconds(milliseconds));
  }
  void unlock() { mutex_.unlock(); }

  class scoped_lock {
  public:
    explicit scoped_lock(critical_section &section) : section_(section) { section_.lock(); }
    ~scoped_lock() { section_.unlock(); }
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;

  private:
    critical_section &section_;
  };

private:
  std::timed_mutex mutex_;
};

/// A lock for many readers or one writer.
class reader_writer_lock {
public:
  void lock() {
    mutex_.lock();
    is_written_ = true;
  }
  bool try_lock() { return mutex_.try_lock() && (is_written_ = true); }
  void lock_read() { mutex_.lock_shared(); }
  bool try_lock_read() { return mutex_.try_lock_shared(); }
  /// Ends the reading or the writing of the calling thread.
  void unlock() {
    if (is_written_) {
      is_written_ = false;
      mutex_.unlock();
    } else {
      mutex_.unlock_shared();
    }
  }

  class scoped_lock {
  public:
    explicit scoped_lock(reader_writer_lock &lock) : lock_(lock) { lock_.lock(); }
    ~scoped_lock() { lock_.unlock(); }
    scoped_lock(const scoped_lock &) = delete;
    scoped_lock &operator=(const scoped_lock &) = delete;

  private:
    reader_writer_lock &lock_;
  };
  class scoped_lock_read {
  public:
    explicit scoped_lock_read(reader_writer_lock &lock) : lock_(lock) { lock_.lock_read(); }
    ~scoped_lock_read() { lock_.unlock(); }
    scoped_lock_read(const scoped_lock_read &) = delete;
    scoped_lock_read &operator=(const scoped_lock_read &) = delete;

  private:
    reader_writer_lock &lock_;
  };

private:
  std::shared_timed_mutex mutex_;
  /// Whether a thread holds the lock for writing. Only the writer changes it and only threads that
  /// hold the lock read it, so it is no race.
  bool is_written_ = false;
};

constexpr unsigned int COOPERATIVE_TIMEOUT_INFINITE = ~0u;
constexpr std::size_t COOPERATIVE_WAIT_TIMEOUT = ~std::size_t(0);

/// An event that threads wait for. It stays set until it is reset.
class event {
public:
  void set() {
    const std::lock_guard<std::mutex> hold(mutex_);
    set_ = true;
    changed_.notify_all();
  }
  void reset() {
    const std::lock_guard<std::mutex> hold(mutex_);
    set_ = false;
  }
  /// Waits until the event is set. Returns 0, or COOPERATIVE_WAIT_TIMEOUT if it was not set within
  /// so many milliseconds.
  std::size_t wait(unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
    std::unique_lock<std::mutex> hold(mutex_);
    const auto is_set = [&] { return set_; };
    if (milliseconds == COOPERATIVE_TIMEOUT_INFINITE)
      changed_.wait(hold, is_set);
    else if (!changed_.wait_for(hold, std::chrono::milliseconds(milliseconds), is_set))
      return COOPERATIVE_WAIT_TIMEOUT;
    return 0;
  }

private:
  std::mutex mutex_;
  std::condition_variable changed_;
  bool set_ = false;
};

/// receive() and agent::wait() of agents.h throw it when their time is over. event::wait() returns
/// COOPERATIVE_WAIT_TIMEOUT instead.
class operation_timed_out : public std::exception {
public:
  const char *what() const noexcept override { return "the operation has timed out"; }
};

/// Lets the calling thread sleep.
inline void wait(unsigned int milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

/// Returns the number of processors of the machine, at least 1.
inline unsigned int GetProcessorCount() {
  const unsigned int count = std::thread::hardware_concurrency();
  return count ? count : 1;
}

} // namespace Concurrency

namespace concurrency = Concurrency;

#endif
