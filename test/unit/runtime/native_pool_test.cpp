//===- native_pool_test.cpp - threads that run pieces of several jobs -----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "device/native/native_jobs.h"
#include "device/native/native_pool.h"
#include <algorithm>
#include <atomic>
#include <chrono>
#include <gtest/gtest.h>
#include <stdexcept>
#include <thread>
#include <vector>

using namespace ampcc_rt::native;

namespace {

using visit_counts = std::vector<std::atomic<int>>;

void count_visit(void *work, std::uint64_t piece) { ++(*static_cast<visit_counts *>(work))[piece]; }

bool each_once(std::uint64_t number) {
  visit_counts seen(number);
  run_pieces(number, count_visit, &seen);
  return std::all_of(seen.begin(), seen.end(), [](int n) { return n == 1; });
}

void sleep(int milliseconds) {
  std::this_thread::sleep_for(std::chrono::milliseconds(milliseconds));
}

} // namespace

TEST(NativePool, RunsEachPieceOnceInManyLaunches) {
  for (std::uint64_t number = 1; number < 2000; ++number)
    ASSERT_TRUE(each_once(number % 37 + 1));
}

TEST(NativePool, ServesManyThreadsAtOnce) {
  std::vector<std::thread> callers;
  std::atomic<bool> right{true};
  for (unsigned i = 0; i < 12; ++i) // more than there are places
    callers.emplace_back([&, i] {
      for (int n = 0; n < 300; ++n)
        if (!each_once(2 + (i * 7 + n) % 50))
          right = false;
    });
  for (std::thread &each : callers)
    each.join();
  EXPECT_TRUE(right);
}

TEST(NativePool, WakesHelpersThatSleep) {
  for (int i = 0; i < 20; ++i) {
    ASSERT_TRUE(each_once(40));
    sleep(1);
  }
}

TEST(NativePool, WaitsForAHelperThatTakesLong) {
  std::atomic<int> ended{0};
  for (int i = 0; i < 5; ++i)
    run_pieces(
        pool_threads(),
        [](void *work, std::uint64_t piece) {
          sleep(piece ? 5 : 0);
          ++*static_cast<std::atomic<int> *>(work);
        },
        &ended);
  EXPECT_EQ(ended, static_cast<int>(5 * pool_threads()));
}

TEST(NativePool, APieceMayRunPieces) {
  run_pieces(8, [](void *, std::uint64_t) { EXPECT_TRUE(each_once(10)); }, nullptr);
}

TEST(NativePool, ThrowsTheExceptionOfAPiece) {
  auto fail = [](void *, std::uint64_t piece) {
    if (piece % 3 == 2)
      throw std::runtime_error("piece");
  };
  for (int i = 0; i < 100; ++i)
    EXPECT_THROW(run_pieces(20, fail, nullptr), std::runtime_error);
  EXPECT_TRUE(each_once(20));
}

TEST(NativePool, AJobEndsIfNoHelperCanBeWoken) {
  native_jobs jobs;
  visit_counts seen(9);
  shared_pieces job(9, 4, count_visit, &seen);
  jobs.run(job, 8, [](unsigned) { throw std::bad_alloc(); });
  EXPECT_TRUE(std::all_of(seen.begin(), seen.end(), [](int n) { return n == 1; }));
  unsigned wanted = 0;
  shared_pieces next(9, 4, count_visit, &seen);
  jobs.run(next, 8, [&](unsigned helpers) { wanted = helpers; });
  EXPECT_EQ(wanted, 3u);
}

TEST(NativePool, WakesHelpersForASecondJobAndNoMoreThanThereAre) {
  native_jobs jobs;
  visit_counts seen(9);
  std::vector<unsigned> wanted;
  auto wake = [&](unsigned helpers) { wanted.push_back(helpers); };
  for (int i = 0; i < 3; ++i) {
    shared_pieces job(9, 6, count_visit, &seen);
    jobs.run(job, 8, wake);
  }
  // The five that were woken have not come yet, and count as free.
  EXPECT_EQ(wanted, (std::vector<unsigned>{5}));
  shared_pieces large(90, 30, [](void *, std::uint64_t) {}, nullptr);
  jobs.run(large, 8, wake);
  EXPECT_EQ(wanted, (std::vector<unsigned>{5, 3}));
}

TEST(NativePool, AHelperThatRunsAPieceIsNotFree) {
  native_jobs jobs;
  std::atomic<bool> is_running{false}, goes_on{false};
  std::atomic<bool> *const flags[] = {&is_running, &goes_on};
  std::thread helper, owner([&] {
    shared_pieces job(
        2, 2,
        [](void *work, std::uint64_t piece) {
          auto &of = *static_cast<std::atomic<bool> *const(*)[2]>(work);
          if (piece == 1)
            *of[0] = true;
          while (!*of[1])
            std::this_thread::yield();
        },
        const_cast<void *>(static_cast<const void *>(&flags)));
    jobs.run(job, 4, [&](unsigned) { helper = std::thread([&] { jobs.help(1); }); });
  });
  while (!is_running)
    std::this_thread::yield();
  unsigned wanted = 0;
  visit_counts seen(2);
  shared_pieces other(2, 2, count_visit, &seen);
  jobs.run(other, 4, [&](unsigned helpers) { wanted = helpers; });
  EXPECT_EQ(wanted, 1u);
  goes_on = true;
  owner.join();
  helper.join();
}
