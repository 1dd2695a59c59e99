//===- cancellation.h - cancellation tokens of tasks ----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <ppl.h> includes this file, and the tasks of <ppltasks.h>
// use it. A task with a token that is canceled before the task begins ends with task_canceled. A
// task that runs has to look at its token, as in Microsoft's library. task_group::cancel() (ppl.h)
// cancels no token, but the work of the group sees it by is_current_task_group_canceling(). A
// further member of tokens is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CANCELLATION_H
#define AMP_MSVC_DETAIL_CANCELLATION_H

#include "scheduler.h"
#include <condition_variable>
#include <cstddef>
#include <exception>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>

namespace Concurrency {

namespace ppl_detail {

/// The state that a source and its tokens share.
class cancellation_state {
public:
  bool is_canceled() {
    const std::lock_guard<std::mutex> hold(mutex_);
    return is_canceled_;
  }
  /// Calls the function when cancel() is called, or at once if it was. Returns its number.
  std::size_t add(std::function<void()> callback) {
    std::unique_lock<std::mutex> hold(mutex_);
    const std::size_t number = next_++;
    if (is_canceled_) {
      hold.unlock();
      callback();
    } else {
      callbacks_.emplace(number, std::move(callback));
    }
    return number;
  }
  /// Afterwards the function neither is called nor runs, except in the calling thread.
  void remove(std::size_t number) {
    std::unique_lock<std::mutex> hold(mutex_);
    callbacks_.erase(number);
    if (caller_ != std::this_thread::get_id())
      returned_.wait(hold, [&] { return caller_ == std::thread::id() || called_ != number; });
  }
  /// Calls the functions one after another, without the lock. Throws the first of their exceptions
  /// at the end.
  void cancel() {
    std::exception_ptr failure;
    std::unique_lock<std::mutex> hold(mutex_);
    if (std::exchange(is_canceled_, true))
      return;
    caller_ = std::this_thread::get_id();
    while (!callbacks_.empty()) {
      called_ = callbacks_.begin()->first;
      std::function<void()> callback = std::move(callbacks_.begin()->second);
      callbacks_.erase(callbacks_.begin());
      hold.unlock();
      try {
        callback();
      } catch (...) {
        if (!failure)
          failure = std::current_exception();
      }
      callback = nullptr;
      hold.lock();
      returned_.notify_all();
    }
    caller_ = std::thread::id();
    returned_.notify_all();
    hold.unlock();
    if (failure)
      std::rethrow_exception(failure);
  }

private:
  std::mutex mutex_;
  std::condition_variable returned_;
  bool is_canceled_ = false;
  std::size_t next_ = 0, called_ = 0;
  std::thread::id caller_; ///< of the thread that is in cancel() and calls function `called_`
  std::map<std::size_t, std::function<void()>> callbacks_;
};

} // namespace ppl_detail

class cancellation_token_registration {
private:
  friend class cancellation_token;
  std::size_t number_ = 0;
};

/// Tells whether its source was canceled.
class cancellation_token {
public:
  /// A token that nothing cancels.
  static cancellation_token none() { return cancellation_token(nullptr); }
  bool is_cancelable() const { return state_ != nullptr; }
  bool is_canceled() const { return state_ && state_->is_canceled(); }
  /// Calls the function when the source is canceled, in the thread that cancels it, or at once if
  /// it already is.
  template <typename Function>
  cancellation_token_registration register_callback(const Function &function) const {
    cancellation_token_registration result;
    if (state_)
      result.number_ = state_->add(function);
    return result;
  }
  /// Prevents the call of the function. If another thread calls it just now, waits for its end.
  void deregister_callback(const cancellation_token_registration &registration) const {
    if (state_)
      state_->remove(registration.number_);
  }
  friend bool operator==(const cancellation_token &a, const cancellation_token &b) {
    return a.state_ == b.state_;
  }
  friend bool operator!=(const cancellation_token &a, const cancellation_token &b) {
    return a.state_ != b.state_;
  }

private:
  friend class cancellation_token_source;
  explicit cancellation_token(std::shared_ptr<ppl_detail::cancellation_state> state)
      : state_(std::move(state)) {}
  std::shared_ptr<ppl_detail::cancellation_state> state_;
};

class cancellation_token_source {
public:
  cancellation_token_source() : state_(std::make_shared<ppl_detail::cancellation_state>()) {}
  /// Returns a source that is canceled with the token.
  static cancellation_token_source create_linked_source(const cancellation_token &token) {
    cancellation_token_source result;
    token.register_callback([state = result.state_] { state->cancel(); });
    return result;
  }
  cancellation_token get_token() const { return cancellation_token(state_); }
  void cancel() const {
    const auto state = state_; // a callback may destroy this object
    state->cancel();
  }

private:
  std::shared_ptr<ppl_detail::cancellation_state> state_;
};

namespace ppl_detail {

/// The token of the task that the thread runs.
inline cancellation_token &current_token() {
  static thread_local cancellation_token token = cancellation_token::none();
  return token;
}

/// Sets current_token() for a scope: a task does so while it runs.
class token_scope {
public:
  explicit token_scope(const cancellation_token &token) : before_(current_token()) {
    current_token() = token;
  }
  ~token_scope() { current_token() = before_; }
  token_scope(const token_scope &) = delete;
  token_scope &operator=(const token_scope &) = delete;

private:
  cancellation_token before_;
};

} // namespace ppl_detail

/// For the running task: whether its token was canceled, and a way to end it.
inline bool is_task_cancellation_requested() { return ppl_detail::current_token().is_canceled(); }
[[noreturn]] inline void cancel_current_task() { throw task_canceled(); }
/// Whether the task group whose function the thread runs, a group around that, or the token of the
/// running task was canceled.
inline bool is_current_task_group_canceling() {
  return ppl_detail::is_current_group_canceled() || is_task_cancellation_requested();
}
/// Ends the running function of a canceled task group, or the running task if its token was
/// canceled. Else it does nothing.
inline void interruption_point() {
  if (ppl_detail::is_current_group_canceled())
    throw ppl_detail::interruption();
  if (is_task_cancellation_requested())
    cancel_current_task();
}

/// Calls the function with the token as that of the running task.
template <typename Function>
void run_with_cancellation_token(const Function &function, const cancellation_token &token) {
  const ppl_detail::token_scope scope(token);
  function();
}

} // namespace Concurrency

#endif
