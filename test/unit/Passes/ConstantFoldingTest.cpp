//===- ConstantFoldingTest.cpp - C++'s arithmetic, exactly ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Utils/ConstantFolding.h"
#include "ampcc/KIR/Text.h"
#include <gtest/gtest.h>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

/// The expression folded, or "kept" when it is left alone.
std::string fold(const std::string &Type, const std::string &Text, const std::string &Params = "") {
  std::string Error;
  auto M = readText(Type + " f(" + Params + ") { return " + Text + "; }", Error);
  EXPECT_TRUE(M) << Error;
  if (!M)
    return Error;
  Expr *E = llvm::cast<Return>(M->Functions[0]->Body->Stmts[0])->Value;
  Expr *New = foldNode(M->Ctx, E);
  return New ? toText(New) : "kept";
}

TEST(ConstantFolding, SignedOverflowIsKept) {
  EXPECT_EQ(fold("int", "2147483647 + 1"), "kept");
  EXPECT_EQ(fold("int", "-2147483648 - 1"), "kept");
  EXPECT_EQ(fold("int", "65536 * 65536"), "kept");
  EXPECT_EQ(fold("long", "65536l * 65536l"), "4294967296l");
  EXPECT_EQ(fold("long", "9223372036854775807l + 1l"), "kept");
}

TEST(ConstantFolding, UnsignedWraps) {
  EXPECT_EQ(fold("uint", "4294967295u + 2u"), "1u");
  EXPECT_EQ(fold("uint", "65536u * 65536u"), "0u");
  EXPECT_EQ(fold("ulong", "0ul - 1ul"), "18446744073709551615ul");
}

TEST(ConstantFolding, DivisionAndShifts) {
  EXPECT_EQ(fold("int", "-7 / 2"), "-3");
  EXPECT_EQ(fold("int", "-7 % 2"), "-1");
  EXPECT_EQ(fold("uint", "4294967295u / 2u"), "2147483647u");
  EXPECT_EQ(fold("int", "1 / 0"), "kept");
  EXPECT_EQ(fold("int", "-2147483648 % -1"), "kept");
  EXPECT_EQ(fold("int", "1 << 30"), "1073741824");
  EXPECT_EQ(fold("int", "1 << 31"), "kept");
  EXPECT_EQ(fold("int", "-8 >> 1"), "-4");
  EXPECT_EQ(fold("uint", "4294967288u >> 1"), "2147483644u");
  EXPECT_EQ(fold("uint", "1u << 32"), "kept");
}

TEST(ConstantFolding, Comparisons) {
  EXPECT_EQ(fold("bool", "-1 < 1"), "true");
  EXPECT_EQ(fold("bool", "4294967295u < 1u"), "false");
  EXPECT_EQ(fold("bool", "3 >= 3"), "true");
}

TEST(ConstantFolding, Conversions) {
  EXPECT_EQ(fold("char", "(char)200"), "-56'char");
  EXPECT_EQ(fold("uchar", "(uchar)-1"), "255'uchar");
  EXPECT_EQ(fold("bool", "(bool)256"), "true");
  EXPECT_EQ(fold("float", "(float)16777217"), "16777216.0f");
  EXPECT_EQ(fold("float", "(float)4294967295u"), "4294967296.0f");
  EXPECT_EQ(fold("int", "(int)-2.75f"), "-2");
  EXPECT_EQ(fold("int", "(int)3000000000.0"), "kept");
  EXPECT_EQ(fold("int", "(int)nan'float"), "kept");
}

TEST(ConstantFolding, Identities) {
  EXPECT_EQ(fold("int", "x * 1", "int x"), "x");
  EXPECT_EQ(fold("int", "0 + x", "int x"), "x");
  EXPECT_EQ(fold("int", "x * 0", "int x"), "0");
  EXPECT_EQ(fold("int", "x++ * 0", "int x"), "kept");
  EXPECT_EQ(fold("float", "x + 0.0f", "float x"), "kept"); // -0.0f + 0.0f is 0.0f
  EXPECT_EQ(fold("float", "x * 0.0f", "float x"), "kept");
  EXPECT_EQ(fold("int*", "p + 0", "int* p"), "p");
}

TEST(ConstantFolding, Logic) {
  EXPECT_EQ(fold("bool", "true && x", "bool x"), "x");
  EXPECT_EQ(fold("bool", "x && false", "bool x"), "false");
  EXPECT_EQ(fold("bool", "x++ == 1 && false", "int x"), "kept");
  EXPECT_EQ(fold("bool", "!(x <= y)", "int x, int y"), "x > y");
  EXPECT_EQ(fold("bool", "!(x <= y)", "float x, float y"), "kept");
  EXPECT_EQ(fold("bool", "!(x == y)", "float x, float y"), "x != y");
  EXPECT_EQ(fold("int", "true ? x : y", "int x, int y"), "x");
}

} // namespace
