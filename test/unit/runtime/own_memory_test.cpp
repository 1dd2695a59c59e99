//===- own_memory_test.cpp - the same tests on a device with own memory ---===//
//
// PoCL shares memory with the CPU; AMPCC_SHARED_MEMORY=0 makes the runtime move data as it does for a
// graphics card.
//
//===----------------------------------------------------------------------===//
#include "kernels.h"
#include <cstdlib>
#include <unistd.h>

namespace {
const bool inner = std::getenv("AMPCC_SHARED_MEMORY") != nullptr;
} // namespace

TEST(OwnMemory, AllTestsPass) {
  if (inner)
    return;
  char self[4096] = {};
  ASSERT_GT(readlink("/proc/self/exe", self, sizeof self - 1), 0);
  const std::string command = std::string("AMPCC_SHARED_MEMORY=0 '") + self + "'";
  EXPECT_EQ(std::system(command.c_str()), 0);
}

TEST(OwnMemory, ArraysAreOutOfTheCpusReach) {
  concurrency::accelerator a;
  if (a.supports_cpu_shared_memory)
    return;
  concurrency::array<int, 1> numbers(4);
  EXPECT_THROW(numbers[0], concurrency::runtime_exception);
  EXPECT_THROW((concurrency::array<int, 1>(4, a.default_view, concurrency::access_type_read)),
               concurrency::runtime_exception);
}

TEST(OwnMemory, ColumnsMoveAsOneRectangle) {
  std::vector<int> data(64 * 64, 0);
  concurrency::array_view<int, 2> view(64, 64, data);
  auto column = view.section(0, 7, 64, 3);
  parallel_for_each(column.extent, number_cells{column});
  EXPECT_EQ(view(63, 9), 6302);
  EXPECT_EQ(view(63, 10), 0);
  EXPECT_EQ(view(1, 7), 100);
}
