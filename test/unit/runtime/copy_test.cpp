//===- copy_test.cpp - copies between containers and iterators ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "kernels.h"
#include <iterator>
#include <list>
#include <sstream>

using namespace concurrency;
using rewritten::message_of;

TEST(Copy, IteratorsToArrayAndBack) {
  std::list<int> source{1, 2, 3, 4};
  array<int, 2> a(2, 2);
  copy(source.begin(), source.end(), a);
  std::vector<int> result;
  copy(a, std::back_inserter(result));
  EXPECT_EQ(result, (std::vector<int>{1, 2, 3, 4}));
}

TEST(Copy, ArrayToArrayOnTheDevice) {
  std::vector<int> data{1, 2, 3};
  array<int, 1> a(3, data.begin()), b(3);
  parallel_for_each(a.extent, increment_array{a});
  copy(a, b);
  parallel_for_each(a.extent, increment_array{a});
  EXPECT_EQ(std::vector<int>(b), (std::vector<int>{2, 3, 4}));
}

TEST(Copy, BetweenSections) {
  std::vector<int> data{0, 1, 2, 3, 4, 5, 6, 7, 8};
  array_view<int, 2> view(3, 3, data);
  copy(view.section(0, 0, 2, 2), view.section(1, 1, 2, 2));
  view.synchronize();
  EXPECT_EQ(data, (std::vector<int>{0, 1, 2, 3, 0, 1, 6, 3, 4}));
}

TEST(Copy, IsDeep) {
  std::vector<int> data{1, 2, 3};
  array<int, 1> a(3, data.begin());
  array<int, 1> b(a);
  parallel_for_each(b.extent, increment_array{b});
  EXPECT_EQ(std::vector<int>(a), data);
  EXPECT_EQ(std::vector<int>(b), (std::vector<int>{2, 3, 4}));
}

TEST(Copy, Move) {
  std::vector<int> data{1, 2, 3};
  array<int, 1> a(3, data.begin());
  array<int, 1> b(std::move(a));
  a = array<int, 1>(2, data.begin());
  EXPECT_EQ(std::vector<int>(b), data);
  EXPECT_EQ(a.extent[0], 2);
}

TEST(Copy, OtherExtent) {
  array<int, 1> a(3), b(4);
  std::string message = message_of<runtime_exception>([&] { copy(a, b); });
  EXPECT_NE(message.find("(3)"), std::string::npos) << message;
  EXPECT_NE(message.find("(4)"), std::string::npos) << message;
}

TEST(Copy, OtherCountChangesNothing) {
  std::vector<int> data{7, 7}, more{1, 2, 3};
  array_view<int, 1> view(2, data);
  EXPECT_THROW(copy(more.begin(), more.end(), view), runtime_exception);
  EXPECT_EQ(view[0], 7);
}

TEST(Copy, InputIteratorsThatEndEarly) {
  std::istringstream text("1 2");
  array<int, 1> a(3);
  EXPECT_THROW(copy(std::istream_iterator<int>(text), std::istream_iterator<int>(), a),
               runtime_exception);
}

TEST(Copy, AsyncKeepsTheException) {
  array<int, 1> a(3), b(4);
  completion_future future = copy_async(a, b);
  EXPECT_THROW(future.get(), runtime_exception);
}

TEST(Copy, StagingArray) {
  accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  accelerator_view device = accelerator().default_view;
  array<int, 1> staging(3, cpu, device), a(3, device);
  for (int i = 0; i < 3; ++i)
    staging[i] = i;
  copy(staging, a);
  parallel_for_each(a.extent, increment_array{a});
  copy(a, staging);
  EXPECT_EQ(staging[2], 3);
  EXPECT_TRUE(staging.accelerator_view == cpu);
  EXPECT_TRUE(staging.associated_accelerator_view == device);
}
