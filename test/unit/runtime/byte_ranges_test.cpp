//===- byte_ranges_test.cpp - sets of bytes -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "base/byte_ranges.h"
#include <gtest/gtest.h>
#include <random>
#include <set>

using ampcc_rt::byte_range;
using ampcc_rt::byte_ranges;

namespace {

using bytes = std::set<std::size_t>;

byte_ranges from(const bytes &set) {
  byte_ranges result;
  for (std::size_t b : set)
    result.append({b, b + 1});
  return result;
}

} // namespace

TEST(ByteRanges, AgreeWithSetsOfBytes) {
  std::mt19937 random(1);
  for (int round = 0; round < 2000; ++round) {
    bytes a, b, either, only_a, both;
    for (std::size_t i = 0; i < 24; ++i) {
      const bool in_a = random() % 2, in_b = random() % 2;
      if (in_a)
        a.insert(i);
      if (in_b)
        b.insert(i);
      if (in_a || in_b)
        either.insert(i);
      if (in_a && !in_b)
        only_a.insert(i);
      if (in_a && in_b)
        both.insert(i);
    }
    ASSERT_EQ(from(a) | from(b), from(either));
    ASSERT_EQ(from(a) - from(b), from(only_a));
    ASSERT_EQ(from(a) & from(b), from(both));
  }
}

TEST(ByteRanges, TouchingRangesAreOne) {
  byte_ranges r(0, 4);
  r.append({4, 8});
  EXPECT_EQ(r, byte_ranges(0, 8));
}
