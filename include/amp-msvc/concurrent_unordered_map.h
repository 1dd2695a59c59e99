//===- concurrent_unordered_map.h - hash maps that several threads may use ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). concurrent_unordered_map and
// concurrent_unordered_multimap of Microsoft's PPL. Several threads may insert, find, count and
// iterate at the same time; references and iterators stay valid. The mapped values themselves are
// not protected. Functions whose names begin with `unsafe_`, clear, swap, rehash and assignment are
// for one thread at a time (detail/concurrent_hash.h). The allocator is ignored. Members that the
// sets have as well belong in detail/concurrent_hash.h.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONCURRENT_UNORDERED_MAP_H
#define AMP_MSVC_CONCURRENT_UNORDERED_MAP_H

#include "detail/concurrent_hash.h"
#include <memory>
#include <stdexcept>
#include <tuple>

namespace Concurrency {

/// A map with one element for each key.
template <typename Key, typename T, typename Hash = std::hash<Key>,
          typename Equal = std::equal_to<Key>,
          typename Allocator = std::allocator<std::pair<const Key, T>>>
class concurrent_unordered_map
    : public ppl_detail::concurrent_hash<Key, std::pair<const Key, T>, ppl_detail::key_of_pair,
                                         false, Hash, Equal> {
  typedef ppl_detail::concurrent_hash<Key, std::pair<const Key, T>, ppl_detail::key_of_pair, false,
                                      Hash, Equal>
      base;

public:
  typedef T mapped_type;
  typedef Allocator allocator_type;
  using base::base;
  concurrent_unordered_map() = default;

  /// Returns the value of a key, and inserts T() at the first use. The insertion is atomic.
  T &operator[](const Key &key) {
    return this
        ->find_or_make(key,
                       [&] {
                         return std::pair<const Key, T>(std::piecewise_construct,
                                                        std::forward_as_tuple(key),
                                                        std::forward_as_tuple());
                       })
        .second;
  }
  /// Returns the value of a key. Throws std::out_of_range if there is none.
  T &at(const Key &key) {
    const auto found = this->find(key);
    if (found == this->end())
      throw std::out_of_range("concurrent_unordered_map");
    return found->second;
  }
  const T &at(const Key &key) const {
    return const_cast<concurrent_unordered_map &>(*this).at(key);
  }
};

/// A map with any number of elements for each key.
template <typename Key, typename T, typename Hash = std::hash<Key>,
          typename Equal = std::equal_to<Key>,
          typename Allocator = std::allocator<std::pair<const Key, T>>>
class concurrent_unordered_multimap
    : public ppl_detail::concurrent_hash<Key, std::pair<const Key, T>, ppl_detail::key_of_pair,
                                         true, Hash, Equal> {
  typedef ppl_detail::concurrent_hash<Key, std::pair<const Key, T>, ppl_detail::key_of_pair, true,
                                      Hash, Equal>
      base;

public:
  typedef T mapped_type;
  typedef Allocator allocator_type;
  using base::base;
  concurrent_unordered_multimap() = default;
};

} // namespace Concurrency

#endif
