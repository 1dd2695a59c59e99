//===- AffineTest.cpp - tests of indices that are affine in the thread index --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Affine.h"
#include "Subject.h"

using namespace ampcc;

namespace {

struct Forms : Subject {
  Uniformity U;
  AffineIndices Indices;

  explicit Forms(llvm::StringRef Text) : Subject(Text), U(function()), Indices(U) {}
  /// The factors as text, "none" for what is not affine.
  std::string of(llvm::StringRef Name) const {
    std::optional<AffineForm> Form = Indices.of(init(Name));
    if (!Form)
      return "none";
    std::string Text;
    for (unsigned D = 0; D < 3; ++D)
      Text += std::to_string(Form->factor(D)) + " ";
    return Text;
  }
};

TEST(Affine, SumsAndConstantFactors) {
  Forms F(R"(kernel void k(int n) key "a" rank 2 group 8 4 1 {
    final int x = @get_local_id<int>(0u);
    final int y = @get_local_id<int>(1u);
    final int shared = n * 7;
    final int flat = y * 8 + x - shared;
    final int back = 15 - x;
    final int scaled = x * n;
    final int square = x * x;
  })");
  EXPECT_EQ(F.of("x"), "1 0 0 ");
  EXPECT_EQ(F.of("shared"), "0 0 0 ");
  EXPECT_EQ(F.of("flat"), "1 8 0 ");
  EXPECT_EQ(F.of("back"), "-1 0 0 ");
  EXPECT_EQ(F.of("scaled"), "none");
  EXPECT_EQ(F.of("square"), "none");
}

TEST(Affine, GlobalIdsAddTheTile) {
  Forms F(R"(kernel void k() key "a" rank 1 group 8 1 1 {
    final int global = (int)@get_global_id<ulong>(0u);
    final int tile = (int)@get_group_id<ulong>(0u);
  })");
  EXPECT_EQ(F.of("global"), "1 0 0 ");
  EXPECT_EQ(F.of("tile"), "0 0 0 ");
}

TEST(Affine, VariablesOfOneForm) {
  Forms F(R"(kernel void k(int n) key "a" rank 1 group 8 1 1 {
    int moved = @get_local_id<int>(0u);
    moved = moved + 4;
    int other = @get_local_id<int>(0u);
    other = other * 2;
    final int a = moved;
    final int b = other;
  })");
  EXPECT_EQ(F.of("a"), "1 0 0 ");
  EXPECT_EQ(F.of("b"), "none");
}

} // namespace
