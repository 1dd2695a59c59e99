//===- SkipReasons.cpp - reasons for which unit tests skip themselves ----===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
//
// Part of every unit test. GoogleTest's JSON, from which lit reads the results, says that a test was
// skipped, and not why. With AMPCC_TEST_SKIPS=FILE, each skipped test appends to the file a line
// "program.Suite.Case<tab>reason", which scripts/lib/results.py reads.
//
//===----------------------------------------------------------------------===//
#include <algorithm>
#include <cerrno>
#include <cstdio>
#include <cstdlib>
#include <gtest/gtest.h>
#include <string>

namespace {

class SkipReasons : public testing::EmptyTestEventListener {
  void OnTestPartResult(const testing::TestPartResult &Result) override {
    if (Result.skipped())
      Reason = Result.message();
  }

  void OnTestEnd(const testing::TestInfo &Test) override {
    if (Test.result()->Skipped())
      write(Test);
    Reason.clear();
  }

  void write(const testing::TestInfo &Test) {
    std::FILE *File = std::fopen(std::getenv("AMPCC_TEST_SKIPS"), "a");
    if (!File)
      return;
    std::replace(Reason.begin(), Reason.end(), '\n', ' ');
    // One write: several programs have the file open.
    std::string Line = std::string(program_invocation_short_name) + "." + Test.test_suite_name() +
                       "." + Test.name() + "\t" + Reason + "\n";
    std::fwrite(Line.data(), 1, Line.size(), File);
    std::fclose(File);
  }

  std::string Reason;
};

// GoogleTest takes listeners before main has initialized it.
[[maybe_unused]] const bool Added = [] {
  if (std::getenv("AMPCC_TEST_SKIPS"))
    testing::UnitTest::GetInstance()->listeners().Append(new SkipReasons);
  return true;
}();

} // namespace
