//===- shadow_tile.h - shadow cells of tile_static memory -----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// With --amp-check a native kernel records in a cell which threads of the tile have used a word of
// tile_static memory since the last barrier, so that races are found (ampcc_rt/tile_shadow.h has
// the layout). `tile_memory` owns the cells, and a mark for each byte that the tile has written.
// Kernels update cells and marks themselves for most uses. The race detector (shadow_state.h) has
// one tile_memory for each thread of the system, because such a thread runs a whole tile. It adds
// the variables, begins tiles and intervals (from one barrier to the next), handles the uses that
// kernels leave to it, and checks whether whole parts of variables (boxes) are written. Change the
// layout only in tile_shadow.h, because compiled kernels contain it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SHADOW_TILE_H
#define AMPCC_RUNTIME_SHADOW_TILE_H

#include <ampcc_rt/tile_shadow.h>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <cstring>
#include <new>

namespace ampcc_rt {
namespace shadow {

inline tile_use make_tile_use(std::uint32_t site, std::uint32_t lane, bool atomic) {
  return site << 14 | (lane & whose) | (atomic ? atomic_use : 0);
}
inline std::uint32_t site_of(tile_use u) { return u >> 14 & 0xffff; }
inline bool same_thread(tile_use a, tile_use b) { return ((a ^ b) & whose) == 0; }

static_assert(sizeof(tile_cell) == 16, "four times the word");

/// A part of a tile_static variable: `planes` planes, each of `rows` rows of `bytes` bytes. Strides
/// are in bytes.
struct box {
  std::uintptr_t begin;
  std::size_t bytes, rows, row_stride, planes, plane_stride;

  /// The box is empty if a number of bytes, rows or planes is negative. A stride of 0 means one row
  /// or one plane.
  box(std::uintptr_t begin, int bytes, int rows, int row_stride, int planes,
      std::uint32_t plane_stride)
      : begin(begin), bytes(count(bytes)), rows(row_stride ? count(rows) : 1),
        row_stride(count(row_stride)), planes(plane_stride ? count(planes) : 1),
        plane_stride(plane_stride) {
    // Rows without gaps are one long row.
    if (this->row_stride == this->bytes) {
      this->bytes *= this->rows;
      this->rows = 1;
    }
  }
  bool empty() const { return bytes == 0 || rows == 0 || planes == 0; }
  /// Returns the distance from the first byte to the end of the last row. Only for boxes that are
  /// not empty.
  std::size_t extent() const {
    return (planes - 1) * plane_stride + (rows - 1) * row_stride + bytes;
  }

private:
  static std::size_t count(int n) { return n < 0 ? 0 : static_cast<std::size_t>(n); }
};

/// The cells of the tile_static variables of one kernel.
class tile_memory {
public:
  tile_words words;

  tile_memory() = default;
  tile_memory(const tile_memory &) = delete;
  ~tile_memory() {
    std::free(words.cells);
    std::free(words.written);
  }

  /// Removes all variables, before those of another kernel are added.
  void forget() { words.low = words.size = 0; }
  /// Adds a variable, which may be known already. Has to be called before a tile begins, because
  /// it may clear all cells and marks.
  void add(std::uintptr_t begin, std::uintptr_t end) {
    const std::uintptr_t low = words.size == 0 || begin < words.low ? begin / 4 * 4 : words.low;
    const std::uintptr_t old = words.low + words.size;
    const std::uintptr_t high = words.size == 0 || end > old ? (end + 3) / 4 * 4 : old;
    if (words.size != 0 && low == words.low && high == old)
      return;
    words.low = low;
    words.size = high - low;
    if (words.size <= room_)
      return;
    room_ = words.size;
    std::free(words.cells);
    std::free(words.written);
    // Room for cells of bytes; the system provides no memory for what is not used.
    words.cells = static_cast<tile_cell *>(std::calloc(room_, sizeof(tile_cell)));
    words.written = static_cast<unsigned char *>(std::calloc(room_, 1));
    if (!words.cells || !words.written)
      throw std::bad_alloc();
  }

  /// Begins the next interval: all threads have passed a barrier, or another tile `begins`. Old
  /// cells become invalid because the number of the interval changes; they are cleared when it
  /// wraps around.
  void begin_interval(bool begins) {
    if (++words.now == 0) {
      clear();
      words.now = 1;
    }
    if (begins && ++words.tag == 0) {
      if (words.written)
        std::memset(words.written, 0, room_);
      words.tag = 1;
    }
  }

  /// Returns whether the address is between the first and the last variable. at() requires it.
  bool has(std::uintptr_t address) const { return address - words.low < words.size; }
  /// Returns the cell of a word, or of a byte. Without cells of bytes, elements and members of less
  /// than a word do not share one: bool gets a word of its own. A launch has one kind of cells.
  tile_cell &at(std::uintptr_t address, bool in_bytes) {
    return words.cells[(address - words.low) / (in_bytes ? 1 : 4)];
  }
  /// Returns whether the tile has written the byte; true for addresses outside.
  bool is_written(std::uintptr_t address) const {
    return !has(address) || words.written[address - words.low] == words.tag;
  }
  void write(std::uintptr_t address, std::size_t bytes) {
    if (has(address))
      std::memset(words.written + (address - words.low), words.tag, bytes);
  }

  /// Calls `each` with the marks of every row of the box until it returns false. Returns false if
  /// `each` has, and if the box is not inside the variables; true for an empty box.
  template <typename Function> bool for_rows(const box &of, const Function &each) const {
    if (of.empty())
      return true;
    if (of.begin < words.low || of.begin + of.extent() > words.low + words.size)
      return false;
    for (std::size_t plane = 0; plane < of.planes; ++plane)
      for (std::size_t row = 0; row < of.rows; ++row)
        if (!each(words.written + (of.begin - words.low) + plane * of.plane_stride +
                  row * of.row_stride))
          return false;
    return true;
  }
  /// Returns whether the tile has written all bytes of the box.
  bool is_filled(const box &queried) const {
    const std::uint32_t tags = words.tag * 0x01010101u;
    return for_rows(queried, [&](const unsigned char *row) {
      std::uint32_t difference = 0;
      std::size_t i = 0;
      for (; i + 4 <= queried.bytes; i += 4) {
        std::uint32_t marks;
        std::memcpy(&marks, row + i, 4);
        difference |= marks ^ tags;
      }
      for (; i < queried.bytes; ++i)
        difference |= row[i] ^ words.tag;
      return difference == 0;
    });
  }
  /// Marks all bytes of the box as written.
  void fill(const box &what) {
    const std::uint32_t tags = words.tag * 0x01010101u;
    for_rows(what, [&](unsigned char *row) {
      std::size_t i = 0;
      for (; i + 4 <= what.bytes; i += 4)
        std::memcpy(row + i, &tags, 4);
      for (; i < what.bytes; ++i)
        row[i] = words.tag;
      return true;
    });
  }

private:
  std::size_t room_ = 0;

  void clear() {
    for (std::size_t i = 0; i < room_; ++i)
      words.cells[i] = tile_cell();
  }
};

} // namespace shadow
} // namespace ampcc_rt

#endif
