//===- byte_grid.cpp - conversion of bytes of a buffer to boxes of coordinates ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/byte_grid.h"
#include <algorithm>
#include <cstddef>

namespace ampcc_rt {

std::size_t strided_bytes::span(std::size_t from) const {
  std::size_t bytes = length;
  for (std::size_t i = from; i < loops.size(); ++i)
    bytes += (loops[i].count - 1) * loops[i].distance;
  return bytes;
}

bool byte_grid::refine(const strided_bytes &bytes) {
  const unsigned before = rank_;
  for (const strided_bytes::loop &each : bytes.loops) {
    if (rank_ == byte_box::max_rank)
      break;
    unsigned level = 0;
    while (pitches_[level] > each.distance)
      ++level;
    const bool outer_fits = level == 0 || pitches_[level - 1] % each.distance == 0;
    if (pitches_[level] == each.distance || !outer_fits || each.distance % pitches_[level] != 0)
      continue;
    std::copy_backward(pitches_ + level, pitches_ + rank_, pitches_ + rank_ + 1);
    pitches_[level] = each.distance;
    ++rank_;
  }
  return rank_ != before;
}

void byte_grid::cover(byte_range bytes, byte_boxes &out) const {
  if (!bytes.empty())
    cover_range(0, bytes, byte_box(), out);
}

void byte_grid::cover(const strided_bytes &bytes, byte_boxes &out) const {
  if (bytes.length)
    cover_loops(0, bytes.first, bytes, 0, byte_box(), out);
}

/// Covers a range by its first row, the whole rows after it, and its last row. The sides of outer
/// levels are in `box`, and the range counts from their start.
void byte_grid::cover_range(unsigned level, byte_range bytes, byte_box box, byte_boxes &out) const {
  byte_range &side = box.sides[level];
  if (level + 1 == rank_) {
    side = bytes;
    out.push_back(box);
    return;
  }
  const std::size_t pitch = pitches_[level];
  std::size_t row = bytes.begin / pitch;
  const std::size_t start = row * pitch, last = bytes.end / pitch;
  if (bytes.begin != start || row == last) {
    const std::size_t end = std::min(bytes.end, start + pitch);
    side = {row, row + 1};
    cover_range(level + 1, {bytes.begin - start, end - start}, box, out);
    if (end == bytes.end)
      return;
    ++row;
  }
  if (row < last) {
    side = {row, last};
    byte_box whole = box;
    for (unsigned inner = level + 1; inner < rank_; ++inner)
      whole.sides[inner] = {0, pitches_[inner - 1] / pitches_[inner]};
    out.push_back(whole);
  }
  if (last * pitch < bytes.end) {
    side = {last, last + 1};
    cover_range(level + 1, {0, bytes.end - last * pitch}, box, out);
  }
}

/// Covers the loops from `loop`. One whose distance is a level becomes a side of the box, unless
/// its rounds or what they contain reach over the end of a row. Others become boxes for each round.
void byte_grid::cover_loops(unsigned level, std::size_t first, const strided_bytes &bytes,
                            std::size_t loop, byte_box box, byte_boxes &out) const {
  if (loop == bytes.loops.size())
    return cover_range(level, {first, first + bytes.length}, box, out);
  const auto [count, distance] = bytes.loops[loop];
  unsigned own = level;
  std::size_t rest = first;
  byte_box sides = box;
  for (; own + 1 < rank_ && pitches_[own] > distance; ++own) {
    sides.sides[own] = {rest / pitches_[own], rest / pitches_[own] + 1};
    rest %= pitches_[own];
  }
  const std::size_t row = rest / distance, within = rest % distance;
  if (own + 1 < rank_ && pitches_[own] == distance &&
      (own == level || rest + bytes.span(loop) <= pitches_[own - 1]) &&
      within + bytes.span(loop + 1) <= distance) {
    sides.sides[own] = {row, row + count};
    return cover_loops(own + 1, within, bytes, loop + 1, sides, out);
  }
  for (std::size_t i = 0; i < count; ++i)
    cover_loops(level, first + i * distance, bytes, loop + 1, box, out);
}

std::size_t byte_grid::first_of(const byte_box &box) const {
  std::size_t first = 0;
  for (unsigned level = 0; level < rank_; ++level)
    first += box.sides[level].begin * pitches_[level];
  return first;
}

std::size_t byte_grid::end_of(const byte_box &box) const {
  std::size_t last = 0;
  for (unsigned level = 0; level < rank_; ++level)
    last += (box.sides[level].end - 1) * pitches_[level];
  return last + 1;
}

strided_bytes byte_grid::strided(const byte_box &box) const {
  strided_bytes bytes{first_of(box), box.sides[rank_ - 1].size(), {}};
  unsigned level = rank_ - 1;
  // Whole rows are one piece.
  while (level > 0 && bytes.length == pitches_[level - 1])
    bytes.length *= box.sides[--level].size();
  for (unsigned outer = 0; outer < level; ++outer)
    if (box.sides[outer].size() > 1)
      bytes.loops.push_back({box.sides[outer].size(), pitches_[outer]});
  return bytes;
}

} // namespace ampcc_rt
