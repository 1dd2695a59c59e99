//===- shadow_tile.h - what is known of tile_static memory ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// A thread of the system runs a whole tile, so that what is known of tile_static memory is its own.
// All threads of a tile are between the same two barriers: what was done before the last one does
// not matter any more, and a number that grows with barriers and tiles says whether a cell is of
// now. A cell is four times as large as its word.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SHADOW_TILE_H
#define AMPCC_RUNTIME_SHADOW_TILE_H

#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <memory>
#include <new>

namespace ampcc_rt {
namespace shadow {

/// A use by a thread of the tile: 16 bits of a site and 14 of the thread's number; 0: none.
using tile_use = std::uint32_t;
inline constexpr tile_use atomic_use = 1u << 30, whose = (1u << 14) - 1;
inline tile_use make_tile_use(std::uint32_t site, std::uint32_t lane, bool atomic) {
  return site << 14 | (lane & whose) | (atomic ? atomic_use : 0);
}
inline std::uint32_t site_of(tile_use u) { return u >> 14 & 0xffff; }
inline bool same_thread(tile_use a, tile_use b) { return ((a ^ b) & whose) == 0; }

struct tile_cell {
  std::uint32_t when; ///< the interval between two barriers
  tile_use write;     ///< with the bit below
  tile_use others[2];
};
static_assert(sizeof(tile_cell) == 16, "four times the word");
inline constexpr tile_use is_written = 1u << 31; ///< in this tile

/// Rows of bytes, and planes of rows: part of a tile_static variable.
struct box {
  std::uintptr_t begin = 0, bytes = 0;
  std::uintptr_t rows = 1, row_stride = 0, planes = 1, plane_stride = 0;

  box() = default;
  box(std::uintptr_t begin, int bytes, int rows, int row_stride, int planes,
      std::uint32_t plane_stride)
      : begin(begin), bytes(static_cast<std::uintptr_t>(bytes)),
        rows(row_stride ? static_cast<std::uintptr_t>(rows) : 1),
        row_stride(static_cast<std::uintptr_t>(row_stride)),
        planes(plane_stride ? static_cast<std::uintptr_t>(planes) : 1), plane_stride(plane_stride) {
    // Rows without gaps are one.
    if (this->row_stride != 0 && this->row_stride == this->bytes) {
      this->bytes *= this->rows;
      this->rows = 1;
      this->row_stride = 0;
    }
    if (this->row_stride == 0 && this->plane_stride != 0 && this->plane_stride == this->bytes) {
      this->bytes *= this->planes;
      this->planes = 1;
      this->plane_stride = 0;
    }
  }

  bool holds(std::uintptr_t address) const {
    box one;
    one.begin = address;
    one.bytes = 1;
    return holds(one);
  }
  /// Of the same variable, or without rows.
  bool holds(const box &other) const {
    std::uintptr_t at = other.begin - begin;
    if (other.begin < begin || at >= extent())
      return false;
    const std::uintptr_t plane = plane_stride ? at / plane_stride : 0;
    at -= plane * plane_stride;
    const std::uintptr_t row = row_stride ? at / row_stride : 0;
    at -= row * row_stride;
    if (is_whole())
      return other.begin + other.extent() <= begin + bytes;
    return plane + other.planes <= planes && row + other.rows <= rows && at + other.bytes <= bytes;
  }

private:
  bool is_whole() const { return row_stride == 0 && plane_stride == 0; }
  std::uintptr_t extent() const {
    return (planes - 1) * plane_stride + (rows - 1) * row_stride + bytes;
  }
};

/// The cells of the tile_static variables of one kernel.
class tile_memory {
public:
  tile_memory() = default;
  tile_memory(const tile_memory &) = delete;
  ~tile_memory() { std::free(cells_); }

  /// Another kernel's variables follow.
  void forget() { low_ = high_ = 0; }
  /// A variable, whatever was said of it. Before a tile begins.
  void add(std::uintptr_t begin, std::uintptr_t end) {
    if (begin >= low_ && end <= high_)
      return;
    low_ = high_ == 0 || begin < low_ ? begin / 4 * 4 : low_;
    high_ = end > high_ ? end : high_;
    const std::size_t wanted = (high_ - low_) / 4 + 1;
    if (wanted <= count_)
      return;
    std::free(cells_);
    count_ = 0;
    cells_ = static_cast<tile_cell *>(std::calloc(wanted, sizeof(tile_cell)));
    if (!cells_)
      throw std::bad_alloc();
    count_ = wanted;
  }

  bool has(std::uintptr_t address) const { return address - low_ < high_ - low_; }
  tile_cell &at(std::uintptr_t address, bool narrow) {
    return !narrow && address - low_ < high_ - low_ ? cells_[(address - low_) / 4] : other(address);
  }
  void clear() {
    for (std::size_t i = 0; i < count_; ++i)
      cells_[i] = tile_cell();
    narrow_.reset();
  }

private:
  std::uintptr_t low_ = 0, high_ = 0;
  std::size_t count_ = 0;
  tile_cell *cells_ = nullptr;

  /// Elements that are parts of a word have cells of their own.
  struct narrow_cell {
    std::uintptr_t address;
    tile_cell cell;
  };
  static constexpr std::size_t most_narrow = 1 << 14;
  std::unique_ptr<narrow_cell[]> narrow_;

  tile_cell &other(std::uintptr_t address) {
    if (!narrow_)
      narrow_.reset(new narrow_cell[most_narrow]());
    narrow_cell &found = narrow_[(address / 4 + address % 4 * (most_narrow / 4)) % most_narrow];
    if (found.address != address)
      found = {address, tile_cell()};
    return found.cell;
  }
};

} // namespace shadow
} // namespace ampcc_rt

#endif
