//===- byte_set_test.cpp - sets of bytes as boxes -------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/byte_set.h"
#include "data/section.h"
#include "data/transfer.h"
#include <algorithm>
#include <amp.h>
#include <gtest/gtest.h>
#include <iterator>
#include <memory>
#include <random>
#include <set>
#include <utility>
#include <vector>

using namespace ampcc_rt;
using concurrency::array_view;
using concurrency::extent;

namespace {

typedef std::set<std::size_t> bytes;

bytes bytes_of(const byte_grid &grid, const byte_boxes &boxes) {
  bytes found;
  for (const byte_box &box : boxes)
    grid.for_each_piece(box, [&](std::size_t begin, std::size_t count) {
      for (std::size_t i = begin; i < begin + count; ++i)
        EXPECT_TRUE(found.insert(i).second) << "byte " << i << " is in two boxes";
    });
  return found;
}

bytes bytes_of(const part &of) {
  bytes found;
  const byte_ranges ranges = of.list();
  for (const byte_range &each : ranges.list())
    for (std::size_t i = each.begin; i < each.end; ++i)
      found.insert(i);
  return found;
}

bytes both(const bytes &a, const bytes &b) {
  bytes found;
  std::set_intersection(a.begin(), a.end(), b.begin(), b.end(), std::inserter(found, found.end()));
  return found;
}

bytes only_first(const bytes &a, const bytes &b) {
  bytes found;
  std::set_difference(a.begin(), a.end(), b.begin(), b.end(), std::inserter(found, found.end()));
  return found;
}

byte_boxes cover(const byte_grid &grid, const part &of) {
  byte_boxes boxes;
  of.cover(grid, boxes);
  return boxes;
}

std::pair<int, int> random_side(std::mt19937 &random, int size) {
  if (random() % 2)
    return {0, size};
  const int begin = static_cast<int>(random() % static_cast<unsigned>(size));
  return {begin, 1 + static_cast<int>(random() % static_cast<unsigned>(size - begin))};
}

/// A section of one of several views of the same memory, or a range of its bytes.
part random_part(std::mt19937 &random, const array_view<int, 1> &memory,
                 std::vector<std::unique_ptr<section>> &sections) {
  const std::size_t size = memory.extent.size() * sizeof(int);
  if (random() % 4 == 0) {
    const std::size_t begin = random() % size;
    return byte_range{begin, begin + 1 + random() % (size - begin)};
  }
  static const extent<3> shapes[] = {{3, 4, 3}, {2, 4, 4}, {1, 6, 6}, {2, 3, 6}};
  const array_view<int, 3> view = memory.view_as(shapes[random() % 4]);
  concurrency::index<3> origin;
  extent<3> of;
  for (int d = 0; d < 3; ++d)
    std::tie(origin[d], of[d]) = random_side(random, view.extent[d]);
  sections.push_back(std::make_unique<section>(view.section(origin, of)));
  return *sections.back();
}

} // namespace

TEST(ByteSet, AgreesWithSetsOfBytes) {
  std::mt19937 random(1);
  std::vector<int> memory(37); // the last rows are not whole
  for (int round = 0; round < 300; ++round) {
    const array_view<int, 1> view(37, memory);
    std::vector<std::unique_ptr<section>> sections;
    byte_grid grid;
    byte_set set;
    bytes expected;
    for (int step = 0; step < 40; ++step) {
      const part of = random_part(random, view, sections);
      const bytes these = bytes_of(of);
      const byte_grid before = grid;
      if (random() % 4 == 0 && of.refine(grid))
        set.regrid(before, grid);
      ASSERT_EQ(bytes_of(grid, cover(grid, of)), these);
      ASSERT_EQ(set.contains(grid, of), only_first(these, expected).empty());
      ASSERT_EQ(bytes_of(grid, set.common(grid, cover(grid, of))), both(these, expected));
      ASSERT_EQ(bytes_of(grid, set.missing(grid, cover(grid, of))), only_first(these, expected));
      if (random() % 2) {
        set.add(grid, of);
        expected.insert(these.begin(), these.end());
      } else {
        set.remove(grid, of);
        expected = only_first(expected, these);
      }
      ASSERT_EQ(bytes_of(grid, set.list(grid)), expected);
      ASSERT_EQ(set.empty(), expected.empty());
    }
  }
}

