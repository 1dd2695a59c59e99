//===- byte_set.cpp - a set of bytes as boxes of a grid -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/byte_set.h"
#include "data/section.h"
#include <algorithm>
#include <cstddef>
#include <iterator>
#include <memory>
#include <utility>
#include <vector>

namespace ampcc_rt {

/// Operations on the levels of a set whose grid has this many.
class byte_set::operations {
public:
  explicit operations(const byte_grid &grid) : rank_(grid.rank()) {}

  /// Adds a box and returns the number of bytes that are new.
  std::size_t add(level &to, const byte_box &box, unsigned at = 0) const {
    const byte_range side = box.sides[at];
    split(to, side.begin);
    split(to, side.end);
    std::size_t added = 0;
    auto next = to.lower_bound(side.begin);
    for (std::size_t from = side.begin; from < side.end;) {
      if (next != to.end() && next->first == from) {
        if (at + 1 < rank_)
          added += (next->second.end - from) * add(*next->second.inside, box, at + 1);
        from = next->second.end;
        ++next;
        continue;
      }
      const std::size_t end =
          next == to.end() ? side.end : std::min<std::size_t>(next->first, side.end);
      to.emplace_hint(next, from, entry{end, contents(box, at + 1)});
      added += (end - from) * volume(box, at + 1);
      from = end;
    }
    merge(to, side);
    return added;
  }

  /// Removes a box and returns the number of bytes that were there.
  std::size_t remove(level &from, const byte_box &box, unsigned at = 0) const {
    const byte_range side = box.sides[at];
    split(from, side.begin);
    split(from, side.end);
    std::size_t removed = 0;
    for (auto each = from.lower_bound(side.begin); each != from.end() && each->first < side.end;) {
      const std::size_t rows = each->second.end - each->first;
      removed += rows * (at + 1 < rank_ ? remove(*each->second.inside, box, at + 1) : 1);
      if (at + 1 < rank_ && !each->second.inside->empty())
        ++each;
      else
        each = from.erase(each);
    }
    merge(from, side);
    return removed;
  }

  bool contains(const level &in, const byte_box &box, unsigned at = 0) const {
    std::size_t from = box.sides[at].begin;
    for (auto each = first_after(in, from); from < box.sides[at].end; ++each) {
      if (each == in.end() || each->first > from ||
          (at + 1 < rank_ && !contains(*each->second.inside, box, at + 1)))
        return false;
      from = each->second.end;
    }
    return true;
  }

  /// Appends what is in the level as well as in the box. Outer sides of `box` are as they should be
  /// in the results.
  void common(const level &in, byte_box box, byte_boxes &out, unsigned at = 0) const {
    if (at == rank_) {
      out.push_back(box);
      return;
    }
    const byte_range side = box.sides[at];
    for (auto each = first_after(in, side.begin); each != in.end() && each->first < side.end;
         ++each) {
      box.sides[at] = {std::max<std::size_t>(each->first, side.begin),
                       std::min(each->second.end, side.end)};
      common(at + 1 < rank_ ? *each->second.inside : in, box, out, at + 1);
    }
  }

  /// Appends what is in the box but not in the level.
  void missing(const level &in, byte_box box, byte_boxes &out, unsigned at = 0) const {
    if (at == rank_)
      return;
    const byte_range side = box.sides[at];
    std::size_t from = side.begin;
    const auto append_gap = [&](std::size_t end) {
      box.sides[at] = {from, end};
      if (from < end)
        out.push_back(box);
    };
    for (auto each = first_after(in, side.begin); each != in.end() && each->first < side.end;
         ++each) {
      append_gap(each->first);
      from = std::max<std::size_t>(from, each->first);
      const std::size_t end = std::min(each->second.end, side.end);
      byte_box covered = box;
      covered.sides[at] = {from, end};
      missing(at + 1 < rank_ ? *each->second.inside : in, covered, out, at + 1);
      from = end;
    }
    append_gap(side.end);
  }

