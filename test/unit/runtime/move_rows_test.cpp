//===- move_rows_test.cpp - tests of copies by several threads ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_commands.h"
#include <cstring>
#include <gtest/gtest.h>
#include <numeric>
#include <vector>

using ampcc_rt::native::byte_rows;
using ampcc_rt::native::move_rows;

namespace {

/// Rows of `length` bytes in memory whose rows are longer, each copied to a place of its own.
void expect_copied(std::size_t length, std::size_t count) {
  const std::size_t from_pitch = length + 5, to_pitch = length + 3;
  std::vector<unsigned> words(from_pitch * count / sizeof(unsigned) + 1);
  std::iota(words.begin(), words.end(), 1u);
  const char *const from = reinterpret_cast<const char *>(words.data());
  std::vector<char> to(to_pitch * count, 'x'), expected = to;
  for (std::size_t i = 0; i < count; ++i)
    std::memcpy(&expected[i * to_pitch], from + i * from_pitch, length);
  move_rows({length, count, from, from_pitch, to.data(), to_pitch});
  EXPECT_TRUE(to == expected) << count << " rows of " << length << " bytes";
}

} // namespace

TEST(MoveRows, OneLargeRow) { expect_copied((5 << 20) + 17, 1); }
TEST(MoveRows, RowsLargerThanAPiece) { expect_copied((1 << 20) + 1, 3); }
TEST(MoveRows, ManySmallRows) { expect_copied(1000, 4099); }
TEST(MoveRows, FewBytes) { expect_copied(3, 2); }

TEST(MoveRows, OverlappingRowsAreMoved) {
  constexpr std::size_t size = 8 << 20, step = 100;
  std::vector<unsigned char> memory(size + step), expected(size);
  for (std::size_t i = 0; i < memory.size(); ++i)
    memory[i] = static_cast<unsigned char>(i * 7 + i / 251);
  std::memcpy(expected.data(), memory.data(), size);
  char *const bytes = reinterpret_cast<char *>(memory.data());
  move_rows({size, 1, bytes, size, bytes + step, size});
  EXPECT_EQ(std::memcmp(memory.data() + step, expected.data(), size), 0);
}
