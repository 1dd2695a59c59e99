//===- message_links.h - sources and targets of messages, and their links -===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <agents.h> includes this file: ITarget, ISource with the
// list of its targets, and the two ways to keep messages. A source calls its targets without a
// lock, because they may send to the source. So that a target can be destroyed while another thread
// sends to it, as the join of a function is, unlinking waits for the calls of other threads that
// are in the target. A source stores a message after every linked target has rejected it, and holds
// the lock from the check for further targets to the end of the storing. A target that is linked
// later is offered the stored messages. A further kind of message block derives from these classes
// (agents.h).
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_MESSAGE_LINKS_H
#define AMP_MSVC_DETAIL_MESSAGE_LINKS_H

#include "../concrt.h"
#include <algorithm>
#include <chrono>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <iterator>
#include <limits>
#include <memory>
#include <mutex>
#include <thread>
#include <utility>
#include <vector>

namespace Concurrency {

template <typename T> class ISource;

/// An object to which messages of type T can be sent.
template <typename T> class ITarget {
public:
  typedef T type;
  /// Decides whether the object accepts a message. An empty one accepts all.
  typedef std::function<bool(const T &)> filter_method;
  ITarget() = default;
  explicit ITarget(filter_method filter) : filter_(std::move(filter)) {}
  ITarget(const ITarget &) = delete;
  ITarget &operator=(const ITarget &) = delete;
  virtual ~ITarget() { unlink_sources(); }
  /// Gives the object a message. Returns false if it does not accept it.
  virtual bool put(const T &message) = 0;
  /// put() for a message of a source that is linked to the object.
  virtual bool put_from(const T &message, ISource<T> &) { return put(message); }
  /// A source of the object has a message that no target accepted.
  virtual void available(ISource<T> &) {}
  /// The object is a target of the source now, or no longer.
  virtual void linked(ISource<T> &source) {
    const std::lock_guard<std::mutex> hold(sources_mutex_);
    sources_.push_back(&source);
  }
  virtual void unlinked(ISource<T> &source) {
    const std::lock_guard<std::mutex> hold(sources_mutex_);
    sources_.erase(std::remove(sources_.begin(), sources_.end(), &source), sources_.end());
  }

protected:
  bool accepts(const T &message) const { return !filter_ || filter_(message); }
  /// Ends all links. The destructor of a derived class must call it first, because sources call
  /// its functions.
  void unlink_sources() {
    std::vector<ISource<T> *> sources;
    {
      const std::lock_guard<std::mutex> hold(sources_mutex_);
      sources = sources_;
    }
    for (ISource<T> *source : sources)
      source->unlink_target(this);
  }

private:
  const filter_method filter_;
  std::mutex sources_mutex_;
  std::vector<ISource<T> *> sources_;
};

/// An object from which messages of type T can be received, and which passes them to linked
/// targets.
template <typename T> class ISource {
public:
  typedef T source_type;
  ISource() = default;
  ISource(const ISource &) = delete;
  ISource &operator=(const ISource &) = delete;
  virtual ~ISource() { unlink_targets(); }
  /// Links a target, and gives it the messages that the object has.
  void link_target(ITarget<T> *target) {
    target->linked(*this);
    std::unique_lock<std::mutex> lock(mutex_);
    try {
      offer(*target, lock);
      links_.push_back(std::make_shared<link>(target, linked_ + 1));
      ++linked_;
    } catch (...) {
      lock.unlock();
      target->unlinked(*this);
      throw;
    }
    announce(lock); // to all, because the messages were away while they were offered
  }
  void unlink_target(ITarget<T> *target) {
    unlink([=](const link &l) { return l.target == target; });
  }
  void unlink_targets() {
    unlink([](const link &) { return true; });
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

  /// For targets that take messages of several sources at once: the mutex, which must be held for
  /// the next two functions.
  std::mutex &mutex() { return mutex_; }
  /// Whether there is a message for a target to which message number `seen` was the last one.
  virtual bool holds(std::size_t seen) const = 0;
  /// The message that take_held() would take, if there is one.
  virtual const T &held() const = 0;
  /// Takes a message that there is, and returns its number.
  std::size_t take_held(T &to) {
    take(to);
    return stored_;
  }

protected:
  /// Gives a message to the first linked target that accepts it. Returns false if none does. `lock`
  /// holds the mutex. The function releases it for each call of a target. Targets that are linked
  /// meanwhile count, unless their number is above `last`.
  bool forward(const T &message, std::unique_lock<std::mutex> &lock,
               std::size_t last = std::numeric_limits<std::size_t>::max()) {
    return any_target(lock, last,
                      [&](ITarget<T> &target) { return target.put_from(message, *this); });
  }
  /// Gives a message to a target that is not linked yet. Releases the lock for the call.
  bool put_into(ITarget<T> &target, const T &message, std::unique_lock<std::mutex> &lock) {
    const target_call releases(*this, std::make_shared<link>(&target, 0), lock);
    return target.put_from(message, *this);
  }
  /// The number of the target that was linked last, with the mutex held.
  std::size_t last_link() const { return linked_; }
  /// Tells the targets that the object keeps a message. Releases the lock for each call. If there
  /// are no targets it does not, so that a receiver of the message may then destroy the object.
  void announce(std::unique_lock<std::mutex> &lock) {
    any_target(lock, linked_, [&](ITarget<T> &target) {
      target.available(*this);
      return false;
    });
  }
  /// Makes the targets of the other object targets of this one, without messages. No other thread
  /// may use either.
  void take_links(ISource &other) {
    for (const std::shared_ptr<link> &l : other.links_) {
      l->target->unlinked(other);
      l->target->linked(*this);
    }
    links_ = std::move(other.links_);
    linked_ = other.linked_;
  }
  /// Takes a message out of the object, with the mutex held. Returns false if there is none.
  virtual bool take(T &to) = 0;
  /// Gives a target the messages of the object. `lock` holds the mutex. The function releases it
  /// for each call of the target, because the target may send to this object.
  virtual void offer(ITarget<T> &target, std::unique_lock<std::mutex> &lock) = 0;
  std::mutex mutex_;
  std::condition_variable arrived_;
  std::size_t stored_ = 0; ///< how often a message was stored

private:
  struct link {
    link(ITarget<T> *target, std::size_t number) : target(target), number(number) {}
    ITarget<T> *target; ///< null when the link has ended
    const std::size_t number;
    std::vector<std::thread::id> callers;
  };

  /// Releases the lock for a call of a target, so that unlink() waits for the call.
  class target_call {
  public:
    target_call(ISource &source, std::shared_ptr<link> called, std::unique_lock<std::mutex> &lock)
        : source_(source), link_(std::move(called)), lock_(lock) {
      link_->callers.push_back(std::this_thread::get_id());
      lock_.unlock();
    }
    ~target_call() {
      lock_.lock();
      auto &callers = link_->callers;
      callers.erase(std::find(callers.begin(), callers.end(), std::this_thread::get_id()));
      source_.unlinked_.notify_all();
    }
    target_call(const target_call &) = delete;
    target_call &operator=(const target_call &) = delete;

  private:
    ISource &source_;
    const std::shared_ptr<link> link_;
    std::unique_lock<std::mutex> &lock_;
  };

  /// Calls the function for the targets, up to number `last`, until it returns true. Returns
  /// whether it did. If not, then there is no further target when it returns with the lock.
  template <typename Function>
  bool any_target(std::unique_lock<std::mutex> &lock, std::size_t last, const Function &function) {
    for (std::size_t number = 0;;) {
      const auto next = std::find_if(links_.begin(), links_.end(),
                                     [&](const auto &l) { return l->number > number; });
      if (next == links_.end() || (*next)->number > last)
        return false;
      number = (*next)->number;
      ITarget<T> &target = *(*next)->target;
      const target_call call(*this, *next, lock);
      if (function(target))
        return true;
    }
  }

  template <typename Condition> void unlink(const Condition &condition) {
    std::unique_lock<std::mutex> lock(mutex_);
    std::vector<std::shared_ptr<link>> ended;
    const auto ends = [&](const std::shared_ptr<link> &l) { return condition(*l); };
    std::copy_if(links_.begin(), links_.end(), std::back_inserter(ended), ends);
    links_.erase(std::remove_if(links_.begin(), links_.end(), ends), links_.end());
    for (const std::shared_ptr<link> &l : ended) {
      ITarget<T> *const target = std::exchange(l->target, nullptr);
      unlinked_.wait(lock, [&] {
        return std::all_of(l->callers.begin(), l->callers.end(),
                           [](std::thread::id id) { return id == std::this_thread::get_id(); });
      });
      lock.unlock();
      target->unlinked(*this);
      lock.lock();
    }
  }

  std::condition_variable unlinked_;
  std::vector<std::shared_ptr<link>> links_; ///< in the order of their numbers
  std::size_t linked_ = 0;
};

/// A source that keeps the messages that no target accepts in a queue. Each is received once.
template <typename T> class queued_source : public ISource<T> {
public:
  ~queued_source() override { this->unlink_targets(); } // a join calls holds() until then
  bool holds(std::size_t) const override { return !messages_.empty(); }
  const T &held() const override { return messages_.front(); }

protected:
  /// Gives a message to a target, or keeps it.
  void emit(const T &message) {
    std::unique_lock<std::mutex> lock(this->mutex_);
    if (this->forward(message, lock))
      return;
    messages_.push_back(message);
    ++this->stored_;
    this->arrived_.notify_one();
    this->announce(lock);
  }
  /// Takes the messages and targets of the other source. No other thread may use either.
  void take_over(queued_source &other) {
    this->take_links(other);
    messages_ = std::move(other.messages_);
    this->stored_ = other.stored_;
  }

private:
  bool take(T &to) override {
    if (messages_.empty())
      return false;
    to = std::move(messages_.front());
    messages_.pop_front();
    return true;
  }
  /// Ends when neither the target nor one that was linked meanwhile accepts a message, which then
  /// stays the first of the queue.
  void offer(ITarget<T> &target, std::unique_lock<std::mutex> &lock) override {
    while (!messages_.empty()) {
      T message = std::move(messages_.front());
      messages_.pop_front();
      bool accepted = false;
      try {
        accepted = this->put_into(target, message, lock) || this->forward(message, lock);
      } catch (...) {
        keep(std::move(message));
        throw;
      }
      if (!accepted)
        return keep(std::move(message));
    }
  }
  void keep(T message) {
    messages_.push_front(std::move(message));
    this->arrived_.notify_one();
  }
  std::deque<T> messages_;
};

/// An object that keeps one message, which any number of receivers get. If Overwrites is true, a
/// later message replaces the kept one; if not, put() rejects later messages. Of the linked targets
/// only the first that accepts a message gets it, but the object keeps the message as well.
template <typename T, bool Overwrites> class kept_message : public ITarget<T>, public ISource<T> {
public:
  kept_message() = default;
  explicit kept_message(typename ITarget<T>::filter_method filter)
      : ITarget<T>(std::move(filter)) {}
  ~kept_message() override {
    this->unlink_sources();
    this->unlink_targets(); // a join calls holds() until then
  }
  bool put(const T &message) override {
    if (!this->accepts(message))
      return false;
    std::unique_lock<std::mutex> lock(this->mutex_);
    if (has_ && !Overwrites)
      return false;
    message_ = message;
    has_ = true;
    ++this->stored_;
    this->arrived_.notify_all();
    if (!this->forward(message, lock, this->last_link())) // offer() gives it to later ones
      this->announce(lock);
    return true;
  }
  bool holds(std::size_t seen) const override { return has_ && this->stored_ > seen; }
  const T &held() const override { return message_; }
  bool has_value() {
    std::lock_guard<std::mutex> lock(this->mutex_);
    return has_;
  }
  T value() {
    T message = T();
    this->take_within(message, COOPERATIVE_TIMEOUT_INFINITE);
    return message;
  }

protected:
  /// Takes the message and the targets of the other object. No other thread may use either.
  void take_over(kept_message &other) {
    this->take_links(other);
    message_ = std::move(other.message_);
    has_ = other.has_;
    this->stored_ = other.stored_;
  }

private:
  bool take(T &to) override {
    if (has_)
      to = message_;
    return has_;
  }
  void offer(ITarget<T> &target, std::unique_lock<std::mutex> &lock) override {
    for (std::size_t offered = 0; offered != this->stored_;) { // again if it is replaced meanwhile
      offered = this->stored_;
      const T message = message_;
      this->put_into(target, message, lock);
    }
  }
  T message_ = T();
  bool has_ = false;
};
template <typename T> class overwrite_buffer : public kept_message<T, true> {
public:
  using kept_message<T, true>::kept_message;
};
template <typename T> class single_assignment : public kept_message<T, false> {
public:
  using kept_message<T, false>::kept_message;
};

} // namespace Concurrency

#endif
