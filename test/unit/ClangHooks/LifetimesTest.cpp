//===- LifetimesTest.cpp - tests of dangling pointers that Clang finds ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/Lifetimes.h"
#include "Compile.h"
#include "clang/Basic/DiagnosticSema.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

class Warnings : public clang::DiagnosticConsumer {
public:
  void HandleDiagnostic(clang::DiagnosticsEngine::Level, const clang::Diagnostic &Info) override {
    Dangling |= Info.getID() == clang::diag::warn_ret_stack_addr_ref;
  }
  bool Dangling = false;
};

TEST(Lifetimes, ClangFollowsOwnersOfTheStandardLibrary) {
  for (std::string Space : {"std", "own"}) {
    bool Followed = false;
    Warnings Client;
    Compile Unit;
    Unit.Client = &Client;
    Unit.AtEnd = [&](clang::Sema &S) {
      auto *Namespace = llvm::cast<clang::NamespaceDecl>(find(S, Space));
      auto *Class = llvm::cast<clang::CXXRecordDecl>(
          *Namespace->lookup(&S.Context.Idents.get("vector")).begin());
      for (const clang::CXXMethodDecl *Method : Class->methods())
        if (Method->getIdentifier() && Method->getName() == "data")
          Followed = isFollowedByClang(Method);
    };
    EXPECT_TRUE(Unit.run("namespace " + Space + R"( {
      struct [[gsl::Owner(int)]] vector { ~vector(); int *data(); };
    }
    struct View { View(int *p [[clang::lifetimebound]]); };
    View f() {
      )" + Space + R"(::vector v;
      return View(v.data());
    })"));
    EXPECT_EQ(Client.Dangling, Followed) << Space;
  }
}

} // namespace
