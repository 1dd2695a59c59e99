//===- concurrent_vector.h - a vector that several threads may append to --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). concurrent_vector of
// Microsoft's PPL. push_back, emplace_back, the grow_ functions and access to existing elements are
// safe in several threads at the same time. The other functions that change the vector are for one
// thread at a time. The allocator is ignored. A further member of Microsoft's class is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONCURRENT_VECTOR_H
#define AMP_MSVC_CONCURRENT_VECTOR_H

#include "../amp/detail/config.h"
#include <atomic>
#include <cstddef>
#include <cstdlib>
#include <initializer_list>
#include <iterator>
#include <memory>
#include <mutex>
#include <new>
#include <stdexcept>
#include <type_traits>
#include <utility>

namespace Concurrency {

/// A vector whose elements keep their addresses while it grows, because they are in blocks that
/// never move; block I has 2^I elements. Only threads that append take a lock. size() counts an
/// element after it is constructed, so other threads may use every element below size().
template <typename T, typename Allocator = std::allocator<T>> class concurrent_vector {
  /// An iterator: the vector and the number of an element.
  template <typename Vector, typename Element> class place {
  public:
    typedef std::random_access_iterator_tag iterator_category;
    typedef T value_type;
    typedef std::ptrdiff_t difference_type;
    typedef Element *pointer;
    typedef Element &reference;

    place() : vector_(nullptr), index_(0) {}
    place(Vector *vector, std::size_t index) : vector_(vector), index_(index) {}
    operator place<const Vector, const Element>() const { return {vector_, index_}; }

    reference operator*() const { return (*vector_)[index_]; }
    pointer operator->() const { return &**this; }
    reference operator[](difference_type n) const { return *(*this + n); }
    place &operator+=(difference_type n) {
      index_ += static_cast<std::size_t>(n);
      return *this;
    }
    place &operator-=(difference_type n) { return *this += -n; }
    place &operator++() { return *this += 1; }
    place &operator--() { return *this += -1; }
    place operator++(int) { return ++*this, *this - 1; }
    place operator--(int) { return --*this, *this + 1; }
    friend place operator+(place i, difference_type n) { return i += n; }
    friend place operator+(difference_type n, place i) { return i += n; }
    friend place operator-(place i, difference_type n) { return i -= n; }
    friend difference_type operator-(const place &a, const place &b) {
      return static_cast<difference_type>(a.index_ - b.index_);
    }
    friend bool operator==(const place &a, const place &b) { return a.index_ == b.index_; }
    friend bool operator!=(const place &a, const place &b) { return a.index_ != b.index_; }
    friend bool operator<(const place &a, const place &b) { return a.index_ < b.index_; }
    friend bool operator>(const place &a, const place &b) { return a.index_ > b.index_; }
    friend bool operator<=(const place &a, const place &b) { return a.index_ <= b.index_; }
    friend bool operator>=(const place &a, const place &b) { return a.index_ >= b.index_; }

  private:
    Vector *vector_;
    std::size_t index_;
  };

public:
  typedef T value_type;
  typedef T &reference;
  typedef const T &const_reference;
  typedef T *pointer;
  typedef const T *const_pointer;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef Allocator allocator_type;
  typedef place<concurrent_vector, T> iterator;
  typedef place<const concurrent_vector, const T> const_iterator;
  typedef std::reverse_iterator<iterator> reverse_iterator;
  typedef std::reverse_iterator<const_iterator> const_reverse_iterator;

  concurrent_vector() { forget(); }
  explicit concurrent_vector(size_type count) : concurrent_vector() { grow_by(count); }
  concurrent_vector(size_type count, const T &value) : concurrent_vector() {
    grow_by(count, value);
  }
  template <typename Iterator,
            typename = typename std::iterator_traits<Iterator>::iterator_category>
  concurrent_vector(Iterator first, Iterator last) : concurrent_vector() {
    grow_by(first, last);
  }
  concurrent_vector(std::initializer_list<T> values)
      : concurrent_vector(values.begin(), values.end()) {}
  concurrent_vector(const concurrent_vector &other)
      : concurrent_vector(other.begin(), other.end()) {}
  concurrent_vector(concurrent_vector &&other) : concurrent_vector() { swap(other); }
  concurrent_vector &operator=(concurrent_vector other) {
    swap(other);
    return *this;
  }
  ~concurrent_vector() {
    clear();
    for (std::atomic<T *> &block : blocks_)
      std::free(block.load());
  }

  iterator push_back(const T &value) {
    return add(1, [&](T *to) { new (to) T(value); });
  }
  iterator push_back(T &&value) {
    return add(1, [&](T *to) { new (to) T(std::move(value)); });
  }
  template <typename... Arguments> iterator emplace_back(Arguments &&...arguments) {
    return add(1, [&](T *to) { new (to) T(std::forward<Arguments>(arguments)...); });
  }
  iterator grow_by(size_type count) {
    return add(count, [](T *to) { new (to) T(); });
  }
  iterator grow_by(size_type count, const T &value) {
    return add(count, [&](T *to) { new (to) T(value); });
  }
  template <typename Iterator,
            typename = typename std::iterator_traits<Iterator>::iterator_category>
  iterator grow_by(Iterator first, Iterator last) {
    return add(static_cast<size_type>(std::distance(first, last)),
               [&](T *to) { new (to) T(*first++); });
  }
  iterator grow_to_at_least(size_type count) {
    const std::lock_guard<std::mutex> hold(mutex_);
    const size_type old = size();
    return count > old ? extend(count - old, [](T *to) { new (to) T(); }) : iterator(this, old);
  }

  reference operator[](size_type i) { return *address(i); }
  const_reference operator[](size_type i) const { return *address(i); }
  reference at(size_type i) { return *address(checked(i)); }
  const_reference at(size_type i) const { return *address(checked(i)); }
  reference front() { return (*this)[0]; }
  const_reference front() const { return (*this)[0]; }
  reference back() { return (*this)[size() - 1]; }
  const_reference back() const { return (*this)[size() - 1]; }

  iterator begin() { return iterator(this, 0); }
  iterator end() { return iterator(this, size()); }
  const_iterator begin() const { return const_iterator(this, 0); }
  const_iterator end() const { return const_iterator(this, size()); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }
  reverse_iterator rbegin() { return reverse_iterator(end()); }
  reverse_iterator rend() { return reverse_iterator(begin()); }

  size_type size() const { return size_.load(std::memory_order_acquire); }
  bool empty() const { return size() == 0; }
  size_type max_size() const { return ~size_type(0) / sizeof(T); }
  size_type capacity() const {
    size_type room = 0;
    for (size_type i = 0; i != block_count && blocks_[i].load(); ++i)
      room += size_type(1) << i;
    return room;
  }

  // No other thread may use the vector during these functions.
  void reserve(size_type count) {
    for (size_type i = 0; count > 0 && i <= block_of(count - 1); ++i)
      block(i);
  }
  void resize(size_type count, const T &value = T()) {
    if (count > size())
      grow_by(count - size(), value);
    shrink(count);
  }
  void assign(size_type count, const T &value) {
    clear();
    grow_by(count, value);
  }
  template <typename Iterator,
            typename = typename std::iterator_traits<Iterator>::iterator_category>
  void assign(Iterator first, Iterator last) {
    clear();
    grow_by(first, last);
  }
  void clear() { shrink(0); }
  void shrink_to_fit() {}
  void swap(concurrent_vector &other) {
    for (size_type i = 0; i != block_count; ++i)
      blocks_[i] = other.blocks_[i].exchange(blocks_[i]);
    size_ = other.size_.exchange(size_);
  }

private:
  static constexpr size_type block_count = 48;

  void forget() {
    for (std::atomic<T *> &block : blocks_)
      block = nullptr;
  }

  /// The block of element i: the exponent of the highest power of two in i + 1.
  static size_type block_of(size_type i) {
    return 63 - static_cast<size_type>(__builtin_clzll(static_cast<unsigned long long>(i + 1)));
  }
  T *address(size_type i) const {
    const size_type b = block_of(i);
    return blocks_[b].load(std::memory_order_acquire) + (i + 1 - (size_type(1) << b));
  }
  size_type checked(size_type i) const {
    if (i >= size())
      throw std::out_of_range("concurrent_vector");
    return i;
  }

  /// Allocates block i if it does not exist.
  void block(size_type i) {
    static_assert(alignof(T) <= alignof(std::max_align_t), "the element is aligned more strictly");
    if (blocks_[i].load())
      return;
    void *memory = std::malloc(sizeof(T) << i);
    if (!memory)
      throw std::bad_alloc();
    blocks_[i].store(static_cast<T *>(memory), std::memory_order_release);
  }

  /// Appends `count` elements, which make(address) constructs. Returns the first. extend() needs
  /// the lock.
  template <typename Make> iterator add(size_type count, const Make &make) {
    const std::lock_guard<std::mutex> hold(mutex_);
    return extend(count, make);
  }
  template <typename Make> iterator extend(size_type count, const Make &make) {
    const size_type first = size();
    for (size_type i = first; i != first + count; ++i) {
      block(block_of(i));
      make(address(i));
      size_.store(i + 1, std::memory_order_release);
    }
    return iterator(this, first);
  }
  void shrink(size_type count) {
    while (size() > count) {
      address(size() - 1)->~T();
      --size_;
    }
  }

  std::mutex mutex_;
  std::atomic<T *> blocks_[block_count];
  std::atomic<size_type> size_{0};
};

} // namespace Concurrency

#endif
