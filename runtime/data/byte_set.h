//===- byte_set.h - a set of bytes as boxes of a grid ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A data source (data_source.h), the data that an array or the views of one memory show, has such a
// set for each copy of the data on the host or a device: the bytes that are valid there, so that a
// transfer moves only the others. A set of one range, which is the common case, is stored as such.
// Other sets are stored as disjoint boxes of the source's byte_grid, in nested maps: each entry is
// a span of rows with the same contents, and has a map of these contents. So an operation with a
// part of a matrix costs the logarithm of the number of boxes, and not the number of rows. A set
// that becomes one range is stored as one.
//
// Functions take the grid of the source. After it has changed, call regrid() before anything else.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_BYTE_SET_H
#define AMPCC_RUNTIME_BYTE_SET_H

#include "base/byte_ranges.h"
#include "data/byte_grid.h"
#include <cstddef>
#include <map>
#include <memory>

namespace ampcc_rt {

class part;

class byte_set {
public:
  byte_set() = default;
  byte_set(byte_range all) : range_(all) {}
  byte_set(byte_set &&) = default;
  byte_set &operator=(byte_set &&) = default;

  bool empty() const { return !boxes_ && range_.empty(); }
  /// Returns whether the set contains all of the bytes.
  bool contains(const byte_grid &grid, const part &bytes) const;
  void add(const byte_grid &grid, const part &bytes);
  void remove(const byte_grid &grid, const part &bytes);
  void add(const byte_grid &grid, const byte_boxes &bytes);

  /// Returns the bytes that are in the set, or those that are not, as disjoint boxes.
  byte_boxes common(const byte_grid &grid, const byte_boxes &bytes) const;
  byte_boxes missing(const byte_grid &grid, const byte_boxes &bytes) const;
  /// Returns the whole set.
  byte_boxes list(const byte_grid &grid) const;

  /// Stores the set by the coordinates of `now`, a refinement of `before`.
  void regrid(const byte_grid &before, const byte_grid &now);

private:
  struct entry;
  /// The coordinates of one level, from their first to the entry.
  typedef std::map<std::size_t, entry> level;
  /// The coordinates up to, but without, `end`, with the same contents of the next level, which the
  /// last level does not have.
  struct entry {
    std::size_t end;
    std::unique_ptr<level> inside;
  };
  class operations;

  std::unique_ptr<level> boxes_as_level(const byte_grid &grid) const;
  void store_boxes(const byte_grid &grid);
  void simplify(const byte_grid &grid);

  byte_range range_{0, 0};       ///< the set, if there are no boxes
  std::unique_ptr<level> boxes_; ///< not empty, and not one range
  std::size_t bytes_ = 0;        ///< of the boxes
};

/// Returns the boxes as sorted ranges. The cost is linear in the number of contiguous pieces.
byte_ranges ranges_of(const byte_grid &grid, const byte_boxes &boxes);

} // namespace ampcc_rt

#endif
