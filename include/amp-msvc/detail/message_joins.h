//===- message_joins.h - joins and choices of messages --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <agents.h> includes this file. A join waits for a message
// of each of its sources, and sends all together. A greedy join takes each message when it comes.
// One that is not greedy leaves the messages in the sources until all have one, and then takes them
// together, with the mutexes of all sources. So joins that share sources cannot wait for each
// other, which is how programs take several resources of which each is a message. A further kind of
// join is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_MESSAGE_JOINS_H
#define AMP_MSVC_DETAIL_MESSAGE_JOINS_H

#include "message_links.h"
#include <deque>
#include <functional>
#include <tuple>
#include <type_traits>
#include <utility>

namespace Concurrency {

enum join_type { greedy = 0, non_greedy = 1 };

/// A link was made to a join that has all its sources.
class invalid_link_target : public std::exception {
public:
  const char *what() const noexcept override { return "invalid_link_target"; }
};

namespace ppl_detail {

/// One source of a join, and its messages that the join has taken.
template <typename T> struct join_input {
  ISource<T> *source = nullptr;
  std::size_t seen = 0;
  std::deque<T> taken;

  bool holds() const { return source && source->holds(seen); }
  void take() {
    taken.emplace_back();
    seen = source->take_held(taken.back());
  }
  T next() {
    T message = std::move(taken.front());
    taken.pop_front();
    return message;
  }
};

/// Complete messages of a join. One thread at a time sends them, so that they keep their order.
template <typename Message> class joined_messages {
public:
  /// Adds a message. Sends all messages, each without the lock of the join, unless another thread
  /// does so.
  template <typename Send>
  void add(Message message, std::unique_lock<std::mutex> &lock, const Send &send) {
    waiting_.push_back(std::move(message));
    if (sends_)
      return;
    sends_ = true;
    try {
      while (!waiting_.empty()) {
        const Message next = std::move(waiting_.front());
        waiting_.pop_front();
        lock.unlock();
        send(next);
        lock.lock();
      }
    } catch (...) {
      lock.lock();
      sends_ = false;
      throw;
    }
    sends_ = false;
  }

private:
  std::deque<Message> waiting_;
  bool sends_ = false;
};

/// Holds several mutexes, each once, in the order of their addresses.
class locked_sources {
public:
  explicit locked_sources(std::vector<std::mutex *> mutexes) : mutexes_(std::move(mutexes)) {
    std::sort(mutexes_.begin(), mutexes_.end(), std::less<std::mutex *>());
    mutexes_.erase(std::unique(mutexes_.begin(), mutexes_.end()), mutexes_.end());
    for (std::mutex *mutex : mutexes_)
      mutex->lock();
  }
  ~locked_sources() {
    for (std::mutex *mutex : mutexes_)
      mutex->unlock();
  }
  locked_sources(const locked_sources &) = delete;
  locked_sources &operator=(const locked_sources &) = delete;

private:
  std::vector<std::mutex *> mutexes_;
};

} // namespace ppl_detail

/// Sends a vector with a message of each of its sources, in the order in which they were linked.
/// Other messages are not accepted, and there are at most `count` sources.
template <typename T, join_type Type = non_greedy>
class join : public ITarget<T>, public queued_source<std::vector<T>> {
public:
  explicit join(std::size_t count, typename ITarget<T>::filter_method filter = nullptr)
      : ITarget<T>(std::move(filter)), inputs_(count) {}
  ~join() override { this->unlink_sources(); }

  bool put(const T &) override { return false; }
  bool put_from(const T &message, ISource<T> &source) override {
    if (Type != greedy || !this->accepts(message))
      return false;
    const auto put = [&] {
      for (auto &input : inputs_)
        if (input.source == &source)
          input.taken.push_back(message);
    };
    send_joined(put);
    return true;
  }
  void available(ISource<T> &) override {
    if (Type == non_greedy)
      while (send_joined([this] { pull(); }))
        ;
  }
  void linked(ISource<T> &source) override {
    {
      const std::lock_guard<std::mutex> hold(inputs_mutex_);
      const auto free = std::find_if(inputs_.begin(), inputs_.end(),
                                     [](const auto &input) { return !input.source; });
      if (free == inputs_.end())
        throw invalid_link_target();
      free->source = &source;
      free->seen = 0;
    }
    ITarget<T>::linked(source);
  }
  void unlinked(ISource<T> &source) override {
    {
      const std::lock_guard<std::mutex> hold(inputs_mutex_);
      for (auto &input : inputs_)
        if (input.source == &source)
          input.source = nullptr;
    }
    ITarget<T>::unlinked(source);
  }

private:
  typedef ppl_detail::join_input<T> input_type;

