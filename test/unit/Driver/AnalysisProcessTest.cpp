//===- AnalysisProcessTest.cpp - the analysis in a child of the compiler ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "AnalysisProcess.h"
#include "gtest/gtest.h"
#include <csignal>

using namespace ampcc;

TEST(AnalysisProcess, PartsArriveWholeAndInOrder) {
  const std::string Long(1 << 20, 'x'); // a pipe holds less
  auto Analysis = AnalysisProcess::start([&](AnalysisResults &Results) {
    const bool Sent = Results.send(AnalysisPart::Host, Long) &&
                      Results.send(AnalysisPart::Native, "") &&
                      Results.send(AnalysisPart::Missing, llvm::StringRef("a\0b", 3));
    return Sent ? 7 : 1;
  });
  ASSERT_TRUE(bool(Analysis));
  std::string Text;
  EXPECT_EQ(Analysis->receive(Text), AnalysisPart::Host);
  EXPECT_EQ(Text, Long);
  EXPECT_EQ(Analysis->receive(Text), AnalysisPart::Native);
  EXPECT_EQ(Text, "");
  EXPECT_EQ(Analysis->receive(Text), AnalysisPart::Missing);
  EXPECT_EQ(Text, std::string("a\0b", 3));
  EXPECT_EQ(Analysis->receive(Text), std::nullopt);
  llvm::Expected<int> Ended = Analysis->wait();
  ASSERT_TRUE(bool(Ended));
  EXPECT_EQ(*Ended, 7);
}

TEST(AnalysisProcess, WhatTheChildChangesIsItsOwn) {
  int Value = 1;
  auto Analysis = AnalysisProcess::start([&](AnalysisResults &) { return ++Value; });
  ASSERT_TRUE(bool(Analysis));
  EXPECT_EQ(llvm::cantFail(Analysis->wait()), 2);
  EXPECT_EQ(Value, 1);
}

TEST(AnalysisProcess, ASignalIsAnError) {
  auto Analysis = AnalysisProcess::start([](AnalysisResults &Results) {
    Results.send(AnalysisPart::Host, "text");
    return ::raise(SIGKILL);
  });
  ASSERT_TRUE(bool(Analysis));
  std::string Text;
  EXPECT_EQ(Analysis->receive(Text), AnalysisPart::Host);
  EXPECT_EQ(Analysis->receive(Text), std::nullopt);
  EXPECT_EQ(llvm::toString(Analysis->wait().takeError()), "the analysis was ended by signal 9");
}
