//===- arguments_test.cpp - tests of the cache of kernel arguments -------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "faults.h"
#include "kernels.h"

using namespace concurrency;

TEST(Arguments, ThatStayAreNotSetAgain) {
  std::vector<int> data(100, 1), other(100, 1);
  array_view<int, 1> view(100, data), second(100, other);
  auto set_for = [](const array_view<int, 1> &on, int factor) {
    const faults::fault counted("clSetKernelArg", 0, CL_SUCCESS);
    parallel_for_each(on.extent, scale{on, factor});
    return counted.calls();
  };
  set_for(view, 2);
  if (set_for(second, 3) == 0)
    GTEST_SKIP() << "the native accelerator's kernels are no objects of OpenCL's";
  EXPECT_EQ(set_for(second, 3), 0);
  EXPECT_EQ(set_for(second, 4), 1); // the factor
  EXPECT_EQ(set_for(view, 4), 1);   // the memory
  EXPECT_EQ(view[0], 1 * 2 * 4);
  EXPECT_EQ(second[0], 1 * 3 * 3 * 4);
}

TEST(Arguments, ThatCouldNotBeSetAreSetAgain) {
  std::vector<int> data(100, 1);
  array_view<int, 1> view(100, data);
  parallel_for_each(view.extent, scale{view, 2});
  bool thrown = false;
  {
    const faults::fault refused("clSetKernelArg", 1, CL_OUT_OF_RESOURCES);
    try {
      parallel_for_each(view.extent, scale{view, 5});
    } catch (const runtime_exception &) {
      thrown = true;
    }
    EXPECT_EQ(thrown, !refused.failed().empty());
  }
  parallel_for_each(view.extent, scale{view, 5});
  EXPECT_EQ(view[0], thrown ? 10 : 50);
}

TEST(Arguments, MemoryThatComesAgainIsAnotherOne) {
  for (int round = 0; round < 20; ++round) {
    array<int, 1> numbers(3, std::vector<int>(3, round).begin()); // at the place of the last one
    parallel_for_each(numbers.extent, increment_array{numbers});
    const std::vector<int> result = numbers;
    ASSERT_EQ(result, std::vector<int>(3, round + 1));
  }
}
