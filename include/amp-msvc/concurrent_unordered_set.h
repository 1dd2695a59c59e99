//===- concurrent_unordered_set.h - hash sets that several threads may use ===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// On the include path only with --amp-msvc (sources for Visual C++). concurrent_unordered_set and
// concurrent_unordered_multiset of Microsoft's PPL. Several threads may insert, find, count and
// iterate at the same time; references and iterators stay valid. Functions whose names begin with
// `unsafe_`, clear, swap, rehash and assignment are for one thread at a time
// (detail/concurrent_hash.h). The allocator is ignored. Members that the maps have as well belong
// in detail/concurrent_hash.h.
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
