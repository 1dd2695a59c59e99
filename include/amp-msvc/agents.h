//===- agents.h - agents and buffers of messages, on standard threads -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. The parts of Microsoft's Asynchronous Agents Library
// that programs use: agent, unbounded_buffer, overwrite_buffer, single_assignment, call,
// transformer, timer, send and receive, with filters; joins and choices are in
// detail/message_joins.h. Message blocks of the program do not exist. An agent is a thread. A
// message that reaches a buffer with linked targets goes to the first target that accepts it, in
// the thread that sends the message. When a program links a target to a buffer, the messages in the
// buffer go to this target, in the thread that calls link_target().
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_AGENTS_H
#define AMP_MSVC_AGENTS_H

#include "concrt.h"
#include "detail/message_joins.h"
#include "detail/message_links.h"
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace Concurrency {

enum agent_status { agent_created, agent_runnable, agent_started, agent_done, agent_canceled };

/// A queue of messages. Each is received once.
template <typename T> class unbounded_buffer : public ITarget<T>, public queued_source<T> {
public:
  unbounded_buffer() = default;
  explicit unbounded_buffer(typename ITarget<T>::filter_method filter)
      : ITarget<T>(std::move(filter)) {}
  ~unbounded_buffer() override { this->unlink_sources(); }
  bool put(const T &message) override {
    if (!this->accepts(message))
      return false;
    this->emit(message);
    return true;
  }
  bool enqueue(const T &message) { return put(message); }
  T dequeue() {
    T message = T();
    this->take_within(message, COOPERATIVE_TIMEOUT_INFINITE);
    return message;
  }
};

/// A target that calls a function for each message, one after another in a thread of its own. The
/// destructor waits until all messages are handled.
template <typename T> class call : public ITarget<T> {
public:
  explicit call(std::function<void(const T &)> function,
                typename ITarget<T>::filter_method filter = nullptr)
      : ITarget<T>(std::move(filter)), function_(std::move(function)), worker_([this] { work(); }) {
  }
  ~call() override {
    this->unlink_sources();
    {
      std::lock_guard<std::mutex> lock(mutex_);
      ends_ = true;
    }
    changed_.notify_one();
    worker_.join();
  }
  bool put(const T &message) override {
    if (!this->accepts(message))
      return false;
    std::lock_guard<std::mutex> lock(mutex_);
    messages_.push_back(message);
    // With the lock, because another thread may destroy the object when the function has run.
    changed_.notify_one();
    return true;
  }

private:
  void work() {
    std::unique_lock<std::mutex> lock(mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return ends_ || !messages_.empty(); });
      if (messages_.empty())
        return;
      const T message = std::move(messages_.front());
      messages_.pop_front();
      lock.unlock();
      function_(message);
      lock.lock();
    }
  }

  std::function<void(const T &)> function_;
  std::mutex mutex_;
  std::condition_variable changed_;
  std::deque<T> messages_;
  bool ends_ = false;
  std::thread worker_; ///< the last member: it uses the others
};

/// A target that calls a function for each message, and a source of the results.
template <typename I, typename O> class transformer : public ITarget<I>, public queued_source<O> {
public:
  explicit transformer(std::function<O(const I &)> function, ITarget<O> *target = nullptr,
                       typename ITarget<I>::filter_method filter = nullptr)
      : call_([this, function](const I &message) { this->emit(function(message)); },
              std::move(filter)) {
    if (target)
      this->link_target(target);
  }
  ~transformer() override { this->unlink_sources(); }
  bool put(const I &message) override { return call_.put(message); }

private:
  call<I> call_; ///< the last member: its thread uses the others
};

/// A source that sends a value so many milliseconds after start(): once, or again and again until
/// it is stopped.
template <typename T> class timer : public queued_source<T> {
public:
  timer(unsigned int milliseconds, const T &value, ITarget<T> *target = nullptr,
        bool repeats = false)
      : period_(milliseconds), value_(value), repeats_(repeats) {
    if (target)
      this->link_target(target);
  }
  ~timer() override {
    stop();
    {
      std::lock_guard<std::mutex> lock(running_mutex_);
      ends_ = true;
    }
    changed_.notify_all();
    if (thread_.joinable())
      thread_.join();
  }

  /// Does nothing if the timer runs.
  void start() {
    std::lock_guard<std::mutex> lock(running_mutex_);
    if (runs_)
      return;
    if (!thread_.joinable())
      thread_ = std::thread([this] { work(); });
    runs_ = true;
    ++starts_;
    changed_.notify_all();
  }
  /// Ends the timer. No message is sent afterwards. start() starts it again. A target of the timer
  /// may call both, but must not destroy the timer.
  void stop() {
    std::unique_lock<std::mutex> lock(running_mutex_);
    runs_ = false;
    changed_.notify_all();
    if (thread_.get_id() != std::this_thread::get_id())
      changed_.wait(lock, [this, begun = begun_] { return ended_ >= begun; });
  }
  void pause() { stop(); }

private:
  /// The thread of the timer, which exists from the first start() to the destructor.
  void work() {
    std::unique_lock<std::mutex> lock(running_mutex_);
    for (;;) {
      changed_.wait(lock, [this] { return runs_ || ends_; });
      if (ends_)
        return;
      if (changed_.wait_for(lock, period_,
                            [this, start = starts_] { return !runs_ || starts_ != start; }))
        continue;
      runs_ = repeats_;
      ++begun_;
      lock.unlock();
      this->emit(value_);
      lock.lock();
      ++ended_;
      changed_.notify_all();
    }
  }

  const std::chrono::milliseconds period_;
  const T value_;
  const bool repeats_;
  std::mutex running_mutex_; ///< protects the members below
  std::condition_variable changed_;
  bool runs_ = false, ends_ = false;
  std::size_t starts_ = 0;
  std::size_t begun_ = 0, ended_ = 0; ///< how many messages were begun and ended to be sent
  std::thread thread_;
};

