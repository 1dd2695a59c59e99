//===- LookupCallbacksTest.cpp - tests of callbacks for names ------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "Compile.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// The contexts in which the parser looks up `asked`.
std::vector<std::string> contextsOf(llvm::StringRef Text) {
  std::vector<std::string> Contexts;
  Compile Unit;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    llvm::IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
    Source->add("asked", [&] {
      const auto *Class = llvm::dyn_cast<clang::CXXRecordDecl>(S.CurContext);
      Contexts.push_back(S.getCurLambda() ? "lambda" : Class ? Class->getNameAsString() : "unit");
    });
    S.addExternalSource(Source.get());
  };
  EXPECT_TRUE(Unit.run(Text));
  return Contexts;
}

using Names = std::vector<std::string>;

TEST(LookupCallbacks, AreLookedUpEachTime) {
  EXPECT_EQ(contextsOf("int a __attribute__((annotate(\"\", asked)));\n"
                       "int b __attribute__((annotate(\"\", asked)));\n"),
            (Names{"unit", "unit"}));
}

TEST(LookupCallbacks, AreLookedUpWhereTheParserIs) {
  EXPECT_EQ(contextsOf("auto f = []() __attribute__((annotate(\"\", asked))) {};\n"),
            Names{"lambda"});
  EXPECT_EQ(contextsOf("template <class T> struct X { void m(); };\n"
                       "template <class T> void X<T>::m() {}\n"
                       "template void X<int>::m() [[clang::annotate_type(\"\", asked)]];\n"),
            Names{"X"});
}

TEST(LookupCallbacks, RunByHand) {
  unsigned Number = 0;
  Compile Unit;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    llvm::IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
    Source->add("asked", [&] { ++Number; });
    S.addExternalSource(Source.get());
  };
  Unit.AtEnd = [](clang::Sema &S) { LookupCallbacks::run(S, "asked"); };
  EXPECT_TRUE(Unit.run(""));
  EXPECT_EQ(Number, 1u);
}

} // namespace
