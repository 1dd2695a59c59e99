//===- DiagnosticsTest.cpp - the table of messages, its warning groups ---===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ampcc/Basic/Diagnostics.h"
#include "ampcc/Basic/WarningGroups.h"
#include "ampcc/ClangHooks/Engines.h"
#include "clang/Basic/DiagnosticOptions.h"
#include "gtest/gtest.h"
#include <cctype>
#include <set>

using namespace ampcc;

namespace {

struct Recorder : clang::DiagnosticConsumer {
  clang::DiagnosticsEngine::Level Level = clang::DiagnosticsEngine::Ignored;
  std::string Text;
  void HandleDiagnostic(clang::DiagnosticsEngine::Level L, const clang::Diagnostic &Info) override {
    llvm::SmallString<64> Formatted;
    Info.FormatDiagnostic(Formatted);
    Level = L;
    Text = std::string(Formatted);
  }
};

struct Engine {
  Recorder Client;
  EngineOptions Options;
  FreshEngine Diags{&Client, /*ShouldOwnClient=*/false, Options};
};

TEST(Diagnostics, TextsFollowClangsStyle) {
  for (const diag::Row &Row : diag::allRows()) {
    EXPECT_FALSE(Row.Text.empty()) << Row.Name.str();
    EXPECT_NE(Row.Text.back(), '.') << Row.Name.str();
    // Names and acronyms apart, a message starts in lower case.
    EXPECT_FALSE(std::isupper(Row.Text[0]) && std::islower(Row.Text[1])) << Row.Name.str();
  }
}

TEST(Diagnostics, NamesTellTheLevelAndOnlyWarningsHaveGroups) {
  for (const diag::Row &Row : diag::allRows()) {
    llvm::StringRef Prefix = Row.L == diag::Level::Error    ? "err_"
                             : Row.L == diag::Level::Remark ? "remark_"
                             : Row.L == diag::Level::Note   ? "note_"
                                                            : "warn_";
    EXPECT_TRUE(Row.Name.starts_with(Prefix)) << Row.Name.str();
    EXPECT_EQ(Row.Group.starts_with("amp-"), Prefix == "warn_") << Row.Name.str();
  }
}

TEST(Diagnostics, FormatsArguments) {
  Engine E;
  report(E.Diags, {}, diag::err_clause_unknown) << "gpu" << 0 << "";
  EXPECT_EQ(E.Client.Level, clang::DiagnosticsEngine::Error);
  EXPECT_EQ(E.Client.Text, "unknown restriction 'gpu'");
}

/// An option -Wno-NAME must not seem to turn an error off.
TEST(Diagnostics, NamesOfErrorsAreUniqueAndOfNoGroup) {
  std::set<std::string> Names;
  for (const diag::Row &Row : diag::allRows()) {
    const std::string Name = diag::nameForUsers(Row);
    EXPECT_EQ(Name.empty(), Row.L == diag::Level::Note) << Row.Name.str();
    if (Row.L != diag::Level::Error)
      continue;
    EXPECT_TRUE(Names.insert(Name).second) << Name;
    EXPECT_FALSE(isAmpWarningOption(Name)) << Name;
  }
  EXPECT_EQ(diag::nameForUsers(diag::row(diag::err_amp_asm)), "amp-asm");
}

TEST(Diagnostics, NamesOfErrorsAreShownAsGroupsAre) {
  Engine E;
  E.Diags.getDiagnosticOptions().ShowOptionNames = true;
  report(E.Diags, {}, diag::err_clause_unknown) << "gpu" << 0 << "";
  EXPECT_EQ(E.Client.Text, "unknown restriction 'gpu' [amp-clause-unknown]");
}

/// The first warning of the table stands for all.
std::optional<diag::Kind> someWarning() {
  for (unsigned I = 0; I < diag::NumKinds; ++I)
    if (diag::allRows()[I].L == diag::Level::Warning)
      return diag::Kind(I);
  return std::nullopt;
}

TEST(Diagnostics, OptionsControlWarnings) {
  std::optional<diag::Kind> Warning = someWarning();
  if (!Warning)
    GTEST_SKIP() << "no warning in the table";
  std::string Group = diag::row(*Warning).Group.str();
  struct Case {
    std::vector<std::string> Options;
    clang::DiagnosticsEngine::Level Level;
  } Cases[] = {{{}, clang::DiagnosticsEngine::Warning},
               {{"no-" + Group}, clang::DiagnosticsEngine::Ignored},
               {{"no-" + Group, Group}, clang::DiagnosticsEngine::Warning},
               {{"error=" + Group}, clang::DiagnosticsEngine::Error},
               {{"error=" + Group, "no-error=" + Group}, clang::DiagnosticsEngine::Warning}};
  for (const Case &C : Cases) {
    Engine E;
    E.Options->Warnings = C.Options;
    adoptWarningOptions(*E.Options);
    processWarningOptions(E.Diags);
    report(E.Diags, {}, *Warning);
    EXPECT_EQ(E.Client.Level, C.Level);
    for (const std::string &Option : C.Options)
      EXPECT_TRUE(isAmpWarningOption(Option));
  }
  EXPECT_FALSE(isAmpWarningOption("unused"));
}

} // namespace
