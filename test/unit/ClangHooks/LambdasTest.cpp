//===- LambdasTest.cpp - heads and numbers of lambdas ---------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "ampcc/ClangHooks/LambdaHead.h"
#include "ampcc/ClangHooks/LambdaNumbers.h"
#include "ampcc/ClangHooks/LookupCallbacks.h"
#include "clang/AST/Attr.h"
#include "clang/AST/DeclTemplate.h"
#include "clang/AST/ExprCXX.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

TEST(LambdaHead, HasACallOperatorWithoutAttributes) {
  unsigned Number = 0;
  Compile Unit;
  Unit.cuda();
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) {
    llvm::IntrusiveRefCntPtr<LookupCallbacks> Source(new LookupCallbacks(S.Context));
    Source->add("asked", [&] {
      ++Number;
      const clang::CXXMethodDecl *Operator = lambdaBeingParsed(S);
      ASSERT_TRUE(Operator);
      EXPECT_FALSE(Operator->hasAttr<clang::CUDADeviceAttr>());
      EXPECT_EQ(Operator->getLexicalDeclContext(), find(S, "f")->getAsFunction());
    });
    Source->add("body", [&] {
      ++Number;
      ASSERT_TRUE(lambdaBeingParsed(S));
      EXPECT_TRUE(lambdaBeingParsed(S)->hasAttr<clang::CUDADeviceAttr>());
    });
    S.addExternalSource(Source.get());
  };
  Unit.AtEnd = [](clang::Sema &S) { EXPECT_FALSE(lambdaBeingParsed(S)); };
  EXPECT_TRUE(Unit.run(R"(
    __attribute__((device)) void f() {
      auto l = [] __attribute__((device)) __attribute__((annotate("", asked)))
               (int) {
        int i __attribute__((annotate("", body)));
      };
    }
  )"));
  EXPECT_EQ(Number, 2u);
}

/// The lambda with which a variable is initialised.
clang::LambdaExpr *lambdaOf(clang::VarDecl *Var) {
  return llvm::cast<clang::LambdaExpr>(Var->getInit()->IgnoreUnlessSpelledInSource());
}

TEST(LambdaNumbers, AreMissingInSpecializations) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    auto *Template = llvm::cast<clang::VarTemplateDecl>(find(S, "v"));
    unsigned Number = 0;
    for (clang::VarDecl *Var : Template->specializations()) {
      const clang::LambdaExpr *Lambda = lambdaOf(Var);
      EXPECT_FALSE(Lambda->getLambdaClass()->getLambdaContextDecl());
      numberLambda(Lambda, Var);
      EXPECT_EQ(Lambda->getLambdaClass()->getLambdaContextDecl(), Var);
      EXPECT_EQ(Lambda->getLambdaClass()->getLambdaManglingNumber(), 1u);
      ++Number;
    }
    EXPECT_EQ(Number, 1u);
  };
  EXPECT_TRUE(Unit.run("template <class T> auto v = 0; template <> auto v<int> = [] {};"));
}

TEST(LambdaNumbers, StayWhereClangGivesThem) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    auto *Var = llvm::cast<clang::VarDecl>(find(S, "v"));
    clang::Decl *Own = lambdaOf(Var)->getLambdaClass()->getLambdaContextDecl();
    ASSERT_TRUE(Own);
    numberLambda(lambdaOf(Var), S.Context.getTranslationUnitDecl());
    EXPECT_EQ(lambdaOf(Var)->getLambdaClass()->getLambdaContextDecl(), Own);
  };
  EXPECT_TRUE(Unit.run("inline auto v = [] {};"));
}

} // namespace
