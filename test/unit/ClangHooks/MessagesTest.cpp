//===- MessagesTest.cpp - Clang's messages, their kinds and parts ---------===//
// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "Compile.h"
#include "ampcc/ClangHooks/MessageKinds.h"
#include "ampcc/ClangHooks/MessageNames.h"
#include "ampcc/ClangHooks/RewordedMessage.h"
#include "clang/Basic/DiagnosticSema.h"
#include "clang/Basic/SourceManager.h"
#include "gtest/gtest.h"

using namespace ampcc;

namespace {

class Rewording : public clang::DiagnosticConsumer {
public:
  void HandleDiagnostic(clang::DiagnosticsEngine::Level Level,
                        const clang::Diagnostic &Info) override {
    std::string Own = "other words";
    RewordedMessage Message(Info, Own);
    const clang::Diagnostic &Other = Message;
    Stored.emplace_back(Level, Other);
    EXPECT_EQ(Other.getID(), Info.getID());
    EXPECT_EQ(Other.getNumArgs(), Info.getNumArgs());
    for (unsigned I = 0; I < Info.getNumArgs(); ++I)
      EXPECT_EQ(Other.getArgKind(I), Info.getArgKind(I));
    EXPECT_EQ(Other.getRanges().size(), Info.getRanges().size());
    EXPECT_EQ(Other.getFixItHints().size(), Info.getFixItHints().size());
    EXPECT_EQ(Other.getLocation(), Info.getLocation());
    NumParts += Other.getNumArgs() + Other.getRanges().size() + Other.getFixItHints().size();
  }
  std::vector<clang::StoredDiagnostic> Stored;
  unsigned NumParts = 0;
};

TEST(RewordedMessage, KeepsAllButTheWords) {
  Rewording Client;
  Compile Unit;
  Unit.Client = &Client;
  EXPECT_FALSE(Unit.run("struct S { int member; } s; int i = s->member; int *p = 1.5;"));
  ASSERT_FALSE(Client.Stored.empty());
  for (const clang::StoredDiagnostic &D : Client.Stored)
    EXPECT_EQ(D.getMessage(), "other words");
  EXPECT_GT(Client.NumParts, 3u);
}

TEST(RewordedMessage, LooksAtOneThatIsNotGiven) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    clang::PartialDiagnostic Part(clang::diag::err_undeclared_var_use,
                                  S.Context.getDiagAllocator());
    Part << &S.Context.Idents.get("name");
    std::string Text;
    inspectMessage(S.getDiagnostics(), {clang::SourceLocation(), Part},
                   [&](const clang::Diagnostic &Info) {
                     llvm::SmallString<64> Words;
                     Info.FormatDiagnostic(Words);
                     Text = Words.str().str();
                   });
    EXPECT_EQ(Text, "use of undeclared identifier 'name'");
  };
  EXPECT_TRUE(Unit.run(""));
}

TEST(MessageKinds, AreClangs) {
  Compile Unit;
  Unit.AtEnd = [](clang::Sema &S) {
    const clang::DiagnosticsEngine &Diags = S.getDiagnostics();
    EXPECT_TRUE(isNote(Diags, clang::diag::note_previous_definition));
    EXPECT_FALSE(isNote(Diags, clang::diag::err_undeclared_var_use));
    EXPECT_TRUE(isWarningOrExtension(Diags, clang::diag::ext_typename_missing));
    EXPECT_TRUE(isWarningOrExtension(Diags, clang::diag::ext_implicit_typename));
    EXPECT_FALSE(isWarningOrExtension(Diags, clang::diag::err_undeclared_var_use));
    EXPECT_EQ(warningOption(clang::diag::warn_unused_variable), "unused-variable");
  };
  EXPECT_TRUE(Unit.run(""));
}

} // namespace