/// Send and receive a message. asend() is the same as send(): both return when the target has
/// accepted or rejected the message. receive() throws operation_timed_out if none came in time.
template <typename T> bool send(ITarget<T> *target, const typename ITarget<T>::type &message) {
  return target->put(message);
}
template <typename T> bool send(ITarget<T> &target, const typename ITarget<T>::type &message) {
  return target.put(message);
}
template <typename T> bool asend(ITarget<T> *target, const typename ITarget<T>::type &message) {
  return target->put(message);
}
template <typename T> bool asend(ITarget<T> &target, const typename ITarget<T>::type &message) {
  return target.put(message);
}
template <typename T>
T receive(ISource<T> &source, unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
  T message = T();
  if (!source.take_within(message, milliseconds))
    throw operation_timed_out();
  return message;
}
template <typename T>
T receive(ISource<T> *source, unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
  return receive(*source, milliseconds);
}
template <typename T> bool try_receive(ISource<T> &source, T &to) { return source.try_take(to); }
template <typename T> bool try_receive(ISource<T> *source, T &to) { return source->try_take(to); }

/// An object with a thread, in which start() calls run(). The run() of a program must call done()
/// at its end, because wait() waits for that. The program must wait for a started agent before it
/// destroys the agent: ~agent waits for the thread too, but the derived class is destroyed before.
class agent {
public:
  agent() = default;
  agent(const agent &) = delete;
  agent &operator=(const agent &) = delete;
  virtual ~agent() {
    if (thread_.joinable())
      thread_.join();
  }

  /// Starts the thread. Returns false if the agent was started or canceled before.
  bool start() {
    std::lock_guard<std::mutex> lock(mutex());
    if (status_ != agent_created)
      return false;
    status_ = agent_started;
    thread_ = std::thread([this] { run(); });
    return true;
  }
  /// Prevents the start. Returns false if the agent was started or canceled before.
  bool cancel() { return change(agent_created, agent_canceled); }
  agent_status status() {
    std::lock_guard<std::mutex> lock(mutex());
    return status_;
  }
  /// Waits until the agent is done or canceled. Throws operation_timed_out after so many
  /// milliseconds.
  static agent_status wait(agent *which, unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
    agent_status status;
    std::size_t index;
    wait_for_one(1, &which, status, index, milliseconds);
    return status;
  }
  /// wait() for any one of several agents; gives its number.
  static void wait_for_one(std::size_t count, agent **agents, agent_status &status,
                           std::size_t &index,
                           unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
    std::unique_lock<std::mutex> lock(mutex());
    const auto ended = [&] {
      index = 0;
      while (index < count && !agents[index]->has_ended())
        ++index;
      return index < count;
    };
    if (milliseconds == COOPERATIVE_TIMEOUT_INFINITE)
      changed().wait(lock, ended);
    else if (!changed().wait_for(lock, std::chrono::milliseconds(milliseconds), ended))
      throw operation_timed_out();
    status = agents[index]->status_;
  }
  static void wait_for_all(std::size_t count, agent **agents, agent_status *results = nullptr) {
    for (std::size_t i = 0; i < count; ++i) {
      const agent_status result = wait(agents[i]);
      if (results)
        results[i] = result;
    }
  }

protected:
  virtual void run() = 0;
  bool done() { return change(agent_started, agent_done); }

private:
  /// One mutex for all agents, because a thread may wait for any of them.
  static std::mutex &mutex() {
    static std::mutex only;
    return only;
  }
  static std::condition_variable &changed() {
    static std::condition_variable only;
    return only;
  }
  bool has_ended() const { return status_ == agent_done || status_ == agent_canceled; }
  bool change(agent_status from, agent_status to) {
    std::lock_guard<std::mutex> lock(mutex());
    if (status_ != from)
      return false;
    status_ = to;
    changed().notify_all();
    return true;
  }

  agent_status status_ = agent_created;
  std::thread thread_;
};

} // namespace Concurrency

#endif
