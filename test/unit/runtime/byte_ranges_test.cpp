//===- byte_ranges_test.cpp - sets of bytes -------------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/transfer.h"
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

TEST(ByteRanges, RowsAreOneRun) {
  byte_ranges rows;
  for (std::size_t i = 0; i < 5; ++i)
    rows.append({8 + i * 100, 8 + i * 100 + 40});
  const auto runs = runs_of(rows);
  ASSERT_EQ(runs.size(), 1u);
  EXPECT_EQ(runs[0].from, 8u);
  EXPECT_EQ(runs[0].to, 8u);
  EXPECT_EQ(runs[0].length, 40u);
  EXPECT_EQ(runs[0].from_pitch, 100u);
  EXPECT_EQ(runs[0].count, 5u);
}

TEST(ByteRanges, IrregularRowsAreSeveralRuns) {
  byte_ranges rows;
  rows.append({0, 10});
  rows.append({100, 110});
  rows.append({150, 160});
  rows.append({300, 305});
  EXPECT_EQ(runs_of(rows).size(), 3u);
}
