//===- section.h - part of a buffer that a container covers ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// An array, view or texture of the program covers some bytes of a buffer: a view may be a rectangle
// of a matrix. The library headers pass such a container to the runtime as a buffer_object of a
// fixed layout. A section is decoded from it and gives the covered bytes: as bounds, as bytes at
// regular distances, as a list of ranges, or row by row. The list may have a range for each row, so
// that most users, such as data_source, work with the bounds and `part`. Launches create a section
// for each container that a kernel uses, copies one for each end. If the layout of buffer_object
// changes, the constructor changes with it.
//
//===----------------------------------------------------------------------===//
#ifndef AMPCC_RUNTIME_SECTION_H
#define AMPCC_RUNTIME_SECTION_H

#include "base/byte_ranges.h"
#include "base/small_vector.h"
#include "data/byte_grid.h"
#include <amp/detail/buffer_object.h>
#include <cstddef>
#include <optional>
#include <vector>

namespace ampcc_rt {

class data_source;

/// The extent and the strides of a section. Up to four dimensions are stored in the object, so that
/// a launch does not allocate.
class section_shape {
public:
  section_shape() = default;
  explicit section_shape(unsigned rank) : rank_(rank) {
    if (rank > inside) {
      more_extents_.resize(rank);
      more_strides_.resize(rank);
    }
  }
  unsigned rank() const { return rank_; }
  int *extent() { return rank_ > inside ? more_extents_.data() : extents_; }
  std::size_t *stride() { return rank_ > inside ? more_strides_.data() : strides_; }
  const int *extent() const { return const_cast<section_shape *>(this)->extent(); }
  const std::size_t *stride() const { return const_cast<section_shape *>(this)->stride(); }

private:
  static constexpr unsigned inside = 4;
  unsigned rank_ = 0;
  int extents_[inside];
  std::size_t strides_[inside];
  std::vector<int> more_extents_;
  std::vector<std::size_t> more_strides_;
};

/// The description of an array, texture or view (docs/runtime-abi.md, "Kernel parameters").
class section {
  typedef concurrency::ampcc_detail::container_kind container_kind;

public:
  section(const concurrency::ampcc_detail::buffer_object &container);
  /// Describes elements of the extent of `like` without gaps, from the start of `dense`. If `dense`
  /// is null they are in memory without a data source, and source() must not be called.
  section(const section &like, buffer *dense);
  section(section &&) = default;
  section(const section &) = default;

  data_source &source() const;
  buffer *owner() const { return owner_; }
  /// Whether the object is an array or texture, or a view of a texture. A kernel can use the data
  /// of these only at its home, that of an array_view anywhere.
  bool is_array() const { return what_ != container_kind::view; }
  bool is_texture() const { return what_ == container_kind::texture; }
  std::size_t element_size() const { return element_size_; }
  unsigned rank() const { return shape_.rank(); }
  int extent(unsigned d) const { return shape_.extent()[d]; }

  /// Returns the smallest range that contains the section; empty if a component of the extent is
  /// not positive.
  byte_range bounds() const { return bounds_; }
  /// Whether the section covers all bytes of its bounds.
  bool is_dense() const { return dense_; }
  /// Returns the covered bytes by loops over the rows, without loops that only make rows longer.
  /// The section must not be empty.
  strided_bytes strided() const;
  /// Returns the covered bytes. They are listed at the first call, because a view of a column has
  /// as many ranges as rows.
  const byte_ranges &bytes() const;

  /// Calls `row(first byte, bytes)` for each contiguous row, in the order of the elements.
  template <typename Row> void for_each_row(Row row) const;

private:
  void make_dense();
  void measure();

  buffer *owner_;
  container_kind what_;
  bool dense_ = true;
  std::size_t element_size_;
  std::size_t offset_;  ///< in elements
  section_shape shape_; ///< strides in elements
  byte_range bounds_{0, 0};
  mutable std::optional<byte_ranges> bytes_;
};

template <typename Row> void section::for_each_row(Row row) const {
  if (bounds_.empty())
    return;
  const int inner = static_cast<int>(rank()) - 1;
  const int *const extents = shape_.extent();
  const std::size_t *const strides = shape_.stride();
  small_vector<int, 4> i;
  for (unsigned d = 0; d < rank(); ++d)
    i.push_back(0);
  for (;;) {
    std::size_t place = offset_;
    for (int d = 0; d < inner; ++d)
      place += static_cast<std::size_t>(i[d]) * strides[d];
    row(place * element_size_, static_cast<std::size_t>(extents[inner]) * element_size_);
    int d = inner - 1;
    while (d >= 0 && ++i[d] == extents[d])
      i[d--] = 0;
    if (d < 0)
      return;
  }
}

/// A section that keeps its source alive, for asynchronous operations.
class owned_section {
public:
  explicit owned_section(const section &covered) : covered_(covered) { retain(covered_.owner()); }
  owned_section(const owned_section &) = delete;
  ~owned_section() { release(covered_.owner()); }
  const section &get() const { return covered_; }

private:
  section covered_;
};

/// Some bytes of a source: a range, or those of a section, which must outlive the object. The first
/// and the last byte of the bounds belong to them.
class part {
public:
  part(byte_range all) : bounds_(all) {}
  part(const section &covered)
      : bounds_(covered.bounds()), strided_(covered.is_dense() ? nullptr : &covered) {}

  byte_range bounds() const { return bounds_; }
  /// Whether these are all bytes of the bounds.
  bool is_range() const { return !strided_; }
  /// Lists the ranges; see section::bytes().
  byte_ranges list() const {
    return strided_ ? strided_->bytes() : byte_ranges(bounds_.begin, bounds_.end);
  }
  /// Appends the bytes as boxes of the grid.
  void cover(const byte_grid &grid, byte_boxes &out) const {
    if (strided_)
      grid.cover(strided_->strided(), out);
    else
      grid.cover(bounds_, out);
  }
  /// Refines a grid so that the bytes are few boxes. Returns whether it has changed.
  bool refine(byte_grid &grid) const { return strided_ && grid.refine(strided_->strided()); }

private:
  byte_range bounds_;
  const section *strided_ = nullptr;
};

} // namespace ampcc_rt

#endif