  /// Returns the smallest range of bytes with all of the level.
  byte_range bounds(const byte_grid &grid, const level &of) const {
    byte_box box;
    const level *now = &of;
    for (unsigned at = 0; at < rank_; now = now->begin()->second.inside.get(), ++at)
      box.sides[at].begin = now->begin()->first;
    now = &of;
    for (unsigned at = 0; at < rank_; now = now->rbegin()->second.inside.get(), ++at)
      box.sides[at].end = now->rbegin()->second.end;
    return {grid.first_of(box), grid.end_of(box)};
  }

private:
  /// The first entry that ends after `place`.
  static level::const_iterator first_after(const level &in, std::size_t place) {
    auto each = in.upper_bound(place);
    if (each != in.begin() && std::prev(each)->second.end > place)
      --each;
    return each;
  }

  /// Makes an entry begin at `place` if one contains it.
  static void split(level &in, std::size_t place) {
    auto each = in.lower_bound(place);
    if (each == in.begin() || std::prev(each)->second.end <= place)
      return;
    entry &first = std::prev(each)->second;
    in.emplace_hint(each, place, entry{first.end, clone(first.inside)});
    first.end = place;
  }

  static std::unique_ptr<level> clone(const std::unique_ptr<level> &of) {
    if (!of)
      return nullptr;
    auto made = std::make_unique<level>();
    for (const auto &[begin, each] : *of)
      made->emplace_hint(made->end(), begin, entry{each.end, clone(each.inside)});
    return made;
  }

  static bool are_equal(const std::unique_ptr<level> &a, const std::unique_ptr<level> &b) {
    if (!a || !b)
      return !a && !b;
    return a->size() == b->size() &&
           std::equal(a->begin(), a->end(), b->begin(), [](const auto &x, const auto &y) {
             return x.first == y.first && x.second.end == y.second.end &&
                    are_equal(x.second.inside, y.second.inside);
           });
  }

  /// Merges neighbours with the same contents, within the range and at its ends.
  static void merge(level &in, byte_range range) {
    auto each = in.lower_bound(range.begin);
    if (each != in.begin())
      --each;
    while (each != in.end() && each->first < range.end) {
      const auto next = std::next(each);
      if (next != in.end() && next->first == each->second.end &&
          are_equal(each->second.inside, next->second.inside)) {
        each->second.end = next->second.end;
        in.erase(next);
      } else {
        each = next;
      }
    }
  }

  /// The part of a box that levels from `at` contain; null after the last level.
  std::unique_ptr<level> contents(const byte_box &box, unsigned at) const {
    if (at == rank_)
      return nullptr;
    auto made = std::make_unique<level>();
    made->emplace(box.sides[at].begin, entry{box.sides[at].end, contents(box, at + 1)});
    return made;
  }

  std::size_t volume(const byte_box &box, unsigned at) const {
    return at == rank_ ? 1 : box.sides[at].size() * volume(box, at + 1);
  }

