//===- busy_time.h - total length of overlapping spans of time ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// observe/profile.h uses the class. Change most_spans if spans arrive so late that their time is
// lost.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_BUSY_TIME_H
#define AMPCC_RUNTIME_BUSY_TIME_H

#include <cstddef>
#include <cstdint>
#include <map>

namespace ampcc_rt {

/// The length of the union of spans of time: time that several spans cover counts once. The profile
/// (observe/profile.h) uses it, because commands of one device overlap. Spans have to be added in
/// roughly ascending order, because the earliest are dropped to bound the memory (most_spans). Only
/// one thread may call the functions at a time.
class busy_time {
public:
  /// Adds the span from `begin` up to `end`, both in nanoseconds. The part of the span before
  /// `closed_` does not count.
  void add(std::uint64_t begin, std::uint64_t end);
  /// Returns the length of the union in nanoseconds.
  std::uint64_t total() const { return total_; }

private:
  /// The most spans that are kept. One more drops the earliest, whose time stays in the total. From
  /// then on gaps before the end of the dropped span stay gaps: spans in them do not count.
  static constexpr std::size_t most_spans = 1024;

  std::map<std::uint64_t, std::uint64_t> spans_; ///< begin to end, disjoint
  std::uint64_t closed_ = 0;                     ///< end of the last span that was dropped
  std::uint64_t total_ = 0;
};

} // namespace ampcc_rt

#endif
