//===- byte_ranges.h - set of bytes of a buffer ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Data sources use such sets for the valid parts of each copy of the data, sections for the part of
// the data that a container covers, transfers for the bytes that are missing. The operations `|`
// (union), `-` (difference) and `&` (intersection) are linear in the number of ranges. contains()
// and intersects() with a `byte_range` do a binary search, or only compare the bounds if the set
// has at most one range, which is the common case.
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
  bool contains(const byte_ranges &other) const { return (other - *this).empty(); }
  bool contains(byte_range r) const {
    // Most sets have at most one range.
    if (ranges_.size() <= 1)
      return r.empty() ||
             (!ranges_.empty() && ranges_[0].begin <= r.begin && r.end <= ranges_[0].end);
    return is_in_one_of_many(r);
  }
  bool intersects(byte_range r) const {
    if (ranges_.size() <= 1)
      return !r.empty() && !ranges_.empty() && ranges_[0].begin < r.end && r.begin < ranges_[0].end;
    return intersects_one_of_many(r);
  }
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
  bool is_in_one_of_many(byte_range r) const;
  bool intersects_one_of_many(byte_range r) const;

  std::vector<byte_range> ranges_;
};

} // namespace ampcc_rt

#endif
