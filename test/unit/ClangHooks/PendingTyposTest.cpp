//===- PendingTyposTest.cpp - unknown names that are not reported yet ------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/PendingTypos.h"
#include "Compile.h"
#include "clang/Basic/DiagnosticParse.h"
#include "clang/Basic/Version.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

/// Notes whether a name is pending at the parse error about a missing semicolon.
struct Client : clang::DiagnosticConsumer {
  clang::Sema *S = nullptr;
  std::vector<bool> IsPending;

  void HandleDiagnostic(clang::DiagnosticsEngine::Level, const clang::Diagnostic &Info) override {
    if (S && Info.getID() == clang::diag::err_expected_semi_after_expr)
      IsPending.push_back(hasPendingTypos(*S));
  }
};

TEST(PendingTypos, AreThoseOfTheExpression) {
  Client Messages;
  Compile Unit;
  Unit.Client = &Messages;
  Unit.AtStart = [&](clang::Sema &S, clang::Parser &) { Messages.S = &S; };
  EXPECT_FALSE(Unit.run("template <typename T> struct array_vier {};\n"
                        "void unknown() { array_view<int> v(4); }\n"
                        "void known() { int n; n n; }\n"));
  // Since Clang 21 the name is reported at once, and the parse error does not follow from it.
#if CLANG_VERSION_MAJOR < 21
  EXPECT_EQ(Messages.IsPending, (std::vector<bool>{true, false}));
#else
  EXPECT_EQ(Messages.IsPending, (std::vector<bool>{false}));
#endif
}

} // namespace
