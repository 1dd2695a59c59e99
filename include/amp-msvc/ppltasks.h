//===- ppltasks.h - tasks and their continuations, on the threads of ppl.h ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). task, create_task, task::then,
// when_all, when_any and task_completion_event of Microsoft's library. Programs get tasks from
// completion_future::to_task as well. A further function of tasks is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_PPLTASKS_H
#define AMP_MSVC_PPLTASKS_H

#include "ppl.h"
#include <memory>

namespace Concurrency {

template <typename T> class task;

/// The result of task::wait.
typedef task_group_status task_status;

/// Where a continuation runs: always on the pool.
class task_continuation_context {
public:
  static task_continuation_context use_default() { return task_continuation_context(); }
  static task_continuation_context use_arbitrary() { return task_continuation_context(); }
  static task_continuation_context use_current() { return task_continuation_context(); }
};

namespace ppl_detail {

/// std::is_invocable, which C++14 does not have.
template <typename Function, typename Argument, typename = void>
struct is_callable : std::false_type {};
template <typename Function, typename Argument>
struct is_callable<Function, Argument,
                   decltype(static_cast<void>(std::declval<Function>()(std::declval<Argument>())))>
    : std::true_type {};

/// The value of a task<void>, so that all tasks have one.
struct nothing {};
template <typename T>
using stored = std::conditional_t<std::is_void<T>::value, nothing, std::remove_const_t<T>>;

/// The state that copies of a task share: its result or exception, and the work that follows. The
/// mutex of the pool protects it.
template <typename T> class task_state {
public:
  /// Ends the task with a value or an exception, and starts the work that follows. Only the first
  /// call has an effect.
  void set(std::shared_ptr<T> value, std::exception_ptr failure) {
    std::vector<std::function<void()>> next;
    thread_pool::instance().announce([&] {
      if (done_)
        return;
      value_ = std::move(value);
      failure_ = failure;
      done_ = true;
      next.swap(next_);
    });
    for (std::function<void()> &work : next)
      thread_pool::instance().add(std::move(work));
  }
  /// Runs `work` on the pool when the task has ended.
  void when_done(std::function<void()> work) {
    const bool at_once = thread_pool::instance().ask([&] {
      if (!done_)
        next_.push_back(work);
      return done_;
    });
    if (at_once)
      thread_pool::instance().add(std::move(work));
  }
  void wait() {
    thread_pool::instance().block_until([&] { return done_; });
  }
  const T &get() {
    wait();
    if (failure_)
      std::rethrow_exception(failure_);
    return *value_;
  }
  bool done() {
    return thread_pool::instance().ask([&] { return done_; });
  }

  /// Calls function(), and ends the task with its result or exception.
  template <typename Function> void set_from(const Function &function) {
    try {
      if constexpr (std::is_same<T, nothing>::value) {
        function();
        set(std::make_shared<T>(), nullptr);
      } else {
        set(std::make_shared<T>(function()), nullptr);
      }
    } catch (...) {
      set(nullptr, std::current_exception());
    }
  }

private:
  bool done_ = false;
  std::shared_ptr<T> value_;
  std::exception_ptr failure_;
  std::vector<std::function<void()>> next_;
};

template <typename Function, typename T, typename = void> struct continuation;

/// The type of the result of a task whose function returns T: T, or, if T is a task, the type of
/// the result of T.
template <typename T> struct unwrapped {
  using type = T;
};
template <typename T> struct unwrapped<task<T>> {
  using type = T;
};

} // namespace ppl_detail

/// A result of type T that is computed on the pool. Copies are the same task.
template <typename T> class task {
public:
  using result_type = T;

  task() = default;
  /// Starts to compute function().
  template <typename Function, typename = decltype(std::declval<Function &>()())>
  explicit task(Function function) : state_(std::make_shared<state>()) {
    ppl_detail::thread_pool::instance().add(
        [into = state_, function]() mutable { start(into, function); });
  }

  /// The same with a token. A task whose token was canceled before it begins, ends with
  /// task_canceled.
  template <typename Function, typename = decltype(std::declval<Function &>()())>
  task(Function function, const cancellation_token &token) : state_(std::make_shared<state>()) {
    ppl_detail::thread_pool::instance().add([into = state_, function, token]() mutable {
      const ppl_detail::token_scope scope(token);
      auto call = [&] {
        interruption_point();
        return function();
      };
      start(into, call);
    });
  }

  /// Waits for the result and returns it, or throws the exception with which the task ended.
  T get() const {
    if constexpr (std::is_void<T>::value)
      state_->get();
    else
      return state_->get();
  }
  /// Waits for the end. Returns `canceled` for a task that was canceled, and throws the exception
  /// with which another task ended.
  task_status wait() const {
    try {
      state_->get();
    } catch (const task_canceled &) {
      return canceled;
    }
    return completed;
  }
  bool is_done() const { return state_->done(); }

  /// Returns a task that calls f after this one has ended: with its result, or, if f takes a task,
  /// with this task. If this task ends with an exception and f takes the result, f is not called,
  /// and the returned task ends with the same exception.
  template <typename Function> auto then(Function f) const {
    using call = ppl_detail::continuation<Function, T>;
    using result = typename ppl_detail::unwrapped<typename call::result>::type;
    task<result> next = task<result>::make();
    state_->when_done([into = next.state_, before = *this, f]() mutable {
      auto function = [&] { return call::call(f, before); };
      task<result>::start(into, function);
    });
    return next;
  }

  /// The same with a token for the new task. A context is ignored.
  template <typename Function> auto then(Function f, const cancellation_token &token) const {
    using call = ppl_detail::continuation<Function, T>;
    using result = typename ppl_detail::unwrapped<typename call::result>::type;
    task<result> next = task<result>::make();
    state_->when_done([into = next.state_, before = *this, f, token]() mutable {
      const ppl_detail::token_scope scope(token);
      auto function = [&] {
        interruption_point();
        return call::call(f, before);
      };
      task<result>::start(into, function);
    });
    return next;
  }
  template <typename Function> auto then(Function f, const task_continuation_context &) const {
    return then(f);
  }
  template <typename Function>
  auto then(Function f, const cancellation_token &token, const task_continuation_context &) const {
    return then(f, token);
  }

  friend bool operator==(const task &a, const task &b) { return a.state_ == b.state_; }
  friend bool operator!=(const task &a, const task &b) { return a.state_ != b.state_; }

private:
  using state = ppl_detail::task_state<ppl_detail::stored<T>>;
  template <typename> friend class task;
  template <typename> friend class task_completion_event;

  static task make() {
    task result;
    result.state_ = std::make_shared<state>();
    return result;
  }

  /// Calls function() and ends the task `into` with its result or exception. If the result is a
  /// task, `into` ends when that task ends, with the result or exception of that task.
  template <typename Function>
  static void start(const std::shared_ptr<state> &into, Function &function) {
    using result = decltype(function());
    if constexpr (!std::is_same<typename ppl_detail::unwrapped<result>::type, result>::value &&
                  !std::is_same<result, T>::value) {
      try {
        result inner = function();
        inner.state_->when_done([into, inner] { into->set_from([&] { return inner.get(); }); });
      } catch (...) {
        into->set(nullptr, std::current_exception());
      }
    } else {
      into->set_from(function);
    }
  }

  std::shared_ptr<state> state_;
};

namespace ppl_detail {

/// The call of a continuation: with the value of the task before it, or with that task itself.
template <typename Function, typename T, typename> struct continuation {
  using result = std::decay_t<decltype(std::declval<Function &>()(std::declval<T>()))>;
  static result call(Function &f, const task<T> &before) { return f(before.get()); }
};
template <typename Function> struct continuation<Function, void, void> {
  template <typename F> static auto probe(F &f, int) -> decltype(f());
  template <typename F> static auto probe(F &f, long) -> decltype(f(std::declval<task<void>>()));
  using result = decltype(probe(std::declval<Function &>(), 0));
  template <typename F> static auto run(F &f, const task<void> &t, int) -> decltype(f()) {
    t.get();
    return f();
  }
  template <typename F> static auto run(F &f, const task<void> &t, long) -> decltype(f(t)) {
    return f(t);
  }
  static result call(Function &f, const task<void> &before) { return run(f, before, 0); }
};
template <typename Function, typename T>
struct continuation<Function, T,
                    std::enable_if_t<!std::is_void<T>::value &&
                                     ppl_detail::is_callable<Function &, task<T>>::value &&
                                     !ppl_detail::is_callable<Function &, T>::value>> {
  using result = decltype(std::declval<Function &>()(std::declval<task<T>>()));
  static result call(Function &f, const task<T> &before) { return f(before); }
};

} // namespace ppl_detail

/// A task (to_task) that ends when the program calls set() or set_exception().
template <typename T> class task_completion_event {
public:
  task_completion_event() : task_(task<T>::make()) {}
  template <typename Value> void set(Value &&value) const {
    task_.state_->set_from([&] { return T(std::forward<Value>(value)); });
  }
  void set() const {
    task_.state_->set_from([] {});
  }
  template <typename Exception> void set_exception(Exception e) const {
    set_exception(std::make_exception_ptr(e));
  }
  void set_exception(std::exception_ptr e) const { task_.state_->set(nullptr, e); }
  task<T> to_task() const { return task_; }

private:
  task<T> task_;
};

/// Return a task: of an event, of a function, or with a known result.
template <typename T> task<T> create_task(const task_completion_event<T> &event) {
  return event.to_task();
}
template <typename Function> auto create_task(Function function) {
  return task<typename ppl_detail::unwrapped<decltype(function())>::type>(std::move(function));
}

template <typename Function> auto create_task(Function function, const cancellation_token &token) {
  return task<typename ppl_detail::unwrapped<decltype(function())>::type>(std::move(function),
                                                                          token);
}
template <typename T> task<T> create_task(const task<T> &same) { return same; }

template <typename T, typename Exception> task<T> task_from_exception(const Exception &exception) {
  task_completion_event<T> event;
  event.set_exception(exception);
  return event.to_task();
}
template <typename T> task<T> task_from_result(T value) {
  return create_task([value] { return value; });
}
inline task<void> task_from_result() {
  return create_task([] {});
}

class completion_future;
/// Returns a task that ends when `future` does. completion_future::to_task calls it. It is a
/// template, because completion_future is incomplete here: this header does not include <amp.h>.
template <typename Future,
          typename = std::enable_if_t<std::is_same<Future, completion_future>::value>>
task<void> task_of(const Future &future) {
  task_completion_event<void> done;
  future.then([done] { done.set(); });
  return done.to_task().then([future] { future.get(); });
}

/// Returns a task with the vector of the results of all tasks, in their order; for tasks without a
/// result, a task without one. It ends with the first exception in this order.
template <typename Iterator> auto when_all(Iterator first, Iterator last) {
  using one = typename std::iterator_traits<Iterator>::value_type;
  using result = typename one::result_type;
  std::vector<one> tasks(first, last);
  return create_task([tasks] {
    if constexpr (std::is_void<result>::value) {
      for (const one &t : tasks)
        t.get();
    } else {
      std::vector<result> results;
      for (const one &t : tasks)
        results.push_back(t.get());
      return results;
    }
  });
}

namespace ppl_detail {

/// The object that the tasks of a when_any share. T is the type of its result.
template <typename T> class any_of {
public:
  explicit any_of(std::size_t tasks) : running_(tasks) {}

  /// Ends one of the tasks with the value or the exception of result().
  template <typename Result> void end(const Result &result) {
    std::exception_ptr failure;
    try {
      done_.set(result());
    } catch (...) {
      failure = std::current_exception();
    }
    const bool last = thread_pool::instance().ask([&] {
      if (!failure_)
        failure_ = failure;
      return --running_ == 0;
    });
    if (last && failure_)
      done_.set_exception(failure_); // without an effect if there was a value
  }
  task<T> to_task() const { return done_.to_task(); }

private:
  task_completion_event<T> done_;
  std::size_t running_; // the mutex of the pool protects these
  std::exception_ptr failure_;
};

} // namespace ppl_detail

/// Returns a task with the result of the first task that ends without an exception, and its number;
/// for tasks without a result, with the number. If all tasks end with exceptions, it ends with the
/// first of them. Throws std::invalid_argument if there are no tasks.
template <typename Iterator> auto when_any(Iterator first, Iterator last) {
  using one = typename std::iterator_traits<Iterator>::value_type;
  using result = typename one::result_type;
  using numbered = std::conditional_t<std::is_void<result>::value, std::size_t,
                                      std::pair<ppl_detail::stored<result>, std::size_t>>;
  const std::vector<one> tasks(first, last);
  if (tasks.empty())
    throw std::invalid_argument("when_any without tasks");
  const auto any = std::make_shared<ppl_detail::any_of<numbered>>(tasks.size());
  for (std::size_t i = 0; i != tasks.size(); ++i)
    tasks[i].then([any, i](task<result> t) {
      any->end([&] {
        if constexpr (std::is_void<result>::value) {
          t.get();
          return i;
        } else {
          return numbered(t.get(), i);
        }
      });
    });
  return any->to_task();
}

template <typename T> auto operator&&(const task<T> &a, const task<T> &b) {
  const task<T> both[] = {a, b};
  return when_all(std::begin(both), std::end(both));
}
/// Returns a task with the result of the first of the two that ends without an exception.
template <typename T> task<T> operator||(const task<T> &a, const task<T> &b) {
  const task<T> both[] = {a, b};
  if constexpr (std::is_void<T>::value)
    return when_any(std::begin(both), std::end(both)).then([](std::size_t) {});
  else
    return when_any(std::begin(both), std::end(both)).then([](std::pair<T, std::size_t> first) {
      return first.first;
    });
}

} // namespace Concurrency

namespace concurrency = Concurrency;

#endif
