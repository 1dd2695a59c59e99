//===- small_vector.h - vector with room for some elements inside the object --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Code that runs at each launch, transfer or wait uses this class for short lists, such as
// arguments, events and the boxes of a set of bytes. It has only the functions that this code
// needs: add others with their first user.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SMALL_VECTOR_H
#define AMPCC_RUNTIME_SMALL_VECTOR_H

#include <cstddef>
#include <new>
#include <utility>
#include <vector>

namespace ampcc_rt {

/// A vector whose first N elements are stored in the object, so that a launch with few arguments
/// allocates nothing. With one more element all of them move to the heap, and stay there until
/// clear().
template <typename T, std::size_t N> class small_vector {
public:
  small_vector() = default;
  small_vector(small_vector &&other) noexcept : heap_(std::move(other.heap_)) {
    for (std::size_t i = 0; i < other.size_; ++i)
      make(std::move(*other.place(i)));
    other.clear();
  }
  small_vector(const small_vector &other) : heap_(other.heap_) {
    for (std::size_t i = 0; i < other.size_; ++i)
      make(*other.place(i));
  }
  small_vector &operator=(const small_vector &) = delete;
  small_vector &operator=(small_vector &&other) noexcept {
    if (this == &other)
      return *this;
    clear();
    heap_ = std::move(other.heap_);
    for (std::size_t i = 0; i < other.size_; ++i)
      make(std::move(*other.place(i)));
    other.clear();
    return *this;
  }
  ~small_vector() { clear(); }

  template <typename... Args> T &emplace_back(Args &&...args) {
    if (size_ < N && heap_.empty())
      return make(std::forward<Args>(args)...);
    if (heap_.empty())
      move_to_heap();
    heap_.push_back(T{std::forward<Args>(args)...});
    return heap_.back();
  }
  void push_back(T value) { emplace_back(std::move(value)); }

  void clear() {
    destroy();
    heap_.clear();
  }

  std::size_t size() const { return heap_.empty() ? size_ : heap_.size(); }
  bool empty() const { return size() == 0; }
  T *begin() { return heap_.empty() ? place(0) : heap_.data(); }
  T *end() { return begin() + size(); }
  const T *begin() const { return const_cast<small_vector *>(this)->begin(); }
  const T *end() const { return begin() + size(); }
  T &operator[](std::size_t i) { return begin()[i]; }
  const T &operator[](std::size_t i) const { return begin()[i]; }
  /// Keeps the first `count` elements.
  void truncate(std::size_t count) {
    if (!heap_.empty())
      heap_.erase(heap_.begin() + static_cast<std::ptrdiff_t>(count), heap_.end());
    else
      while (size_ > count)
        place(--size_)->~T();
  }

private:
  T *place(std::size_t i) { return reinterpret_cast<T *>(storage_) + i; }
  const T *place(std::size_t i) const { return reinterpret_cast<const T *>(storage_) + i; }
  template <typename... Args> T &make(Args &&...args) {
    T *made = ::new (static_cast<void *>(place(size_))) T{std::forward<Args>(args)...};
    ++size_;
    return *made;
  }
  /// Not inlined, because it is rare and its caller is small enough to be inlined without it.
  [[gnu::noinline]] void move_to_heap() {
    heap_.reserve(2 * N);
    for (std::size_t i = 0; i < size_; ++i)
      heap_.push_back(std::move(*place(i)));
    destroy();
  }
  void destroy() {
    while (size_ > 0)
      place(--size_)->~T();
  }

  std::size_t size_ = 0; ///< of the elements in the object
  alignas(T) unsigned char storage_[N * sizeof(T)];
  std::vector<T> heap_;
};

} // namespace ampcc_rt

#endif