  unsigned rank_;
};

namespace {

byte_boxes boxes_of(const byte_grid &grid, const part &bytes) {
  byte_boxes boxes;
  bytes.cover(grid, boxes);
  return boxes;
}

bool is_in(byte_range inner, byte_range outer) {
  return outer.begin <= inner.begin && inner.end <= outer.end;
}

} // namespace

bool byte_set::contains(const byte_grid &grid, const part &bytes) const {
  const byte_range bounds = bytes.bounds();
  if (bounds.empty())
    return true;
  if (!boxes_)
    return is_in(bounds, range_); // a part contains the ends of its bounds
  const byte_boxes wanted = boxes_of(grid, bytes);
  return std::all_of(wanted.begin(), wanted.end(),
                     [&](const byte_box &box) { return operations(grid).contains(*boxes_, box); });
}

void byte_set::add(const byte_grid &grid, const part &bytes) {
  const byte_range bounds = bytes.bounds();
  if (bounds.empty())
    return;
  if (!boxes_) {
    if (is_in(bounds, range_))
      return;
    const bool touches = bounds.begin <= range_.end && range_.begin <= bounds.end;
    if (bytes.is_range() && (range_.empty() || touches)) {
      range_ = range_.empty() ? bounds
                              : byte_range{std::min(bounds.begin, range_.begin),
                                           std::max(bounds.end, range_.end)};
      return;
    }
  }
  add(grid, boxes_of(grid, bytes));
}

void byte_set::add(const byte_grid &grid, const byte_boxes &bytes) {
  store_boxes(grid);
  for (const byte_box &box : bytes)
    bytes_ += operations(grid).add(*boxes_, box);
  simplify(grid);
}

void byte_set::remove(const byte_grid &grid, const part &bytes) {
  const byte_range bounds = bytes.bounds();
  if (empty() || bounds.empty())
    return;
  if (!boxes_) {
    if (bounds.end <= range_.begin || range_.end <= bounds.begin)
      return;
    const bool to_begin = bounds.begin <= range_.begin, to_end = range_.end <= bounds.end;
    if (bytes.is_range() && (to_begin || to_end)) {
      range_ = to_begin ? byte_range{std::min(bounds.end, range_.end), range_.end}
                        : byte_range{range_.begin, bounds.begin};
      return;
    }
  }
  store_boxes(grid);
  for (const byte_box &box : boxes_of(grid, bytes))
    bytes_ -= operations(grid).remove(*boxes_, box);
  simplify(grid);
}

byte_boxes byte_set::common(const byte_grid &grid, const byte_boxes &bytes) const {
  byte_boxes found;
  if (empty())
    return found;
  const std::unique_ptr<level> made = boxes_ ? nullptr : boxes_as_level(grid);
  for (const byte_box &box : bytes)
    operations(grid).common(boxes_ ? *boxes_ : *made, box, found);
  return found;
}

byte_boxes byte_set::missing(const byte_grid &grid, const byte_boxes &bytes) const {
  if (empty())
    return bytes;
  byte_boxes found;
  const std::unique_ptr<level> made = boxes_ ? nullptr : boxes_as_level(grid);
  for (const byte_box &box : bytes)
    operations(grid).missing(boxes_ ? *boxes_ : *made, box, found);
  return found;
}

byte_boxes byte_set::list(const byte_grid &grid) const {
  byte_boxes all;
  if (!boxes_) {
    grid.cover(range_, all);
    return all;
  }
  byte_box everything;
  for (byte_range &side : everything.sides)
    side = {0, static_cast<std::size_t>(-1)};
  operations(grid).common(*boxes_, everything, all);
  return all;
}

void byte_set::regrid(const byte_grid &before, const byte_grid &now) {
  if (!boxes_)
    return;
  byte_set made;
  for (const byte_box &box : list(before)) {
    byte_boxes boxes;
    now.cover(before.strided(box), boxes);
    made.add(now, boxes);
  }
  *this = std::move(made);
}

std::unique_ptr<byte_set::level> byte_set::boxes_as_level(const byte_grid &grid) const {
  auto made = std::make_unique<level>();
  byte_boxes boxes;
  grid.cover(range_, boxes);
  for (const byte_box &box : boxes)
    operations(grid).add(*made, box);
  return made;
}

void byte_set::store_boxes(const byte_grid &grid) {
  if (boxes_)
    return;
  boxes_ = boxes_as_level(grid);
  bytes_ = range_.empty() ? 0 : range_.size();
  range_ = {0, 0};
}

/// Stores an empty set and a set of one range as such.
void byte_set::simplify(const byte_grid &grid) {
  if (!boxes_)
    return;
  const byte_range bounds =
      boxes_->empty() ? byte_range{0, 0} : operations(grid).bounds(grid, *boxes_);
  if (bounds.size() != bytes_)
    return;
  range_ = bounds;
  boxes_.reset();
}

byte_ranges ranges_of(const byte_grid &grid, const byte_boxes &boxes) {
  std::vector<byte_range> pieces;
  for (const byte_box &box : boxes)
    grid.for_each_piece(box, [&](std::size_t begin, std::size_t bytes) {
      pieces.push_back({begin, begin + bytes});
    });
  std::sort(pieces.begin(), pieces.end(),
            [](const byte_range &a, const byte_range &b) { return a.begin < b.begin; });
  byte_ranges sorted;
  for (const byte_range &each : pieces)
    sorted.append(each);
  return sorted;
}

} // namespace ampcc_rt
