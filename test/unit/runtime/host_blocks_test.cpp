//===- host_blocks_test.cpp - tests of the cache of host memory blocks ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "data/host_blocks.h"
#include "gtest/gtest.h"
#include <cstdint>
#include <cstring>

using ampcc_rt::host_blocks;

namespace {

constexpr std::size_t large = std::size_t(4) << 20;

TEST(HostBlocks, AFreedBlockIsUsedAgain) {
  host_blocks::release_all();
  host_blocks::block first = host_blocks::take(large - 5, /*zeros=*/false);
  char *where = first.get();
  ASSERT_TRUE(where);
  EXPECT_EQ(reinterpret_cast<std::uintptr_t>(where) % host_blocks::alignment, 0u);
  std::memset(where, 7, large - 5);
  first.reset();
  EXPECT_EQ(host_blocks::kept(), large);
  host_blocks::block other = host_blocks::take(2 * large, false);
  EXPECT_NE(other.get(), where);
  host_blocks::block second = host_blocks::take(large, /*zeros=*/true);
  EXPECT_EQ(second.get(), where);
  EXPECT_EQ(second.get()[0], 0);
  EXPECT_EQ(second.get()[large - 1], 0);
  EXPECT_EQ(host_blocks::kept(), 0u);
}

TEST(HostBlocks, SmallBlocksAreNotKept) {
  host_blocks::release_all();
  host_blocks::block small = host_blocks::take(100, true);
  EXPECT_EQ(small.get()[99], 0);
  small.reset();
  EXPECT_EQ(host_blocks::kept(), 0u);
}

TEST(HostBlocks, WhatIsKeptIsBounded) {
  host_blocks::release_all();
  for (std::size_t i = 1; i <= 100; ++i)
    host_blocks::take(large + i * host_blocks::alignment, false);
  EXPECT_LE(host_blocks::kept(), host_blocks::most_kept);
  EXPECT_GT(host_blocks::kept(), 0u);
  const std::size_t before = host_blocks::kept();
  host_blocks::take(host_blocks::most_kept, false); // larger than half of the limit
  EXPECT_EQ(host_blocks::kept(), before);
  EXPECT_FALSE(host_blocks::take(~std::size_t(0) - 5, false).get());
  EXPECT_FALSE(host_blocks::take(std::size_t(1) << 60, false).get());
  EXPECT_EQ(host_blocks::kept(), 0u); // the system had no memory
}

} // namespace
