//===- pinned_test.cpp - tests of staging arrays and large copies --------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Only devices with memory of their own have a use for pinned memory: the tests mean most where
// environment_test.cpp runs them with AMPCC_SHARED_MEMORY=0.
//
//===----------------------------------------------------------------------===//
#include "faults.h"
#include "kernels.h"
#include <algorithm>
#include <numeric>

using namespace concurrency;
using rewritten::message_of;

namespace {

/// A size of which a copy in pieces needs several, the last one incomplete.
constexpr int many = (5 << 20) + 12345;

std::vector<int> counted(int count) {
  std::vector<int> numbers(static_cast<std::size_t>(count));
  std::iota(numbers.begin(), numbers.end(), 1);
  return numbers;
}

/// To a device and back, plain and by rows with gaps.
bool copies_are_right() {
  const std::vector<int> data = counted(many);
  std::vector<int> back(data.size());
  array<int> numbers(many, data.begin());
  copy(numbers, back.begin());
  if (back != data)
    return false;

  constexpr int rows = 3000, columns = 1000, part = 700, left = 37;
  std::vector<int> cells = counted(rows * columns), seen(rows * part);
  array<int, 2> grid(rows, columns);
  copy(cells.begin(), cells.end(), grid);
  copy(grid.section(0, left, rows, part), seen.begin());
  std::vector<int> changed(seen.rbegin(), seen.rend());
  copy(changed.begin(), changed.end(), grid.section(0, left, rows, part));
  copy(grid, cells.begin());
  for (int y = 0; y < rows; ++y)
    for (int x = 0; x < columns; ++x) {
      const int before = y * columns + x + 1, column = x - left;
      const bool inside = column >= 0 && column < part;
      if (inside && seen[y * part + column] != before)
        return false;
      if (cells[y * columns + x] != (inside ? changed[y * part + column] : before))
        return false;
    }
  return true;
}

bool staging_is_right() {
  const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
  const accelerator_view view = accelerator().default_view;
  array<int> here(1000, cpu, view), there(1000, view), back(1000, cpu, view);
  for (int i = 0; i < 1000; ++i)
    here[i] = i;
  copy(here, there);
  parallel_for_each(there.extent, increment_array{there});
  copy_async(there, back).get();
  for (int i = 0; i < 1000; ++i)
    if (back[i] != i + 1)
      return false;
  return true;
}

} // namespace

TEST(Pinned, LargeCopiesOfOrdinaryMemory) { EXPECT_TRUE(copies_are_right()); }

TEST(Pinned, ACopyInPiecesMakesOneCallAtATime) {
  const std::vector<int> data = counted(many);
  std::vector<int> back(data.size());
  array<int> numbers(many);
  const faults::together watched;
  copy(data.begin(), data.end(), numbers);
  copy(numbers, back.begin());
  EXPECT_LE(watched.most(), 1);
  EXPECT_EQ(back, data);
}

TEST(Pinned, StagingArrays) { EXPECT_TRUE(staging_is_right()); }

TEST(Pinned, AViewOfALargeVector) {
  std::vector<int> data = counted(many);
  array_view<int> numbers(many, data);
  parallel_for_each(numbers.extent, scale{numbers, 2}); // 2 * n + its index
  numbers.synchronize();
  for (int i = 0; i < many; i += 997)
    ASSERT_EQ(data[i], 3 * i + 2) << i;
}

TEST(Pinned, RefusedMemoryIsOrdinary) {
  for (const char *function : {"clCreateBuffer", "clEnqueueMapBuffer", "clCreateCommandQueue"}) {
    const accelerator_view cpu = accelerator(accelerator::cpu_accelerator).default_view;
    const accelerator_view view = accelerator().default_view;
    view.wait(); // its queue is there
    std::unique_ptr<array<int>> here;
    {
      faults::fault refused(function, 1, CL_OUT_OF_RESOURCES);
      here = std::make_unique<array<int>>(100, cpu, view);
    }
    (*here)[99] = 7;
    array<int> there(100, view);
    copy(*here, there);
    std::vector<int> back(100);
    copy(there, back.begin());
    EXPECT_EQ(back[99], 7) << function;
  }
  EXPECT_TRUE(staging_is_right());
}

TEST(Pinned, APieceThatFailsIsAnExceptionAndTheNextCopyIsRight) {
  const std::vector<int> data = counted(many);
  std::vector<int> back(data.size());
  array<int> numbers(many);
  for (const char *function : {"clEnqueueWriteBuffer", "clEnqueueReadBuffer", "clGetEventInfo"})
    for (long number : {1, 3, 7}) {
      std::string failed;
      bool thrown = false;
      {
        faults::fault f(function, number, CL_OUT_OF_RESOURCES);
        try {
          copy(data.begin(), data.end(), numbers);
          copy(numbers, back.begin());
        } catch (const runtime_exception &) {
          thrown = true;
        }
        failed = f.failed();
      }
      EXPECT_EQ(thrown, !failed.empty()) << function << ' ' << number;
      copy(data.begin(), data.end(), numbers);
      std::fill(back.begin(), back.end(), 0);
      copy(numbers, back.begin());
      EXPECT_TRUE(back == data) << function << ' ' << number;
    }
}
