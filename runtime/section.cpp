//===- section.cpp - the part of a buffer that a container covers ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "section.h"
#include "data_source.h"
#include <cstring>

namespace ampcc_rt {

using concurrency::detail::buffer_object;
using concurrency::detail::container_shape;

namespace {

// The object's layout behind its buffer_object.
constexpr std::size_t data_at = sizeof(buffer_object);
constexpr std::size_t numbers_at = data_at + sizeof(void *);
static_assert(sizeof(buffer_object) == 16, "docs/runtime-abi.md describes this layout");

} // namespace

section::section(const buffer_object &container) : owner_(&container.get_buffer()) {
  const container_shape shape = container.get_shape();
  what_ = shape.kind;
  element_size_ = shape.element_size;
  const char *numbers = reinterpret_cast<const char *>(&container) + numbers_at;
  auto read = [&] {
    int value;
    std::memcpy(&value, numbers, sizeof value);
    numbers += sizeof value;
    return value;
  };
  offset_ = is_array() ? 0 : static_cast<std::size_t>(read());
  for (unsigned d = 0; d < shape.rank; ++d)
    extent_.push_back(read());
  for (unsigned d = 0; d < shape.rank; ++d)
    stride_.push_back(is_array() ? 1 : read());
  if (is_array())
    for (unsigned d = shape.rank; d-- > 1;)
      stride_[d - 1] = stride_[d] * extent_[d];
  measure();
}

section::section(const section &like, buffer &dense)
    : owner_(&dense), what_(container_kind::view), element_size_(like.element_size_), offset_(0) {
  for (int e : like.extent_) {
    extent_.push_back(e);
    stride_.push_back(1);
  }
  for (unsigned d = rank(); d-- > 1;)
    stride_[d - 1] = stride_[d] * extent_[d];
  measure();
}

void section::measure() {
  std::size_t last = 0, expected = 1;
  for (unsigned d = rank(); d-- > 0;) {
    if (extent_[d] <= 0)
      return; // nothing is covered
    last += static_cast<std::size_t>(extent_[d] - 1) * static_cast<std::size_t>(stride_[d]);
    dense_ = dense_ && (extent_[d] == 1 || static_cast<std::size_t>(stride_[d]) == expected);
    expected *= static_cast<std::size_t>(extent_[d]);
  }
  bounds_ = {offset_ * element_size_, (offset_ + last + 1) * element_size_};
}

data_source &section::source() const { return static_cast<data_source &>(*owner_); }

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
