//===- concrt.h - locks, events and waits of the Concurrency Runtime ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A replacement, on the standard library, for the header of Visual C++ with this name: the parts of
// it that programs with C++ AMP use beside their kernels. On the include path only with --amp-msvc.
// Locks are not recursive, and nothing throws improper_lock.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONCRT_H
#define AMP_MSVC_CONCRT_H

#include <chrono>
#include <condition_variable>
#include <exception>
#include <mutex>
#include <shared_mutex>
#include <thread>

namespace Concurrency {

class critical_section {
public:
  void lock() { mutex_.lock(); }
  bool try_lock() { return mutex_.try_lock(); }
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
  std::mutex mutex_;
};

/// A lock that many readers or one writer hold. It prefers neither.
class reader_writer_lock {
public:
  void lock() { mutex_.lock(); }
  bool try_lock() { return mutex_.try_lock(); }
  void lock_read() {
    mutex_.lock_shared();
    reads() = true;
  }
  bool try_lock_read() { return reads() = mutex_.try_lock_shared(); }
  void unlock() {
    if (reads()) {
      reads() = false;
      mutex_.unlock_shared();
    } else {
      mutex_.unlock();
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
  /// The thread holds a lock for reading, so that unlock() releases it as a reader. It is one flag
  /// for all locks, so a thread must not hold two reader_writer_locks at a time.
  static bool &reads() {
    static thread_local bool reading = false;
    return reading;
  }
  std::shared_timed_mutex mutex_;
};

constexpr unsigned int COOPERATIVE_TIMEOUT_INFINITE = ~0u;
constexpr std::size_t COOPERATIVE_WAIT_TIMEOUT = ~std::size_t(0);

/// A signal for threads: after set(), every wait() returns at once, until reset().
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
  /// Returns 0 when the event is set, or COOPERATIVE_WAIT_TIMEOUT if that takes longer.
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

/// For `catch` clauses of programs; nothing here throws it.
class operation_timed_out : public std::exception {
public:
  const char *what() const noexcept override { return "the operation has timed out"; }
};

inline void wait(unsigned int milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

inline unsigned int GetProcessorCount() {
  const unsigned int count = std::thread::hardware_concurrency();
  return count ? count : 1;
}

} // namespace Concurrency

namespace concurrency = Concurrency;

#endif