  /// Takes a message of each source if all have one.
  void pull() {
    std::vector<std::mutex *> mutexes;
    for (const input_type &input : inputs_) {
      if (!input.source)
        return;
      mutexes.push_back(&input.source->mutex());
    }
    const ppl_detail::locked_sources locked(std::move(mutexes));
    if (std::all_of(inputs_.begin(), inputs_.end(), [this](const input_type &i) {
          return i.holds() && this->accepts(i.source->held());
        }))
      for (input_type &input : inputs_)
        input.take();
  }
  /// Calls a function that takes messages. Sends what is complete then, and returns whether it is.
  template <typename Function> bool send_joined(const Function &function) {
    std::unique_lock<std::mutex> hold(inputs_mutex_);
    function();
    if (inputs_.empty() || std::any_of(inputs_.begin(), inputs_.end(),
                                       [](const auto &input) { return input.taken.empty(); }))
      return false;
    std::vector<T> messages;
    for (input_type &input : inputs_)
      messages.push_back(input.next());
    joined_.add(std::move(messages), hold, [this](const auto &joined) { this->emit(joined); });
    return true;
  }

  std::mutex inputs_mutex_;
  std::vector<input_type> inputs_;
  ppl_detail::joined_messages<std::vector<T>> joined_;
};

namespace ppl_detail {

/// The type of the messages of a source to which Pointer points.
template <typename Pointer>
using message_of = typename std::remove_pointer_t<std::decay_t<Pointer>>::source_type;

/// A target that passes what its source offers to functions.
template <typename T> class message_input : public ITarget<T> {
public:
  ~message_input() override { this->unlink_sources(); }
  bool put(const T &) override { return false; }
  bool put_from(const T &message, ISource<T> &) override { return accept(message); }
  void available(ISource<T> &) override { pull(); }
  void linked(ISource<T> &source) override {
    set_source(&source);
    ITarget<T>::linked(source);
  }
  void unlinked(ISource<T> &source) override {
    set_source(nullptr);
    ITarget<T>::unlinked(source);
  }

  std::function<bool(const T &)> accept;
  std::function<void()> pull;
  std::function<void(ISource<T> *)> set_source; ///< gets null when the link ends
};

/// Calls the function with the numbers from 0 on, as types.
template <typename Function, std::size_t... Numbers>
void for_each_number(const Function &function, std::index_sequence<Numbers...>) {
  const int each[] = {(function(std::integral_constant<std::size_t, Numbers>()), 0)...};
  (void)each;
}

} // namespace ppl_detail

/// Sends a tuple with a message of each of its sources, whose messages may have different types.
template <typename Sources, join_type Type = non_greedy> class multitype_join;
template <typename... Sources, join_type Type>
class multitype_join<std::tuple<Sources...>, Type>
    : public queued_source<std::tuple<ppl_detail::message_of<Sources>...>> {
public:
  typedef std::tuple<Sources...> type;
  explicit multitype_join(type sources) {
    for_each(
        [&](auto number) { std::get<number()>(inputs_).source = std::get<number()>(sources); });
    link_sources();
  }
  /// Takes the sources, the messages and the targets of the other join, which gets no messages
  /// afterwards. No other thread may use either join.
  multitype_join(multitype_join &&other) {
    for_each([&](auto number) {
      auto &input = std::get<number()>(other.inputs_);
      auto *const source = input.source;
      if (source)
        source->unlink_target(&std::get<number()>(other.targets_));
      std::get<number()>(inputs_) = std::move(input);
      std::get<number()>(inputs_).source = source;
    });
    this->take_over(other);
    link_sources();
  }

private:
  void link_sources() {
    for_each([&](auto number) {
      auto &input = std::get<number()>(inputs_);
      auto &target = std::get<number()>(targets_);
      target.accept = [&](const auto &message) {
        if (Type == greedy)
          send_joined([&] { input.taken.push_back(message); });
        return Type == greedy;
      };
      target.pull = [this] {
        if (Type == non_greedy)
          while (send_joined([this] { pull(); }))
            ;
      };
      target.set_source = [&](auto *source) {
        const std::lock_guard<std::mutex> hold(inputs_mutex_);
        input.source = source;
      };
    });
    for_each([&](auto number) {
      if (auto *const source = std::get<number()>(inputs_).source)
        source->link_target(&std::get<number()>(targets_));
    });
  }
  template <typename Function> static void for_each(const Function &function) {
    ppl_detail::for_each_number(function, std::index_sequence_for<Sources...>());
  }
  void pull() {
    std::vector<std::mutex *> mutexes;
    bool all = true;
    for_each([&](auto number) {
      if (auto *const source = std::get<number()>(inputs_).source)
        mutexes.push_back(&source->mutex());
      else
        all = false;
    });
    const ppl_detail::locked_sources locked(std::move(mutexes));
    for_each([&](auto number) { all = all && std::get<number()>(inputs_).holds(); });
    if (all)
      for_each([&](auto number) { std::get<number()>(inputs_).take(); });
  }
  template <typename Function> bool send_joined(const Function &function) {
    std::unique_lock<std::mutex> hold(inputs_mutex_);
    function();
    bool all = true;
    for_each([&](auto number) { all = all && !std::get<number()>(inputs_).taken.empty(); });
    if (!all)
      return false;
    std::tuple<ppl_detail::message_of<Sources>...> messages;
    for_each(
        [&](auto number) { std::get<number()>(messages) = std::get<number()>(inputs_).next(); });
    joined_.add(std::move(messages), hold, [this](const auto &joined) { this->emit(joined); });
    return true;
  }

  std::mutex inputs_mutex_;
  std::tuple<ppl_detail::join_input<ppl_detail::message_of<Sources>>...> inputs_;
  ppl_detail::joined_messages<std::tuple<ppl_detail::message_of<Sources>...>> joined_;
  /// The last member: sources call it, and it calls the others.
  std::tuple<ppl_detail::message_input<ppl_detail::message_of<Sources>>...> targets_;
};

template <typename... Sources>
multitype_join<std::tuple<Sources...>> make_join(Sources... sources) {
  return multitype_join<std::tuple<Sources...>>(std::tuple<Sources...>(sources...));
}
template <typename... Sources>
multitype_join<std::tuple<Sources...>, greedy> make_greedy_join(Sources... sources) {
  return multitype_join<std::tuple<Sources...>, greedy>(std::tuple<Sources...>(sources...));
}

/// Takes one message, of the source that has one first. Its own message is the number of this
/// source in the tuple.
template <typename Sources> class choice;
template <typename... Sources>
class choice<std::tuple<Sources...>> : public single_assignment<std::size_t> {
public:
  typedef std::tuple<Sources...> type;
  explicit choice(type sources) : sources_(sources) { link_sources(); }
  /// Takes the sources, the message and the targets of the other choice, which gets no message
  /// afterwards. No other thread may use either choice.
  choice(choice &&other) : sources_(other.sources_) {
    for_each([&](auto number) {
      if (auto *const source = std::get<number()>(sources_))
        source->unlink_target(&std::get<number()>(other.targets_));
    });
    message_ = other.message_;
    this->take_over(other);
    link_sources();
  }
  /// Wait for the message: the number of its source, and the message itself.
  std::size_t index() { return single_assignment<std::size_t>::value(); }
  template <typename Payload> const Payload &value() {
    index();
    return *static_cast<const Payload *>(message_.get());
  }

private:
  template <typename Function> static void for_each(const Function &function) {
    ppl_detail::for_each_number(function, std::index_sequence_for<Sources...>());
  }
  void link_sources() {
    for_each([&](auto number) {
      auto &target = std::get<number()>(targets_);
      target.pull = [] {};
      target.accept = [this, number](const auto &message) { return choose(number(), message); };
      target.set_source = [this, number](auto *source) { std::get<number()>(sources_) = source; };
    });
    for_each([&](auto number) {
      if (auto *const source = std::get<number()>(sources_))
        source->link_target(&std::get<number()>(targets_));
    });
  }
  template <typename T> bool choose(std::size_t number, const T &message) {
    {
      const std::lock_guard<std::mutex> hold(message_mutex_);
      if (message_)
        return false;
      message_ = std::make_shared<T>(message);
    }
    return this->put(number);
  }

  std::tuple<ISource<ppl_detail::message_of<Sources>> *...> sources_; ///< null without a link
  std::mutex message_mutex_;
  std::shared_ptr<const void> message_;
  /// The last member: sources call it, and it calls the others.
  std::tuple<ppl_detail::message_input<ppl_detail::message_of<Sources>>...> targets_;
};

template <typename... Sources> choice<std::tuple<Sources...>> make_choice(Sources... sources) {
  return choice<std::tuple<Sources...>>(std::tuple<Sources...>(sources...));
}

} // namespace Concurrency

#endif
