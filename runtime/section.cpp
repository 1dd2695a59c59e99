//===- section.cpp - the part of a buffer that a container covers ---------===//
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

section::section(const buffer_object &container) : owner(&container.get_buffer()) {
  const container_shape shape = container.get_shape();
  is_array = shape.is_array;
  element_size = shape.element_size;
  const char *numbers = reinterpret_cast<const char *>(&container) + numbers_at;
  auto read = [&] {
    int value;
    std::memcpy(&value, numbers, sizeof value);
    numbers += sizeof value;
    return value;
  };
  offset = is_array ? 0 : static_cast<std::size_t>(read());
  extent.resize(shape.rank);
  stride.resize(shape.rank, 1);
  for (int &e : extent)
    e = read();
  if (!is_array)
    for (int &s : stride)
      s = read();
  else
    for (unsigned d = shape.rank; d-- > 1;)
      stride[d - 1] = stride[d] * extent[d];
}

data_source &section::source() const { return static_cast<data_source &>(*owner); }

byte_ranges section::bytes() const {
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
  return covered;
}

} // namespace ampcc_rt
