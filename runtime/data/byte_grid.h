//===- byte_grid.h - bytes of a buffer as boxes of coordinates ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A column of a matrix is as many ranges of bytes as the matrix has rows, but one box of rows and
// columns. The runtime stores the sets of valid bytes of a buffer as boxes (byte_set.h), so that a
// program that works on columns or tiles of a matrix needs few of them. The buffer itself has no
// shape. So the owner of its copies, the data source (data_source.h), has a byte_grid, which
// divides the buffer into rows, and these into shorter rows, and so on. It begins without rows and
// learns the lengths of rows from the sections that the program uses (section.h).
//
//   array_view<float, 2> of 100 x 50        the grid has rows of 200 bytes
//   section(0, 3, 100, 1)                   rows 0 to 99, bytes 12 to 15 of a row: one box
//   bytes 150 to 449                        150 to 199 of row 0, row 1, 0 to 49 of row 2: three
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_BYTE_GRID_H
#define AMPCC_RUNTIME_BYTE_GRID_H

#include "base/byte_ranges.h"
#include "base/small_vector.h"
#include <cstddef>

namespace ampcc_rt {

/// Bytes at regular distances: the pieces of `length` bytes that nested loops reach from `first`.
struct strided_bytes {
  /// A loop: the number of its iterations, at least two, and the bytes from one to the next.
  struct loop {
    std::size_t count, distance;
  };
  std::size_t first, length;
  small_vector<loop, 4> loops; ///< outermost first

  /// Returns the distance from the first byte to the end of the last one, of the loops from `from`.
  std::size_t span(std::size_t from = 0) const;
};

class byte_grid;

/// All bytes whose coordinate on each level of a grid lies in one range.
struct byte_box {
  static constexpr unsigned max_rank = 4;
  byte_range sides[max_rank] = {};
};

typedef small_vector<byte_box, 4> byte_boxes;

/// Coordinates of bytes: the row, the row within it, ..., and the byte within the last of these.
/// Each coordinate is one level, from 0 for the longest rows.
class byte_grid {
public:
  /// The number of coordinates, from 1 to byte_box::max_rank. A new grid has one, the byte.
  unsigned rank() const { return rank_; }
  /// Returns the bytes from one row of this level to the next; 1 for the last level.
  std::size_t pitch(unsigned level) const { return pitches_[level]; }

  /// Adds the distances of the loops of `bytes` as lengths of rows, each on a new level, as far as
  /// they divide one another and there is room. Returns whether the coordinates have changed, which
  /// makes existing boxes invalid.
  bool refine(const strided_bytes &bytes);

  /// Appends boxes without common bytes that cover the given bytes: usually one box if all
  /// distances are pitches of levels, at most `2 * rank() - 1` for a range, else several for each
  /// piece.
  void cover(byte_range bytes, byte_boxes &out) const;
  void cover(const strided_bytes &bytes, byte_boxes &out) const;

  std::size_t first_of(const byte_box &box) const;
  std::size_t end_of(const byte_box &box) const;
  /// Returns the box as bytes at regular distances.
  strided_bytes strided(const byte_box &box) const;
  /// Calls `piece(first byte, bytes)` for each contiguous piece of the box, in ascending order.
  template <typename Piece> void for_each_piece(const byte_box &box, Piece piece) const;

private:
  void cover_range(unsigned level, byte_range bytes, byte_box box, byte_boxes &out) const;
  void cover_loops(unsigned level, std::size_t first, const strided_bytes &bytes, std::size_t loop,
                   byte_box box, byte_boxes &out) const;

  unsigned rank_ = 1;
  std::size_t pitches_[byte_box::max_rank] = {1, 1, 1, 1};
};

/// Calls `piece(first byte, bytes)` for each contiguous piece.
template <typename Piece>
void for_each_piece(const strided_bytes &bytes, Piece piece, std::size_t loop = 0,
                    std::size_t at = 0) {
  if (loop == bytes.loops.size())
    return piece(bytes.first + at, bytes.length);
  for (std::size_t i = 0; i < bytes.loops[loop].count; ++i)
    for_each_piece(bytes, piece, loop + 1, at + i * bytes.loops[loop].distance);
}

template <typename Piece> void byte_grid::for_each_piece(const byte_box &box, Piece piece) const {
  ampcc_rt::for_each_piece(strided(box), piece);
}

} // namespace ampcc_rt

#endif
