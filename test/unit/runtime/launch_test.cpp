//===- launch_test.cpp - kernels run over their domains -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"

using namespace concurrency;

TEST(Launch, SimpleRankOne) {
  std::vector<int> data(1000, 2);
  array_view<int, 1> view(1000, data);
  parallel_for_each(view.extent, scale{view, 3});
  for (int i = 0; i < 1000; ++i)
    ASSERT_EQ(view[i], 6 + i);
}

TEST(Launch, PaddingStaysOutside) {
  std::vector<int> data(300, 1);
  array_view<int, 1> view(300, data);
  parallel_for_each(extent<1>(257), scale{view, 0});
  EXPECT_EQ(view[256], 256);
  EXPECT_EQ(view[257], 1);
}

TEST(Launch, SimpleRankTwo) {
  std::vector<int> data(7 * 5, 0);
  array_view<int, 2> view(7, 5, data);
  parallel_for_each(view.extent, number_cells{view});
  for (int r = 0; r < 7; ++r)
    for (int c = 0; c < 5; ++c)
      ASSERT_EQ(view(r, c), 100 * r + c);
}

TEST(Launch, Tiled) {
  int data[] = {1, 2, 3, 4, 5, 6, 7, 8};
  array_view<int, 2> view(2, 4, data);
  parallel_for_each(view.extent.tile<2, 2>(), sum_tiles{view});
  view.synchronize();
  EXPECT_EQ(std::vector<int>(data, data + 8), (std::vector<int>{14, 14, 22, 22, 14, 14, 22, 22}));
}

TEST(Launch, ArrayByReference) {
  std::vector<int> data{1, 2, 3};
  array<int, 1> numbers(3, data.begin());
  parallel_for_each(numbers.extent, increment_array{numbers});
  parallel_for_each(numbers.extent, increment_array{numbers});
  std::vector<int> result = numbers;
  EXPECT_EQ(result, (std::vector<int>{3, 4, 5}));
}

TEST(Launch, SectionOffsetAndStride) {
  std::vector<int> data(6 * 6, 0);
  array_view<int, 2> view(6, 6, data);
  array_view<int, 2> part = view.section(concurrency::index<2>(2, 3), extent<2>(2, 3));
  parallel_for_each(part.extent, number_cells{part});
  EXPECT_EQ(view(3, 5), 102);
  EXPECT_EQ(view(2, 2), 0);
  EXPECT_EQ(view(4, 3), 0);
}

TEST(Launch, OnAViewOfItsOwn) {
  accelerator_view own = accelerator().create_view(queuing_mode_immediate);
  std::vector<int> data(10, 0);
  array_view<int, 1> view(10, data);
  parallel_for_each(own, view.extent, scale{view, 1});
  own.wait();
  EXPECT_EQ(view[9], 9);
}

TEST(Launch, TwoViewsTakeTurns) {
  accelerator_view a = accelerator().create_view(), b = accelerator().create_view();
  std::vector<int> data(1000, 0);
  array_view<int, 1> view(1000, data);
  for (int round = 0; round < 20; ++round) {
    parallel_for_each(a, view.extent, scale{view, 1});
    parallel_for_each(b, view.extent, scale{view, 1});
  }
  EXPECT_EQ(view[7], 40 * 7);
}

TEST(Launch, MarkerCompletes) {
  std::vector<int> data(10, 0);
  array_view<int, 1> view(10, data);
  parallel_for_each(view.extent, scale{view, 1});
  completion_future marker = accelerator().default_view.create_marker();
  marker.get();
  EXPECT_TRUE(marker.valid());
}
