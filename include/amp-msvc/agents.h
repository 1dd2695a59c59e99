//===- agents.h - agents and buffers of messages, on standard threads -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc. The parts of Microsoft's Asynchronous Agents Library
// that programs use: agent, unbounded_buffer, overwrite_buffer, single_assignment, call,
// transformer, send and receive. join, choice and timer do not exist. An agent is a thread. A
// message that reaches a buffer with linked targets goes to the first target that accepts it, in
// the thread that sends the message. When a program links a target to a buffer, the messages in the
// buffer go to this target, in the thread that calls link_target().
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_AGENTS_H
#define AMP_MSVC_AGENTS_H

#include "concrt.h"
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

/// An object to which messages of type T can be sent.
template <typename T> class ITarget {
public:
  typedef T type;
  virtual ~ITarget() = default;
  /// Gives the object a message. Returns false if it does not accept it.
  virtual bool put(const T &message) = 0;
};

/// An object from which messages of type T can be received, and which passes them to linked
/// targets.
template <typename T> class ISource {
public:
  typedef T source_type;
  virtual ~ISource() = default;
  /// Links a target, and gives it the messages that the object has.
  void link_target(ITarget<T> *target) {
    std::unique_lock<std::mutex> lock(mutex_);
    offer(*target, lock);
    targets_.push_back(target);
  }
  void unlink_target(ITarget<T> *target) {
    std::lock_guard<std::mutex> lock(mutex_);
    for (std::size_t i = targets_.size(); i-- > 0;)
      if (targets_[i] == target)
        targets_.erase(targets_.begin() + static_cast<std::ptrdiff_t>(i));
  }
  void unlink_targets() {
    std::lock_guard<std::mutex> lock(mutex_);
    targets_.clear();
  }
  bool try_take(T &to) {
    std::lock_guard<std::mutex> lock(mutex_);
    return take(to);
  }
  /// Waits for a message. Returns false if none came within so many milliseconds.
  bool take_within(T &to, unsigned int milliseconds) {
    std::unique_lock<std::mutex> lock(mutex_);
    const auto taken = [&] { return take(to); };
    if (milliseconds != COOPERATIVE_TIMEOUT_INFINITE)
      return arrived_.wait_for(lock, std::chrono::milliseconds(milliseconds), taken);
    arrived_.wait(lock, taken);
    return true;
  }

protected:
  /// Gives a message to the first linked target that accepts it. Returns false if none does.
  bool forward(const T &message) {
    std::vector<ITarget<T> *> targets;
    {
      std::lock_guard<std::mutex> lock(mutex_);
      targets = targets_;
    }
    for (ITarget<T> *target : targets)
      if (target->put(message))
        return true;
    return false;
  }
  /// Takes a message out of the object, with the mutex held. Returns false if there is none.
  virtual bool take(T &to) = 0;
  /// Gives a target the messages of the object. `lock` holds the mutex. The function releases it
  /// for each call of the target, because the target may send to this object.
  virtual void offer(ITarget<T> &target, std::unique_lock<std::mutex> &lock) = 0;
  /// Implements offer() for messages in a queue. Ends when the target does not accept a message,
  /// which then stays the first of the queue.
  void offer_queue(std::deque<T> &messages, ITarget<T> &target,
                   std::unique_lock<std::mutex> &lock) {
    while (!messages.empty()) {
      T message = std::move(messages.front());
      messages.pop_front();
      lock.unlock();
      const bool accepted = target.put(message);
      lock.lock();
      if (accepted)
        continue;
      messages.push_front(std::move(message));
      arrived_.notify_one();
      return;
    }
  }

  std::mutex mutex_;
  std::condition_variable arrived_;

private:
  std::vector<ITarget<T> *> targets_;
};

/// A queue of messages. Each is received once.
template <typename T> class unbounded_buffer : public ITarget<T>, public ISource<T> {
public:
  bool put(const T &message) override {
    if (this->forward(message))
      return true;
    std::lock_guard<std::mutex> lock(this->mutex_);
    messages_.push_back(message);
    this->arrived_.notify_one();
    return true;
  }
  bool enqueue(const T &message) { return put(message); }
  T dequeue() {
    T message = T();
    this->take_within(message, COOPERATIVE_TIMEOUT_INFINITE);
    return message;
  }

private:
  bool take(T &to) override {
    if (messages_.empty())
      return false;
    to = std::move(messages_.front());
    messages_.pop_front();
    return true;
  }
  void offer(ITarget<T> &target, std::unique_lock<std::mutex> &lock) override {
    this->offer_queue(messages_, target, lock);
  }
  std::deque<T> messages_;
};

