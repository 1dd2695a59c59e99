//===- hash_traits.h - hash_compare, the traits of hash_map and hash_set --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// In sources for Visual C++ (--amp-msvc) <hash_map> and <hash_set> include this file. A traits
// class of Visual C++ is both the hash function and the order of the keys. Keys are equal if none
// of two comes before the other. A further member of these classes is added here.
//
//===----------------------------------------------------------------------===//
#ifndef AMP_MSVC_DETAIL_HASH_TRAITS_H
#define AMP_MSVC_DETAIL_HASH_TRAITS_H

#include <cstddef>
#include <functional>
#include <string>

namespace stdext {

/// The hash of a key. Programs overload it for their own types.
template <typename T> std::size_t hash_value(const T &key) { return std::hash<T>()(key); }
inline std::size_t hash_value(const char *key) { return std::hash<std::string>()(key); }
inline std::size_t hash_value(const wchar_t *key) { return std::hash<std::wstring>()(key); }

/// The traits of a map without others. Programs derive theirs from it.
template <typename Key, typename Less = std::less<Key>> class hash_compare {
public:
  enum { bucket_size = 1, min_buckets = 8 };

  hash_compare() : comp() {}
  hash_compare(Less less) : comp(less) {}
  std::size_t operator()(const Key &key) const { return hash_value(key); }
  bool operator()(const Key &a, const Key &b) const { return comp(a, b); }

protected:
  Less comp;
};

} // namespace stdext

namespace amp_msvc {

// The traits as the two function objects of std::unordered_map. Traits of programs may miss a
// const.
template <typename Key, typename Traits> struct hash_of {
  std::size_t operator()(const Key &key) const { return Traits()(key); }
};
template <typename Key, typename Traits> struct equal_by {
  bool operator()(const Key &a, const Key &b) const { return !Traits()(a, b) && !Traits()(b, a); }
};

} // namespace amp_msvc

#endif
