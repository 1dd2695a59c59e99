//===- coherence_test.cpp - tests of transfers between host and devices --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

using namespace concurrency;

TEST(Coherence, DestructionOfTheLastViewWritesBack) {
  std::vector<int> data(16, 1);
  {
    array_view<int, 1> view(16, data);
    parallel_for_each(view.extent, scale{view, 5});
  }
  EXPECT_EQ(data[3], 8);
}

TEST(Coherence, ElementAccessBetweenLaunches) {
  std::vector<int> data(16, 1);
  array_view<int, 1> view(16, data);
  parallel_for_each(view.extent, scale{view, 1});
  view[0] = 100;
  parallel_for_each(view.extent, scale{view, 2});
  EXPECT_EQ(view[0], 200);
  EXPECT_EQ(view[1], 5);
}

TEST(Coherence, HostWriteWaitsForAKernelThatReads) {
  std::vector<int> from(4, 7), to(4, 0);
  array_view<int, 1> source(4, from), target(4, to);
  parallel_for_each(source.extent, slow_add_one{source, target});
  for (int i = 0; i < 4; ++i)
    source[i] = -1;
  EXPECT_EQ(target[0], 8);
  EXPECT_EQ(target[3], 8);
}

TEST(Coherence, AQueueWaitsForAnother) {
  accelerator_view a = accelerator().create_view(queuing_mode_immediate);
  accelerator_view b = accelerator().create_view(queuing_mode_immediate);
  std::vector<int> from(4, 7), middle(4, 0), to(4, 0);
  array_view<int, 1> first(4, from), second(4, middle), third(4, to);
  parallel_for_each(a, first.extent, slow_add_one{first, second});
  parallel_for_each(b, first.extent, add_one{second, third});
  EXPECT_EQ(third[0], 9);
  EXPECT_EQ(third[3], 9);
}

TEST(Coherence, RefreshSeesDirectChanges) {
  std::vector<int> data(4, 1);
  array_view<int, 1> view(4, data);
  parallel_for_each(view.extent, scale{view, 1});
  view.synchronize(access_type_read_write);
  data[0] = 50;
  view.refresh();
  parallel_for_each(view.extent, scale{view, 2});
  EXPECT_EQ(view[0], 100);
}

TEST(Coherence, WhatTheHostWritesOverDiscardedElementsArrives) {
  std::vector<int> data(4, 1);
  {
    array_view<int, 1> view(4, data);
    view.discard_data();
    for (int i = 0; i < 4; ++i)
      view[i] = 10 * i;
    parallel_for_each(view.extent, scale{view, 1});
    EXPECT_EQ(view[3], 33);
    view.section(0, 2).discard_data();
    view[0] = view[1] = 5;
    parallel_for_each(view.extent, scale{view, 1});
  }
  EXPECT_EQ(data, (std::vector<int>{5, 6, 24, 36}));
}

TEST(Coherence, WhatTheHostWritesAfterReadingUndefinedElementsArrives) {
  array_view<int, 1> view(4);
  array_view<const int, 1> seen(view);
  static_cast<void>(seen[0]);
  for (int i = 0; i < 4; ++i)
    view[i] = 10 * i;
  parallel_for_each(view.extent, scale{view, 1});
  EXPECT_EQ(view[3], 33);
}

TEST(Coherence, ViewWithoutSource) {
  array_view<int, 1> view(8);
  for (int i = 0; i < 8; ++i)
    view[i] = i;
  parallel_for_each(view.extent, scale{view, 10});
  EXPECT_EQ(view[7], 77);
}

TEST(Coherence, DisjointSectionsOnTwoQueues) {
  accelerator_view a = accelerator().create_view(), b = accelerator().create_view();
  std::vector<int> data(100, 1);
  array_view<int, 1> view(100, data);
  array_view<int, 1> low = view.section(0, 50), high = view.section(50, 50);
  parallel_for_each(a, low.extent, scale{low, 2});
  parallel_for_each(b, high.extent, scale{high, 3});
  EXPECT_EQ(view[1], 3);
  EXPECT_EQ(view[51], 4);
}

TEST(Coherence, ViewOfAnArray) {
  array<int, 1> numbers(4);
  array_view<int, 1> view(numbers);
  for (int i = 0; i < 4; ++i)
    view[i] = 10 * i;
  parallel_for_each(numbers.extent, increment_array{numbers});
  EXPECT_EQ(view[3], 31);
}

TEST(Coherence, TheViewOutlivesItsArray) {
  auto numbers = std::make_unique<array<int, 1>>(4);
  array_view<int, 1> view(*numbers);
  view[2] = 9;
  numbers.reset();
  EXPECT_EQ(view[2], 9);
}

TEST(Coherence, ReadingAConstViewKeepsTheDevicesCopy) {
  std::vector<int> data(4, 1);
  array_view<int, 1> view(4, data);
  array_view<const int, 1> readable(view);
  parallel_for_each(view.extent, scale{view, 3});
  EXPECT_EQ(readable[1], 4);
  parallel_for_each(view.extent, scale{view, 2});
  EXPECT_EQ(readable[1], 9);
}

TEST(Coherence, RowsWhoseLastGapIsBehindTheMemory) {
  std::vector<int> data(12, 1);
  {
    array_view<int, 1> view(12, data);
    parallel_for_each(view.extent, scale{view, 1});
    for (int first : {2, 9}) { // pieces of two at a distance of seven
      array_view<int, 1> piece = view.section(first, 2);
      piece[0] = piece[1] = 100;
    }
    parallel_for_each(view.extent, scale{view, 1});
  }
  EXPECT_EQ(data, (std::vector<int>{1, 3, 102, 103, 9, 11, 13, 15, 17, 109, 110, 23}));
}