TEST(ByteSet, AColumnIsOneBox) {
  std::vector<int> memory(8 * 100);
  const array_view<int, 2> view(8, 100, memory);
  const section column(view.section(0, 3, 8, 2));
  byte_grid grid;
  EXPECT_TRUE(part(column).refine(grid));
  EXPECT_EQ(grid.rank(), 2u);
  EXPECT_EQ(cover(grid, column).size(), 1u);
  EXPECT_FALSE(part(column).refine(grid));
}

TEST(ByteSet, AllColumnsAreOneRange) {
  std::vector<int> memory(8 * 10);
  const array_view<int, 2> view(8, 10, memory);
  byte_grid grid;
  byte_set set;
  for (int x : {3, 0, 1, 9, 4, 5, 8, 2, 7, 6}) {
    const section column(view.section(0, x, 8, 1));
    part(column).refine(grid);
    set.add(grid, column);
  }
  const byte_boxes all = set.list(grid);
  ASSERT_EQ(all.size(), 1u);
  EXPECT_EQ(grid.strided(all[0]).length, 8 * 10 * sizeof(int));
}

TEST(ByteSet, ColumnsOfASubmatrixRefineTheGrid) {
  std::vector<int> memory(4 * 6 * 10);
  const array_view<int, 3> view(extent<3>(4, 6, 10), memory);
  const section plane_column(view[1].section(0, 2, 6, 1));
  const section box(view.section(concurrency::index<3>(1, 2, 3), extent<3>(2, 2, 2)));
  byte_grid grid;
  byte_set set;
  part(plane_column).refine(grid);
  set.add(grid, plane_column);
  const byte_grid before = grid;
  EXPECT_TRUE(part(box).refine(grid));
  set.regrid(before, grid);
  EXPECT_EQ(grid.rank(), 3u);
  EXPECT_EQ(cover(grid, box).size(), 1u);
  EXPECT_EQ(bytes_of(grid, set.list(grid)), bytes_of(part(plane_column)));
}

TEST(TransferRuns, RowsAreOneRun) {
  std::vector<int> memory(5 * 25);
  const section rows(array_view<int, 2>(5, 25, memory).section(0, 2, 5, 10));
  for (const bool refined : {false, true}) {
    byte_grid grid;
    if (refined)
      part(rows).refine(grid);
    const auto runs = runs_of(grid, cover(grid, rows));
    ASSERT_EQ(runs.size(), 1u);
    EXPECT_EQ(runs[0].from, 8u);
    EXPECT_EQ(runs[0].to, 8u);
    EXPECT_EQ(runs[0].length, 40u);
    EXPECT_EQ(runs[0].from_pitch, 100u);
    EXPECT_EQ(runs[0].count, 5u);
  }
}

TEST(TransferRuns, ARangeIsOneRunInEachGrid) {
  std::vector<int> memory(10 * 25);
  const section rows(array_view<int, 2>(10, 25, memory).section(0, 2, 10, 10));
  byte_grid grid;
  part(rows).refine(grid);
  const auto runs = runs_of(grid, cover(grid, byte_range{150, 730}));
  ASSERT_EQ(runs.size(), 1u);
  EXPECT_EQ(runs[0].count, 1u);
  EXPECT_EQ(runs[0].length, 580u);
}

TEST(TransferRuns, IrregularRowsAreSeveralRuns) {
  byte_boxes boxes;
  const byte_grid grid;
  for (const byte_range each :
       {byte_range{0, 10}, byte_range{100, 110}, byte_range{150, 160}, byte_range{300, 305}})
    grid.cover(each, boxes);
  EXPECT_EQ(runs_of(grid, boxes).size(), 3u);
}
