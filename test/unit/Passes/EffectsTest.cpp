//===- EffectsTest.cpp - tests of the order of effects -------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Analysis/Speculation.h"
#include "ampcc/KIR/Text.h"
#include <gtest/gtest.h>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

/// A function with the statements under test.
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

/// The values that the last statements of a function assign to r.
struct Values : Subject {
  explicit Values(const std::string &Statements)
      : Subject("int get(int a) { return a; }"
                "void f(int r, int a, uint u, int b, int* p, float x) {"
                "int set = 1; int late; int[4] array = {}; " +
                Statements + "}") {}
  const Expr *value(size_t I) const {
    return llvm::cast<Assign>(llvm::cast<ExprStmt>(stmt(3 + I))->E)->Value;
  }
};

TEST(Speculation, WhatHasNoEffectIsDroppable) {
  Values V("r = a / b + *p; r = a++; r = get(a); r = (b = 2); r = @atomic_inc<int>(p);");
  EXPECT_TRUE(isDroppable(V.value(0)));
  for (size_t I = 1; I < 5; ++I)
    EXPECT_FALSE(isDroppable(V.value(I))) << I;
}

TEST(Speculation, WhatAlwaysHasAValueIsSpeculatable) {
  Values V("r = a & b; r = a / 2; r = (int)(u + 1u); r = a >> 3; r = array[3]; r = set; r = a < b "
           "? a : 1;"
           "r = (int)(u << 31); r = (int)(u / 4294967295u);");
  for (size_t I = 0; I < 9; ++I)
    EXPECT_TRUE(isSpeculatable(V.value(I), *V.Uses)) << I;
}

TEST(Speculation, WhatMayHaveNoValueIsNot) {
  Values V(
      "r = a / b; r = a % 0; r = a / -1; r = *p; r = p[0]; r = array[4]; r = array[a]; r = get(a);"
      "r = a + 1; r = a * b; r = -a; r = a >> b; r = a >> 32; r = a << 1; r = (int)x; r = late; r "
      "= a++;");
  for (size_t I = 0; I < 17; ++I)
    EXPECT_FALSE(isSpeculatable(V.value(I), *V.Uses)) << I;
  for (size_t I = 0; I < 8; ++I)
    EXPECT_TRUE(mayTrap(V.value(I))) << I;
  for (size_t I = 8; I < 17; ++I)
    EXPECT_FALSE(mayTrap(V.value(I))) << I;
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
