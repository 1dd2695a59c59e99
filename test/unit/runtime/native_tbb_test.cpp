//===- native_tbb_test.cpp - the native pool beside oneTBB's other work ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_pool.h"
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <oneapi/tbb/global_control.h>
#include <oneapi/tbb/task_arena.h>
#include <thread>

using namespace ampcc_rt::native;

TEST(NativeTbb, LaunchesInALoopLeaveThreadsToTheProgram) {
  if (pool_threads() < 2)
    GTEST_SKIP() << "one thread";
  std::atomic<bool> ran{false};
  tbb::task_arena of_program;
  const auto end = std::chrono::steady_clock::now() + std::chrono::seconds(20);
  auto nothing = [](void *, std::uint64_t) {};
  for (int i = 0; i < 1000; ++i)
    run_pieces(100, nothing, nullptr);
  of_program.enqueue([&] { ran = true; });
  while (!ran && std::chrono::steady_clock::now() < end)
    run_pieces(100, nothing, nullptr);
  EXPECT_TRUE(ran);
}

TEST(NativeTbb, TheProgramsLimitHolds) {
  const tbb::global_control limit(tbb::global_control::max_allowed_parallelism, 1);
  static std::atomic<int> others;
  others = 0;
  std::thread::id self = std::this_thread::get_id();
  for (int i = 0; i < 100; ++i)
    run_pieces(
        50,
        [](void *of, std::uint64_t) {
          if (std::this_thread::get_id() != *static_cast<std::thread::id *>(of))
            ++others;
        },
        &self);
  EXPECT_EQ(others, 0);
}
