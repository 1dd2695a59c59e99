//===- concurrent_hash.h - the hash table of the concurrent unordered containers ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// concurrent_unordered_map.h and concurrent_unordered_set.h derive their classes from
// concurrent_hash. The elements form a list in the order of their insertion, which iterators follow
// without a lock: an element keeps its address, and an insertion only appends. So elements with
// equal keys need not be neighbours, and equal_range() does not exist. A table of buckets beside
// the list finds elements by key. A mutex protects the table, so find() and insert() wait for each
// other. A member that all of these containers have is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_CONCURRENT_HASH_H
#define AMP_MSVC_DETAIL_CONCURRENT_HASH_H

#include "../../amp/detail/config.h"
#include <atomic>
#include <cstddef>
#include <functional>
#include <initializer_list>
#include <iterator>
#include <mutex>
#include <type_traits>
#include <unordered_map>
#include <utility>

namespace Concurrency {
namespace ppl_detail {

// Function objects for KeyOf. They return the key of an element of a map, and of a set.
struct key_of_pair {
  template <typename Pair> const auto &operator()(const Pair &pair) const { return pair.first; }
};
struct key_itself {
  template <typename Key> const Key &operator()(const Key &key) const { return key; }
};

/// A table of elements of type Value, whose key KeyOf returns. Multi: a key may occur several
/// times.
template <typename Key, typename Value, typename KeyOf, bool Multi, typename Hash, typename Equal>
class concurrent_hash {
  /// An element of the list.
  struct node {
    template <typename... Arguments>
    explicit node(Arguments &&...arguments) : value(std::forward<Arguments>(arguments)...) {}
    Value value;
    std::atomic<node *> next{nullptr};
  };

  /// An iterator. Element is Value or const Value.
  template <typename Element> class place {
  public:
    typedef std::forward_iterator_tag iterator_category;
    typedef Value value_type;
    typedef std::ptrdiff_t difference_type;
    typedef Element *pointer;
    typedef Element &reference;

    explicit place(node *at = nullptr) : at_(at) {}
    operator place<const Element>() const { return place<const Element>(at_); }
    reference operator*() const { return at_->value; }
    pointer operator->() const { return &at_->value; }
    place &operator++() {
      at_ = at_->next.load(std::memory_order_acquire);
      return *this;
    }
    place operator++(int) {
      const place before = *this;
      ++*this;
      return before;
    }
    friend bool operator==(const place &a, const place &b) { return a.at_ == b.at_; }
    friend bool operator!=(const place &a, const place &b) { return a.at_ != b.at_; }

  private:
    friend class concurrent_hash;
    node *at_;
  };

public:
  typedef Key key_type;
  typedef Value value_type;
  typedef std::size_t size_type;
  typedef std::ptrdiff_t difference_type;
  typedef Hash hasher;
  typedef Equal key_equal;
  typedef Value &reference;
  typedef const Value &const_reference;
  typedef place<const Value> const_iterator;
  typedef std::conditional_t<std::is_same<Key, Value>::value, const_iterator, place<Value>>
      iterator;

  concurrent_hash() = default;
  explicit concurrent_hash(size_type buckets, const Hash &hash = Hash(),
                           const Equal &equal = Equal())
      : buckets_(buckets, hash, equal) {}
  template <typename Iterator,
            typename = typename std::iterator_traits<Iterator>::iterator_category>
  concurrent_hash(Iterator first, Iterator last) {
    insert(first, last);
  }
  concurrent_hash(std::initializer_list<Value> values)
      : concurrent_hash(values.begin(), values.end()) {}
  concurrent_hash(const concurrent_hash &other) : concurrent_hash(other.begin(), other.end()) {}
  concurrent_hash(concurrent_hash &&other) { swap(other); }
  concurrent_hash &operator=(concurrent_hash other) {
    swap(other);
    return *this;
  }
  ~concurrent_hash() { clear(); }

  auto insert(const Value &value) { return emplace(value); }
  auto insert(Value &&value) { return emplace(std::move(value)); }
  template <typename Other,
            typename = std::enable_if_t<std::is_constructible<Value, Other &&>::value>>
  auto insert(Other &&value) {
    return emplace(std::forward<Other>(value));
  }
  template <typename Iterator,
            typename = typename std::iterator_traits<Iterator>::iterator_category>
  void insert(Iterator first, Iterator last) {
    for (; first != last; ++first)
      insert(*first);
  }
  template <typename... Arguments> auto emplace(Arguments &&...arguments) {
    node *made = new node(std::forward<Arguments>(arguments)...);
    std::unique_lock<std::mutex> hold(mutex_);
    const Key &key = KeyOf()(made->value);
    const auto found = Multi ? buckets_.end() : buckets_.find(key);
    if (found != buckets_.end()) {
      node *const old = found->second;
      hold.unlock();
      delete made;
      return result(old, false, std::integral_constant<bool, Multi>());
    }
    append(made);
    return result(made, true, std::integral_constant<bool, Multi>());
  }

