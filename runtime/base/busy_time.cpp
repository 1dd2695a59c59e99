//===- busy_time.cpp - total length of overlapping spans of time ----------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/busy_time.h"
#include <algorithm>
#include <cstdint>
#include <iterator>

namespace ampcc_rt {

void busy_time::add(std::uint64_t begin, std::uint64_t end) {
  begin = std::max(begin, closed_);
  if (end <= begin)
    return;
  auto next = spans_.upper_bound(begin);
  if (next != spans_.begin() && std::prev(next)->second >= begin)
    --next;
  while (next != spans_.end() && next->first <= end) {
    begin = std::min(begin, next->first);
    end = std::max(end, next->second);
    total_ -= next->second - next->first;
    next = spans_.erase(next);
  }
  spans_.emplace(begin, end);
  total_ += end - begin;
  if (spans_.size() > most_spans) {
    closed_ = spans_.begin()->second;
    spans_.erase(spans_.begin());
  }
}

} // namespace ampcc_rt
