//===- OfferedNamesTest.cpp - corrections of misspelt names ---------------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/ClangHooks/OfferedNames.h"
#include "Compile.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

constexpr char Text[] = "namespace inside { int remarkable(); }\n"
                        "int uses() { return remarkabel(); }\n";

struct LastMessage : clang::DiagnosticConsumer {
  std::string Text;
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    DiagnosticConsumer::HandleDiagnostic(Level, Info);
    llvm::SmallString<128> Formatted;
    Info.FormatDiagnostic(Formatted);
    if (Level >= clang::DiagnosticsEngine::Error)
      Text = Formatted.str().str();
  }
};

TEST(OfferedNames, ClangOffersQualifiedNames) {
  Compile Unit;
  LastMessage Last;
  Unit.Client = &Last;
  EXPECT_FALSE(Unit.run(Text));
  EXPECT_NE(Last.Text.find("did you mean 'inside::remarkable'"), std::string::npos) << Last.Text;
}

TEST(OfferedNames, NotOfInternalNamespaces) {
  Compile Unit;
  LastMessage Last;
  Unit.Client = &Last;
  Unit.AtStart = [](clang::Sema &S, clang::Parser &) {
    offerNoNamesOf(S,
                   [](const clang::NamespaceDecl *Space) { return Space->getName() == "inside"; });
  };
  EXPECT_FALSE(Unit.run(Text));
  EXPECT_EQ(Last.Text.find("did you mean"), std::string::npos) << Last.Text;
  EXPECT_FALSE(Last.Text.empty());
}

} // namespace
