//===- DelayedTemplatesTest.cpp - tests of function bodies that are parsed late --===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/DelayedTemplates.h"
#include "Compile.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

TEST(DelayedTemplates, KeepTheirTokens) {
  Compile Unit;
  Unit.AfterDeclaration = [](clang::Sema &S) {
    delayTemplates(const_cast<clang::LangOptions &>(S.getLangOpts()), !find(S, "second"));
  };
  Unit.AtEnd = [](clang::Sema &S) {
    std::vector<const clang::FunctionDecl *> Delayed = delayedFunctions(S);
    ASSERT_EQ(Delayed.size(), 1u);
    EXPECT_EQ(Delayed[0]->getName(), "second");
    llvm::ArrayRef<clang::Token> Body = delayedBody(S, Delayed[0]);
    ASSERT_FALSE(Body.empty());
    EXPECT_TRUE(Body.front().is(clang::tok::l_brace));
    EXPECT_TRUE(Body.back().is(clang::tok::r_brace));
    EXPECT_TRUE(delayedBody(S, find(S, "first")->getAsFunction()).empty());
  };
  EXPECT_TRUE(Unit.run("template <class T> void first(T t) { t(); }\n"
                       "template <class T> void second(T t) { t(); }\n"
                       "template <class T> void third(T t) { t(); }\n"));
}

} // namespace
