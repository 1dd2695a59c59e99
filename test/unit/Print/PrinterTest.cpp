//===- PrinterTest.cpp - literals, declarators, types of C ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "CType.h"
#include "Literals.h"
#include "ampcc/KIR/Module.h"
#include "ampcc/Print/TypePrinter.h"
#include <cmath>
#include <gtest/gtest.h>
#include <limits>

using namespace ampcc;
using namespace ampcc::kir;

namespace {

class Spelling : public ::testing::Test {
protected:
  Context Ctx;
  std::string integer(unsigned Bits, bool Signed, int64_t Value) {
    return spell(Ctx.make<IntLit>(Ctx.intTy(Bits, Signed), Value));
  }
  std::string floating(unsigned Bits, double Value) {
    return spell(Ctx.make<FloatLit>(Ctx.floatTy(Bits), Value));
  }
};

TEST_F(Spelling, Integers) {
  EXPECT_EQ(integer(32, true, -5), "-5");
  EXPECT_EQ(integer(32, true, INT32_MIN), "(-2147483647 - 1)");
  EXPECT_EQ(integer(64, true, INT64_MIN), "(-9223372036854775807L - 1)");
  EXPECT_EQ(integer(32, false, 4294967295), "4294967295u");
  EXPECT_EQ(integer(64, false, -1), "18446744073709551615uL");
  EXPECT_EQ(integer(8, false, 200), "200");
  EXPECT_EQ(spell(Ctx.make<IntLit>(Ctx.boolTy(), 1)), "true");
}

TEST_F(Spelling, FloatsReadBackExactly) {
  for (float Value : {0.1f, 1.0f / 3, 16777216.0f, 1e-45f, 3.4028235e38f, 1e10f}) {
    std::string Text = floating(32, Value);
    EXPECT_EQ(Text.back(), 'f');
    EXPECT_EQ(std::strtof(Text.c_str(), nullptr), Value) << Text;
  }
  for (double Value : {0.1, 1.0 / 3, 5e-324, 1.7976931348623157e308})
    EXPECT_EQ(std::strtod(floating(64, Value).c_str(), nullptr), Value);
  EXPECT_EQ(floating(32, 2.0), "2.0f");
  EXPECT_EQ(floating(64, 1e300), "1e+300");
  EXPECT_EQ(floating(32, -0.0), "-0.0f");
}

TEST_F(Spelling, FloatsThatAreNoNumbers) {
  double Infinity = std::numeric_limits<double>::infinity();
  EXPECT_EQ(floating(32, Infinity), "INFINITY");
  EXPECT_EQ(floating(32, -Infinity), "-INFINITY");
  EXPECT_EQ(floating(64, std::nan("")), "(double)NAN");
}

TEST(CTypes, UsualConversions) {
  CType Char = CType::integer(8, true), Int = CType::intTy(), UInt = CType::integer(32, false);
  CType Long = CType::integer(64, true);
  CType Float = {CType::Kind::Float, 32, true}, Double = {CType::Kind::Float, 64, true};
  EXPECT_EQ(usualConversion(Char, Char), Int);
  EXPECT_EQ(usualConversion(Int, UInt), UInt);
  EXPECT_EQ(usualConversion(UInt, Long), Long);
  EXPECT_EQ(usualConversion(Long, Float), Float);
  EXPECT_EQ(usualConversion(Float, Double), Double);
}

TEST(CTypes, HoldEachOther) {
  CType Int = CType::intTy(), UInt = CType::integer(32, false), Long = CType::integer(64, true);
  CType Float = {CType::Kind::Float, 32, true}, Double = {CType::Kind::Float, 64, true};
  EXPECT_TRUE(holdsAllValues(Long, UInt));
  EXPECT_FALSE(holdsAllValues(Int, UInt));
  EXPECT_FALSE(holdsAllValues(UInt, Int));
  EXPECT_FALSE(holdsAllValues(Float, Int));
  EXPECT_TRUE(holdsAllValues(Double, Int));
  EXPECT_FALSE(holdsAllValues(Double, Long));
}

TEST(Declarators, ReadInsideOut) {
  Module M;
  Context &Ctx = M.Ctx;
  const Language In(Language::Dialect::OpenCL, M);
  const Type *Row = Ctx.arrayOf(Ctx.floatTy(), 3);
  EXPECT_EQ(declare(In, Ctx.arrayOf(Row, 2), "m"), "float m[2][3]");
  EXPECT_EQ(declare(In, Ctx.pointerTo(Row, false, Space::Local), "m"), "__local float (*m)[3]");
  const Type *P = Ctx.pointerTo(Ctx.intTy(), true, Space::Global);
  EXPECT_EQ(declare(In, P, "p"), "__global const int *p");
  EXPECT_EQ(declare(In, P, ""), "__global const int *");
  EXPECT_EQ(declare(In, Ctx.pointerTo(P, true, Space::Private), "q"),
            "__global const int *const *q");
}

} // namespace
