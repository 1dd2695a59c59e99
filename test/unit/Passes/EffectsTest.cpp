//===- EffectsTest.cpp - what may change places ---------------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/VarUses.h"
#include "ampcc/KIR/Text.h"
#include <gtest/gtest.h>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

/// A function whose statements are asked about.
struct Subject {
  std::unique_ptr<Module> M;
  std::unique_ptr<VarUses> Uses;

  explicit Subject(llvm::StringRef Text) {
    std::string Error;
    M = readText(Text, Error);
    EXPECT_TRUE(M) << Error;
    Uses = std::make_unique<VarUses>(*function());
  }
  Function *function() const { return M->Functions.back(); }
  Stmt *stmt(size_t I) const { return function()->Body->Stmts[I]; }
  bool commute(size_t I, size_t J) const {
    return Effects::of(stmt(I), *Uses).commutesWith(Effects::of(stmt(J), *Uses));
  }
};

TEST(Effects, VariablesOfTheirOwn) {
  Subject S("void f(int a, int b, int c) { a = c; b = c; c = 1; a += 1; }");
  EXPECT_TRUE(S.commute(0, 1));
  EXPECT_FALSE(S.commute(0, 2));
  EXPECT_FALSE(S.commute(0, 3));
  EXPECT_TRUE(S.commute(1, 3));
}

TEST(Effects, MemoryMayAlias) {
  Subject S("void f(int* p, int* q, int a, int b) { a = *p; b = *q; *p = 1; q[2] = 2; }");
  EXPECT_TRUE(S.commute(0, 1));
  EXPECT_FALSE(S.commute(1, 2));
  EXPECT_FALSE(S.commute(2, 3));
}

TEST(Effects, ExposedVariablesAreMemory) {
  Subject S("void f(int* p, int a, int b) { p = &a; *p = 1; b = a; }");
  EXPECT_FALSE(S.commute(1, 2));
  Subject T("void f(int* p, int a, int b) { *p = 1; b = a; }");
  EXPECT_TRUE(T.commute(0, 1));
}

TEST(Effects, TileStaticIsMemory) {
  Subject S(
      "void f(int* p, int a) { tile_static int t; *p = 1; a = t; @barrier<void>(1); a = 2; }");
  EXPECT_FALSE(S.commute(1, 2));
  EXPECT_FALSE(S.commute(2, 3));
  EXPECT_TRUE(S.commute(3, 4));
}

TEST(Effects, CallsDoWhatTheirCalleesDo) {
  Subject S(
      "void set(int* p) { *p = 1; } int get(int* p) { return *p; } int pure(int a) { return a; }"
      "void wait(int a) { @barrier<void>(3); } void deep(int* p) { set(p); }"
      "void f(int* p, int a) { a = *p; set(p); get(p); pure(a); wait(a); deep(p); }");
  EXPECT_FALSE(S.commute(0, 1));
  EXPECT_TRUE(S.commute(0, 2));
  EXPECT_FALSE(S.commute(1, 2));
  EXPECT_TRUE(S.commute(1, 3));
  EXPECT_FALSE(S.commute(0, 4));
  EXPECT_FALSE(S.commute(2, 5));
}

TEST(Stability, OnlyFixedVariables) {
  Subject S(
      "void f(int a, int b, int* p) { b = 1; int c = a; int d; c = a + 1; c = b; c = *p; d = 2; }");
  auto Value = [&](size_t I) {
    return llvm::cast<Assign>(llvm::cast<ExprStmt>(S.stmt(I))->E)->Value;
  };
  EXPECT_TRUE(isStable(Value(3), *S.Uses));
  EXPECT_FALSE(isStable(Value(4), *S.Uses));
  EXPECT_FALSE(isStable(Value(5), *S.Uses));
}

TEST(Uses, AreCountedByKind) {
  Subject S("void f(int a, int[4] b, int* p) { a += b[a]; p = &a; b[1] = 2; }");
  const Function *F = S.function();
  VarUse A = S.Uses->of(F->Params[0]), B = S.Uses->of(F->Params[1]);
  EXPECT_EQ(A.Reads, 2u);
  EXPECT_EQ(A.Writes, 1u);
  EXPECT_EQ(A.Addresses, 1u);
  EXPECT_EQ(B.Reads, 1u);
  EXPECT_EQ(B.Writes, 1u);
  EXPECT_TRUE(S.Uses->isExposed(F->Params[0]));
}

} // namespace
