//===- byte_ranges.cpp - a set of bytes as a sorted list of ranges --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/byte_ranges.h"
#include <algorithm>
#include <cstddef>
#include <vector>

namespace ampcc_rt {

bool byte_ranges::contains(byte_range r) const {
  if (r.empty())
    return true;
  const auto found =
      std::upper_bound(ranges_.begin(), ranges_.end(), r.begin,
                       [](std::size_t at, const byte_range &each) { return at < each.end; });
  return found != ranges_.end() && found->begin <= r.begin && r.end <= found->end;
}

void byte_ranges::append(byte_range r) {
  if (r.begin >= r.end)
    return;
  if (!ranges_.empty() && r.begin <= ranges_.back().end)
    ranges_.back().end = std::max(ranges_.back().end, r.end);
  else
    ranges_.push_back(r);
}

byte_ranges operator|(const byte_ranges &a, const byte_ranges &b) {
  byte_ranges result;
  auto i = a.ranges_.begin(), j = b.ranges_.begin();
  while (i != a.ranges_.end() || j != b.ranges_.end())
    if (j == b.ranges_.end() || (i != a.ranges_.end() && i->begin <= j->begin))
      result.append(*i++);
    else
      result.append(*j++);
  return result;
}

byte_ranges operator-(const byte_ranges &a, const byte_ranges &b) {
  byte_ranges result;
  auto j = b.ranges_.begin();
  for (byte_range rest : a.ranges_) {
    while (j != b.ranges_.end() && j->end <= rest.begin)
      ++j;
    // A range of b may reach into the next one of a: j stays on it.
    for (auto k = j; k != b.ranges_.end() && k->begin < rest.end; ++k) {
      result.append({rest.begin, std::min(k->begin, rest.end)});
      rest.begin = std::max(rest.begin, std::min(k->end, rest.end));
    }
    result.append(rest);
  }
  return result;
}

byte_ranges operator&(const byte_ranges &a, const byte_ranges &b) { return a - (a - b); }

} // namespace ampcc_rt