/// An object that keeps one message, which any number of receivers get. If Overwrites is true, a
/// later message replaces the kept one; if not, put() rejects later messages. Of the linked targets
/// only the first that accepts a message gets it, but the object keeps the message as well.
template <typename T, bool Overwrites> class kept_message : public ITarget<T>, public ISource<T> {
public:
  bool put(const T &message) override {
    {
      std::lock_guard<std::mutex> lock(this->mutex_);
      if (has_ && !Overwrites)
        return false;
      message_ = message;
      has_ = true;
      ++version_;
      this->arrived_.notify_all();
    }
    this->forward(message);
    return true;
  }
  bool has_value() {
    std::lock_guard<std::mutex> lock(this->mutex_);
    return has_;
  }
  T value() {
    T message = T();
    this->take_within(message, COOPERATIVE_TIMEOUT_INFINITE);
    return message;
  }

private:
  bool take(T &to) override {
    if (has_)
      to = message_;
    return has_;
  }
  void offer(ITarget<T> &target, std::unique_lock<std::mutex> &lock) override {
    for (std::size_t offered = 0; offered != version_;) { // again if it is replaced meanwhile
      offered = version_;
      const T message = message_;
      lock.unlock();
      target.put(message);
      lock.lock();
    }
  }
  T message_ = T();
  bool has_ = false;
  std::size_t version_ = 0; ///< how often a message was stored
};
template <typename T> class overwrite_buffer : public kept_message<T, true> {};
template <typename T> class single_assignment : public kept_message<T, false> {};

/// A target that calls a function for each message, one after another in a thread of its own. The
/// destructor waits until all messages are handled.
template <typename T> class call : public ITarget<T> {
public:
  explicit call(std::function<void(const T &)> function)
      : function_(std::move(function)), worker_([this] { work(); }) {}
  ~call() override {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      ends_ = true;
    }
    changed_.notify_one();
    worker_.join();
  }
  bool put(const T &message) override {
    {
      std::lock_guard<std::mutex> lock(mutex_);
      messages_.push_back(message);
    }
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
template <typename I, typename O> class transformer : public ITarget<I>, public ISource<O> {
public:
  explicit transformer(std::function<O(const I &)> function, ITarget<O> *target = nullptr)
      : call_([this, function](const I &message) { emit(function(message)); }) {
    if (target)
      this->link_target(target);
  }
  bool put(const I &message) override { return call_.put(message); }

private:
  void emit(const O &result) {
    if (this->forward(result))
      return;
    std::lock_guard<std::mutex> lock(this->mutex_);
    results_.push_back(result);
    this->arrived_.notify_one();
  }
  bool take(O &to) override {
    if (results_.empty())
      return false;
    to = std::move(results_.front());
    results_.pop_front();
    return true;
  }
  void offer(ITarget<O> &target, std::unique_lock<std::mutex> &lock) override {
    this->offer_queue(results_, target, lock);
  }

  std::deque<O> results_;
  call<I> call_; ///< the last member: its thread uses the others
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
    std::lock_guard<std::mutex> lock(mutex_);
    if (status_ != agent_created)
      return false;
    status_ = agent_started;
    thread_ = std::thread([this] { run(); });
    return true;
  }
  /// Prevents the start. Returns false if the agent was started or canceled before.
  bool cancel() { return change(agent_created, agent_canceled); }
  agent_status status() {
    std::lock_guard<std::mutex> lock(mutex_);
    return status_;
  }
  /// Waits until the agent is done or canceled. Throws operation_timed_out after so many
  /// milliseconds.
  static agent_status wait(agent *which, unsigned int milliseconds = COOPERATIVE_TIMEOUT_INFINITE) {
    std::unique_lock<std::mutex> lock(which->mutex_);
    const auto ended = [&] {
      return which->status_ == agent_done || which->status_ == agent_canceled;
    };
    if (milliseconds == COOPERATIVE_TIMEOUT_INFINITE)
      which->changed_.wait(lock, ended);
    else if (!which->changed_.wait_for(lock, std::chrono::milliseconds(milliseconds), ended))
      throw operation_timed_out();
    return which->status_;
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
  bool change(agent_status from, agent_status to) {
    std::lock_guard<std::mutex> lock(mutex_);
    if (status_ != from)
      return false;
    status_ = to;
    changed_.notify_all();
    return true;
  }

  std::mutex mutex_;
  std::condition_variable changed_;
  agent_status status_ = agent_created;
  std::thread thread_;
};

} // namespace Concurrency

#endif
