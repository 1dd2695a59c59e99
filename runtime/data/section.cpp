//===- section.cpp - bytes of a buffer that a container covers ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/section.h"
#include <cstring>
#include <utility>

namespace ampcc_rt {

using concurrency::ampcc_detail::buffer_object;
using concurrency::ampcc_detail::container_shape;

namespace {

// The layout of a container after its base buffer_object.
constexpr std::size_t data_at = sizeof(buffer_object);
constexpr std::size_t numbers_at = data_at + sizeof(void *);
static_assert(sizeof(buffer_object) == 16, "docs/runtime-abi.md describes this layout");

} // namespace

section::section(const buffer_object &container) : owner_(&container.get_buffer()) {
  const container_shape kept = container.get_shape();
  what_ = kept.kind;
  element_size_ = kept.element_size;
  const char *numbers = reinterpret_cast<const char *>(&container) + numbers_at;
  shape_ = section_shape(kept.rank);
  const std::size_t row = kept.rank * sizeof(int);
  if (is_array()) {
    offset_ = 0;
    std::memcpy(shape_.extent(), numbers, row);
    make_dense();
  } else {
    long offset;
    std::memcpy(&offset, numbers, sizeof offset);
    offset_ = static_cast<std::size_t>(offset);
    std::memcpy(shape_.extent(), numbers + sizeof offset, row);
    std::size_t *const stride = shape_.stride();
    for (unsigned d = rank(); d-- > 0;) {
      int neighbours;
      std::memcpy(&neighbours, numbers + sizeof offset + row + d * sizeof(int), sizeof neighbours);
      stride[d] = static_cast<std::size_t>(neighbours) * (d + 1 == rank() ? 1 : stride[d + 1]);
    }
  }
  measure();
}

section::section(const section &like, buffer *dense)
    : owner_(dense), what_(container_kind::view), element_size_(like.element_size_), offset_(0),
      shape_(like.shape_) {
  make_dense();
  measure();
}

void section::make_dense() {
  std::size_t *const stride = shape_.stride();
  const int *const extent = shape_.extent();
  for (unsigned d = rank(); d-- > 0;)
    stride[d] = d + 1 == rank() ? 1 : stride[d + 1] * static_cast<std::size_t>(extent[d + 1]);
}

void section::measure() {
  const int *const extent = shape_.extent();
  const std::size_t *const stride = shape_.stride();
  std::size_t last = 0, expected = 1;
  for (unsigned d = rank(); d-- > 0;) {
    if (extent[d] <= 0)
      return; // the section is empty
    last += static_cast<std::size_t>(extent[d] - 1) * stride[d];
    dense_ = dense_ && (extent[d] == 1 || stride[d] == expected);
    expected *= static_cast<std::size_t>(extent[d]);
  }
  bounds_ = {offset_ * element_size_, (offset_ + last + 1) * element_size_};
}

strided_bytes section::strided() const {
  const int *const extent = shape_.extent();
  const std::size_t *const stride = shape_.stride();
  const unsigned inner = rank() - 1;
  strided_bytes bytes{bounds_.begin, static_cast<std::size_t>(extent[inner]) * element_size_, {}};
  small_vector<strided_bytes::loop, 4> innermost_first;
  for (unsigned d = inner; d-- > 0;) {
    const std::size_t count = static_cast<std::size_t>(extent[d]);
    const std::size_t distance = stride[d] * element_size_;
    if (count == 1 || distance == 0)
      continue;
    if (innermost_first.empty() && distance == bytes.length) {
      bytes.length *= count;
      continue;
    }
    if (!innermost_first.empty()) {
      strided_bytes::loop &last = innermost_first[innermost_first.size() - 1];
      if (distance == last.count * last.distance) {
        last.count *= count;
        continue;
      }
    }
    innermost_first.push_back({count, distance});
  }
  for (std::size_t i = innermost_first.size(); i-- > 0;)
    bytes.loops.push_back(innermost_first[i]);
  return bytes;
}

const byte_ranges &section::bytes() const {
  if (bytes_)
    return *bytes_;
  byte_ranges covered;
  bool sorted = true;
  std::size_t last = 0;
  for_each_row([&](std::size_t begin, std::size_t length) {
    sorted = sorted && begin >= last;
    last = begin;
    if (sorted)
      covered.append({begin, begin + length});
    else
      covered |= byte_ranges(begin, begin + length);
  });
  return bytes_.emplace(std::move(covered));
}

} // namespace ampcc_rt
