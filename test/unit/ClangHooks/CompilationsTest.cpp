//===- CompilationsTest.cpp - engines and compilations --------------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/Compilations.h"
#include "Compile.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/Basic/TargetInfo.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

TEST(Engines, ASecondOneGivesWhileAMessageIsInFlight) {
  struct Count : clang::DiagnosticConsumer {
    void HandleDiagnostic(clang::DiagnosticsEngine::Level L, const clang::Diagnostic &D) override {
      ++Number;
    }
    unsigned Number = 0;
  } Last;
  struct Twice : clang::DiagnosticConsumer {
    void HandleDiagnostic(clang::DiagnosticsEngine::Level L, const clang::Diagnostic &D) override {
      SecondEngine Second(*const_cast<clang::DiagnosticsEngine *>(D.getDiags()), Next);
      Second.Report(clang::StoredDiagnostic(L, D.getID(), "twice"));
      Next->HandleDiagnostic(L, D);
    }
    clang::DiagnosticConsumer *Next = nullptr;
  } First;
  First.Next = &Last;
  FreshEngine Diags(&First);
  Diags.Report(Diags.getCustomDiagID(clang::DiagnosticsEngine::Error, "once"));
  EXPECT_EQ(Last.Number, 2u);
}

TEST(Engines, HaveTheOptionsOfACommandLine) {
  EngineOptions Options({"clang++", "-Werror=unused-variable", "-fno-caret-diagnostics"});
  EXPECT_FALSE(Options->ShowCarets);
  clang::IgnoringDiagConsumer Silent;
  FreshEngine Diags(&Silent, /*ShouldOwnClient=*/false, Options);
  processWarningOptions(Diags);
  EXPECT_EQ(&Diags.getDiagnosticOptions(), &*Options);
}

TEST(Compilations, HaveATarget) {
  clang::IgnoringDiagConsumer Silent;
  FreshEngine Diags(&Silent);
  auto Options = std::make_shared<clang::TargetOptions>();
  Options->Triple = "x86_64-unknown-linux-gnu";
  Options->CPU = "x86-64-v3";
  std::unique_ptr<clang::TargetInfo> Target = createTarget(Diags, Options);
  ASSERT_TRUE(Target);
  EXPECT_TRUE(Target->hasFeature("avx2"));
}

TEST(Compilations, DeclareVariadicFunctionsForTheDevice) {
  Compile Unit;
  Unit.cuda();
  Unit.AtStart = [](clang::Sema &S, clang::Parser &) {
    allowVariadicFunctions(const_cast<clang::LangOptions &>(S.getLangOpts()));
  };
  EXPECT_TRUE(Unit.run("__attribute__((device)) void f(int, ...) {}"));
}

} // namespace
