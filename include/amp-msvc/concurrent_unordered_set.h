//===- concurrent_unordered_set.h - a set that several threads may fill ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Replacements for Visual C++'s concurrent_unordered_set and concurrent_unordered_multiset. On the
// include path only with --amp-msvc. concurrent_unordered_map.h says which functions may run at the
// same time.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_CONCURRENT_UNORDERED_SET_H
#define AMP_MSVC_CONCURRENT_UNORDERED_SET_H

#include "detail/concurrent_hash.h"
#include <memory>

namespace Concurrency {

template <typename Key, typename Hash = std::hash<Key>, typename Equal = std::equal_to<Key>,
          typename Allocator = std::allocator<Key>>
class concurrent_unordered_set
    : public ppl_detail::concurrent_hash<Key, Key, ppl_detail::key_itself, false, Hash, Equal> {
public:
  typedef Allocator allocator_type;
  using ppl_detail::concurrent_hash<Key, Key, ppl_detail::key_itself, false, Hash,
                                    Equal>::concurrent_hash;
  concurrent_unordered_set() = default;
};

template <typename Key, typename Hash = std::hash<Key>, typename Equal = std::equal_to<Key>,
          typename Allocator = std::allocator<Key>>
class concurrent_unordered_multiset
    : public ppl_detail::concurrent_hash<Key, Key, ppl_detail::key_itself, true, Hash, Equal> {
public:
  typedef Allocator allocator_type;
  using ppl_detail::concurrent_hash<Key, Key, ppl_detail::key_itself, true, Hash,
                                    Equal>::concurrent_hash;
  concurrent_unordered_multiset() = default;
};

} // namespace Concurrency

#endif
