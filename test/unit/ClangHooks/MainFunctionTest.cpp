//===- MainFunctionTest.cpp - main as an ordinary function ----------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/MainFunction.h"
#include "Compile.h"
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

constexpr llvm::StringLiteral Text = "__attribute__((annotate(\"\", asked))) void main() {}";

TEST(MainFunction, ReturnsInt) { EXPECT_FALSE(Compile().run("void main() {}")); }

TEST(MainFunction, IsOrdinaryFromItsAttributesOn) {
  Compile Unit;
  Unit.AtStart = [](clang::Sema &S, clang::Parser &) {
    llvm::IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
    Source->add("asked", [&S] { makeMainOrdinary(S); });
    S.addExternalSource(Source.get());
  };
  EXPECT_TRUE(Unit.run(Text));
}

TEST(MainFunction, LeavesTheMacrosAlone) {
  Compile Unit;
  Unit.AtStart = [](clang::Sema &S, clang::Parser &) { makeMainOrdinary(S); };
  EXPECT_TRUE(Unit.run("static_assert(__STDC_HOSTED__ == 1, \"\"); void main() {}"));
}

} // namespace
