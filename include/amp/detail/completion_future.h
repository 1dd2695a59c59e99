//===- completion_future.h - the end of an asynchronous operation (spec 4.6) ===//
#ifndef AMP_DETAIL_COMPLETION_FUTURE_H
#define AMP_DETAIL_COMPLETION_FUTURE_H

#include "config.h"
#include <ampcc_rt/background.h>
#include <ampcc_rt/device.h>
#include <chrono>
#include <future>
#include <utility>

namespace concurrency {

/// Like std::shared_future<void>, plus `then`.
class completion_future {
public:
  completion_future() noexcept {}
  /// For the library: refers to the operation behind `future`.
  explicit completion_future(std::shared_future<void> future) : future_(std::move(future)) {}
  explicit completion_future(ampcc_rt::completion work)
      : future_(std::move(work.done)), by_(std::move(work.by)) {}

  /// Throws what the operation ended with, and what kernels before it have sent with
  /// direct3d_errorf and direct3d_abort.
  void get() const {
    future_.get();
    if (by_)
      ampcc_rt::raise_messages(*by_);
  }
  bool valid() const noexcept { return future_.valid(); }
  void wait() const { future_.wait(); }

  template <typename Rep, typename Period>
  std::future_status wait_for(const std::chrono::duration<Rep, Period> &duration) const {
    return future_.wait_for(duration);
  }
  template <typename Clock, typename Duration>
  std::future_status wait_until(const std::chrono::time_point<Clock, Duration> &time) const {
    return future_.wait_until(time);
  }

  operator std::shared_future<void>() const { return future_; }

  /// Calls `func()` on another thread once the operation has completed, however it ended; the
  /// process waits for it before it ends. Can be called several times.
  template <typename Functor> void then(const Functor &func) const {
    std::shared_future<void> future = future_;
    ampcc_rt::in_background([future, func]() {
      future.wait();
      func();
    });
  }

private:
  std::shared_future<void> future_;
  std::shared_ptr<ampcc_rt::queue> by_;
};

} // namespace concurrency

#endif
