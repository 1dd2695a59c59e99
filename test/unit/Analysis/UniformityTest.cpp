//===- UniformityTest.cpp - tests of uniformity in a tile ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Uniformity.h"
#include "Subject.h"

using namespace ampcc;
using namespace ampcc::kir;

namespace {

TEST(Uniformity, IdsAndArguments) {
  Subject S(R"(kernel void k(int n) key "a" rank 1 group 8 1 1 {
    int mine = @get_local_id<int>(0u);
    int tile = (int)@get_group_id<ulong>(0u) + n;
  })");
  Uniformity U(S.function());
  EXPECT_FALSE(U.isUniform(S.var("mine")));
  EXPECT_TRUE(U.isUniform(S.var("tile")));
  EXPECT_TRUE(U.isUniform(S.var("n")));
  EXPECT_EQ(U.tile().threadsIn(0), 8u);
}

TEST(Uniformity, TilesOfTheLaunch) {
  Subject S(R"(kernel void k() key "a" rank 2 group launch 2 {
    int column = @get_local_id<int>(0u);
    int row = @get_local_id<int>(1u);
    int plane = @get_local_id<int>(2u);
    int columns = @get_local_size<int>(0u);
  })");
  Uniformity U(S.function());
  EXPECT_FALSE(U.isUniform(S.var("column")));
  EXPECT_FALSE(U.isUniform(S.var("row")));
  EXPECT_TRUE(U.isUniform(S.var("plane")));
  EXPECT_TRUE(U.isUniform(S.var("columns")));
}

TEST(Uniformity, WhatOnlySomeThreadsAssign) {
  Subject S(R"(kernel void k(int n) key "a" rank 1 group 8 1 1 {
    int apart = 0;
    int together = 0;
    if (@get_local_id<int>(0u) < 4) {
      apart = 1;
    }
    if (n < 4) {
      together = 1;
    }
  })");
  Uniformity U(S.function());
  EXPECT_FALSE(U.isUniform(S.var("apart")));
  EXPECT_TRUE(U.isWrittenDivergently(S.var("apart")));
  EXPECT_TRUE(U.isUniform(S.var("together")));
  EXPECT_TRUE(U.isDivergent(S.first<If>()->Then->Stmts.front()));
}

TEST(Uniformity, Loops) {
  Subject Apart(R"(kernel void k(int n) key "a" rank 1 group 8 1 1 {
    for (int i = 0; i < @get_local_id<int>(0u); ++i) {
      n += 1;
    }
  })");
  EXPECT_FALSE(Uniformity(Apart.function()).hasUniformExit(Apart.first<For>()));
  Subject Together(R"(kernel void k(int n) key "a" rank 1 group 8 1 1 {
    for (int i = 0; i < n; ++i) {
    }
  })");
  EXPECT_TRUE(Uniformity(Together.function()).hasUniformExit(Together.first<For>()));
}

/// However deep: there is no budget.
TEST(Uniformity, DependsOnTheProgramAlone) {
  std::string Text = R"(kernel void k(int n) key "a" rank 1 group 8 1 1 { int last = 0; )";
  constexpr int Depth = 40;
  for (int I = 0; I < Depth; ++I) {
    std::string Name = "i" + std::to_string(I);
    Text += "for (int " + Name + " = 0; " + Name + " < 100; ++" + Name + ") { ";
  }
  Text += "if (@get_local_id<int>(0u) == 3) { last = 1; } ";
  Text += std::string(Depth, '}') + " }";
  Subject S(Text);
  Uniformity U(S.function());
  EXPECT_FALSE(U.isUniform(S.var("last")));
  EXPECT_TRUE(U.isUniform(S.var("i39")));
}

TEST(Uniformity, ThoseThatReturnedAreNotCounted) {
  Subject S(R"(kernel void k(int n) key "a" rank 1 group 8 1 1 {
    if (@get_local_id<int>(0u) < 4) {
      return;
    }
    int after = n;
  })");
  Uniformity U(S.function());
  EXPECT_TRUE(U.isUniform(S.var("after")));
  EXPECT_TRUE(U.mayHaveReturned(S.function().Body->Stmts.back()));
}

} // namespace
