//===- concurrent_queue.h - a queue that several threads may use ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). concurrent_queue of
// Microsoft's PPL, a std::deque with a mutex. Only push(), try_pop() and empty() are safe in
// several threads. PPL's assignment does not exist. A further member of Microsoft's class is added
// here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONCURRENT_QUEUE_H
#define AMP_MSVC_CONCURRENT_QUEUE_H

#include "../amp/detail/config.h"
#include <deque>
#include <memory>
#include <mutex>
#include <utility>

namespace Concurrency {

/// push(), try_pop() and empty() may run at the same time in several threads. No other thread may
/// use the queue during the other functions.
template <typename T, typename Allocator = std::allocator<T>> class concurrent_queue {
  typedef std::deque<T, Allocator> elements;

public:
  typedef T value_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef Allocator allocator_type;
  typedef typename elements::iterator iterator;
  typedef typename elements::const_iterator const_iterator;

  concurrent_queue() = default;
  explicit concurrent_queue(const Allocator &allocator) : elements_(allocator) {}
  template <typename Iterator>
  concurrent_queue(Iterator first, Iterator last) : elements_(first, last) {}
  concurrent_queue(const concurrent_queue &other) : elements_(other.elements_) {}
  concurrent_queue(concurrent_queue &&other) : elements_(std::move(other.elements_)) {}

  void push(const T &value) {
    const std::lock_guard<std::mutex> hold(mutex_);
    elements_.push_back(value);
  }
  void push(T &&value) {
    const std::lock_guard<std::mutex> hold(mutex_);
    elements_.push_back(std::move(value));
  }
  /// Moves the oldest element to `to`. Returns false if the queue is empty.
  bool try_pop(T &to) {
    const std::lock_guard<std::mutex> hold(mutex_);
    if (elements_.empty())
      return false;
    to = std::move(elements_.front());
    elements_.pop_front();
    return true;
  }
  bool empty() const {
    const std::lock_guard<std::mutex> hold(mutex_);
    return elements_.empty();
  }

  void clear() { elements_.clear(); }
  size_type unsafe_size() const { return elements_.size(); }
  iterator unsafe_begin() { return elements_.begin(); }
  iterator unsafe_end() { return elements_.end(); }
  const_iterator unsafe_begin() const { return elements_.begin(); }
  const_iterator unsafe_end() const { return elements_.end(); }
  allocator_type get_allocator() const { return elements_.get_allocator(); }

private:
  mutable std::mutex mutex_;
  elements elements_;
};

} // namespace Concurrency

#endif
