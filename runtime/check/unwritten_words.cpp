//===- unwritten_words.cpp - search for unwritten words -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "check/unwritten_words.h"
#include "check/shadow_memory.h"
#include <cstddef>
#include <cstdint>
#include <memory>

namespace ampcc_rt {
namespace shadow {

byte_ranges unwritten_words(const void *data, byte_range of) {
  const auto begin = reinterpret_cast<std::uintptr_t>(data);
  const std::shared_ptr<region> in = regions::instance().find(begin);
  byte_ranges found;
  if (!in || in->is_settled())
    return found;
  constexpr std::size_t word = 4;
  std::size_t first = of.begin; ///< begin of the current range
  for (std::size_t at = of.begin; at < of.end; at += word) {
    if (in->holds(begin + at) && in->is_unwritten(begin + at))
      continue;
    if (first < at)
      found.append({first, at});
    first = at + word;
  }
  if (first < of.end)
    found.append({first, of.end});
  return found;
}

} // namespace shadow
} // namespace ampcc_rt