  iterator find(const Key &key) { return iterator(node_of(key)); }
  const_iterator find(const Key &key) const { return const_iterator(node_of(key)); }
  size_type count(const Key &key) const {
    const std::lock_guard<std::mutex> hold(mutex_);
    return buckets_.count(key);
  }
  bool contains(const Key &key) const { return node_of(key) != nullptr; }

  iterator begin() { return iterator(first_.load(std::memory_order_acquire)); }
  iterator end() { return iterator(); }
  const_iterator begin() const { return const_iterator(first_.load(std::memory_order_acquire)); }
  const_iterator end() const { return const_iterator(); }
  const_iterator cbegin() const { return begin(); }
  const_iterator cend() const { return end(); }

  size_type size() const {
    const std::lock_guard<std::mutex> hold(mutex_);
    return buckets_.size();
  }
  bool empty() const { return size() == 0; }

  // No other thread may use the table during these functions.
  void clear() {
    buckets_.clear();
    for (node *i = first_.exchange(nullptr); i;) {
      node *const next = i->next;
      delete i;
      i = next;
    }
    last_ = nullptr;
  }
  size_type unsafe_erase(const Key &key) {
    size_type erased = 0;
    for (auto i = buckets_.find(key); i != buckets_.end(); i = buckets_.find(key), ++erased)
      erase(i);
    return erased;
  }
  iterator unsafe_erase(const_iterator at) {
    node *const next = at.at_->next;
    auto range = buckets_.equal_range(KeyOf()(*at));
    while (range.first->second != at.at_)
      ++range.first;
    erase(range.first);
    return iterator(next);
  }
  void rehash(size_type buckets) { buckets_.rehash(buckets); }
  void swap(concurrent_hash &other) {
    buckets_.swap(other.buckets_);
    first_ = other.first_.exchange(first_);
    std::swap(last_, other.last_);
  }

protected:
  /// Returns the element with this key. If there is none, inserts make(), as one step for other
  /// threads.
  template <typename Make> Value &find_or_make(const Key &key, const Make &make) {
    const std::lock_guard<std::mutex> hold(mutex_);
    const auto found = buckets_.find(key);
    if (found != buckets_.end())
      return found->second->value;
    node *const made = new node(make());
    append(made);
    return made->value;
  }

private:
  static std::pair<iterator, bool> result(node *at, bool inserted, std::false_type) {
    return {iterator(at), inserted};
  }
  static iterator result(node *at, bool, std::true_type) { return iterator(at); }

  // The buckets refer to the keys in the nodes.
  struct hash_of {
    Hash hash;
    std::size_t operator()(const std::reference_wrapper<const Key> &key) const {
      return hash(key.get());
    }
  };
  struct equal_of {
    Equal equal;
    bool operator()(const std::reference_wrapper<const Key> &a,
                    const std::reference_wrapper<const Key> &b) const {
      return equal(a.get(), b.get());
    }
  };
  struct index
      : std::unordered_multimap<std::reference_wrapper<const Key>, node *, hash_of, equal_of> {
    typedef std::unordered_multimap<std::reference_wrapper<const Key>, node *, hash_of, equal_of>
        base;
    index() = default;
    index(std::size_t buckets, const Hash &hash, const Equal &equal)
        : base(buckets, hash_of{hash}, equal_of{equal}) {}
  };

  node *node_of(const Key &key) const {
    const std::lock_guard<std::mutex> hold(mutex_);
    const auto found = buckets_.find(key);
    return found == buckets_.end() ? nullptr : found->second;
  }
  void append(node *made) {
    buckets_.emplace(std::cref(KeyOf()(made->value)), made);
    (last_ ? last_->next : first_).store(made, std::memory_order_release);
    last_ = made;
  }
  void erase(typename index::iterator at) {
    node *const gone = at->second;
    buckets_.erase(at);
    node *before = nullptr;
    for (node *i = first_; i != gone; i = i->next)
      before = i;
    (before ? before->next : first_).store(gone->next);
    if (last_ == gone)
      last_ = before;
    delete gone;
  }

  mutable std::mutex mutex_;
  index buckets_;
  std::atomic<node *> first_{nullptr};
  node *last_ = nullptr;
};

} // namespace ppl_detail
} // namespace Concurrency

#endif
