//===- EndOfUnitTest.cpp - tests of Clang's state at the end of a unit ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/EndOfUnit.h"
#include "Compile.h"
#include "clang/AST/Decl.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// Warnings about functions that are not used, or not defined, if these functions count as that.
unsigned numWarnings(std::string Used, std::string Defined) {
  class Counter : public clang::DiagnosticConsumer {
  } Client;
  Compile Unit;
  Unit.Options = {"-std=c++20", "-Wunused-function", "-Wundefined-internal",
                  "-fno-caret-diagnostics"};
  Unit.Client = &Client;
  Unit.AtStart = [=](clang::Sema &S, clang::Parser &) {
    countAsUsed(S, [=](const clang::FunctionDecl *F) { return F->getName() == Used; });
    countAsDefined(S, [=](const clang::NamedDecl *D) { return D->getName() == Defined; });
  };
  EXPECT_TRUE(Unit.run(R"(
    static void unused() {}
    static void undefined();
    void f() { undefined(); }
  )"));
  return Client.getNumWarnings();
}

TEST(EndOfUnit, HasFunctionsThatCountAsUsed) {
  EXPECT_EQ(numWarnings("", ""), 2u);
  EXPECT_EQ(numWarnings("unused", ""), 1u);
}

TEST(EndOfUnit, HasFunctionsThatCountAsDefined) {
  EXPECT_EQ(numWarnings("", "undefined"), 1u);
  EXPECT_EQ(numWarnings("unused", "undefined"), 0u);
}

} // namespace
