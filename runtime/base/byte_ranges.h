//===- byte_ranges.h - set of bytes of a buffer ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Sections list the bytes that they cover as such a set, and the checks of --amp-check look for
// unwritten and old bytes with them. The valid bytes of a copy are a byte_set (data/byte_set.h).
// The operations `|` (union), `-` (difference) and `&` (intersection) are linear in the number of
// ranges; contains() with a `byte_range` does a binary search.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_BYTE_RANGES_H
#define AMPCC_RUNTIME_BYTE_RANGES_H

#include <cstddef>
#include <vector>

namespace ampcc_rt {

/// The bytes from `begin` up to, but without, `end`.
struct byte_range {
  std::size_t begin, end;
  std::size_t size() const { return end - begin; }
  bool empty() const { return begin >= end; }
  bool operator==(const byte_range &o) const { return begin == o.begin && end == o.end; }
};

/// A set of bytes, stored as sorted ranges that neither overlap nor touch.
class byte_ranges {
public:
  byte_ranges() = default;
  byte_ranges(std::size_t begin, std::size_t end) {
    if (begin < end)
      ranges_.push_back({begin, end});
  }

  bool empty() const { return ranges_.empty(); }
  bool contains(byte_range r) const;
  const std::vector<byte_range> &list() const { return ranges_; }
  bool operator==(const byte_ranges &o) const { return ranges_ == o.ranges_; }

  /// Adds a range, which must not begin before the last range of the set.
  void append(byte_range r);

  friend byte_ranges operator|(const byte_ranges &a, const byte_ranges &b);
  friend byte_ranges operator-(const byte_ranges &a, const byte_ranges &b);
  friend byte_ranges operator&(const byte_ranges &a, const byte_ranges &b);
  byte_ranges &operator|=(const byte_ranges &o) { return *this = *this | o; }
  byte_ranges &operator-=(const byte_ranges &o) { return *this = *this - o; }

private:
  std::vector<byte_range> ranges_;
};

} // namespace ampcc_rt

#endif
