//===- busy_time.h - how long something was at work -----------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#ifndef AMPCC_RUNTIME_BUSY_TIME_H
#define AMPCC_RUNTIME_BUSY_TIME_H

#include <cstddef>
#include <cstdint>
#include <map>

namespace ampcc_rt {

/// The length of the union of spans of time, which come in about their order: what was at work
/// twice at once counts once.
class busy_time {
public:
  void add(std::uint64_t begin, std::uint64_t end);
  std::uint64_t total() const { return total_; }

private:
  /// So many spans are kept apart; the earliest are then closed, with the gaps between them.
  static constexpr std::size_t most_spans = 1024;

  std::map<std::uint64_t, std::uint64_t> spans_; ///< begin to end, disjoint
  std::uint64_t closed_ = 0;                     ///< nothing counts before
  std::uint64_t total_ = 0;
};

} // namespace ampcc_rt

#endif
