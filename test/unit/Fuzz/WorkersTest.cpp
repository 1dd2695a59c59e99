//===- WorkersTest.cpp - processes that test seeds ------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Workers.h"
#include <csignal>
#include <gtest/gtest.h>
#include <set>
#include <unistd.h>

using namespace ampcc::fuzz;

namespace {

/// Ends the process as a crash does, without a core file.
bool crash() {
  signal(SIGTERM, SIG_DFL);
  raise(SIGTERM);
  return false;
}

TEST(Workers, TestEverySeed) {
  const Totals T = testSeeds(
      {10, 40}, 4, 0, 100, [](uint64_t Seed, Totals &) { return Seed % 10 == 0; },
      [](uint64_t, llvm::StringRef) { ADD_FAILURE() << "nothing has crashed"; });
  EXPECT_EQ(T.Modules, 30u);
  EXPECT_EQ(T.Findings, 3u);
}

/// However early the process ends: also before the one that started it goes on.
TEST(Workers, ReportEveryCrash) {
  for (unsigned Round = 0; Round < 50; ++Round) {
    std::multiset<uint64_t> Crashed;
    const Totals T = testSeeds(
        {1, 9}, 2, 0, 100, [](uint64_t Seed, Totals &) { return Seed % 3 ? false : crash(); },
        [&](uint64_t Seed, llvm::StringRef) { Crashed.insert(Seed); });
    EXPECT_EQ(Crashed, (std::multiset<uint64_t>{3, 6}));
    EXPECT_EQ(T.Modules, 8u);
    EXPECT_EQ(T.Findings, 2u);
  }
}

TEST(Workers, ResultOfACrash) {
  EXPECT_EQ(runInChild([] { return std::string("text"); }), "text");
  EXPECT_EQ(runInChild([] { return std::string(crash() ? "" : ""); }), "crash");
}

} // namespace
