//===- completion_future.h - the end of an asynchronous operation (spec 4.6) ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Asynchronous copies and accelerator_view::create_marker return it. It has the interface of
// std::shared_future<void> without <future>. ampcc_rt/operation.h declares the functions of the
// runtime that it calls. docs/library is generated from its comments (scripts/library-manual). A
// further member needs a row in docs/library-support.list, which names its test.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_DETAIL_COMPLETION_FUTURE_H
#define AMP_DETAIL_COMPLETION_FUTURE_H

#include "../../ampcc_rt/operation.h"
#include "config.h"
#include <type_traits>
#include <utility>

// <future> and <chrono> take more time to parse than all of this library, so the names that this
// file needs are declared here. ampcc adds the two headers to programs that use their names
// (ampcc_rt/standard.h). Only libstdc++'s names can be declared so.
#ifdef __GLIBCXX__
namespace std {
_GLIBCXX_BEGIN_NAMESPACE_VERSION
enum class future_status;
template <typename T> class shared_future;
namespace chrono {
template <typename Rep, typename Period> struct duration;
template <typename Clock, typename Duration> struct time_point;
} // namespace chrono
_GLIBCXX_END_NAMESPACE_VERSION
} // namespace std
#else
#include <chrono>
#include <future>
#endif

namespace Concurrency {
namespace ampcc_detail {

/// make() returns the task of a future by calling task_of() of <ppltasks.h>. Without that header it
/// is a compile-time error.
template <typename Future, typename = void> struct task_maker {
  static_assert(sizeof(Future) == 0,
                "concurrency::completion_future::to_task: its result is a task of <ppltasks.h>; "
                "include <ppltasks.h>, and compile with --amp-msvc, which brings it");
  static Future make(const Future &future) { return future; }
};
template <typename Future>
struct task_maker<Future, decltype(static_cast<void>(task_of(std::declval<const Future &>())))> {
  static auto make(const Future &future) { return task_of(future); }
};

} // namespace ampcc_detail

/// The end of an asynchronous operation: a handle like `std::shared_future<void>`, with `then`.
/// Copies are for the same operation. All members can be called several times, `get` and `wait`
/// too. The destruction of the last copy neither cancels the operation nor waits for it; only the
/// error is lost.
///
/// Example:
///   completion_future done = copy_async(numbers, memory.begin());
///   other_work();
///   done.get();
class completion_future {
public:
  /// A future of no operation: `valid` is false, and waiting throws std::future_error.
  completion_future() noexcept {}
  /// For the library.
  explicit completion_future(ampcc_rt::operation operation) : operation_(std::move(operation)) {}

  /// Waits until the operation has ended.
  ///
  /// Throws the exception with which the operation ended.
  void get() const { ampcc_rt::get(operation_); }
  /// Whether there is an operation.
  bool valid() const noexcept { return operation_ != nullptr; }
  /// Waits. Unlike `get` it does not throw the operation's error.
  void wait() const { ampcc_rt::wait(operation_); }

  /// Waits no longer than `duration`. Returns std::future_status::ready if the operation has ended,
  /// else std::future_status::timeout.
  template <typename Rep, typename Period>
  std::future_status wait_for(const std::chrono::duration<Rep, Period> &duration) const {
    const double seconds = static_cast<double>(duration.count()) * Period::num / Period::den;
    return status(ampcc_rt::wait_for(operation_, seconds));
  }
  /// The same, no longer than until `time`.
  template <typename Clock, typename Duration>
  std::future_status wait_until(const std::chrono::time_point<Clock, Duration> &time) const {
    for (;;) { // the clock may be set meanwhile
      const auto left = time - Clock::now();
      std::future_status found = wait_for(left);
      if (left.count() <= 0 || found == status(true))
        return found;
    }
  }

  /// Converts to `std::shared_future<void>`.
  template <
      typename Future,
      typename std::enable_if<std::is_same<Future, std::shared_future<void>>::value, int>::type = 0>
  operator Future() const {
    union holder { // memory that share() fills, because Future is incomplete without <future>
      holder() {}
      ~holder() { future.~Future(); }
      Future future;
    } made;
    ampcc_rt::share(operation_, std::addressof(made.future));
    return std::move(made.future);
  }

  /// Calls `func()` on another thread once the operation has completed, however it ended. The
  /// process does not end before `func` has returned. An exception of `func` is lost: catch it
  /// there. Can be called several times.
  ///
  /// Throws std::future_error where there is no operation.
  template <typename Functor> void then(const Functor &func) const {
    if (!valid())
      return wait(); // throws
    ampcc_rt::operation operation = operation_;
    ampcc_rt::in_background([operation, func]() {
      ampcc_rt::wait(operation);
      func();
    });
  }

  /// Returns a task of <ppltasks.h>, without a value, that ends with the operation. Needs
  /// --amp-msvc.
  template <typename Future = completion_future> auto to_task() const {
    return ampcc_detail::task_maker<Future>::make(static_cast<const Future &>(*this));
  }

private:
  /// The values of std::future_status: 0 for ready, 1 for timeout.
  static std::future_status status(bool ready) {
    return static_cast<std::future_status>(ready ? 0 : 1);
  }

  ampcc_rt::operation operation_;
};

} // namespace Concurrency

#endif
