//===- byte_ranges.h - a set of bytes as a sorted list of ranges ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A set is a sorted list of ranges, for code that needs the bytes as ranges. Sections
// (data/section.h) list the bytes of a view in it. Data sources (data/data_source.h) fill unwritten
// ranges with zeros. The checks of --amp-check use it for the bytes that were never written or
// whose copy on the host is stale. A view of one column has a range for each row. So the sets of
// valid bytes, which must stay small, are of another class (data/byte_set.h). Union, difference and
// intersection are linear in the number of ranges, contains() is logarithmic. A new user with sets
// of many ranges should take byte_set.
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
  /// Returns whether the set contains all bytes of the range.
  bool contains(byte_range r) const;
  const std::vector<byte_range> &list() const { return ranges_; }
  bool operator==(const byte_ranges &o) const { return ranges_ == o.ranges_; }

  /// Adds a range, which must not begin before the last range of the set. If it overlaps or touches
  /// that range, the two become one.
  void append(byte_range r);

  // Union, difference and intersection.
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
