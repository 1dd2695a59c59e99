//===- section.h - the part of a buffer that a container covers -----------===//
#ifndef AMPCC_RUNTIME_SECTION_H
#define AMPCC_RUNTIME_SECTION_H

#include "byte_ranges.h"
#include <amp/detail/buffer_object.h>
#include <vector>

namespace ampcc_rt {

class data_source;

/// An array or array_view as the runtime reads it from the object itself
/// (docs/runtime-abi.md, "Kernel parameters").
struct section {
  explicit section(const concurrency::detail::buffer_object &container);

  data_source &source() const;
  unsigned rank() const { return static_cast<unsigned>(extent.size()); }
  /// The covered bytes.
  byte_ranges bytes() const;

  buffer *owner;
  bool is_array;
  std::size_t element_size;
  std::size_t offset; ///< in elements
  std::vector<int> extent;
  std::vector<int> stride; ///< in elements

  /// Calls `row(first byte, bytes)` for each contiguous row, in the order of the elements.
  template <typename Row> void for_each_row(Row row) const;
};

template <typename Row> void section::for_each_row(Row row) const {
  for (int e : extent)
    if (e <= 0)
      return;
  const int inner = static_cast<int>(rank()) - 1;
  std::vector<int> i(rank(), 0);
  for (;;) {
    std::size_t place = offset;
    for (int d = 0; d < inner; ++d)
      place += static_cast<std::size_t>(i[d]) * stride[d];
    row(place * element_size, extent[inner] * element_size);
    int d = inner - 1;
    while (d >= 0 && ++i[d] == extent[d])
      i[d--] = 0;
    if (d < 0)
      return;
  }
}

} // namespace ampcc_rt

#endif
