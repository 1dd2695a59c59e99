//===- concurrent_priority_queue.h - a priority queue that several threads may use ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). concurrent_priority_queue of
// Microsoft's PPL, a heap with a mutex. All functions but the constructors and the destructor may
// run at the same time in several threads. A further member of Microsoft's class is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONCURRENT_PRIORITY_QUEUE_H
#define AMP_MSVC_CONCURRENT_PRIORITY_QUEUE_H

#include "../amp/detail/config.h"
#include <algorithm>
#include <functional>
#include <memory>
#include <mutex>
#include <utility>
#include <vector>

namespace Concurrency {

/// A queue whose first element is the largest by Less. Each operation constructs a Less, so it must
/// have a default constructor and no state. Of PPL's class, copies, moves, swap(), get_allocator()
/// and the constructors with an allocator do not exist. Results of empty() and size() may be out of
/// date when they return, because other threads go on.
template <typename T, typename Less = std::less<T>, typename Allocator = std::allocator<T>>
class concurrent_priority_queue {
public:
  typedef T value_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef std::size_t size_type;
  typedef Allocator allocator_type;

  concurrent_priority_queue() = default;
  /// The queue is empty; it needs no allocation for its first `room` elements.
  explicit concurrent_priority_queue(size_type room) { heap_.reserve(room); }
  template <typename Iterator>
  concurrent_priority_queue(Iterator first, Iterator last) : heap_(first, last) {
    std::make_heap(heap_.begin(), heap_.end(), Less());
  }

  void push(const T &value) { push(T(value)); }
  void push(T &&value) {
    const std::lock_guard<std::mutex> hold(mutex_);
    heap_.push_back(std::move(value));
    std::push_heap(heap_.begin(), heap_.end(), Less());
  }
  /// Moves the largest element to `to`. Returns false if the queue is empty.
  bool try_pop(T &to) {
    const std::lock_guard<std::mutex> hold(mutex_);
    if (heap_.empty())
      return false;
    std::pop_heap(heap_.begin(), heap_.end(), Less());
    to = std::move(heap_.back());
    heap_.pop_back();
    return true;
  }
  bool empty() const { return size() == 0; }
  size_type size() const {
    const std::lock_guard<std::mutex> hold(mutex_);
    return heap_.size();
  }
  void clear() {
    const std::lock_guard<std::mutex> hold(mutex_);
    heap_.clear();
  }

private:
  mutable std::mutex mutex_;
  std::vector<T, Allocator> heap_;
};

} // namespace Concurrency

#endif
