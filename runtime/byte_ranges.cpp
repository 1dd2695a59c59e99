//===- byte_ranges.cpp - a set of bytes of a buffer -----------------------===//
#include "byte_ranges.h"
#include <algorithm>

namespace ampcc_rt {

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

std::vector<strided_run> runs_of(const byte_ranges &ranges) {
  std::vector<strided_run> runs;
  for (const byte_range &r : ranges.list()) {
    if (!runs.empty() && runs.back().length == r.size()) {
      strided_run &last = runs.back();
      const std::size_t distance = r.begin - (last.begin + (last.count - 1) * last.pitch);
      if (last.count == 1)
        last.pitch = distance;
      if (distance == last.pitch) {
        ++last.count;
        continue;
      }
    }
    runs.push_back({r.begin, r.size(), r.size(), 1});
  }
  return runs;
}

} // namespace ampcc_rt
